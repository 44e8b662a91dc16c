import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A load balancer whose requests go to each process in turn. */
export interface RoundRobin {
  url: string;
  /** Ports of the processes; changes count from the next request on. */
  ports: number[];
  close(): Promise<void>;
}

export async function startRoundRobin(port: number): Promise<RoundRobin> {
  const ports: number[] = [];
  let turn = 0;
  const server = http.createServer((request, response) => {
    turn += 1;
    const { method, url: path, headers } = request;
    const target = { host: '127.0.0.1', port: ports[turn % ports.length], method, path, headers };
    const forwarded = http.request(target, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
    });
    forwarded.on('error', () => response.headersSent || response.writeHead(502).end());
    // A page that is closed leaves its stream of events.
    response.on('close', () => forwarded.destroy());
    request.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    ports,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
