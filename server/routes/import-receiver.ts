import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import type { Sql } from 'postgres';
import { limits } from '#contract/limits.ts';
import type { ProblemCode } from '#contract/problem.ts';
import { ProblemError } from '../http/problem.ts';
import { receiveFile, type Received } from '../imports/files.ts';
import { readSignedPath } from '../storage/upload-signature.ts';

/** Where files to import are uploaded to; the key follows. */
export const importUploadPath = '/api/admin/import-uploads';

/** PUT of a file to import to a signed address: it takes this one file, once, and nothing else. */
export function importReceiver({ sql, secret }: { sql: Sql; secret: string }): Hono {
  return new Hono().put(`${importUploadPath}/:key`, async (c) => {
    const terms = readSignedPath(secret, c.req.param('key'), (name) => c.req.query(name));
    if (!terms || terms.size === null) {
      throw new ProblemError('forbidden', { detail: 'This is no upload address of ours' });
    }
    if (terms.expires_at.getTime() <= Date.now()) throw new ProblemError('upload_expired');
    if (c.req.header('Content-Type') !== terms.content_type) {
      throw new ProblemError('unsupported_media_type', { detail: `Send ${terms.content_type}` });
    }
    const length = Number(c.req.header('Content-Length') ?? terms.size);
    if (length > terms.size) throw refusal('too_long');
    if (length < terms.size) throw refusal('too_short');
    const [file] = await sql<{ id: number; is_here: boolean }[]>`
      select id, arrived_at is not null as is_here from import_files where key = ${terms.key}`;
    if (!file) throw new ProblemError('upload_expired');
    if (file.is_here) throw refusal('taken');
    const body = bodyOf(c);
    if (!body) throw refusal('too_short');
    const bytes = { exactly: terms.size, atMost: limits.imports.fileBytes };
    const received = await receiveFile(sql, file.id, body, bytes);
    if (received !== 'stored') throw refusal(received);
    return c.body(null, 204);
  });
}

/**
 * Node's own stream of the body where there is one: as a web stream it would hurry ahead of the
 * database and hold the whole file in memory (Readable.toWeb counts chunks, not bytes).
 */
function bodyOf(c: Context): AsyncIterable<Uint8Array> | null {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  // Whoever is refused half-way still gets an answer over this connection.
  return incoming ? incoming.iterator({ destroyOnReturn: false }) : c.req.raw.body;
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
