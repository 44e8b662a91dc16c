import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { link, mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { hasCode, isMissing, isOlder, namesIn } from './files.ts';
import { signedPath, type Received, type UploadSize } from './signed-uploads.ts';
import type { Quarantine } from './storage.ts';

export interface QuarantineFolder extends Quarantine {
  /** Stores a body under this key, once; writes at most `size` bytes to the disk. */
  receive(key: string, body: AsyncIterable<Uint8Array>, size: UploadSize): Promise<Received>;
}

class TooLong extends Error {}

/** Raw uploads in a local folder that is never served. Our own signed addresses fill it. */
export function quarantineFolder(
  folder: string,
  { uploadUrl, secret }: { uploadUrl: string; secret: string },
): QuarantineFolder {
  const filePath = (key: string) => path.join(folder, key);
  return {
    async addressFor(terms) {
      return {
        url: uploadUrl + signedPath(secret, terms),
        headers: { 'Content-Type': terms.content_type },
      };
    },

    async receive(key, body, { exactly, atMost }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const part = filePath(`${key}.${randomUUID()}.part`);
      try {
        const length = await store(body, part, exactly ?? atMost);
        if (length === 0 || (exactly !== null && length < exactly)) return 'too_short';
        // Unlike a rename, a link never replaces a file: of two simultaneous uploads, one is
        // stored.
        await link(part, filePath(key));
        return 'stored';
      } catch (error) {
        if (error instanceof TooLong) return 'too_long';
        if (hasCode(error, 'EEXIST')) return 'taken';
        if (isAboutDisk(error)) throw error;
        return 'broken_off';
      } finally {
        await rm(part, { force: true });
      }
    },

    async fetch(key, maxBytes) {
      try {
        const { size } = await stat(filePath(key));
        if (size > maxBytes) return 'too_large';
      } catch (error) {
        if (isMissing(error)) return 'missing';
        throw error;
      }
      return { path: filePath(key), release: async () => undefined };
    },

    delete: (key) => rm(filePath(key), { force: true }),

    async *list(before) {
      for (const name of await namesIn(folder)) {
        if (await isOlder(filePath(name), before)) yield name;
      }
    },
  };
}

/** Streams a body to a file and closes it; returns the number of bytes. */
async function store(
  body: AsyncIterable<Uint8Array>,
  file: string,
  maxBytes: number,
): Promise<number> {
  let length = 0;
  const out = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  const closed = new Promise<void>((resolve) => out.once('close', () => resolve()));
  try {
    await pipeline(
      body,
      async function* (chunks: AsyncIterable<Uint8Array>) {
        for await (const chunk of chunks) {
          length += chunk.byteLength;
          if (length > maxBytes) throw new TooLong();
          yield chunk;
        }
      },
      out,
    );
  } finally {
    // A stream that fails at once does so before the file is open, but the file is still created.
    await closed;
  }
  return length;
}

/** Distinguishes errors of our disk from those of the upload. */
const isAboutDisk = (error: unknown) =>
  error instanceof Error &&
  'syscall' in error &&
  ['open', 'write', 'link', 'mkdir'].includes(String(error.syscall));
