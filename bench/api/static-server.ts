import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { serveParent } from './child.ts';

// The least that a server of static files does: bytes from memory, compressed before, with an ETag.
const body = readFileSync(process.env['FILE'] ?? '');
const headers = {
  'Content-Type': 'text/html; charset=UTF-8',
  'Content-Encoding': 'br',
  'Content-Length': body.length,
  ETag: '"home"',
};
const server = createServer((_, response) => void response.writeHead(200, headers).end(body));
server.listen(Number(process.env['PORT']), process.env['HOST'], () => serveParent(stop));

async function stop(): Promise<void> {
  server.closeAllConnections();
  server.close();
}
