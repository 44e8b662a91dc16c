import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers one request of Node's HTTP server. */
export type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

export interface Port {
  /** The port number; with port 0 the system chooses it. */
  number: number;
  /** Answers requests by `listener` from now on; until then every request gets 503. */
  serve(listener: Listener): void;
  /** Refuses new requests and waits for open ones, at most 10 seconds. */
  close(): Promise<void>;
}

const drainMs = 10_000;

/** Opens a port; rejects with Node's error, such as EADDRINUSE. */
export async function openPort({ port, host }: { port: number; host: string }): Promise<Port> {
  let listener: Listener = answerStarting;
  const http = createServer((request, response) => listener(request, response));
  http.listen(port, host);
  await once(http, 'listening');
  return {
    number: (http.address() as AddressInfo).port,
    serve(next) {
      listener = next;
    },
    async close() {
      const closed = once(http, 'close');
      http.close();
      http.closeIdleConnections();
      const deadline = setTimeout(() => http.closeAllConnections(), drainMs);
      await closed;
      clearTimeout(deadline);
    },
  };
}

const answerStarting: Listener = (_, response) => {
  response.writeHead(503, { 'Content-Type': 'text/plain', 'Retry-After': '1' });
  response.end('RoomieRadar is starting. Try again in a moment.');
};
