import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Context, Handler, MiddlewareHandler } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { acceptedEncoding } from '#platform/http/answer-cache.ts';
import type { KeptBuilds, KeptFile } from './kept-builds.ts';

/** Of files whose names have a hash of their content. */
export const immutable = 'public, max-age=31536000, immutable';

/**
 * Answers a hashed address that this build does not have with the file of an earlier or newer one,
 * once the request has passed what is `before`.
 */
export const answerKeptFiles = (
  builds: Pick<KeptBuilds, 'read'>,
  before: readonly MiddlewareHandler[],
): readonly Handler[] => [...before, async (c) => answerKeptFile(c, await builds.read(c.req.path))];

/** A 404 is not to be stored: another process may have the file in a moment. */
async function answerKeptFile(c: Context, file: KeptFile | null): Promise<Response> {
  if (!file) return c.text('Not Found', 404, { 'Cache-Control': 'no-store' });
  const headers = {
    'Content-Type': getMimeType(c.req.path) ?? 'application/octet-stream',
    'Cache-Control': immutable,
  };
  if (!file.isBrotli) return c.body(file.bytes, 200, headers);
  const isAccepted = acceptedEncoding(c.req.header('Accept-Encoding')) === 'br';
  return c.body(isAccepted ? file.bytes : await decompress(file.bytes), 200, {
    ...headers,
    Vary: 'Accept-Encoding',
    ...(isAccepted && { 'Content-Encoding': 'br' }),
  });
}

const decompress = async (bytes: Buffer) =>
  new Uint8Array(await promisify(brotliDecompress)(bytes));
