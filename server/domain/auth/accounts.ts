import type { Sql } from '#platform/database/sql.ts';
import type { Identity } from './providers/identity.ts';

interface Account {
  user_id: number;
  is_admin: boolean;
  is_suspended: boolean;
}

/** The account of an identity, made at its first sign-in; later ones change the e-mail only. */
export async function findOrCreateAccount(sql: Sql, identity: Identity): Promise<Account> {
  const { issuer, subject, email, first_name, last_name } = identity;
  // The update first, although the insert below could do both: every insert uses up an id.
  const [known] = await sql<Account[]>`
    update users set email = ${email} where issuer = ${issuer} and subject = ${subject}
    returning id as user_id, is_admin, suspended_at is not null as is_suspended`;
  if (known) return known;
  const [created] = await sql<Account[]>`
    insert into users
      (issuer, subject, email, first_name, last_name, onboarding_status)
    values
      (${issuer}, ${subject}, ${email}, ${first_name}, ${last_name}, 'profile')
    on conflict (issuer, subject) do update set email = excluded.email
    returning id as user_id, is_admin, suspended_at is not null as is_suspended`;
  if (!created) throw new Error('An upsert returns its row');
  return created;
}
