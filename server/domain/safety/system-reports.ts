import { createHash } from 'node:crypto';
import { retention } from '#contract/retention.ts';
import { findScamReasons, judgeText, type Judgement } from '#guards/scams/find-reasons.ts';
import { joinMessages, messagesTogether } from '#guards/scams/in-messages.ts';
import { plainText } from '#guards/plain-text.ts';
import { scamReasons, type ListingSign, type ScamReason } from '#guards/scams/rule.ts';
import { interval } from '#platform/database/term.ts';
import { fragment, integer, type Sql } from '#platform/database/sql.ts';
import { queueReportAlerts } from './report-alerts.ts';

/** Honest people, too, move to another service or are abroad: alone, these are for the reader. */
const mild: ReadonlySet<ScamReason> = new Set(['elsewhere', 'abroad']);
/** The same first message to so many people within these days is worth a look. */
const manyCopies = 10;
const copyDays = 7;

/** Does what a text says call for an administrator? */
export const isStrong = ({ reasons, isSure }: Judgement): boolean =>
  isSure && (reasons.length > 1 || reasons.some((reason) => !mild.has(reason)));

interface FirstMessage {
  id: number;
  inquiry_id: number;
  sender_id: number;
  text: string;
  /** The name of its reader and the title of the room, which differ in copies of one text. */
  names: readonly string[];
}

/**
 * Reports a first message that strongly reads like a scam, unless another of its sender is reported
 * and open; and a sender of the same text to many. In the transaction that stores the message.
 */
export async function flagFirstMessage(sql: Sql, message: FirstMessage): Promise<void> {
  const { id, inquiry_id, sender_id, text, names } = message;
  await flagText(sql, text, { inquiry_id, author_id: sender_id, from: id, to: id });
  const text_key = textKey(text, names);
  if (text_key === null) return;
  await sql`insert into sent_texts ${sql({ inquiry_id, sender_id, text_key })}`;
  const copies = await sql`
    select from sent_texts where sender_id = ${sender_id} and text_key = ${text_key}
      and created_at > now() - make_interval(days => ${integer(copyDays)})
    limit ${integer(manyCopies)}`;
  if (copies.length === manyCopies) await report(sql, 'user', sender_id, 'spam', 'copies');
}

/**
 * Reports a later message that strongly reads like a scam, alone or with those that its author sent
 * before it. In the transaction that stores it.
 */
export async function flagLaterMessage(
  sql: Sql,
  { id, inquiry_id, author_id }: { id: number; inquiry_id: number; author_id: number },
): Promise<void> {
  const newest = await sql<{ id: number; text: string }[]>`
    select id, text from (
      select id, author_id, text from inquiry_messages
      where inquiry_id = ${inquiry_id} and id <= ${id} order by id desc
      limit ${integer(messagesTogether * 2)}) newest
    where author_id = ${author_id} order by id desc limit ${integer(messagesTogether)}`;
  const parts = newest.toReversed();
  // As few as say it: administrators read what is reported, and no more.
  const isFlagged = (from: number) =>
    isStrong(judgeText(joinMessages(parts.slice(from).map(({ text }) => text))));
  if (!isFlagged(parts.length - 1) && !isFlagged(0)) return;
  const first = parts.findLastIndex((_, at) => isFlagged(at));
  const text = joinMessages(parts.slice(first).map((part) => part.text));
  await flagText(sql, text, { inquiry_id, author_id, from: parts[first]?.id ?? id, to: id });
}

interface ReadMessages {
  inquiry_id: number;
  author_id: number;
  from: number;
  to: number;
}

/** One report is open of an author at a time, however many people they write to. */
async function flagText(sql: Sql, text: string, messages: ReadMessages): Promise<void> {
  const judgement = judgeText(text);
  if (!isStrong(judgement)) return;
  const { reasons } = judgement;
  const { inquiry_id, author_id, from, to } = messages;
  const known = await sql`
    select from (select id from inquiries where sender_id = ${author_id}
        union all select id from inquiries where recipient_id = ${author_id}) i
    join reports r on r.kind = 'inquiry' and r.target_id = i.id and r.source = 'system'
      and r.status = 'open'
    join inquiry_messages m on m.id = r.last_message_id and m.author_id = ${author_id} limit 1`;
  if (known.length > 0) return;
  await report(sql, 'inquiry', inquiry_id, 'scam', reasons.join(', '), { from, to });
}

/** The reasons that a name can give. */
const waysOut: ReadonlySet<ScamReason> = new Set(['elsewhere', 'links', 'payment']);

