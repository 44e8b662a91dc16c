import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

/** A site with photos, which can let their requests wait. */
export interface PhotoSite {
  /** The address of a photo; one whose name begins with "missing" is not there. */
  address(name: string): string;
  /** Requests for photos other than these wait until `letGo`. */
  holdAllBut(...names: string[]): void;
  letGo(): void;
  stop(): void;
}

/** Starts a site on this machine. */
export async function startPhotoSite(): Promise<PhotoSite> {
  const photo = await sharp({
    create: { width: 640, height: 480, channels: 3, background: 'teal' },
  })
    .jpeg()
    .toBuffer();
  let answered: string[] | null = null;
  let held: ServerResponse[] = [];
  const server = createServer((request, response) => {
    const name = request.url?.slice(1) ?? '';
    if (name.startsWith('missing')) response.writeHead(404).end();
    else if (answered === null || answered.includes(name)) response.end(photo);
    else held.push(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: (name) => `http://127.0.0.1:${port}/${name}`,
    holdAllBut: (...names) => (answered = names),
    letGo() {
      answered = null;
      for (const response of held) response.end(photo);
      held = [];
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
