import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { codeAlphabet, codeLength } from '#contract/groups/invitation-code.ts';
import { hashToken, randomCode } from '#platform/keys/random-token.ts';
import type { TestApp, TestUser } from './test-app.ts';

/** Some users and what connects them, made anew for each round: most writes end a part of it. */
export interface World {
  /** Wrote `inquiry` and `userInquiry`, declined an offer of the room, reported the owner, and lives in the listing. */
  sender: TestUser;
  /** Has the listing, with eleven images, and received both inquiries. */
  owner: TestUser;
  /** Is about to write to the owner. */
  visitor: TestUser;
  admin: TestUser;
  listing: number;
  images: number[];
  /** Keys of two uploads that have arrived for the listing. */
  uploads: [string, string];
  /** The address that the owner's next photo will have. */
  photo: string;
  /** An open invitation to the household of the listing, and its token. */
  invitation: number;
  token: string;
  /** A group that the owner leads, the sender's membership in it, and the code of its invitation. */
  group: number;
  groupMember: number;
  groupCode: string;
  /** A rule of its house agreement and the change that added it, and a split of a rent by bids. */
  agreementRule: number;
  agreementChange: number;
  rentSplit: number;
  inquiry: number;
  userInquiry: number;
  /** Two times at which the listing can be viewed; the sender comes to the first one. */
  slots: [number, number];
  /** A time without a free place. */
  fullSlot: number;
  viewing: number;
  /** The wanted page of the sender, whom the owner invited to write about the listing. */
  wanted: number;
  wantedInvitation: number;
  /** A time that the sender proposed, and that the owner declined. */
  wish: number;
  /** A decline of the owner, of no inquiry, that can be undone. */
  decline: number;
  report: number;
  /** An appeal of the owner against the hiding of the listing, which is shown again. */
  appeal: number;
  /** A listing from another site. */
  external: number;
  /** An import source with a file that has arrived, and a cancelled import of it. */
  source: number;
  file: number;
  run: number;
  /** A mail that failed and is tried again. */
  job: string;
  refreshToken: string;
  ownerSession: string;
  /** A search that the owner saved. */
  savedSearch: number;
  /** A reply template of the owner. */
  replyTemplate: number;
  /** The Idempotency-Keys of the two writes. */
  keys: [string, string];
}

let bytes: Promise<Buffer> | undefined;
/** As small as a photo may be: this is about order, not about pixels. */
const tinyImage = () =>
  (bytes ??= sharp({ create: { width: 16, height: 16, channels: 3, background: '#7a9e87' } })
    .jpeg()
    .toBuffer());

