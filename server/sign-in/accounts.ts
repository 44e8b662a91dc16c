import type { Sql } from 'postgres';
import type { Identity } from './providers/identity.ts';

/** The account of an identity, made at its first sign-in; later ones change the e-mail only. */
export async function findOrCreateAccount(
  sql: Sql,
  identity: Identity,
): Promise<{ user_id: number; is_admin: boolean }> {
  const { issuer, subject, email, first_name, last_name } = identity;
  type Account = { user_id: number; is_admin: boolean };
  // The update first, although the insert below could do both: every insert uses up an id.
  const [known] = await sql<Account[]>`
    update users set email = ${email} where issuer = ${issuer} and subject = ${subject}
    returning id as user_id, is_admin`;
  if (known) return known;
  const [created] = await sql<Account[]>`
    insert into users
      (issuer, subject, email, first_name, last_name, onboarding_status)
    values
      (${issuer}, ${subject}, ${email}, ${first_name}, ${last_name}, 'profile')
    on conflict (issuer, subject) do update set email = excluded.email
    returning id as user_id, is_admin`;
  if (!created) throw new Error('An upsert returns its row');
  return created;
}
