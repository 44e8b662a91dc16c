import type { Database } from '#platform/database/database.ts';
import { transaction, type Sql } from '#platform/database/sql.ts';
import { listings, type DemoListing } from './content.ts';
import { roomColour } from './drawing/draw-room.ts';
import { imageRow, listingImageName, listingImageSize } from './image-files.ts';
import { seedAdmin } from './seed-admin.ts';
import { seedHouseholds } from './seed-households.ts';
import { seedInquiries } from './seed-inquiries.ts';
import { dayAfter, dayMs, seedUsers, type Seeded } from './seed-users.ts';

/**
 * Fills an empty database with demo users and listings in one transaction; the image files are
 * drawn by the painter. Returns false, and changes nothing, when there are users already.
 */
export async function seedDatabase(
  { sql: pool }: Pick<Database, 'sql'>,
  mediaUrl: string,
  now: Date,
): Promise<boolean> {
  const found = await pool`select from users limit 1`;
  if (found.length > 0) return false;

  await transaction(pool, async (sql) => {
    const users = await seedUsers(sql, mediaUrl, now);
    const seeded = { users, listings: await seedListings(sql, users, now), now };
    await seedHouseholds(sql, seeded);
    await seedInquiries(sql, seeded);
    await seedAdmin(sql, seeded);
  });
  return true;
}

async function seedListings(
  sql: Sql,
  users: Seeded['users'],
  now: Date,
): Promise<Seeded['listings']> {
  const rows = listings.map((listing) => listingRow(listing, users.get(listing.owner), now));
  const inserted = await sql<{ id: number; title: string }[]>`
    insert into listings ${sql(rows)} returning id, title`;
  const ids = new Map(inserted.map(({ id, title }) => [title, id]));
  const images = listings.flatMap((listing, index) =>
    imageRows(listing, index, ids.get(listing.title)),
  );
  await sql`
    insert into listing_images
      (listing_id, position, alt, key, width, height, placeholder, variants)
    select listing_id, position, alt, key, width, height, placeholder, variants
    from jsonb_to_recordset(${JSON.stringify(images)}::text::jsonb) as image (
      listing_id int, position int, alt text, key text, width int, height int,
      placeholder text, variants jsonb)`;
  return ids;
}

function imageRows({ images }: DemoListing, index: number, listingId: number | undefined) {
  return images.map(({ seed, kind, alt }, position) => ({
    ...imageRow(listingImageName(index, position), roomColour(seed, kind), listingImageSize),
    listing_id: listingId,
    position,
    alt,
  }));
}

function listingRow(listing: DemoListing, ownerId: number | undefined, now: Date) {
  if (ownerId === undefined) throw new Error(`No demo user owns "${listing.title}"`);
  const {
    owner: _,
    available_in_days: inDays,
    available_for_days: forDays,
    posted_days_ago: postedDaysAgo,
    images: __,
    ...columns
  } = listing;
  const postedAt = new Date(now.getTime() - postedDaysAgo * dayMs).toISOString();
  return {
    ...columns,
    user_id: ownerId,
    available_from: dayAfter(now, inDays),
    available_until: forDays === null ? null : dayAfter(now, inDays + forDays),
    created_at: postedAt,
    updated_at: postedAt,
  };
}
