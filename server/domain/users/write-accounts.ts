import type { Sql } from '#platform/database/sql.ts';

/** What the sign-in service says of a user. */
export interface SignedInIdentity {
  issuer: string;
  subject: string;
  email: string;
  first_name: string;
  last_name: string;
}

/** An account as a sign-in needs it. */
export interface Account {
  user_id: number;
  is_admin: boolean;
  is_suspended: boolean;
}

/** Stores the present e-mail address of an identity; returns its account, null when it has none. */
export async function updateEmail(
  sql: Sql,
  { issuer, subject, email }: SignedInIdentity,
): Promise<Account | null> {
  const [account] = await sql<Account[]>`
    update users set email = ${email} where issuer = ${issuer} and subject = ${subject}
    returning id as user_id, is_admin, suspended_at is not null as is_suspended`;
  return account ?? null;
}

/** Creates the account of an identity, or returns the one that a sign-in beside this one created. */
export async function insertUser(
  sql: Sql,
  { issuer, subject, email, first_name, last_name }: SignedInIdentity,
): Promise<Account> {
  const account = await sql.one<Account>`
    insert into users
      (issuer, subject, email, first_name, last_name, onboarding_status)
    values
      (${issuer}, ${subject}, ${email}, ${first_name}, ${last_name}, 'profile')
    on conflict (issuer, subject) do update set email = excluded.email
    returning id as user_id, is_admin, suspended_at is not null as is_suspended`;
  return account;
}

/** Deletes a user, and by foreign keys what is theirs alone. */
export async function deleteUser(sql: Sql, userId: number): Promise<void> {
  await sql`delete from users where id = ${userId}`;
}

/** Stores the address of a user's photo, or null for none. */
export async function updatePhoto(sql: Sql, userId: number, url: string | null): Promise<void> {
  await sql`update users set profile_picture_url = ${url}, updated_at = now() where id = ${userId}`;
}

/**
 * Marks a user as suspended, or only changes the note; false when there is no such user. Triggers
 * end their sessions and hide their listings in the same transaction.
 */
export async function markSuspended(sql: Sql, userId: number, note: string): Promise<boolean> {
  const suspended = await sql`
    update users set suspended_at = coalesce(suspended_at, now()), suspension_note = ${note}
    where id = ${userId}`;
  return suspended.count > 0;
}

/** Ends a suspension, if there is one. Triggers show the listings again. */
export async function clearSuspension(sql: Sql, userId: number): Promise<void> {
  await sql`
    update users set suspended_at = null, suspension_note = ''
    where id = ${userId} and suspended_at is not null`;
}
