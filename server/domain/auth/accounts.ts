import { transaction, type Pool } from '#platform/database/sql.ts';
import type { IdentityKeys } from '#platform/keys/identity-keys.ts';
import { isKeptOut, restoreFormerAccount } from './former-accounts.ts';
import type { Identity } from './providers/identity.ts';

interface Account {
  user_id: number;
  is_admin: boolean;
  is_suspended: boolean;
}

/**
 * Returns the account of an identity. The first sign-in creates it, with the blocks of an account
 * that this user deleted earlier; later ones only update the e-mail. Null when the identity is
 * suspended and has no account.
 */
export async function findOrCreateAccount(
  sql: Pool,
  identityKeys: IdentityKeys,
  identity: Identity,
): Promise<Account | null> {
  const { issuer, subject, email, first_name, last_name } = identity;
  // Try an update first, although the insert below could do both: every insert uses up an id.
  const [known] = await sql<Account[]>`
    update users set email = ${email} where issuer = ${issuer} and subject = ${subject}
    returning id as user_id, is_admin, suspended_at is not null as is_suspended`;
  if (known) return known;
  return transaction(sql, async (tx) => {
    if (await isKeptOut(tx, identityKeys, identity)) return null;
    const [created] = await tx<Account[]>`
      insert into users
        (issuer, subject, email, first_name, last_name, onboarding_status)
      values
        (${issuer}, ${subject}, ${email}, ${first_name}, ${last_name}, 'profile')
      on conflict (issuer, subject) do update set email = excluded.email
      returning id as user_id, is_admin, suspended_at is not null as is_suspended`;
    if (!created) throw new Error('An upsert returns its row');
    await restoreFormerAccount(tx, identityKeys, identity, created.user_id);
    return created;
  });
}
