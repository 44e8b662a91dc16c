import type { ProblemCode } from '#contract/problem.ts';
import { ProblemError } from '../http/problem.ts';
import { readSignedPath } from './upload-signature.ts';

/** `stored`, or why not; whatever arrived of a refused file is gone again. */
export type Received = 'stored' | 'too_long' | 'too_short' | 'taken' | 'broken_off';

/** How many bytes a file has, where its address says so, and how many it may have. */
export interface UploadSize {
  exactly: number | null;
  atMost: number;
}

/** Files that come to addresses signed with a secret of ours. */
export interface SignedUploads {
  /** Path of those addresses; the key follows. */
  path: string;
  secret: string;
  /** Bytes. */
  atMost: number;
  /** The file that may come under this key; null when nobody waits for it any more. */
  find(key: string): Promise<ExpectedFile | null>;
}

interface ExpectedFile {
  isHere: boolean;
  receive(bytes: AsyncIterable<Uint8Array>, size: UploadSize): Promise<Received>;
}

/** A file on its way. */
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

/** Takes a file whose address we signed: this one file, once. Throws a problem for any other. */
export async function receiveUpload(
  { secret, atMost, find }: SignedUploads,
  { key, query, contentType, length, body }: Upload,
): Promise<void> {
  const terms = readSignedPath(secret, key, query);
  if (!terms) throw new ProblemError('forbidden', { detail: 'This is no upload address of ours' });
  if (terms.expires_at.getTime() <= Date.now()) throw new ProblemError('upload_expired');
  if (contentType !== terms.content_type) {
    throw new ProblemError('unsupported_media_type', { detail: `Send ${terms.content_type}` });
  }
  if (length !== null && length > (terms.size ?? atMost)) throw refusal('too_long');
  if (length !== null && length < (terms.size ?? 1)) throw refusal('too_short');
  const file = await find(terms.key);
  if (!file) throw new ProblemError('upload_expired');
  if (file.isHere) throw refusal('taken');
  const bytes = body();
  if (!bytes) throw refusal('too_short');
  const received = await file.receive(bytes, { exactly: terms.size, atMost });
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
