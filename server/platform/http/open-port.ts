import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** Answers one request of Node's HTTP server. */
export type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

export interface Port {
  /** The port number; with port 0 the system chooses it. */
  number: number;
  /** Answers requests by `listener` from now on; until then every request gets 503. */
  serve(listener: Listener): void;
  /** From now on each answer ends its connection, so that clients go elsewhere. */
  endConnections(): void;
  /** Refuses new requests and waits for open ones, at most 10 seconds. */
  close(): Promise<void>;
}

const drainMs = 10_000;
/** A client that takes nothing of its answer for so long is cut off. Longer than a heartbeat. */
const unreadMs = 30_000;
/** Requests sent ahead on one connection, before the answer to the first. Browsers send none. */
const mostAhead = 32;
const timeouts = {
  headersTimeout: 15_000,
  /** For an upload over a slow line. */
  requestTimeout: 300_000,
  // Longer than proxies keep theirs: a server that closes first would miss a request on its way.
  keepAliveTimeout: 65_000,
};

/** Opens a port; rejects with Node's error, such as EADDRINUSE. */
export async function openPort({ port, host }: { port: number; host: string }): Promise<Port> {
  let listener: Listener = answerStarting;
  let isEnding = false;
  const underWay = new Set<ServerResponse>();
  const ahead = new WeakMap<Socket, number>();

  function forget(this: ServerResponse): void {
    underWay.delete(this);
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    underWay.add(response);
    response.once('close', forget);
    if (isEnding) response.shouldKeepAlive = false;
    // HTTP/1.0 knows no Host; the checks of simple load balancers speak it.
    request.headers.host ??= host;
    listener(request, response);
  }

  /**
   * Answers what a client sent ahead one after another: the answers would otherwise all wait in
   * memory for a client that does not read. Such a response gets its socket when it is its turn.
   */
  function onRequest(request: IncomingMessage, response: ServerResponse): void {
    if (response.socket) return answer(request, response);
    const { socket } = request;
    const count = (ahead.get(socket) ?? 0) + 1;
    if (count > mostAhead) return void socket.destroy();
    ahead.set(socket, count);
    response.once('socket', () => {
      ahead.set(socket, (ahead.get(socket) ?? 1) - 1);
      answer(request, response);
    });
  }

  const http = createServer(timeouts, onRequest);
  const sockets = new Set<Socket>();
  http.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  http.setTimeout(unreadMs, (socket) => {
    const isAnswering = [...underWay].some(({ req }) => req.socket === socket);
    if (!isAnswering || socket.writableLength > 0) socket.destroy();
  });
  http.listen(port, host);
  await once(http, 'listening');

  function endConnections(): void {
    isEnding = true;
    for (const response of underWay) response.shouldKeepAlive = false;
  }

  return {
    number: (http.address() as AddressInfo).port,
    serve(next) {
      listener = next;
    },
    endConnections,
    async close() {
      endConnections();
      const closed = once(http, 'close');
      http.close();
      // Node would leave those open that have not sent anything yet.
      const busy = new Set([...underWay].map(({ req }) => req.socket));
      for (const socket of sockets) if (!busy.has(socket)) socket.destroy();
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
