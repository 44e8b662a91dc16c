import { fragment, instant, type Fragment, type Sql } from '#platform/database/sql.ts';
import type { Quotas } from '#platform/http/quotas.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { hashToken, randomToken } from '#platform/keys/random-token.ts';

/** What a secret address shows: one's calendar of viewings, or one viewing to a friend. */
type Subject = { kind: 'calendar' } | { kind: 'friend'; viewing_id: number };

/**
 * Makes a secret address and returns its secret, which is told only now: its hash is stored. A new
 * address of a calendar ends the one before. Throws `rate_limited`.
 */
export async function makeSecretAddress(
  sql: Sql,
  quotas: Quotas,
  viewer: Viewer,
  subject: Subject,
): Promise<string> {
  await quotas.count(sql, 'secretAddresses', viewer);
  if (subject.kind === 'calendar') await endSecretAddresses(sql, viewer.user_id, subject);
  const token = randomToken();
  const viewingId = subject.kind === 'friend' ? subject.viewing_id : null;
  await sql`
    insert into secret_addresses (token_hash, kind, user_id, viewing_id)
    values (${hashToken(token)}, ${subject.kind}, ${viewer.user_id}, ${viewingId})`;
  return token;
}

/** Ends all addresses that a user made of a subject. */
export async function endSecretAddresses(
  sql: Sql,
  userId: number,
  subject: Subject,
): Promise<void> {
  const viewingId = subject.kind === 'friend' ? subject.viewing_id : null;
  await sql`
    delete from secret_addresses
    where user_id = ${userId} and kind = ${subject.kind}
      and viewing_id is not distinct from ${viewingId}`;
}

/** Whose address a secret opens, and of which viewing; null for one that ended or never was. */
export async function openSecretAddress(
  sql: Sql,
  kind: Subject['kind'],
  token: string,
): Promise<{ user_id: number; viewing_id: number | null } | null> {
  const [row] = await sql<{ user_id: number; viewing_id: number | null }[]>`
    select a.user_id, a.viewing_id from secret_addresses a join users u on u.id = a.user_id
    where a.token_hash = ${hashToken(token)} and a.kind = ${kind} and u.suspended_at is null`;
  return row ? { ...row } : null;
}

/** When a user made the address of their calendar; null without one. */
export async function readCalendarAddress(sql: Sql, userId: number): Promise<string | null> {
  const [row] = await sql<{ created_at: string }[]>`
    select ${instant(fragment`created_at`)} as created_at from secret_addresses
    where user_id = ${userId} and kind = 'calendar'`;
  return row?.created_at ?? null;
}

/** SQL: how many addresses for friends this user has of the viewing `v`. */
export const friendLinks = (userId: number): Fragment => fragment`(
  select count(*)::int from secret_addresses a
  where a.viewing_id = v.id and a.user_id = ${userId})`;

/** Deletes the addresses of these viewings, which no friend can open any more. */
export async function deleteFriendLinks(sql: Sql, viewings: Fragment): Promise<void> {
  await sql`delete from secret_addresses where viewing_id in (${viewings})`;
}

/** When a user made which of their secret addresses. */
export async function exportSecretAddresses(
  sql: Sql,
  userId: number,
): Promise<{ kind: 'calendar' | 'friend'; created_at: string }[]> {
  const rows = await sql<{ kind: 'calendar' | 'friend'; created_at: string }[]>`
    select kind, ${instant(fragment`created_at`)} as created_at from secret_addresses
    where user_id = ${userId} order by created_at, token_hash`;
  return rows.map((row) => ({ ...row }));
}
