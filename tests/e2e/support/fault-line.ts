import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export type LineCall = 'POST /api/upload/url' | 'PUT /api/upload/files/' | 'POST /api/listings/';

/** The fault for a request: half of its body passes, its answer is lost, or it is held. */
export type LineFate = 'half' | 'unanswered' | 'held';

export interface Caught {
  /** Sends the bytes that are held back. */
  release(): void;
  /** Breaks the connection, in both directions. */
  cut(): void;
}

export interface FaultLine {
  port: number;
  /** Applies this fault to the next matching request; resolves once it happened. */
  catchNext(call: LineCall, fate: LineFate): Promise<Caught>;
  /**
   * Breaks every such request half-way, because a browser may retry by itself. Returns a stop
   * function.
   */
  cutEvery(call: LineCall): () => void;
  stop(): void;
}

interface Plan {
  fate: LineFate;
  isForAll: boolean;
  caught: (request: Caught) => void;
}

/**
 * A TCP proxy to the server on this port. It forwards bytes, not requests, so that connections
 * really break, as when a phone loses its network. It recognizes a request by its head, which the
 * browser sends in one piece.
 */
export async function startFaultLine(toPort: number): Promise<FaultLine> {
  const plans = new Map<string, Plan>();
  const sockets = new Set<Socket>();
  const line = createServer((client) => {
    const server = connect(toPort, '127.0.0.1');
    join(client, server, plans);
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
  }).listen(0);
  await once(line, 'listening');
  return {
    port: (line.address() as AddressInfo).port,
    catchNext: (call, fate) =>
      new Promise((caught) => {
        plans.set(call, { fate, isForAll: false, caught });
      }),
    cutEvery(call) {
      plans.set(call, { fate: 'half', isForAll: true, caught: ({ cut }) => cut() });
      return () => void plans.delete(call);
    },
    stop() {
      line.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

function join(client: Socket, server: Socket, plans: Map<string, Plan>): void {
  const cut = () => {
    client.destroy();
    server.destroy();
  };
  for (const socket of [client, server]) socket.on('error', cut).on('close', cut);
  /** Bytes that still pass; the rest waits for `release`. */
  let passing = Infinity;
  let kept: Buffer[] = [];
  let onEnough: (() => void) | null = null;
  let onAnswer: (() => void) | null = null;

  const release = () => {
    passing = Infinity;
    onAnswer = null;
    for (const chunk of kept) server.write(chunk);
    kept = [];
  };
  function meet({ fate, caught }: Plan, chunk: Buffer): void {
    const notify = () => caught({ release, cut });
    if (fate === 'unanswered') onAnswer = notify;
    else {
      passing = fate === 'held' ? 0 : headLength(chunk) + bodyLength(chunk) / 2;
      onEnough = notify;
    }
  }
  client.on('data', (chunk: Buffer) => {
    const plan = takePlan(plans, chunk);
    if (plan) meet(plan, chunk);
    const now = chunk.subarray(0, Math.min(chunk.length, Math.floor(passing)));
    passing -= now.length;
    if (now.length > 0) server.write(now);
    if (now.length === chunk.length) return;
    kept.push(chunk.subarray(now.length));
    onEnough?.();
    onEnough = null;
  });
  server.on('data', (chunk: Buffer) => {
    if (onAnswer) onAnswer();
    else client.write(chunk);
  });
}

function takePlan(plans: Map<string, Plan>, chunk: Buffer): Plan | null {
  const start = chunk.toString('latin1', 0, 100);
  for (const [call, plan] of plans) {
    if (!start.startsWith(call)) continue;
    if (!plan.isForAll) plans.delete(call);
    return plan;
  }
  return null;
}

const headLength = (chunk: Buffer) => chunk.indexOf('\r\n\r\n') + 4;
const bodyLength = (chunk: Buffer) =>
  Number(/content-length: (\d+)/i.exec(chunk.toString('latin1'))?.[1]);
