import { retention } from '#contract/retention.ts';
import { restoreBlocksSql } from '#domain/safety/public.ts';
import type { IdentityKeys } from '#platform/keys/identity-keys.ts';
import { fragment, type Sql } from '#platform/database/sql.ts';
import { interval } from '#platform/database/term.ts';
import type { Identity } from './providers/identity.ts';

interface Block {
  blocker_id: number;
  created_at: Date;
  other_id: number;
  issuer: string;
  subject: string;
}

/**
 * Keeps what a new account of the same identity must not shake off: its suspension, and blocks in
 * both directions. Call it in the transaction that deletes the user, before the row goes.
 */
export async function keepFormerAccount(
  sql: Sql,
  identityKeys: IdentityKeys,
  userId: number,
): Promise<void> {
  const [user] = await sql<
    { issuer: string; subject: string; suspended_at: Date | null; suspension_note: string }[]
  >`
    select issuer, subject, suspended_at, suspension_note from users
    where id = ${userId} for update`;
  if (!user) return;
  const own = identityKeys.keyOf(user);
  const { suspended_at, suspension_note } = user;
  await sql`
    insert into former_accounts
      ${sql({ identity_key: own, user_id: userId, suspended_at, suspension_note })}
    on conflict (identity_key) do update set user_id = excluded.user_id, deleted_at = now(),
      suspended_at = excluded.suspended_at, suspension_note = excluded.suspension_note`;
  // Blocks with others who left are kept already, and now for as long as the new ones.
  await sql`
    update former_blocks set kept_since = now() where ${own} in (blocker_key, blocked_key)`;
  const blocks = await sql<Block[]>`
    select b.blocker_id, b.created_at, other.id as other_id, other.issuer, other.subject
    from blocks b join users other
      on other.id = case b.blocker_id when ${userId} then b.blocked_id else b.blocker_id end
    where ${userId} in (b.blocker_id, b.blocked_id)`;
  for (const { blocker_id, created_at, other_id, ...other } of blocks) {
    const others = identityKeys.keyOf(other);
    const sides =
      blocker_id === userId
        ? { blocker_key: own, blocked_key: others, blocked_id: other_id }
        : { blocker_key: others, blocked_key: own, blocker_id: other_id };
    await sql`
      insert into former_blocks ${sql({ ...sides, created_at })}
      on conflict (blocker_key, blocked_key) do nothing`;
  }
}

/** Is this the identity of someone who was suspended and has no account any more? */
export async function isKeptOut(
  sql: Sql,
  identityKeys: IdentityKeys,
  identity: Identity,
): Promise<boolean> {
  const kept = await sql`
    select from former_accounts
    where identity_key = any(${identityKeys.allKeysOf(identity)}) and suspended_at is not null
    for update`;
  return kept.length > 0;
}

/**
 * Suspends someone who deleted their account, or (with null) ends that; false when the id is of no
 * account that is remembered.
 */
export async function setFormerSuspension(
  sql: Sql,
  userId: number,
  note: string | null,
): Promise<boolean> {
  const changed = await sql`
    update former_accounts set
      suspended_at = case when ${note !== null} then coalesce(suspended_at, now()) end,
      suspension_note = ${note ?? ''}
    where user_id = ${userId}`;
  return changed.count > 0;
}

/** Gives a new account the blocks of the former one. */
export async function restoreFormerAccount(
  sql: Sql,
  identityKeys: IdentityKeys,
  identity: Identity,
  userId: number,
): Promise<void> {
  const own = identityKeys.allKeysOf(identity);
  const former = await sql`delete from former_accounts where identity_key = any(${own})`;
  if (former.count === 0) return;
  await sql`
    update former_blocks set
      blocker_id = case when blocker_key = any(${own}) then ${userId}::int else blocker_id end,
      blocked_id = case when blocked_key = any(${own}) then ${userId}::int else blocked_id end
    where blocker_key = any(${own}) or blocked_key = any(${own})`;
  // Where the other side left as well, the block waits for its return.
  await sql`
    with restored as (
      delete from former_blocks where ${userId} in (blocker_id, blocked_id)
        and blocker_id is not null and blocked_id is not null
      returning blocker_id, blocked_id, created_at)
    ${restoreBlocksSql(fragment`select blocker_id, blocked_id, created_at from restored`)}`;
}

/**
 * Forgets former accounts after the term of {@link retention}, suspended ones only once an
 * administrator ends the suspension; returns how many.
 */
export async function expireFormerAccounts(sql: Sql): Promise<number> {
  const oldest = sql`now() - ${interval(retention.formerAccount)}`;
  await sql`
    delete from former_blocks where kept_since < ${oldest} and not exists (
      select from former_accounts where suspended_at is not null
        and identity_key in (blocker_key, blocked_key))`;
  const forgotten = await sql`
    delete from former_accounts where deleted_at < ${oldest} and suspended_at is null`;
  return forgotten.count;
}
