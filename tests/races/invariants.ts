import { access } from 'node:fs/promises';
import path from 'node:path';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { limits } from '#contract/limits.ts';
import type { Problem, ProblemCode } from '#contract/problem.ts';
import type { InquiryStatus } from '#contract/vocabulary.ts';
import { inquiryAfter, type InquiryEvent } from '#machines/inquiry.machine.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { World } from '#tests/support/world.ts';
import type { Write } from '#tests/support/writes/write.ts';

export interface Outcome {
  write: Write;
  status: number;
  /** The code of a refusal. */
  code: ProblemCode | null;
  answer: unknown;
}

/** What must hold after any two writes, in words; nothing when all of it holds. */
export async function brokenPromises(
  app: TestApp,
  world: World,
  outcomes: Outcome[],
): Promise<string[]> {
  const faults = [
    await wrongRows(app, world),
    oneAnswerPerKey(outcomes),
    await wrongDeletion(app, world, outcomes),
    await statusThatNoOrderGives(app, world, outcomes),
    await messageAfterBlock(app, world),
    await deletedButThere(app, world, outcomes),
    await rowsWithoutFiles(app, world),
  ];
  return faults.flat();
}

async function wrongRows(app: TestApp, world: World): Promise<string[]> {
  const users = [world.sender.id, world.owner.id, world.visitor.id];
  const rows = await app.database.sql<{ fault: string }[]>`
    select 'more images than allowed' as fault from listing_images
      where listing_id = ${world.listing} group by listing_id
      having count(*) > ${limits.imagesPerListing}
    union all select 'a wrong count of unread messages' from inquiries i
      where (sender_id = any(${users}) or recipient_id = any(${users}))
        and status in ('sent', 'read') and sender_id is not null and recipient_id is not null
        and (recipient_unread <> (select count(*) from inquiry_messages m
            where m.inquiry_id = i.id and m.author_id = i.sender_id and m.id > i.recipient_seen)
          or sender_unread <> (select count(*) from inquiry_messages m
            where m.inquiry_id = i.id and m.author_id = i.recipient_id and m.id > i.sender_seen))
    union all select 'an inquiry without a message' from inquiries i
      where (sender_id = any(${users}) or recipient_id = any(${users}))
        and not exists (select from inquiry_messages where inquiry_id = i.id)
    union all select 'two open inquiries of one kind' from inquiries
      where sender_id = any(${users}) and status in ('sent', 'read', 'accepted')
      group by kind, sender_id, recipient_id, listing_id having count(*) > 1
    union all select 'a seat given twice, or more than there are' from viewings v
      join viewing_slots s on s.id = v.slot_id
      where s.listing_id = ${world.listing} and v.status <> 'cancelled'
      group by s.id, s.places having count(*) > s.places or count(*) > count(distinct v.seat)
    union all select 'two agreed viewings of an inquiry' from viewings
      where inquiry_id = ${world.inquiry} and status = 'agreed' having count(*) > 1
    union all select 'an agreed viewing that nobody offers or wants' from viewings v
      join viewing_slots s on s.id = v.slot_id join inquiries i on i.id = v.inquiry_id
      left join listings l on l.id = s.listing_id
      where i.id = ${world.inquiry} and v.status = 'agreed' and (s.cancelled_at is not null
        or i.status in ('declined', 'withdrawn') or i.sender_id is null or i.recipient_id is null
        or l.id is null or l.status = 'hidden' or exists (select from blocks
          where (blocker_id, blocked_id)
            in ((i.sender_id, i.recipient_id), (i.recipient_id, i.sender_id))))
    union all select 'a suspended owner with a public listing'
      from listings l join users u on u.id = l.user_id
      where u.id = any(${users}) and (u.suspended_at is not null) <> l.owner_suspended
    union all select 'a member despite a block'
      from household_members m join listings l on l.id = m.listing_id
      join blocks b on (b.blocker_id, b.blocked_id)
        in ((l.user_id, m.user_id), (m.user_id, l.user_id))
      where m.listing_id = ${world.listing}
    union all select 'an invitation used by more than one' from household_members
      where listing_id = ${world.listing} and user_id <> ${world.sender.id} having count(*) > 1
    union all select 'a member without a used invitation' from household_members m
      where m.listing_id = ${world.listing} and user_id <> ${world.sender.id} and not exists (
        select from household_invitations i
        where i.listing_id = m.listing_id and i.used_at is not null)
    union all select 'a vote on a closed application' from applicant_votes v
      join inquiries i on i.id = v.inquiry_id
      where i.recipient_id = any(${users})
        and (i.listing_id is null or i.status in ('declined', 'withdrawn', 'expired'))
    union all select 'a mail about nothing' from pgboss.job j
      where j.name = 'mail' and (data->>'user_id')::int = any(${users})
        and (data->>'message_id')::int is not null
        and not exists (select from inquiry_messages m
          where m.id = (data->>'message_id')::int and m.inquiry_id = (data->>'inquiry_id')::int)
    union all select 'an external listing without its origin' from listings l
      where l.id >= ${world.listing} and user_id is null
        and not exists (select from external_origins o where o.listing_id = l.id)
    union all select 'a matching index that was not told of a user' from users u
      where u.id = any(${users}) and not exists (select from match_changes c where c.user_id = u.id)
    union all select 'a listing index that was not told of a listing' from listings l
      where l.id >= ${world.listing}
        and not exists (select from listing_changes c where c.listing_id = l.id)`;
  return rows.map(({ fault }) => fault);
}

