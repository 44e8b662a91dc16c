import { splitBatches } from '#bench/many-listings.ts';
import type { OwnPool } from '#platform/database/open-pool.ts';
import type { Sql } from '#platform/database/sql.ts';

/** How to fill a table with rows for `numbers`, as of the schema of migration 0098. */
const fillers: Record<string, string> = {
  users: `insert into users (issuer, subject, email, first_name, last_name)
    select 'issuer', n::text, 'user' || n || '@example.test', 'Ada', 'Byron' from numbers`,
  listings: `insert into listings (title, description, address, latitude, longitude,
      monthly_rent, currency)
    select 'Sunny room number ' || n, 'A kitchen that gets used.', 'Harlem, New York',
      40.5 + n % 1000 / 2000.0, -74.2 + n % 977 / 1900.0, 300 + n % 4000, 'USD' from numbers`,
  listing_images: `insert into listing_images (listing_id, position, key, width, height, alt,
      placeholder, variants)
    select n, 0, 'demo/' || n, 1600, 1200, '', '#a0b0c0', '[]' from numbers`,
  deleted_listings: `insert into deleted_listings (listing_id, latitude, longitude)
    select n, 40.5, -74.2 from numbers`,
  saved_searches: `insert into saved_searches (user_id, name, search, currency, stay_days, traits,
      room_types)
    select n, 'Search ' || n, 'location=Harlem', 'USD', 0, 0, 0 from numbers`,
  notification_settings: `insert into notification_settings (user_id, time_zone)
    select n, case when n % 1000 = 0 then 'PST' else 'Europe/Berlin' end from numbers`,
  reports: `insert into reports (reporter_id, kind, target_id, reason)
    select n, 'listing', n, 'spam' from numbers`,
  inquiries: `insert into inquiries (kind, sender_id, recipient_id, listing_id)
    select 'listing', n, n + 1, n from numbers`,
  household_members: `insert into household_members (listing_id, user_id)
    select n, n + 1 from numbers where n % 10 = 0`,
  // Mails that wait: never as many as users.
  mail_jobs: `insert into mail_jobs (kind, user_id)
    select 'alerts_daily', n from numbers where n % 100 = 0`,
};

/** What somebody writes meanwhile, to the row $1 or for the user $1. */
export const writes: Record<string, string> = {
  users: 'update users set first_name = first_name where id = $1',
  listings: 'update listings set title = title where id = $1',
  listing_images: 'update listing_images set alt = alt where id = $1',
  deleted_listings: 'update deleted_listings set latitude = latitude where listing_id = $1',
  saved_searches: 'update saved_searches set name = name where id = $1',
  notification_settings:
    'update notification_settings set alert_mails = alert_mails where user_id = $1',
  reports: 'update reports set reason = reason where id = $1',
  blocks: 'update blocks set created_at = created_at where blocker_id = $1',
  inquiries: 'update inquiries set recipient_seen = recipient_seen where id = $1',
  // Made by later migrations: until then their writers wait.
  offers: 'update offers set updated_at = updated_at where id = $1',
  outcome_pairs: 'update outcome_pairs set score = score where id = $1',
  statements: 'update statements set note = note where user_id = $1',
  wanted_invitations: 'update wanted_invitations set message = message where owner_id = $1',
  wanted_pages: 'update wanted_pages set people = people where user_id = $1',
  viewings: 'update viewings set uid = uid where id = $1',
  viewing_slots: 'update viewing_slots set places = places where id = $1',
  held_declines: 'update held_declines set sent = sent where id = $1',
  group_members: 'update group_members set is_active = is_active where user_id = $1',
  group_listings: 'update group_listings set added_at = added_at where listing_id = $1',
  group_votes: 'update group_votes set vote = vote where listing_id = $1',
  household_members: 'update household_members set joined_at = joined_at where listing_id = $1',
  mail_jobs: `insert into mail_jobs (kind, user_id) values ('confirm_listings', $1)
    on conflict do nothing`,
  push_jobs: 'update push_jobs set attempts = attempts where attempts = $1',
  import_runs: 'update import_runs set message = message where id = $1',
  audit_events: `insert into audit_events (admin_id, admin_name, event, target_kind)
    values ($1, 'Ada', 'user.suspended', 'user')`,
  /** No migration touches it: how long the machine itself makes a write wait. */
  canary: 'update canary set n = n + 1 where $1::int is not null',
};

/** The last migration that is not checked. */
export const lastUnchecked = '0098_words-of-external-listings.sql';

/** Tables that a migration changes and that nobody writes here, apart from those that it makes. */
export function findUnwritten(migration: string): string[] {
  const find = (pattern: RegExp) =>
    Array.from(migration.matchAll(pattern), ([, name = '']) => name);
  const made = new Set(find(/create table (?:if not exists )?(\w+)/gi));
  const changed = [
    ...find(/alter table (?:only )?(\w+)/gi),
    ...find(/^create (?:unique )?index .*?\bon (\w+)/gim),
    ...find(/^update (\w+)/gim),
    ...find(/create trigger [^;]*?\bon (\w+)/gi),
  ];
  return [...new Set(changed)].filter((table) => !made.has(table) && !(table in writes));
}

/** Fills the tables; without triggers and secondary indexes meanwhile, which would take hours. */
export async function fillTables(pool: OwnPool, count: number): Promise<void> {
  await pool.begin(async (sql) => {
    await sql.unsafe(
      `set local session_replication_role = replica; set local maintenance_work_mem = '256MB'`,
    );
    for (const [table, insert] of Object.entries(fillers)) {
      const restore = await withoutIndexes(sql, table);
      for (const [first, last] of splitBatches(count)) {
        await sql.unsafe(insert.replace('numbers', `generate_series(${first}, ${last}) n`));
      }
      await restore();
    }
  });
  await pool.unsafe('analyze');
}

async function withoutIndexes(sql: Sql, table: string): Promise<() => Promise<void>> {
  const indexes = await sql<{ name: string; definition: string }[]>`
    select i.indexname as name, i.indexdef as definition from pg_indexes i
    where i.schemaname = 'public' and i.tablename = ${table}
      and not exists (select from pg_constraint c where c.conname = i.indexname)`;
  for (const { name } of indexes) await sql`drop index ${sql(name)}`;
  return async () => {
    for (const { definition } of indexes) await sql.unsafe(definition);
  };
}
