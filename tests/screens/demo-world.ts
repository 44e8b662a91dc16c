import type { Language } from '#contract/languages.ts';
import { hashToken } from '#platform/keys/random-token.ts';
import type { Pool } from '#platform/database/sql.ts';
import { createSignedIds } from '#platform/keys/signed-ids.ts';
import { prepareGroups, type GroupWorld } from './group-world.ts';

/** What screens and mails are about: rows of the demo, and a room of its owner that is hidden. */
export interface DemoWorld extends GroupWorld {
  owner: number;
  seeker: number;
  admin: number;
  /** A room of somebody else than the owner. */
  listing: number;
  ownListing: number;
  hidden: number;
  roomie: number;
  inquiry: number;
  /** A room that many wrote about, and inquiries about it and another one, by what was agreed. */
  askedListing: number;
  withViewing: number;
  withOffer: number;
  withAcceptedOffer: number;
  /** The demo's group of three, which the seeker leads, and of five, and the code of an invitation. */
  group: number;
  largeGroup: number;
  groupCode: string;
  report: number;
  /** The address of the reasons why that room is hidden. */
  statement: string;
  statementId: number;
}

/** Finds them in the database of a running app with the demo, and hides a room. */
export async function prepareWorld(sql: Pool): Promise<DemoWorld> {
  const user = (name: string) => sql<{ id: number }[]>`
    select id from users where email = ${`${name}@roomieradar.test`}`;
  const inquiryWithOffer = (status: string) => sql<{ id: number }[]>`
    select inquiry_id as id from offers where status = ${status} order by id limit 1`;
  const first = (rows: { id: number }[]) => rows[0]?.id ?? 0;
  const owner = first(await user('owner'));
  const seeker = first(await user('seeker'));
  const admin = first(await user('admin'));
  const own = await sql<{ id: number; is_asked: boolean }[]>`
    select id, exists (select from inquiries i where i.listing_id = l.id) as is_asked
    from listings l where user_id = ${owner} and status = 'active' order by id`;
  const [ownListing = 0] = own.map(({ id }) => id);
  // Mails about inquiries show the rooms of others.
  const hidden = own.findLast(({ is_asked: isAsked }) => !isAsked)?.id ?? 0;
  const note = 'The photos show another house. Take photos of your own room.';
  await sql`update listings set hidden_note = ${note} where id = ${hidden}`;
  const statementId = first(
    await sql<{ id: number }[]>`
    insert into statements (user_id, action, rule, note, target_kind, target_id, target_label,
      admin_id)
    select user_id, 'listing_hidden', 'not_real', ${note}, 'listing', id, title, ${admin}
    from listings where id = ${hidden} returning id`,
  );
  const groupCode = 'K7QM2XPD9RTF';
  const groups = await sql<{ id: number }[]>`
    select group_id as id from group_members group by group_id having count(*) >= 3
    order by count(*)`;
  const [group = 0, largeGroup = 0] = groups.map(({ id }) => id);
  await sql`
    insert into group_invitations (group_id, code_hash, expires_at, most_uses)
    values (${group}, ${hashToken(groupCode)}, now() + interval '7 days', 3)`;
  const token = await createSignedIds(sql, 'statement').sign(statementId);
  return {
    ...(await prepareGroups(sql, ['seeker', 'ximena.ortiz', 'jamal.carter'])),
    owner,
    seeker,
    admin,
    ownListing,
    hidden,
    listing: first(
      await sql<{ id: number }[]>`
      select id from listings where status = 'active' and user_id <> ${owner} order by id limit 1`,
    ),
    roomie: first(
      await sql<{ id: number }[]>`
      select user_id as id from habits where user_id not in (${owner}, ${seeker}) order by 1 limit 1`,
    ),
    inquiry: first(
      await sql<{ id: number }[]>`
      select id from inquiries where recipient_id = ${owner} and sender_id = ${seeker}
        and kind = 'listing' order by id limit 1`,
    ),
    askedListing: first(
      await sql<{ id: number }[]>`
      select listing_id as id from inquiries where listing_id is not null
      group by listing_id order by count(*) desc limit 1`,
    ),
    withViewing: first(
      await sql<{ id: number }[]>`
      select v.inquiry_id as id from viewings v where v.status = 'agreed'
        and not exists (select from offers o where o.inquiry_id = v.inquiry_id) limit 1`,
    ),
    withOffer: first(await inquiryWithOffer('offered')),
    withAcceptedOffer: first(await inquiryWithOffer('accepted')),
    group,
    largeGroup,
    groupCode,
    report: first(
      await sql<{ id: number }[]>`
      select id from reports where status = 'open' order by id limit 1`,
    ),
    statement: `/statement?token=${token}`,
    statementId,
  };
}

/** Everyone reads screens and mails in this language. */
export async function speak(sql: Pool, language: Language): Promise<void> {
  await sql`update users set locale = ${language}`;
  await sql`update notices set language = ${language}`;
  await sql`update reports set reporter_language = ${language} where reporter_email is not null`;
}
