import { createHash } from 'node:crypto';
import { retention } from '#contract/retention.ts';
import { findScamReasons } from '#contract/scam-guard/find-reasons.ts';
import { plainText } from '#contract/scam-guard/plain-text.ts';
import type { ScamReason } from '#contract/scam-guard/rule.ts';
import { interval } from '#platform/database/term.ts';
import { integer, type Sql } from '#platform/database/sql.ts';
import { queueReportAlerts } from './report-alerts.ts';

/** Honest people, too, move to another service or are abroad: alone, these are for the reader. */
const mild: ReadonlySet<ScamReason> = new Set(['elsewhere', 'abroad']);
/** The same first message to so many people within these days is worth a look. */
const manyCopies = 10;
const copyDays = 7;

/** Do these reasons call for an administrator? */
export const isStrong = (reasons: readonly ScamReason[]): boolean =>
  reasons.length > 1 || reasons.some((reason) => !mild.has(reason));

interface FirstMessage {
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
export async function flagMessage(sql: Sql, message: FirstMessage): Promise<void> {
  const { inquiry_id, sender_id, text, names } = message;
  const reasons = findScamReasons(text);
  if (isStrong(reasons)) {
    const known = await sql`
      select from inquiries i
      join reports r on r.kind = 'inquiry' and r.target_id = i.id and r.source = 'system'
        and r.status = 'open'
      where i.sender_id = ${sender_id} limit 1`;
    if (known.length === 0) await report(sql, 'inquiry', inquiry_id, 'scam', reasons.join(', '));
  }
  const text_key = textKey(text, names);
  if (text_key === null) return;
  await sql`insert into sent_texts ${sql({ inquiry_id, sender_id, text_key })}`;
  const copies = await sql`
    select from sent_texts where sender_id = ${sender_id} and text_key = ${text_key}
      and created_at > now() - make_interval(days => ${integer(copyDays)})
    limit ${integer(manyCopies)}`;
  if (copies.length === manyCopies) await report(sql, 'user', sender_id, 'spam', 'copies');
}

/** Reports a listing whose text strongly reads like a scam. In the transaction that stores it. */
export async function flagListing(sql: Sql, id: number, text: string): Promise<void> {
  const reasons = findScamReasons(text);
  if (isStrong(reasons)) await report(sql, 'listing', id, 'scam', reasons.join(', '));
}

async function report(
  sql: Sql,
  kind: 'listing' | 'user' | 'inquiry',
  targetId: number,
  reason: 'scam' | 'spam',
  details: string,
): Promise<void> {
  const [made] = await sql<{ id: number }[]>`
    insert into reports (kind, target_id, reason, details, source)
    values (${kind}, ${targetId}, ${reason}, ${details}, 'system')
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
