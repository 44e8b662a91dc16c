import { createHmac } from 'node:crypto';
import { retention } from '#contract/retention.ts';
import { interval } from '#platform/database/term.ts';
import { fragment, instant, integer, type Fragment, type Sql } from '#platform/database/sql.ts';
import { randomToken } from '#platform/keys/random-token.ts';
import { loadServerKeys } from '#platform/keys/server-keys.ts';

/** A network that more accounts share, such as that of a university, says nothing. */
const maxSharing = 10;
const maxLinked = 20;

/**
 * Notes from where a user signed in: the secret of the browser's cookie, which lives for ten minutes,
 * and the network. Both are hashed with a key of the server.
 */
export async function noteSignIn(
  sql: Sql,
  userId: number,
  from: { browser: string; network: string },
): Promise<void> {
  const [{ secret }] = await loadServerKeys(sql, 'sign-in-traces', randomToken);
  const hash = (kind: string, value: string) =>
    createHmac('sha256', secret).update(`${kind}:${value}`).digest('base64url').slice(0, 22);
  await sql`
    insert into sign_in_traces (user_id, kind, hash)
    values (${userId}, 'browser', ${hash('browser', from.browser)}),
      (${userId}, 'network', ${hash('network', from.network)})
    on conflict (user_id, kind, hash) do update set seen_at = now()`;
}

/** Forgets from where users signed in, once it is old. */
export async function deleteOldTraces(sql: Sql): Promise<void> {
  await sql`
    delete from sign_in_traces where seen_at < now() - ${interval(retention.signInTrace)}`;
}

/** SQL: the accounts that signed in from where the user did, with the reasons; the latest first. */
export const linkedAccountsJson = (userId: Fragment): Fragment => fragment`(
  select coalesce(json_agg(json_build_object('id', u.id, 'first_name', u.first_name,
    'reasons', linked.reasons, 'seen_at', ${instant(fragment`linked.seen_at`)},
    'suspended_at', ${instant(fragment`u.suspended_at`)})
    order by linked.seen_at desc, u.id desc), '[]')
  from (
    select other.user_id, array_agg(distinct other.kind order by other.kind) as reasons,
      max(other.seen_at) as seen_at
    from sign_in_traces own
    join sign_in_traces other on other.kind = own.kind and other.hash = own.hash
      and other.user_id <> own.user_id
    where own.user_id = ${userId} and (select count(*) from (
      select from sign_in_traces shared where shared.kind = own.kind and shared.hash = own.hash
      limit ${integer(maxSharing + 1)}) counted) <= ${integer(maxSharing)}
    group by other.user_id
    order by max(other.seen_at) desc, other.user_id desc limit ${integer(maxLinked)}) linked
  join users u on u.id = linked.user_id)`;
