import type { AccountExport } from '#contract/users/calls.ts';
import { fragment, instant, type Sql } from '#platform/database/sql.ts';

/** The splits that a user made or is in, as their export has them: with the bids of no one else. */
export async function exportRentSplits(
  sql: Sql,
  userId: number,
): Promise<AccountExport['rent_splits']> {
  const rows = await sql<AccountExport['rent_splits']>`
    select s.id, s.group_id, s.created_by is not distinct from ${userId} as is_mine, s.rent,
      s.currency, s.method, ${instant(fragment`s.created_at`)} as created_at, m.bids,
      array(select r.name from rent_split_rooms r where r.split_id = s.id order by r.position) as rooms
    from rent_splits s
    left join rent_split_members m on m.split_id = s.id and m.user_id = ${userId}
    where s.id in (select id from rent_splits where created_by = ${userId}
      union select split_id from rent_split_members where user_id = ${userId})
    order by s.id`;
  return rows.map((row) => ({ ...row }));
}