/** Makes a world. What only some writes use, files and imports, takes time: `wanted` says whether. */
export async function makeWorld(
  app: TestApp,
  wanted: { files: boolean; imports: boolean },
): Promise<World> {
  const { sql } = app.database;
  const [sender, owner, visitor, admin] = await Promise.all([
    app.user(identity()),
    app.user(identity()),
    app.user(identity()),
    app.user({ ...identity(), is_admin: true }),
  ]);
  const [keyA, keyB, keyPhoto] = [randomUUID(), randomUUID(), randomUUID()];
  const [refreshToken, token] = [randomUUID(), randomUUID()];
  const groupCode = randomCode(codeAlphabet, codeLength);
  const [made] = await sql<
    {
      listing: number;
      images: number[];
      invitation: number;
      group: number;
      rule: number;
      rule_change: number;
      split: number;
      member: number;
      inquiry: number;
      user: number;
      slots: [number, number];
      full: number;
      viewing: number;
      wish: number;
      decline: number;
      report: number;
      appeal: number;
      external: number;
      source: number;
      session: string;
      search: number;
      template: number;
      wanted: number;
      asked: number;
    }[]
  >`
    with listing as (
      insert into listings (user_id, title, address, monthly_rent, total_bedrooms, total_bathrooms,
        current_roommates, looking_for_roommates, latitude, longitude)
      values (${owner.id}, 'A room', 'Harlem', 900, 2, 1, 1, 1, 40.81, -73.95) returning id),
    images as (
      insert into listing_images (listing_id, position, key, width, height, placeholder, variants)
      select id, n, 'demo/' || id || '/' || n || '.webp', 4, 3, '#777777', '[]'
      from listing, generate_series(0, 10) n returning id),
    member as (
      insert into household_members (listing_id, user_id) select id, ${sender.id} from listing),
    invitation as (
      insert into household_invitations (listing_id, token_hash, expires_at)
      select id, ${hashToken(token)}, now() + interval '1 day' from listing returning id),
    looking as (insert into groups (name) values ('Two for Harlem') returning id),
    looking_members as (
      insert into group_members (group_id, user_id, seat, role)
      select id, user_id, seat, case seat when 1 then 'lead' else 'member' end
      from looking, unnest(${[owner.id, sender.id]}::int[]) with ordinality seats(user_id, seat)
      returning id, seat),
    considered as (
      insert into group_listings (group_id, listing_id, added_by)
      select looking.id, listing.id, ${owner.id} from looking, listing
      returning group_id, listing_id),
    considered_vote as (
      insert into group_votes (group_id, listing_id, user_id, vote)
      select group_id, listing_id, ${sender.id}, 'maybe' from considered),
    considered_look as (
      insert into group_listing_looks (group_id, listing_id, user_id, opened_at)
      select group_id, listing_id, ${sender.id}, now() from considered),
    looking_invitation as (
      insert into group_invitations (group_id, code_hash, expires_at, most_uses)
      select id, ${hashToken(groupCode)}, now() + interval '1 day', 4 from looking),
    agreement as (insert into agreements (group_id) select id from looking returning group_id),
    rule as (
      insert into agreement_rules (group_id, section, own_text, changed_by)
      select group_id, 'cleaning', 'We water the plants on Sundays', ${owner.id} from agreement
      returning id, group_id),
    rule_change as (
      insert into agreement_changes (group_id, rule_id, author_id, kind, after, rule_version)
      select group_id, id, ${owner.id}, 'added',
        '{"clause": null, "text": "We water the plants on Sundays"}', 1 from rule returning id),
    leaning as (
      insert into agreement_leanings (rule_id, user_id, clause)
      select id, ${owner.id}, 'cleaning.same_day' from rule),
    shown_answers as (
      insert into agreement_shown_answers (group_id, user_id)
      select group_id, ${owner.id} from agreement),
    earlier_version as (
      insert into agreement_versions (group_id, version, rules, ended_by)
      select group_id, 0, '[]', 'change' from agreement),
    earlier_acceptance as (
      insert into agreement_acceptances (group_id, version, user_id, name)
      select group_id, 0, ${owner.id}, 'Ada Lovelace' from agreement),
    split as (
      insert into rent_splits (group_id, created_by, rent, currency, method)
      select id, ${owner.id}, 1000, 'USD', 'bids' from looking returning id),
    split_rooms as (
      insert into rent_split_rooms (split_id, position, name)
      select id, n, 'Room ' || n from split, generate_series(0, 1) n),
    split_members as (
      insert into rent_split_members (split_id, position, user_id)
      select id, n - 1, user_id
      from split, unnest(${[owner.id, sender.id]}::int[]) with ordinality both_of_them(user_id, n)),
    inquiry as (
      insert into inquiries (kind, sender_id, recipient_id, listing_id, listing_title)
      select 'listing', ${sender.id}, ${owner.id}, id, 'A room' from listing returning id),
    user_inquiry as (
      insert into inquiries (kind, sender_id, recipient_id)
      values ('user', ${sender.id}, ${owner.id}) returning id),
    messages as (
      insert into inquiry_messages (inquiry_id, author_id, text)
      select id, ${sender.id}, 'Hello, is the room still free?'
      from (select id from inquiry union all select id from user_inquiry) both_kinds),
    slots as (
      insert into viewing_slots (listing_id, owner_id, starts_at, ends_at, time_zone, places, mode)
      select id, ${owner.id}, now() + make_interval(days => 1, hours => n),
        now() + make_interval(days => 1, hours => n, mins => 20), 'America/New_York', 2, 'in_person'
      from listing, generate_series(1, 2) n returning id),
    viewing as (
      insert into viewings (inquiry_id, slot_id, seat)
      select inquiry.id, (select min(id) from slots), 1 from inquiry returning id),
    full_slot as (
      insert into viewing_slots (listing_id, owner_id, starts_at, ends_at, time_zone, places, mode)
      select id, ${owner.id}, now() + interval '3 days', now() + interval '73 hours',
        'America/New_York', 1, 'in_person' from listing returning id),
    taken as (
      insert into viewings (inquiry_id, slot_id, seat, status)
      select user_inquiry.id, full_slot.id, 1, 'agreed' from user_inquiry, full_slot),
    wish as (
      insert into viewings (inquiry_id, status, proposed_by, wish_starts_at, wish_ends_at,
        wish_time_zone)
      select id, 'declined', 'sender', now() + interval '2 days', now() + interval '50 hours',
        'America/New_York' from inquiry returning id),
    offer as (
      insert into offers (inquiry_id, listing_id, status, monthly_rent, deposit, currency, move_in,
        answer_by)
      select inquiry.id, listing.id, 'declined', 900, 0, 'USD', '2100-01-01', '2099-12-01'
      from inquiry, listing returning id),
    outcome as (
      insert into outcome_pairs (offer_id, applicant_id, owner_id, moved_in_on, score, ledger)
      select id, ${sender.id}, ${owner.id}, current_date, 80, '{"quiet": 20}' from offer returning id),
    participants as (
      insert into outcome_participants (pair_id, user_id, habits, preferences)
      select id, user_id, '{}', '{}' from outcome, unnest(${[sender.id, owner.id]}::int[]) user_id
      returning pair_id, user_id),
    surveys as (
      insert into outcome_surveys (pair_id, user_id, after_days, due_on)
      select pair_id, user_id, 30, current_date + 30 from participants),
    decline as (
      insert into held_declines (owner_id, listing_id, message, due_at)
      select ${owner.id}, id, 'Hello {first_name}', now() + interval '1 hour' from listing
      returning id),
    report as (
      insert into reports (reporter_id, kind, target_id, reason)
      values (${sender.id}, 'user', ${owner.id}, 'spam') returning id),
    appeal as (
      insert into statements (user_id, action, rule, note, target_kind, target_id, target_label,
        admin_id, appeal_text, appealed_at)
      select ${owner.id}, 'listing_hidden', 'not_real', 'A stock photo', 'listing', id, 'A room',
        ${admin.id}, 'It is my own photo', now()
      from listing returning id),
    external as (
      insert into listings (title, address, monthly_rent, external_link, status)
      values ('From elsewhere', 'Harlem', 800, 'https://rooms.example/1', 'pending') returning id),
    origin as (
      insert into external_origins (listing_id, source, source_id, content_hash)
      select id, 'races', id::text, '' from external),
    source as (
      insert into import_sources (name, kind) values (${randomUUID()}, 'csv') returning id),
    search as (
      insert into saved_searches (user_id, name, search, currency, stay_days, traits, room_types)
      values (${owner.id}, 'Two bedrooms', 'bedrooms=2', 'USD', 0, 0, 0) returning id),
    template as (
      insert into reply_templates (user_id, text)
      values (${owner.id}, 'Hi {first_name}, come on {day}') returning id),
    wanted as (
      insert into wanted_pages (user_id, headline, visibility)
      values (${sender.id}, 'A quiet room in Harlem', 'everyone') returning id),
    asked as (
      insert into wanted_invitations (owner_id, seeker_id, listing_id, message)
      select ${owner.id}, ${sender.id}, id, 'Would you like to see our room?' from listing
      returning id),
    session as (insert into sessions (user_id) values (${owner.id}) returning id),
    refresh as (
      insert into refresh_tokens (token_hash, session_id)
      select ${hashToken(refreshToken)}, id from session)
    select (select id from listing) as listing,
      (select array_agg(id order by id) from images) as images,
      (select id from invitation) as invitation, (select id from looking) as "group",
      (select id from looking_members where seat = 2) as member,
      (select id from rule) as rule, (select id from rule_change) as rule_change,
      (select id from split) as split,
      (select id from inquiry) as inquiry, (select id from user_inquiry) as user,
      (select array_agg(id order by id) from slots) as slots, (select id from viewing) as viewing,
      (select id from full_slot) as full, (select id from wish) as wish,
      (select id from decline) as decline,
      (select id from report) as report, (select id from appeal) as appeal, (select id from external) as external,
      (select id from source) as source, (select id from session) as session,
      (select id from search) as search, (select id from template) as template,
      (select id from wanted) as wanted, (select id from asked) as asked`;
  if (!made) throw new Error('No world was made');
  const folder = `photos/${randomUUID()}`;
  if (wanted.files) await putFiles(app, [keyA, keyB, keyPhoto]);
  if (wanted.files) {
    await sql`insert into uploads (key, user_id, purpose, listing_id, folder, content_type, expires_at)
    values
    (${keyA}, ${owner.id}, 'listing', ${made.listing}, ${`listings/${keyA}`}, 'image/jpeg',
      now() + interval '5 minutes'),
    (${keyB}, ${owner.id}, 'listing', ${made.listing}, ${`listings/${keyB}`}, 'image/jpeg',
      now() + interval '5 minutes'),
    (${keyPhoto}, ${owner.id}, 'photo', null, ${folder}, 'image/jpeg',
      now() + interval '5 minutes')`;
  }
  const job = await addJob(app);
  const imported = wanted.imports ? await addImport(app, made.source, admin) : undefined;
  return {
    sender,
    owner,
    visitor,
    admin,
    listing: made.listing,
    images: made.images,
    uploads: [keyA, keyB],
    photo: `/media/${folder}/320.webp`,
    invitation: made.invitation,
    token,
    group: made.group,
    groupMember: made.member,
    groupCode,
    agreementRule: made.rule,
    agreementChange: made.rule_change,
    rentSplit: made.split,
    inquiry: made.inquiry,
    userInquiry: made.user,
    slots: made.slots,
    fullSlot: made.full,
    viewing: made.viewing,
    wish: made.wish,
    decline: made.decline,
    report: made.report,
    appeal: made.appeal,
    external: made.external,
    source: made.source,
    file: imported?.file ?? 0,
    run: imported?.run ?? 0,
    job,
    refreshToken,
    ownerSession: made.session,
    savedSearch: made.search,
    replyTemplate: made.template,
    wanted: made.wanted,
    wantedInvitation: made.asked,
    keys: [randomUUID(), randomUUID()],
  };
}

