import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The fate of a request: forwarded, cut before or during its answer, or answered here. */
export type Fate = 'forward' | 'cut' | 'cutAnswer' | 401 | 429 | 503;
/** Decides the fate of an arriving request; may wait to keep it pending. */
export type Plan = () => Fate | Promise<Fate>;

export interface FaultProxy {
  url: string;
  /** By method and path; calls without a plan are passed on. */
  plans: Map<string, Plan>;
  /** Every call that arrived, in order. */
  calls: string[];
  stop(): void;
}

/** A server between client and real server that fails on demand. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const plans = new Map<string, Plan>();
  const calls: string[] = [];
  const server = createServer((req, res) => {
    const call = `${req.method} ${req.url?.split('?')[0]}`;
    calls.push(call);
    void carryOut(plans.get(call) ?? (() => 'forward'), target, req, res);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    plans,
    calls,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function carryOut(
  plan: Plan,
  target: string,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  // Read the body first, or a pending request would lose it.
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  const fate = await plan();
  if (fate === 'cut') {
    res.socket?.destroy();
  } else if (typeof fate === 'number') {
    const code = { 401: 'unauthorized', 429: 'rate_limited', 503: 'unavailable' }[fate];
    res.writeHead(fate, { 'Content-Type': 'application/problem+json' });
    res.end(JSON.stringify({ status: fate, code, title: 'From the proxy' }));
  } else {
    const { method, headers } = req;
    const passOn = fate === 'forward' ? answerWhole : answerHalf;
    request(`${target}${req.url}`, { method, headers }, (answer) => passOn(answer, res))
      .on('error', () => res.socket?.destroy())
      .end(Buffer.concat(chunks));
  }
}

function answerWhole(answer: IncomingMessage, res: ServerResponse): void {
  res.writeHead(answer.statusCode ?? 502, answer.headers);
  answer.pipe(res);
}

function answerHalf(answer: IncomingMessage, res: ServerResponse): void {
  answer.once('data', (chunk: Buffer) => {
    res.writeHead(answer.statusCode ?? 502, answer.headers);
    res.write(chunk.subarray(0, chunk.length / 2), () => res.socket?.destroy());
  });
  // An answer without a body cannot be cut in two.
  answer.once('end', () => res.headersSent || res.socket?.destroy());
}