/** The whole answer: the detail shows which refusal of a code it was. */
const said = ({ status, code, answer }: Outcome) =>
  `${status} ${code ?? ''} ${JSON.stringify(answer ?? '')}`;

/** Two writes with one key: both answered the same, unless the first was refused. */
function oneAnswerPerKey([one, other]: Outcome[]): string[] {
  if (!one || !other || one.write !== other.write) return [];
  const call: Call = calls[one.write.call];
  if (!call.isIdempotent) return [];
  if (one.code !== null && other.code !== null) return [];
  const answeredId = ({ answer }: Outcome) => (answer as { id?: number } | undefined)?.id;
  if (one.code === other.code && answeredId(one) === answeredId(other)) return [];
  return [`two answers for one key: ${said(one)} and ${said(other)}`];
}

/** Only those whose account is gone get the answer that it was deleted. */
async function wrongDeletion(app: TestApp, world: World, outcomes: Outcome[]): Promise<string[]> {
  const refused = outcomes.filter(
    ({ answer }) => (answer as Problem | undefined)?.detail_code === 'account.deleted',
  );
  const ids = refused.map(({ write }) => world[write.as].id);
  const there = await app.database.sql`select from users where id = any(${ids})`;
  return there.length > 0 ? ['an account is called deleted, but it is there'] : [];
}

/** What a write does to the inquiry: nothing when it is refused. */
function possibleEvents({ write, code }: Outcome): (InquiryEvent | null)[] {
  const { call, as, variant } = write;
  const by = as === 'sender' ? 'sender' : 'recipient';
  const types: Partial<Record<typeof call, string>> = {
    updateInquiry: `inquiry.${variant}`,
    makeOffer: 'inquiry.accepted',
    sendMessage: 'message.written',
    markInquiryRead: 'inquiry.opened',
  };
  const type = types[call] as Exclude<InquiryEvent['type'], 'inquiry.expired'> | undefined;
  if (type === undefined) return [null];
  // Done, but the account was deleted before the answer was read.
  const isUnknown = code === 'not_found' || code === 'unauthorized';
  if (isUnknown) return [null, { type, by }];
  return code === null ? [{ type, by }] : [null];
}

/** The status must follow from what was done, in one order or the other. */
async function statusThatNoOrderGives(
  app: TestApp,
  world: World,
  outcomes: Outcome[],
): Promise<string[]> {
  const [row] = await app.database.sql<{ status: InquiryStatus }[]>`
    select status from inquiries where id = ${world.inquiry}`;
  if (!row) return ['the inquiry is gone'];
  const after = (order: (InquiryEvent | null)[]) =>
    order.reduce<InquiryStatus | null>(
      (status, event) => (status && event ? inquiryAfter(status, event) : status),
      'sent',
    );
  const [first = [], second = []] = outcomes.map(possibleEvents);
  const possible = first.flatMap((one) =>
    second.flatMap((other) => [after([one, other]), after([other, one])]),
  );
  return possible.includes(row.status) ? [] : [`the inquiry is ${row.status}`];
}

/** Blocked means: no message from then on. */
async function messageAfterBlock(app: TestApp, world: World): Promise<string[]> {
  const [blocked] = await app.database.sql`
    select from blocks join inquiries i on i.id = ${world.inquiry}
      and i.status in ('sent', 'read', 'accepted')
    where blocker_id in (${world.owner.id}, ${world.sender.id})
      and blocked_id in (${world.owner.id}, ${world.sender.id})`;
  if (!blocked) return [];
  const { status } = await app.call('sendMessage', {
    as: world.sender,
    params: { id: world.inquiry },
    body: { message: 'Once more' },
  });
  return status < 400 ? ['a message after a block'] : [];
}

async function deletedButThere(app: TestApp, world: World, outcomes: Outcome[]): Promise<string[]> {
  const { sql } = app.database;
  const faults: string[] = [];
  for (const { write, status } of outcomes) {
    if (status !== 204) continue;
    if (write.call === 'deleteAccount') {
      const left = await sql`select from users where id = ${world[write.as].id}
        union all select from listings where user_id = ${world[write.as].id}`;
      if (left.length > 0) faults.push('a deleted account is there');
    }
    const isListing = write.call === 'deleteListing' || write.call === 'deleteListingAsAdmin';
    if (isListing && write.variant === undefined) {
      const left = await sql`select from listings where id = ${world.listing}
        union all select where not exists (
          select from deleted_listings where listing_id = ${world.listing})`;
      if (left.length > 0) faults.push('a deleted listing is there, or not remembered');
    }
  }
  return faults;
}

/** A file may be left without a row, for the hourly cleanup; a row without its files never. */
async function rowsWithoutFiles(app: TestApp, { listing, owner }: World): Promise<string[]> {
  const rows = await app.database.sql<{ key: string }[]>`
    select key from listing_images where listing_id = ${listing} and key like 'listings/%'
    union all select substr(profile_picture_url, 8) from users
      where id = ${owner.id} and profile_picture_url like '/media/photos/%'`;
  const missing = await Promise.all(
    rows.map(({ key }) =>
      access(path.join(app.dataDir, 'media', key)).then(
        () => [],
        () => ['a row without its file'],
      ),
    ),
  );
  return missing.flat();
}