const identity = () => ({ subject: randomUUID(), birth_date: '1994-03-08' });

/** Raw files as they arrive at a signed address. */
async function putFiles(app: TestApp, keys: string[]): Promise<void> {
  const quarantine = path.join(app.dataDir, 'quarantine');
  await mkdir(quarantine, { recursive: true });
  for (const key of keys) await writeFile(path.join(quarantine, key), await tinyImage());
}

async function addJob({ database: { sql } }: TestApp): Promise<string> {
  const id = randomUUID();
  const since = '2026-01-01T00:00:00Z';
  const data = { kind: 'statement', about_id: 0, failing_since: since, failures: 1 };
  await sql`
    select queue_job(${id}::uuid, 'mail', ${id}, ${JSON.stringify(data)}::text::jsonb,
      now() + interval '1 day')`;
  await sql`update pgboss.job set state = 'retry' where name = 'mail' and id = ${id}`;
  return id;
}

async function addImport({ database: { sql } }: TestApp, source: number, admin: TestUser) {
  const [imported] = await sql<{ file: number; run: number }[]>`
    with file as (
      insert into import_files (source_id, key, name, size, arrived_at)
      values (${source}, ${randomUUID()}, 'rooms.csv', 1, now()) returning id),
    run as (
      insert into import_runs (source_id, file_id, file_name, file_bytes, kind, status, mapping,
        new_status, started_by)
      select ${source}, id, 'rooms.csv', 1, 'csv', 'cancelled', '{}', 'pending', ${admin.id}
      from file returning id)
    select (select id from file) as file, (select id from run) as run`;
  return imported;
}
