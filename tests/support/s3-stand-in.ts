import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

/** How the stand-in answers from now on. */
interface Manner {
  /** Milliseconds before each answer. */
  delayMs: number;
  /** Sends half of each file and then nothing more. */
  stallsInBody: boolean;
  /** Refuses every key. */
  refuses: boolean;
}

/**
 * As much of S3 as the server needs, in memory and without signatures, to be slow, to stall and to
 * refuse. What a real service does, `s3.test.ts` tests.
 */
export async function startS3StandIn() {
  const files = new Map<string, { bytes: Buffer; type: string }>();
  const manner: Manner = { delayMs: 0, stallsInBody: false, refuses: false };
  let connections = 0;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    await sleep(manner.delayMs);
    if (manner.refuses) return void response.writeHead(403).end();
    const url = new URL(request.url ?? '', 'http://s3');
    const key = decodeURIComponent(url.pathname).replace(/\/$/, '');
    const file = files.get(key);
    const { method } = request;
    if (method === 'PUT') {
      const type = request.headers['content-type'] ?? '';
      files.set(key, { bytes: Buffer.concat(chunks), type });
      return void response.writeHead(200, { ETag: '"1"' }).end();
    }
    if (method === 'DELETE') {
      files.delete(key);
      return void response.writeHead(204).end();
    }
    const prefix = url.searchParams.get('prefix');
    if (prefix !== null) return void response.writeHead(200).end(list(key, prefix));
    if (method === 'HEAD' && key.split('/').length === 2) return void response.writeHead(200).end();
    if (!file) return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Length': file.bytes.length, 'Content-Type': file.type });
    if (method === 'HEAD') return void response.end();
    if (!manner.stallsInBody) return void response.end(file.bytes);
    response.write(file.bytes.subarray(0, file.bytes.length / 2));
  }

  function list(bucket: string, prefix: string): string {
    const keys = [...files.keys()].map((key) => key.slice(bucket.length + 1));
    const contents = keys
      .filter((key) => key.startsWith(prefix))
      .map((key) => `<Contents><Key>${key}</Key></Contents>`);
    return `<ListBucketResult>${contents.join('')}</ListBucketResult>`;
  }

  const server = createServer((request, response) => void answer(request, response));
  server.on('connection', (socket) => {
    connections += 1;
    socket.once('close', () => (connections -= 1));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings = {
    endpoint,
    region: 'default',
    bucket: 'rooms',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    mediaUrl: `${endpoint}/rooms/media/`,
  };
  return {
    files,
    manner,
    settings,
    openConnections: () => connections,
    env: {
      S3_ENDPOINT: endpoint,
      S3_REGION: settings.region,
      S3_BUCKET: settings.bucket,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
      MEDIA_URL: `${endpoint}/rooms/media`,
    },
  };
}
