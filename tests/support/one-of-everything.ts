import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { TestApp } from './test-app.ts';
import { makeWorld } from './world.ts';

/** A folder of finished files that belong to no image, below `dataDir`. */
export const unusedFolder = path.join('media', 'listings', 'unused');

/** A row at least in every table that is not a queue, three raw files and a folder of an image without a row. */
export async function makeOneOfEverything(app: TestApp): Promise<void> {
  const world = await makeWorld(app, { files: true, imports: true });
  const { sql } = app.database;
  const { listing, owner, sender, visitor, admin, file, run, savedSearch } = world;
  const [image, otherImage] = world.images;

  await sql`
    insert into inquiry_members (inquiry_id, user_id) values (${world.inquiry}, ${visitor.id})`;
  await sql`
    insert into offer_acceptances (offer_id, user_id)
    select id, ${sender.id} from offers order by id limit 1`;

  // What the privacy page gives a term.
  await sql`
    insert into notices (listing_id, email, reason, source, language)
    values (${listing}, 'eve@example.com', 'scam', 'visitor', 'en')`;
  await sql`
    insert into reports (kind, target_id, reason, source, reporter_email, status, closed_at)
    values ('listing', ${listing}, 'scam', 'visitor', 'eve@example.com', 'dismissed', now())`;
  await sql`
    insert into held_decline_inquiries (inquiry_id, decline_id, status)
    values (${world.inquiry}, ${world.decline}, 'sent')`;
  await sql`update offers set answer_by = current_date, move_in = current_date`;
  await sql`
    insert into outcome_refusals (offer_id, user_id) select id, ${sender.id} from offers`;
  await sql`insert into contract_messages (listing_id, message) values (${listing}, 'x')`;
  await sql`
    insert into sent_texts (inquiry_id, sender_id, text_key)
    values (${world.inquiry}, ${sender.id}, 1)`;
  await sql`
    insert into sign_in_traces (user_id, kind, hash) values (${sender.id}, 'network', 'hash')`;
  await sql`insert into former_accounts (identity_key, user_id) values ('one', 2000000000)`;
  await sql`
    insert into former_blocks (blocker_key, blocked_key, blocked_id, created_at)
    values ('one', 'two', ${sender.id}, now())`;

  // What else has one.
  await sql`insert into import_file_parts (file_id, position, bytes) values (${file}, 0, '')`;
  await sql`
    insert into idempotency_keys (user_id, key, request_hash) values (${owner.id}, 'a', '')`;
  await sql`
    insert into rate_limits (key, points, expire)
    values ('test', 1, ${Date.now() + 3_600_000})`;
  await sql`
    insert into sign_in_attempts (state_hash, browser_hash, code_verifier, nonce, expires_at)
    values ('a', 'b', 'c', 'd', now() + interval '10 minutes')`;
  await sql`
    insert into local_sign_ins (id, payload, expires_at)
    values ('a', '{}', now() + interval '10 minutes')`;
  await sql`
    insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth)
    select user_id, id, 'https://push.example/1', 'a', 'b' from sessions
    where id = ${world.ownerSession}`;
  await sql`
    insert into search_matches (search_id, listing_id, kind, version)
    values (${savedSearch}, ${listing}, 'new', '1')`;
  await sql`
    insert into secret_addresses (token_hash, kind, user_id) values ('a', 'calendar', ${owner.id})`;
  await sql`insert into embed_counts (partner, seen) values ('rooms.example', 1)`;
  await sql`
    insert into embed_room_counts (partner, listing_id, seen)
    values ('rooms.example', ${listing}, 1)`;
  await sql`insert into listing_views (listing_id, views) values (${listing}, 1)`;
  await sql`
    insert into vital_counts (metric, day, route, bucket, visits)
    values ('LCP', current_date, '/', 1, 1)`;

  await sql`
    insert into answer_times (user_id, within_hours, answers, counted_on)
    values (${owner.id}, 3, 7, (now() at time zone 'UTC')::date)`;

  await sql`
    insert into organization_addresses (user_id, domain, address_hash)
    values (${owner.id}, 'tum.de', 'a')`;
  await sql`
    insert into organization_codes (user_id, email) values (${owner.id}, 'owner@tum.de')`;

  await sql`insert into client_builds (id, part, folder, files) values ('a', 'en', 'builds/a', '{}')`;

  // What stays as long as its account or its room.
  await sql`
    insert into slot_waits (slot_id, inquiry_id) values (${world.fullSlot}, ${world.inquiry})`;
  await sql`
    insert into founding_answers (user_id, about_id, answer)
    values (${owner.id}, ${sender.id}, 'no')`;
  await sql`insert into blocks (blocker_id, blocked_id) values (${sender.id}, ${visitor.id})`;
  await sql`insert into habits (user_id, answers) values (${owner.id}, '{0}')`;
  await sql`
    insert into preferences (user_id, acceptable, importance, dealbreakers)
    values (${owner.id}, '{0}', '{1}', 0)`;
  await sql`insert into mail_optouts (user_id) values (${owner.id})`;
  await sql`insert into news_dismissals (user_id, rooms_at) values (${owner.id}, now())`;
  await sql`insert into notification_settings (user_id) values (${owner.id})`;
  await sql`
    insert into listing_marks (user_id, listing_id, mark)
    values (${sender.id}, ${listing}, 'favorite')`;
  await sql`
    insert into listing_notes (user_id, listing_id, note) values (${sender.id}, ${listing}, 'Sunny')`;
  await sql`
    insert into user_marks (user_id, marked_user_id, mark)
    values (${sender.id}, ${visitor.id}, 'favorite')`;
  await sql`
    insert into applicant_votes (inquiry_id, user_id, vote, note)
    values (${world.inquiry}, ${owner.id}, 'yes', 'Plays the cello')`;
  await sql`insert into applicant_looks (listing_id, user_id) values (${listing}, ${owner.id})`;
  await sql`
    insert into listing_reminders (listing_id, confirmed_at, asked) values (${listing}, now(), 1)`;
  await sql`insert into photo_looks (image_id, compared_at) values (${image!}, now())`;
  await sql`
    insert into photo_codes (image_id, code, band_0, band_1, band_2, band_3)
    values (${image!}, 1, 1, 0, 0, 0)`;
  await sql`
    insert into same_photos (image_id, other_image_id) values (${image!}, ${otherImage!})`;

  // What the operator keeps.
  await sql`
    insert into audit_events (admin_id, admin_name, event, target_kind, target_id)
    values (${admin.id}, 'Ada', 'listing.hidden', 'listing', ${listing})`;
  await sql`insert into deleted_listings (listing_id) values (2000000000)`;
  await sql`
    insert into import_set_aside_rows (run_id, row, line, source_id, reason)
    values (${run}, 1, 2, 'one', 'no title')`;
  await sql`
    insert into import_photos (listing_id, address, position, run_id)
    values (${listing}, 'https://a.example/1.jpg', 0, ${run})`;
  await app.asOwner(
    (all) => all`
      insert into places (id, name, detail, key, population, latitude, longitude)
      values (1, 'Harlem', 'New York', 'harlem', 100000, 40.8, -73.9)`,
  );

  const folder = path.join(app.dataDir, unusedFolder);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, '320.webp'), '');
}
