import type { Sql } from '#platform/database/sql.ts';
import { offers } from './content.ts';
import type { FindInquiry } from './seed-inquiries.ts';
import { dayAfter, type Seeded } from './seed-users.ts';

const hourMs = 60 * 60_000;

/** Inserts to whom demo rooms are offered, with the rent and the deposit of the room. */
export async function seedOffers(
  sql: Sql,
  { now }: Seeded,
  findInquiry: FindInquiry,
): Promise<void> {
  for (const { from, listing, status, ...days } of offers) {
    const madeAt = new Date(now.getTime() - days.made_hours_ago * hourMs).toISOString();
    await sql`
      insert into offers (inquiry_id, listing_id, status, monthly_rent, deposit, currency, move_in,
        answer_by, created_at, updated_at)
      select i.id, l.id, ${status}, l.monthly_rent, coalesce(l.deposit, 0), l.currency,
        ${dayAfter(now, days.move_in_in_days)}, ${dayAfter(now, days.answer_by_in_days)},
        ${madeAt}, ${madeAt}
      from inquiries i join listings l on l.id = i.listing_id
      where i.id = ${findInquiry(from, listing)}`;
  }
}
