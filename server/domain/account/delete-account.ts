import { keepFormerAccount } from '#domain/auth/public.ts';
import { lockGroups } from '#domain/groups/public.ts';
import { emptyStatements } from '#domain/moderation/public.ts';
import { deleteUser } from '#domain/users/public.ts';
import { transaction, type Pool } from '#platform/database/sql.ts';
import type { IdentityKeys } from '#platform/keys/identity-keys.ts';

/**
 * Deletes an account, but what a new account of the same identity must not shake off. Foreign keys
 * delete sessions, listings (remembered as deleted), images and answers too, and take the user out
 * of households, inquiries and reports: all of it is locked first, in the order that `lockUsers` names.
 */
export async function deleteAccount(
  pool: Pool,
  identityKeys: IdentityKeys,
  userId: number,
): Promise<void> {
  await transaction(pool, async (sql) => {
    // Those with whom there is a block, too: what is kept of the block refers to them.
    await sql`
      select from users where id = ${userId}
        or id in (select blocked_id from blocks where blocker_id = ${userId})
        or id in (select blocker_id from blocks where blocked_id = ${userId})
      order by id for update`;
    await sql`select from listings where user_id = ${userId} order by id for update`;
    await sql`
      select from household_members where user_id = ${userId}
        or listing_id in (select id from listings where user_id = ${userId})
      order by listing_id, user_id for update`;
    await lockGroups(sql, userId);
    await sql`
      select from inquiries where sender_id = ${userId} or recipient_id = ${userId}
      order by id for no key update`;
    await sql`
      select from reports where reporter_id = ${userId} or closed_by = ${userId}
      order by id for no key update`;
    await emptyStatements(sql, userId);
    await keepFormerAccount(sql, identityKeys, userId);
    await deleteUser(sql, userId);
  });
}
