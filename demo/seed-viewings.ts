import { Temporal } from 'temporal-polyfill';
import type { Sql } from '#platform/database/sql.ts';
import { viewingSlots, type DemoViewingSlot } from './content.ts';
import type { FindInquiry } from './seed-inquiries.ts';
import type { Seeded } from './seed-users.ts';

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
