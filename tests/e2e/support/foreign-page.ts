import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ForeignPage {
  body: string;
  /** The sources that its content security policy allows; it refuses all others. */
  policy: string;
}

/** A page of another site, on its own origin, with a policy that allows only what is given. */
export async function serveForeignPage({ body, policy }: ForeignPage) {
  const server = createServer((_, response) => {
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=UTF-8',
      'Content-Security-Policy': `default-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'; ${policy}`,
    });
    response.end(`<!doctype html><html lang="en"><title>Foreign</title><body>${body}`);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