/** The public texts of a profile that its user writes freely. */
interface ProfileTexts {
  first_name: string;
  last_name: string;
  occupation: string;
  bio: string;
}

/**
 * Reports a user whose bio or occupation strongly reads like a scam, or whose name has any sign of
 * one: nobody is called like a messenger. In the transaction that stores them.
 */
export async function flagProfile(sql: Sql, id: number, texts: ProfileTexts): Promise<void> {
  const inName = findScamReasons(`write ${texts.first_name} ${texts.last_name} me`).filter(
    (reason) => waysOut.has(reason),
  );
  const inBio = judgeText(`${texts.occupation}\n${texts.bio}`);
  const reasons = scamReasons.filter(
    (each) => inName.includes(each) || inBio.reasons.includes(each),
  );
  if (inName.length > 0 || isStrong(inBio)) {
    await report(sql, 'user', id, 'scam', reasons.join(', '));
  }
}

/**
 * Reports a user who writes what strongly reads like a scam: to their group, or when they invite to
 * their room. In the transaction that stores it.
 */
export async function flagUserText(sql: Sql, userId: number, text: string): Promise<void> {
  const judgement = judgeText(text);
  if (isStrong(judgement)) await report(sql, 'user', userId, 'scam', judgement.reasons.join(', '));
}

/** Reports a listing whose text strongly reads like a scam. In the transaction that stores it. */
export async function flagListing(sql: Sql, id: number, text: string): Promise<void> {
  const judgement = judgeText(text);
  if (isStrong(judgement)) await reportListing(sql, id, judgement.reasons);
}

/** Reports a wanted page whose text strongly reads like a scam. In the transaction that stores it. */
export async function flagWanted(sql: Sql, id: number, text: string): Promise<void> {
  const judgement = judgeText(text);
  if (isStrong(judgement)) await report(sql, 'wanted', id, 'scam', judgement.reasons.join(', '));
}

/** Reports a listing for what it shows besides its texts. */
export async function flagListingSign(sql: Sql, id: number, sign: ListingSign): Promise<void> {
  await reportListing(sql, id, [sign]);
}

/** Reports a listing; adds what is new to the report of it that is open, and nothing to a closed one. */
async function reportListing(
  sql: Sql,
  id: number,
  signs: readonly (ScamReason | ListingSign)[],
): Promise<void> {
  const known = fragment`string_to_array(r.details, ', ')`;
  const [made] = await sql<{ id: number; is_new: boolean }[]>`
    insert into reports as r (kind, target_id, reason, details, source)
    values ('listing', ${id}, 'scam', ${signs.join(', ')}, 'system')
    on conflict (kind, target_id, reason) where source = 'system'
      do update set details = array_to_string(${known} || array(
        select sign from unnest(${[...signs]}::text[]) as found (sign)
        where sign <> all (${known})), ', ')
      where r.status = 'open' and not ${known} @> ${[...signs]}::text[]
    returning id, xmax = 0 as is_new`;
  if (made?.is_new) await queueReportAlerts(sql, made.id);
}

async function report(
  sql: Sql,
  kind: 'user' | 'inquiry' | 'wanted',
  targetId: number,
  reason: 'scam' | 'spam',
  details: string,
  messages?: { from: number; to: number },
): Promise<void> {
  const [made] = await sql<{ id: number }[]>`
    insert into reports (kind, target_id, reason, details, source, first_message_id, last_message_id)
    values (${kind}, ${targetId}, ${reason}, ${details}, 'system', ${messages?.from ?? null},
      ${messages?.to ?? null})
    on conflict (kind, target_id, reason) where source = 'system' do nothing returning id`;
  if (made) await queueReportAlerts(sql, made.id);
}

const fewestLetters = 20;

/**
 * What texts with the same letters have in common, whatever stands between them; null for a text of
 * a few letters. A hash: nobody reads the text from it.
 */
function textKey(text: string, names: readonly string[]): string | null {
  const letters = names
    .map((name) => plainText(name).trim())
    .filter((name) => name !== '')
    .reduce((rest, name) => rest.replaceAll(name, ' '), plainText(text))
    .replaceAll(/[^\p{L}]+/gu, '');
  if (letters.length < fewestLetters) return null;
  return String(createHash('sha256').update(letters).digest().readBigInt64BE());
}

/** Forgets which texts were sent, once it is long ago. */
export async function deleteOldTexts(sql: Sql): Promise<void> {
  await sql`
    delete from sent_texts where created_at < now() - ${interval(retention.sentText)}`;
}
