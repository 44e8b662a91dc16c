import { notifyHousehold } from '#domain/inquiries/public.ts';
import { lockUsers } from '#domain/users/public.ts';
import { fragment, transaction, type Pool } from '#platform/database/sql.ts';
import { readHouseholdListing } from './read-household.ts';

/**
 * Stores that one of a household has looked at everyone who wrote about a listing so far. Looking
 * again writes nothing until somebody else has written. Throws what a listing that does not exist
 * gets, unless the user is of its household.
 */
export async function lookAtApplicants(
  pool: Pool,
  userId: number,
  listingId: number,
): Promise<void> {
  await transaction(pool, async (sql) => {
    await lockUsers(sql, userId);
    await sql`select from listings where id = ${listingId} for key share`;
    await readHouseholdListing(sql, userId, listingId);
    const looked = await sql`
      insert into applicant_looks as k (listing_id, user_id)
      select ${listingId}, ${userId} where exists (
        select from inquiries i where i.listing_id = ${listingId} and i.created_at > coalesce(
          (select looked_at from applicant_looks
            where listing_id = ${listingId} and user_id = ${userId}), '-infinity'))
      on conflict (listing_id, user_id) do update set looked_at = now()`;
    if (looked.count > 0) await notifyHousehold(sql, fragment`${listingId}`);
  });
}
