import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';

const folder = import.meta.dirname;
const shared = path.join(folder, 'public');

export interface PartnerSites {
  /** Addresses of the three sites; each is a separate origin. */
  plain: string;
  react: string;
  react18: string;
  stop(): Promise<void>;
}

interface Wanted {
  /** The origin of a running RoomieRadar. */
  roomieRadar: string;
  /** Origins of the images, when RoomieRadar does not serve them itself. */
  imageOrigins?: string[];
  /** The port of the first site; the others have the next ones. 0 chooses free ports. */
  port: number;
}

/** Builds and serves three sites that show rooms of RoomieRadar, each in a different way. */
export async function startPartnerSites({
  roomieRadar,
  imageOrigins = [],
  port,
}: Wanted): Promise<PartnerSites> {
  const built = await mkdtemp(path.join(tmpdir(), 'roomieradar-partners-'));
  const policy = contentPolicy(roomieRadar, imageOrigins);
  const servers: Server[] = [];
  const serve = async (site: string) => {
    const read = (name: string) =>
      readSiteFile(path.join(site, name), roomieRadar).catch(() =>
        readFile(path.join(shared, name)),
      );
    const server = await startSite(read, policy, port && port + servers.length);
    servers.push(server);
    return `http://localhost:${(server.address() as AddressInfo).port}`;
  };
  const buildSite = async (name: string) => {
    const outDir = path.join(built, name);
    process.env['VITE_ROOMIERADAR'] = roomieRadar;
    await build({
      root: path.join(folder, name),
      publicDir: shared,
      logLevel: 'warn',
      build: { outDir, emptyOutDir: false, rolldownOptions: { checks: { pluginTimings: false } } },
    });
    return outDir;
  };
  return {
    plain: await serve(path.join(folder, 'plain')),
    react: await serve(await buildSite('react-host')),
    react18: await serve(await buildSite('react-18-host')),
    async stop() {
      await Promise.all(
        servers.map((server) => {
          server.closeAllConnections();
          return new Promise((resolve) => {
            server.close(resolve);
          });
        }),
      );
      await rm(built, { recursive: true, force: true });
    },
  };
}

/** A strict policy: the site's own files, and RoomieRadar's script, API and images. */
const contentPolicy = (roomieRadar: string, imageOrigins: string[]) =>
  [
    "default-src 'none'",
    `script-src 'self' ${roomieRadar}`,
    "style-src 'self'",
    `connect-src ${roomieRadar}`,
    `img-src ${["'self'", roomieRadar, ...imageOrigins].join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');

async function readSiteFile(file: string, roomieRadar: string): Promise<Buffer | string> {
  const content = await readFile(file);
  return file.endsWith('.html')
    ? content.toString().replaceAll('{{roomieradar}}', roomieRadar)
    : content;
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=UTF-8',
  '.js': 'text/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.svg': 'image/svg+xml',
};

async function startSite(
  read: (name: string) => Promise<Buffer | string>,
  policy: string,
  port: number,
): Promise<Server> {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const content = await read(name).catch(() => null);
    response.writeHead(content === null ? 404 : 200, {
      'Content-Type': types[path.extname(name)] ?? 'application/octet-stream',
      'Content-Security-Policy': policy,
    });
    response.end(content);
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return server;
}
