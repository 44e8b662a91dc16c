import { createHmac, timingSafeEqual } from 'node:crypto';
import type { UploadTerms } from './storage.ts';

/** Path and query of the address of an upload, signed so that nothing of it can be changed. */
export function signedPath(secret: string, terms: UploadTerms): string {
  const query = new URLSearchParams({
    type: terms.content_type,
    ...(terms.size !== null && { size: String(terms.size) }),
    expires: String(terms.expires_at.getTime()),
    signature: signatureOf(secret, terms),
  });
  return `/${terms.key}?${query}`;
}

/** The terms of a signed address; null when it is not one of ours. */
export function readSignedPath(
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
  const given = Buffer.from(query('signature') ?? '');
  const right = Buffer.from(signatureOf(secret, terms));
  return given.length === right.length && timingSafeEqual(given, right) ? terms : null;
}

function signatureOf(secret: string, { key, content_type, size, expires_at }: UploadTerms): string {
  const signed = JSON.stringify([key, content_type, size, expires_at.getTime()]);
  return createHmac('sha256', secret).update(signed).digest('base64url');
}
