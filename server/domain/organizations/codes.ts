import { createHmac } from 'node:crypto';
import { retention } from '#contract/retention.ts';
import { normalizeMailbox } from '#contract/users/mailbox.ts';
import { wrongCode } from '#contract/users/organization.ts';
import { replaceGathered } from '#domain/notifications/public.ts';
import { lockUsers } from '#domain/users/public.ts';
import { fragment, transaction, type Pool, type Sql } from '#platform/database/sql.ts';
import { interval } from '#platform/database/term.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { Quotas } from '#platform/http/quotas.ts';
import { findUniversity } from './universities/find-university.ts';
import { isSameSecret } from '#platform/keys/is-same-secret.ts';
import { randomToken } from '#platform/keys/random-token.ts';
import { loadServerKeys } from '#platform/keys/server-keys.ts';

const maxTries = 5;
const digits = 6;

/** An address to which a code is on its way. */
export interface CodeRequest {
  user_id: number;
  email: string;
  /** Microseconds since 1970: a new request has a new code. */
  requested_at: string;
}

/** SQL: the columns of a CodeRequest, from the row `c`. */
const requestColumns = fragment`c.user_id, c.email,
  (extract(epoch from c.requested_at) * 1000000)::bigint::text as requested_at`;

/** SQL: a code counts for an hour. */
const isAlive = fragment`c.requested_at > now() - ${interval(retention.organizationCode)}`;

const loadSecret = async (sql: Sql) =>
  (await loadServerKeys(sql, 'organization', randomToken))[0].secret;

/** The code that belongs to a request: it follows from a key of the server, so no code is stored. */
export async function makeCode(sql: Sql, request: CodeRequest): Promise<string> {
  const said = JSON.stringify(['code', request.user_id, request.email, request.requested_at]);
  const hash = createHmac('sha256', await loadSecret(sql))
    .update(said)
    .digest();
  return String(hash.readUInt32BE() % 10 ** digits).padStart(digits, '0');
}

/** What a mailbox is stored as, whatever its address: it can be compared and not read. */
async function hashMailbox(sql: Sql, email: string): Promise<string> {
  const said = JSON.stringify(['address', normalizeMailbox(email)]);
  return createHmac('sha256', await loadSecret(sql))
    .update(said)
    .digest('base64url');
}

/** The request of a user whose code still counts; null without one. */
export async function readRequest(sql: Sql, userId: number): Promise<CodeRequest | null> {
  const [request] = await sql<CodeRequest[]>`
    select ${requestColumns} from organization_codes c where c.user_id = ${userId} and ${isAlive}`;
  return request ?? null;
}

/**
 * Queues a mail with a code to this address; an older code no longer counts. Throws `rate_limited`
 * beyond what one user may ask for, or one mailbox may get.
 */
export async function requestCode(
  pool: Pool,
  quotas: Quotas,
  viewer: Viewer,
  email: string,
): Promise<void> {
  const mailbox = await hashMailbox(pool, email);
  await transaction(pool, async (sql) => {
    await lockUsers(sql, viewer.user_id);
    await quotas.count(sql, 'organizationCodes', viewer);
    await quotas.count(sql, 'organizationMails', { identity_key: mailbox });
    await sql`
      insert into organization_codes (user_id, email) values (${viewer.user_id}, ${email})
      on conflict (user_id) do update
        set email = excluded.email, tries = 0, requested_at = clock_timestamp()`;
    await replaceGathered(sql, { kind: 'organization_code', user_id: viewer.user_id });
  });
}

/**
 * Stores that the user has the address to which the code was sent; another account that had it shows
 * it no more. Throws `validation_failed` for a wrong code, and for any after five of them.
 */
export async function confirmCode(pool: Pool, viewer: Viewer, typed: string): Promise<void> {
  const isRight = await transaction(pool, async (sql) => {
    const { user_id: userId } = viewer;
    await lockUsers(sql, userId);
    const [request] = await sql<CodeRequest[]>`
      update organization_codes c set tries = tries + 1
      where c.user_id = ${userId} and tries < ${maxTries} and ${isAlive}
      returning ${requestColumns}`;
    if (!request || !isSameSecret(await makeCode(sql, request), typed.replaceAll(/\s/g, '')))
      return false;
    const domain = emailDomain(request.email);
    const row = {
      user_id: userId,
      domain,
      university: await findUniversity(domain),
      address_hash: await hashMailbox(sql, request.email),
    };
    await sql`delete from organization_addresses
      where address_hash = ${row.address_hash} and user_id <> ${userId}`;
    await sql`
      insert into organization_addresses ${sql(row)}
      on conflict (user_id) do update set domain = excluded.domain,
        university = excluded.university, address_hash = excluded.address_hash, confirmed_at = now()`;
    await sql`delete from organization_codes where user_id = ${userId}`;
    return true;
  });
  if (isRight) return;
  const errors = [{ path: 'code', message: wrongCode }];
  throw new ProblemError('validation_failed', { errors });
}

/** The part of an address that everyone may see. */
export const emailDomain = (email: string) => email.slice(email.lastIndexOf('@') + 1);
