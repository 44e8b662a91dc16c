import { insertUser, updateEmail, type Account } from '#domain/users/public.ts';
import { transaction, type Pool } from '#platform/database/sql.ts';
import type { IdentityKeys } from '#platform/keys/identity-keys.ts';
import { isKeptOut, restoreFormerAccount } from './former-accounts.ts';
import type { Identity } from './providers/identity.ts';

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
  // Try an update first, although the insert below could do both: every insert uses up an id.
  const account = await updateEmail(sql, identity);
  if (account) return account;
  return transaction(sql, async (tx) => {
    if (await isKeptOut(tx, identityKeys, identity)) return null;
    const created = await insertUser(tx, identity);
    await restoreFormerAccount(tx, identityKeys, identity, created.user_id);
    return created;
  });
}
