import { localIssuer, localSubject } from '#domain/auth/local-provider/subject.ts';
import type { Database } from '#platform/database/database.ts';
import { writeWords } from '#domain/listings/public.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { transaction, type Sql } from '#platform/database/sql.ts';
import { dropWaiting } from '#platform/jobs/job-store.ts';
import { households, listings, users as demoUsers, type DemoListing } from './content.ts';
import { copyDemoImages, imageRow } from './images.ts';
import { replaceDrawnImages } from './replace-drawn-images.ts';
import { seedAdmin } from './seed-admin.ts';
import { seedAgreement } from './seed-agreement.ts';
import { seedGroups } from './seed-groups.ts';
import { seedInquiries } from './seed-inquiries.ts';
import { seedOffers, seedViewings } from './seed-viewings.ts';
import { seedWanted } from './seed-wanted.ts';
import { dayAfter, dayMs, seedUsers, type Seeded } from './seed-users.ts';

/**
 * Fills an empty database and its storage with the demo. The files come first: when the server is
 * killed meanwhile, the next start does both again.
 */
export async function seedDemo(
  { sql }: Pick<Database, 'sql'>,
  { media, mediaUrl }: Pick<Storage, 'media' | 'mediaUrl'>,
  now: Date,
): Promise<void> {
  const [user] = await sql`select from users limit 1`;
  if (user) return replaceDrawnImages(sql, media);
  await copyDemoImages(media);
  await seedDatabase({ sql }, mediaUrl, now);
}

/** Fills an empty database with demo users and listings in one transaction. */
export async function seedDatabase(
  { sql: pool }: Pick<Database, 'sql'>,
  mediaUrl: string,
  now: Date,
): Promise<void> {
  await transaction(pool, async (sql) => {
    const users = await seedUsers(sql, mediaUrl, now);
    const seeded = { users, listings: await seedListings(sql, users, now), now };
    await seedHouseholds(sql, seeded);
    const groups = await seedGroups(sql, seeded);
    await seedAgreement(sql, seeded);
    const findInquiry = await seedInquiries(sql, { ...seeded, groups });
    await seedViewings(sql, seeded, findInquiry);
    await seedOffers(sql, seeded, findInquiry);
    await seedWanted(sql, seeded);
    await seedAdmin(sql, seeded);
    // Triggers queue mails about viewings; nobody is to be told of the demo.
    await dropWaiting(sql, 'mail');
  });
}

/** Inserts who lives in the demo listings besides their owners, who all do. */
async function seedHouseholds(sql: Sql, { users, listings, now }: Seeded): Promise<void> {
  const joinedAt = new Date(now.getTime() - dayMs).toISOString();
  const rows = households.flatMap(({ listing, members }) =>
    members.map((email) => {
      const [listingId, userId] = [listings.get(listing), users.get(email)];
      if (listingId === undefined || userId === undefined) {
        throw new Error(`The demo has no "${listing}" or no ${email}`);
      }
      return { listing_id: listingId, user_id: userId, joined_at: joinedAt };
    }),
  );
  await sql`insert into household_members ${sql(rows)}`;
}

async function seedListings(
  sql: Sql,
  users: Seeded['users'],
  now: Date,
): Promise<Seeded['listings']> {
  const rows = listings.map((listing) => listingRow(listing, users.get(listing.owner), now));
  const inserted = await sql<{ id: number; title: string }[]>`
    insert into listings ${sql(rows)} returning id, title`;
  await writeWords(
    sql,
    inserted.map(({ id }) => id),
  );
  const ids = new Map(inserted.map(({ id, title }) => [title, id]));
  const images = listings.flatMap((listing, index) =>
    listing.images.map((name, position) => ({
      ...imageRow(name, index),
      listing_id: ids.get(listing.title),
      position,
    })),
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
    status: listing.status ?? 'active',
    // Whoever offers a whole place lives elsewhere.
    owner_lives_there: listing.room_type !== 'whole_place',
    user_id: ownerId,
    available_from: dayAfter(now, inDays),
    available_until: forDays === null ? null : dayAfter(now, inDays + forDays),
    created_at: postedAt,
    updated_at: postedAt,
  };
}

/** Confirms the rooms and wanted pages of the demo's users, who read no mails: the demo stays as it is for ever. */
export async function confirmDemoListings(sql: Sql): Promise<void> {
  const subjects = demoUsers.map(({ email }) => localSubject(email));
  await sql`
    update listings l set last_confirmed_at = now() from users u
    where u.id = l.user_id and u.issuer = ${localIssuer} and u.subject = any(${subjects})
      and l.last_confirmed_at < now() - interval '7 days'`;
  await sql`
    update wanted_pages w set confirmed_at = now() from users u
    where u.id = w.user_id and u.issuer = ${localIssuer} and u.subject = any(${subjects})
      and w.confirmed_at < now() - interval '7 days'`;
}
