import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from './imports.ts';

/** The tables that each folder writes. Reads by join are open to all. */
const tablesByOwner: Record<string, readonly string[]> = {
  'server/domain/agreements': [
    'agreement_acceptances',
    'agreement_changes',
    'agreement_leanings',
    'agreement_rules',
    'agreement_shown_answers',
    'agreements',
  ],
  'server/domain/alerts': ['search_matches'],
  'server/domain/applicants': [
    'applicant_looks',
    'applicant_votes',
    'contract_messages',
    'held_decline_inquiries',
    'held_declines',
  ],
  'server/domain/audit': ['audit_events'],
  'server/domain/auth': [
    'former_accounts',
    'former_blocks',
    'local_sign_ins',
    'refresh_tokens',
    'sessions',
    'sign_in_attempts',
    'sign_in_traces',
  ],
  'server/domain/evidence': ['guard_progress'],
  'server/domain/groups': [
    'group_invitations',
    'group_listing_looks',
    'group_listings',
    'group_members',
    'group_votes',
    'groups',
  ],
  'server/domain/household': ['household_invitations', 'household_members'],
  'server/domain/images': [
    'listing_images',
    'photo_codes',
    'photo_looks',
    'same_photos',
    'uploads',
  ],
  'server/domain/imports': [
    'external_origins',
    'import_file_parts',
    'import_files',
    'import_photos',
    'import_runs',
    'import_set_aside_rows',
    'import_sources',
  ],
  'server/domain/inquiries': ['answer_times', 'inquiries', 'inquiry_members', 'inquiry_messages'],
  'server/domain/listings': ['listing_reminders', 'listing_views', 'listings'],
  'server/domain/marks': ['favorite_alerts', 'listing_marks', 'listing_notes', 'user_marks'],
  'server/domain/moderation': ['statements'],
  'server/domain/news': ['news_dismissals'],
  'server/domain/notifications': ['mail_optouts', 'notification_settings'],
  'server/domain/offers': ['offer_acceptances', 'offers'],
  'server/domain/organizations': ['organization_addresses', 'organization_codes'],
  'server/domain/outcomes': [
    'outcome_pairs',
    'outcome_participants',
    'outcome_refusals',
    'outcome_surveys',
  ],
  'server/domain/overview': ['vital_counts'],
  'server/domain/push': ['push_subscriptions'],
  'server/domain/rent-splits': ['rent_split_members', 'rent_split_rooms', 'rent_splits'],
  'server/domain/reply-templates': ['reply_templates'],
  'server/domain/safety': ['blocks', 'notices', 'report_alerts', 'reports', 'sent_texts'],
  'server/domain/saved-searches': ['saved_searches'],
  'server/domain/secret-addresses': ['secret_addresses'],
  'server/domain/viewings': ['slot_waits', 'viewing_slots', 'viewings'],
  'server/domain/wanted': [
    'founding_answers',
    'wanted_alerts',
    'wanted_invitations',
    'wanted_pages',
  ],
  'server/domain/users': ['habits', 'preferences', 'users'],
  'server/platform/http': ['idempotency_keys', 'rate_limits'],
  'server/platform/keys': ['server_keys'],
  'server/web/builds': ['client_builds'],
  'server/web/embeds': ['embed_counts', 'embed_room_counts'],
};

/** Tables that functions and triggers of the schema write, or processes of earlier releases. */
const writtenByDatabase = [
  'agreement_versions',
  'deleted_listings',
  'favorite_events',
  'listing_changes',
  'listing_events',
  'mail_jobs',
  'match_changes',
  'places',
  'push_jobs',
];

const root = path.resolve(import.meta.dirname, '../..');
const readText = (file: string) => readFileSync(path.join(root, file), 'utf8');
const writes = listFiles('server/**/*.ts').flatMap((file) =>
  findWrites(readText(file)).map((table) => ({ file, table })),
);

test('every table of the schema has one owner', () => {
  const tables = listFiles('server/platform/database/schema/*.sql').flatMap((file) =>
    [...readText(file).matchAll(/^CREATE TABLE (\w+)/gim)].map(([, table = '']) => table),
  );
  const owned = [...Object.values(tablesByOwner).flat(), ...writtenByDatabase];
  expect(owned.toSorted()).toEqual(tables.toSorted());
});

test.each(
  Object.entries(tablesByOwner).flatMap(([owner, tables]) => tables.map((table) => [table, owner])),
)('only one folder writes the table %s', (table, owner) => {
  const files = writes.filter((write) => write.table === table).map(({ file }) => file);
  const isOwners = (file: string) => file.startsWith(`${owner}/`);
  expect(files.some(isOwners)).toBe(true);
  expect(files.filter((file) => !isOwners(file))).toEqual([]);
});

test('no code writes what the database writes itself', () => {
  expect(writes.filter(({ table }) => writtenByDatabase.includes(table))).toEqual([]);
});

test('a write names its table, so that its owner can be checked', () => {
  // One has its own schema for jobs, the other copies whole databases.
  const allowed = /^server\/platform\/(jobs|database\/embedded)\//;
  expect(writes.filter(({ file, table }) => table === '$' && !allowed.test(file))).toEqual([]);
});

test('finds writes in every notation', () => {
  const source =
    'a`INSERT INTO users (id)`; b`update only\n habits set x = ${c`delete from ${d} sessions`}`; ' +
    'e`merge into ${sql("uploads")} u`; f`truncate table ${g(h)}`; ' +
    'i`select for update of listings on conflict do update set x = 1`';
  expect(findWrites(source).toSorted()).toEqual(['$', 'habits', 'sessions', 'uploads', 'users']);
});

/** The tables that the statements in a source write; `$` for one that only a running server knows. */
function findWrites(source: string): string[] {
  const named = source.replace(/\$\{\w+\(['"`](\w+)['"`]\)\}/g, '$1');
  const verb =
    /\b(?:insert\s+into|(?<!for\s+|do\s+|or\s+|key\s+)update|delete\s+from|truncate(?:\s+table)?|merge\s+into)/;
  const write = new RegExp(
    `${verb.source}\\s+(?:only\\s+)?(?:\\$\\{[^{}]*\\}\\s+)?(\\w+|\\$(?=\\{))`,
    'gi',
  );
  return [...named.matchAll(write)].flatMap(([, table]) => table?.toLowerCase() ?? []);
}
