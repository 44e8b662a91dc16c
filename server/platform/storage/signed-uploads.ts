import { createHmac } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import type { ProblemCode } from '#contract/problem.ts';
import { ProblemError } from '../http/problem.ts';
import { isSameSecret } from '../keys/is-same-secret.ts';
import type { UploadTerms } from './storage.ts';

/** `stored`, or the reason for a refusal. Nothing remains of a refused file. */
export type Received = 'stored' | 'too_long' | 'too_short' | 'taken' | 'broken_off';

/** The exact number of bytes if the address fixes it, and the largest allowed number. */
export interface UploadSize {
  exactly: number | null;
  atMost: number;
}

/** Receives files at addresses that we signed. */
export interface SignedUploads {
  /** The path of these addresses; the key follows. */
  path: string;
  secret: string;
  /** Bytes. */
  atMost: number;
  /** The time by which addresses were signed: that of the database. */
  now(): number;
  /** The file that is expected under this key; null when none is expected any more. */
  find(key: string): Promise<ExpectedFile | null>;
}

interface ExpectedFile {
  isHere: boolean;
  receive(bytes: AsyncIterable<Uint8Array>, size: UploadSize): Promise<Received>;
}

/** Receives the one file of a signed address, once; throws a problem for any other. */
async function receiveUpload(
  c: Context,
  { secret, atMost, now, find }: SignedUploads,
): Promise<void> {
  const terms = readSignedPath(secret, c.req.param('key') ?? '', (name) => c.req.query(name));
  if (!terms) throw new ProblemError('forbidden', { detail: 'This is not a valid upload address' });
  if (terms.expires_at.getTime() <= now()) throw new ProblemError('upload_expired');
  if (c.req.header('Content-Type') !== terms.content_type) {
    throw new ProblemError('unsupported_media_type', { detail: `Send ${terms.content_type}` });
  }
  const contentLength = c.req.header('Content-Length');
  const length = contentLength === undefined ? null : Number(contentLength);
  if (length !== null && length > (terms.size ?? atMost)) throw refusal('too_long');
  if (length !== null && length < (terms.size ?? 1)) throw refusal('too_short');
  const file = await find(terms.key);
  if (!file) throw new ProblemError('upload_expired');
  if (file.isHere) throw refusal('taken');
  const bytes = readBody(c);
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

/**
 * Handles PUT of a raw file to a signed address. For images, it does what S3 does with a bucket.
 */
export function uploadReceiver(uploads: SignedUploads): Hono {
  return new Hono().put(`${uploads.path}/:key`, async (c) => {
    await receiveUpload(c, uploads);
    return c.body(null, 204);
  });
}

/**
 * Returns Node's own stream of the body if there is one. A web stream would read faster than the
 * disk writes and hold the whole file in memory (Readable.toWeb counts chunks, not bytes).
 */
function readBody(c: Context): AsyncIterable<Uint8Array> | null {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  // Keep the connection open, so that a client whose upload is refused half-way still gets an
  // answer.
  return incoming ? incoming.iterator({ destroyOnReturn: false }) : c.req.raw.body;
}

/** Path and query of an upload address. The signature covers all of it. */
export function signedPath(secret: string, terms: UploadTerms): string {
  const query = new URLSearchParams({
    type: terms.content_type,
    ...(terms.size !== null && { size: String(terms.size) }),
    expires: String(terms.expires_at.getTime()),
    signature: signUpload(secret, terms),
  });
  return `/${terms.key}?${query}`;
}

/** The terms of a signed address; null when the signature is wrong. */
function readSignedPath(
  secret: string,
  key: string,
  query: (name: string) => string | undefined,
): UploadTerms | null {
  const [type, size, expires] = [query('type'), query('size'), Number(query('expires'))];
  if (type === undefined || !Number.isSafeInteger(expires)) return null;
  const terms: UploadTerms = {
    key,
    content_type: type,
    size: size === undefined ? null : Number(size),
    expires_at: new Date(expires),
  };
  return isSameSecret(signUpload(secret, terms), query('signature') ?? '') ? terms : null;
}

function signUpload(secret: string, { key, content_type, size, expires_at }: UploadTerms): string {
  const signed = JSON.stringify([key, content_type, size, expires_at.getTime()]);
  return createHmac('sha256', secret).update(signed).digest('base64url');
}
