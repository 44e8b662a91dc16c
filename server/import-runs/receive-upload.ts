import type { Sql } from 'postgres';
import { limits } from '#contract/limits.ts';
import type { ProblemCode } from '#contract/problem.ts';
import { ProblemError } from '../http/problem.ts';
import { readSignedPath } from '../storage/upload-signature.ts';
import { receiveFile, type Received } from './files.ts';

/** Where files to import are uploaded to; the key follows. */
export const importUploadPath = '/api/admin/import-uploads';

/** A file on its way to the address that was made for it. */
export interface Upload {
  /** The last part of its path. */
  key: string;
  /** What its address asks for besides. */
  query: (name: string) => string | undefined;
  contentType: string | undefined;
  /** Bytes, as announced in the header; null where it says nothing. */
  length: number | null;
  /** Null where there is none; asked for once the file is welcome. */
  body: () => AsyncIterable<Uint8Array> | null;
}

/** Takes a file whose address was signed with this secret: this one file, once, and nothing else. */
export async function receiveUpload(
  { sql, secret }: { sql: Sql; secret: string },
  { key, query, contentType, length, body }: Upload,
): Promise<void> {
  const terms = readSignedPath(secret, key, query);
  if (!terms || terms.size === null) {
    throw new ProblemError('forbidden', { detail: 'This is no upload address of ours' });
  }
  if (terms.expires_at.getTime() <= Date.now()) throw new ProblemError('upload_expired');
  if (contentType !== terms.content_type) {
    throw new ProblemError('unsupported_media_type', { detail: `Send ${terms.content_type}` });
  }
  if ((length ?? terms.size) > terms.size) throw refusal('too_long');
  if ((length ?? terms.size) < terms.size) throw refusal('too_short');
  const [file] = await sql<{ id: number; is_here: boolean }[]>`
    select id, arrived_at is not null as is_here from import_files where key = ${terms.key}`;
  if (!file) throw new ProblemError('upload_expired');
  if (file.is_here) throw refusal('taken');
  const bytes = body();
  if (!bytes) throw refusal('too_short');
  const size = { exactly: terms.size, atMost: limits.imports.fileBytes };
  const received = await receiveFile(sql, file.id, bytes, size);
  if (received !== 'stored') throw refusal(received);
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
