import { Readable } from 'node:stream';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import type { Sql } from 'postgres';
import { limits } from '#contract/limits.ts';
import type { ProblemCode } from '#contract/problem.ts';
import { ProblemError } from '../http/problem.ts';
import { uploadPath } from '../storage/local-storage.ts';
import type { QuarantineFolder, Received } from '../storage/quarantine-folder.ts';
import type { UploadTerms } from '../storage/storage.ts';
import { readSignedPath } from '../storage/upload-signature.ts';

interface Deps {
  sql: Sql;
  quarantine: QuarantineFolder;
  secret: string;
}

/** PUT of a raw file to a signed address, the local folder's counterpart of a presigned S3 one. */
export function uploadReceiver({ sql, quarantine, secret }: Deps): Hono {
  return new Hono().put(`${uploadPath}/:key`, async (c) => {
    const terms = readSignedPath(secret, c.req.param('key'), (name) => c.req.query(name));
    if (!terms)
      throw new ProblemError('forbidden', { detail: 'This is no upload address of ours' });
    if (terms.expires_at.getTime() <= Date.now()) throw new ProblemError('upload_expired');
    checkHeaders(c, terms);
    const [upload] = await sql<{ is_used: boolean }[]>`
      select registered_at is not null as is_used from uploads where key = ${terms.key}`;
    if (!upload) throw new ProblemError('upload_expired');
    if (upload.is_used) throw new ProblemError('upload_used');
    const body = bodyOf(c);
    if (!body) throw refusal('too_short');
    const bytes = { exactly: terms.size, atMost: limits.imageBytes };
    const received = await quarantine.receive(terms.key, body, bytes);
    if (received !== 'stored') throw refusal(received);
    return c.body(null, 204);
  });
}

/** Straight from the socket where there is one: a web stream in between costs more than the disk. */
function bodyOf(c: Context): Readable | null {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  if (incoming) return incoming;
  return c.req.raw.body && Readable.fromWeb(c.req.raw.body as never);
}

function checkHeaders(c: Context, { content_type, size }: UploadTerms): void {
  if (c.req.header('Content-Type') !== content_type) {
    throw new ProblemError('unsupported_media_type', { detail: `Send ${content_type}` });
  }
  const length = Number(c.req.header('Content-Length') ?? size ?? 1);
  if (length > (size ?? limits.imageBytes)) throw refusal('too_long');
  if (size !== null && length < size) throw refusal('too_short');
}

function refusal(reason: Exclude<Received, 'stored'>): ProblemError {
  const [code, detail] = refusals[reason];
  return new ProblemError(code, { detail });
}

const refusals: Record<Exclude<Received, 'stored'>, [ProblemCode, string]> = {
  too_long: ['body_too_large', 'The file is larger than announced'],
  too_short: ['malformed_request', 'The file is shorter than announced'],
  taken: ['upload_used', 'A file came to this address already'],
  broken_off: ['malformed_request', 'The upload broke off'],
};
