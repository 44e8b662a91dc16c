import { fragment, type Pool, type Sql } from '#platform/database/sql.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { randomToken } from '#platform/keys/random-token.ts';
import type { UploadTerms } from '#platform/storage/storage.ts';
import type { ImagePurpose } from './image-job.ts';

export interface Upload extends UploadTerms {
  user_id: number;
  purpose: ImagePurpose;
  listing_id: number | null;
  folder: string;
  is_registered: boolean;
  /** Is it too late to register the file? */
  is_over: boolean;
  image_id: number | null;
}

/** How long an upload address is valid. */
const addressMs = 10 * 60_000;
/** How much longer the file can be registered, for users who lost their connection. */
export const registrationGraceMs = 60 * 60_000;
/** How many unregistered uploads a user may have: enough for six full listings. */
export const maxOpen = 72;

const folders: Record<ImagePurpose, string> = { listing: 'listings', photo: 'photos' };

/** Stores a new upload. Throws `rate_limited` when this user has too many unregistered ones. */
export async function issueUpload(
  sql: Pool,
  wanted: Pick<Upload, 'user_id' | 'purpose' | 'listing_id' | 'content_type' | 'size'>,
): Promise<Upload> {
  const [open] = await sql<{ count: number }[]>`
    select count(*)::int as count from uploads
    where user_id = ${wanted.user_id} and registered_at is null
      and expires_at > now() - make_interval(secs => ${registrationGraceMs / 1000})`;
  if ((open?.count ?? 0) >= maxOpen) {
    throw new ProblemError('rate_limited', {
      detail: 'Too many of your uploads were never finished. Try again in an hour.',
      retryAfterSeconds: 600,
    });
  }
  const row = {
    ...wanted,
    key: randomToken(),
    folder: `${folders[wanted.purpose]}/${randomToken()}`,
  };
  const expires_at = fragment`now() + make_interval(secs => ${addressMs / 1000})`;
  const issued = await sql.one<{ expires_ms: number }>`
    insert into uploads ${sql({ ...row, expires_at })} returning ${expiresMs}`;
  return {
    ...row,
    expires_at: new Date(issued.expires_ms),
    is_registered: false,
    is_over: false,
    image_id: null,
  };
}

const expiresMs = fragment`extract(epoch from expires_at)::float8 * 1000 as expires_ms`;

/** The upload of this key, or of this folder; null when there is none. */
export async function findUpload(
  sql: Pool,
  by: { key: string } | { folder: string },
): Promise<Upload | null> {
  const [found] = await sql<(Omit<Upload, 'expires_at'> & { expires_ms: number })[]>`
    select key, user_id, purpose, listing_id, folder, content_type, size, image_id,
      registered_at is not null as is_registered,
      expires_at < now() - make_interval(secs => ${registrationGraceMs / 1000}) as is_over,
      ${expiresMs}
    from uploads where ${'key' in by ? sql`key = ${by.key}` : sql`folder = ${by.folder}`}`;
  if (!found) return null;
  const { expires_ms, ...upload } = found;
  return { ...upload, expires_at: new Date(expires_ms) };
}

/** The same, and locks the row until the transaction ends. */
export async function lockUpload(
  transaction: Sql,
  key: string,
): Promise<Pick<Upload, 'is_registered' | 'image_id'> | null> {
  const [found] = await transaction<Pick<Upload, 'is_registered' | 'image_id'>[]>`
    select registered_at is not null as is_registered, image_id from uploads where key = ${key} for update`;
  return found ?? null;
}

/** Deletes a failed upload; its address is no longer valid. */
export async function deleteUpload(sql: Pool, key: string): Promise<void> {
  await sql`delete from uploads where key = ${key}`;
}
