import { Temporal } from 'temporal-polyfill';
import type { Sql } from '#platform/database/sql.ts';
import { offers, viewingSlots, type DemoViewingSlot } from './content.ts';
import type { FindInquiry } from './seed-inquiries.ts';
import { dayAfter, type Seeded } from './seed-users.ts';

/** Inserts when demo rooms can be viewed, and who comes. */
export async function seedViewings(
  sql: Sql,
  seeded: Seeded,
  findInquiry: FindInquiry,
): Promise<void> {
  for (const slot of viewingSlots) {
    const id = await seedSlot(sql, seeded, slot);
    const viewings = slot.visitors.map(({ from, status }, index) => ({
      slot_id: id,
      inquiry_id: findInquiry(from, slot.listing),
      seat: index + 1,
      status,
    }));
    if (viewings.length > 0) await sql`insert into viewings ${sql(viewings)}`;
  }
}

async function seedSlot(
  sql: Sql,
  { listings, now }: Seeded,
  { listing, time_zone: timeZone, in_days: inDays, at, minutes, places, ...more }: DemoViewingSlot,
): Promise<number> {
  const start = Temporal.Instant.from(now.toISOString())
    .toZonedDateTimeISO(timeZone)
    .add({ days: inDays })
    .withPlainTime(at);
  const [row] = await sql<{ id: number }[]>`
    insert into viewing_slots
      (listing_id, owner_id, starts_at, ends_at, time_zone, places, mode, video_url)
    select l.id, l.user_id, ${start.toInstant().toString()},
      ${start.add({ minutes }).toInstant().toString()}, ${timeZone}, ${places}, ${more.mode},
      ${more.video_url}
    from listings l where l.id = ${listings.get(listing) ?? 0}
    returning id`;
  if (!row) throw new Error(`The demo has no "${listing}"`);
  return row.id;
}

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
