import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Server, type AddressInfo, type Socket } from 'node:net';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';

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
/** A request that is on its way when we close arrives within this time, and is answered. */
const lingerMs = 1000;
/** Then a client gets this time to close its side, too. */
const farewellMs = 200;
/** A client that takes nothing of its answer for so long is cut off. Longer than a heartbeat. */
const unreadMs = 30_000;
/** Requests sent ahead on one connection, before the answer to the first. Browsers send none. */
const maxAhead = 32;
const timeouts = {
  headersTimeout: 15_000,
  /** For an upload over a slow line. */
  requestTimeout: 300_000,
  // Longer than proxies keep theirs: a server that closes first would miss a request on its way.
  keepAliveTimeout: 65_000,
};

interface PortOptions {
  port: number;
  host: string;
  /** Answers until the server is ready. */
  answerStarting?: Listener;
}

/** Opens a port; rejects with Node's error, such as EADDRINUSE. */
export async function openPort({
  port,
  host,
  answerStarting = answerUnavailable,
}: PortOptions): Promise<Port> {
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
    if (count > maxAhead) return void socket.destroy();
    ahead.set(socket, count);
    response.once('socket', () => {
      ahead.set(socket, (ahead.get(socket) ?? 1) - 1);
      answer(request, response);
    });
  }

  const http = createServer(timeouts, onRequest);
  const sockets = new Set<Socket>();
  let accepted = 0;
  http.on('connection', (socket) => {
    accepted += 1;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  http.setTimeout(unreadMs, (socket) => {
    const isAnswering = [...underWay].some(({ req }) => req.socket === socket);
    if (!isAnswering || socket.writableLength > 0) socket.destroy();
  });
  http.listen(port, host);
  await once(http, 'listening');

  /** Takes the connections that the system has made already: closing the port would break them off. */
  async function takeConnections(): Promise<void> {
    const endMs = performance.now() + lingerMs;
    for (let before = -1; before !== accepted && performance.now() < endMs;) {
      before = accepted;
      await setImmediate();
    }
  }

  /** Does this to each connection without a request, then waits until all are closed, for a while. */
  async function leaveIdle(maxMs: number, leave: (socket: Socket) => unknown): Promise<void> {
    const busy = new Set([...underWay].map(({ req }) => req.socket));
    const idle = [...sockets].filter((socket) => !busy.has(socket));
    const allClosed = Promise.all(
      idle.map((socket) => once(socket, 'close').catch(() => undefined)),
    );
    for (const socket of idle) leave(socket);
    await Promise.race([allClosed, sleep(maxMs, undefined, { ref: false })]);
  }

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
      await takeConnections();
      const closed = once(http, 'close');
      // Node's own would cut off idle connections at once, and with them requests on their way.
      Server.prototype.close.call(http);
      const deadline = setTimeout(() => http.closeAllConnections(), drainMs);
      await leaveIdle(lingerMs, () => undefined);
      await leaveIdle(farewellMs, (socket) => socket.end());
      await leaveIdle(0, (socket) => socket.destroy());
      await closed;
      clearTimeout(deadline);
      // Ends its timers; all else is over.
      http.close();
    },
  };
}

/** Answers programs while the server starts. */
export const answerUnavailable: Listener = (_, response) => {
  response.writeHead(503, { 'Content-Type': 'text/plain', 'Retry-After': '1' });
  response.end('RoomieRadar is starting. Try again in a moment.');
};
