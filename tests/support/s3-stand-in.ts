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
  /** What is asked about these files alone, as in `/rooms/media/listings/a/1.jpg`. */
  files: ReadonlyMap<string, 'refused' | 'broken' | 'silent' | 'stalls in body'>;
}

interface StoredFile {
  bytes: Buffer;
  type: string;
  /** The service says so in lists; long ago by default. */
  modified?: Date;
}

/**
 * As much of S3 as the server needs, in memory and without signatures, to be slow, to stall and to
 * refuse. What a real service does, `s3.test.ts` tests.
 */
export async function startS3StandIn() {
  const files = new Map<string, StoredFile>();
  const manner: Manner = { delayMs: 0, stallsInBody: false, refuses: false, files: new Map() };
  let connections = 0;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    await sleep(manner.delayMs);
    if (manner.refuses) return void response.writeHead(403).end();
    const url = new URL(request.url ?? '', 'http://s3');
    const key = decodeURIComponent(url.pathname).replace(/\/$/, '');
    const file = files.get(key);
    const bad = manner.files.get(key);
    if (bad === 'refused') return void response.writeHead(403).end();
    if (bad === 'broken') return void response.writeHead(500).end();
    if (bad === 'silent') return;
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
    if (prefix !== null) {
      const delimiter = url.searchParams.get('delimiter');
      return void response.writeHead(200).end(list(key, prefix, delimiter));
    }
    if (method === 'HEAD' && key.split('/').length === 2) return void response.writeHead(200).end();
    if (!file) return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Length': file.bytes.length, 'Content-Type': file.type });
    if (method === 'HEAD') return void response.end();
    if (!manner.stallsInBody && bad !== 'stalls in body') return void response.end(file.bytes);
    response.write(file.bytes.subarray(0, file.bytes.length / 2));
  }

  function list(bucket: string, prefix: string, delimiter: string | null): string {
    const contents: string[] = [];
    const folders = new Set<string>();
    for (const address of [...files.keys()].toSorted()) {
      const modified = files.get(address)?.modified ?? new Date(0);
      const key = address.slice(bucket.length + 1);
      if (!key.startsWith(prefix)) continue;
      const end = delimiter === null ? -1 : key.indexOf(delimiter, prefix.length);
      if (end >= 0) folders.add(key.slice(0, end + 1));
      else {
        const time = modified.toISOString();
        contents.push(`<Contents><Key>${key}</Key><LastModified>${time}</LastModified></Contents>`);
      }
    }
    const common = Array.from(
      folders,
      (folder) => `<CommonPrefixes><Prefix>${folder}</Prefix></CommonPrefixes>`,
    );
    return `<ListBucketResult>${contents.join('')}${common.join('')}</ListBucketResult>`;
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
