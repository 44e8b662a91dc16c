import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/**
 * Serves HTML by its address from a plain Node server with brotli, to compare pages with. `headers`
 * are those of every answer, besides what describes its content.
 */
export async function serveFloor(
  pages: ReadonlyMap<string, string>,
  headers: Record<string, string> = {},
): Promise<{ url: string; server: Server }> {
  const compressed = new Map(
    Array.from(pages, ([address, html]) => [address, brotliCompressSync(html)]),
  );
  const server = createServer((request, response) => {
    const page = compressed.get(request.url ?? '');
    response.writeHead(page ? 200 : 404, {
      'Content-Type': 'text/html; charset=UTF-8',
      'Content-Encoding': 'br',
      ...headers,
    });
    response.end(page);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, server };
}
