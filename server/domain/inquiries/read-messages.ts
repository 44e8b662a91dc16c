import type { Sql } from '#platform/database/sql.ts';
import type { Message, MessagePage } from '#contract/inquiries/inquiry.ts';
import { limits } from '#contract/limits.ts';
import { readPage, type PageQuery } from '#platform/http/read-page.ts';
import { instant } from '#domain/listings/listing-json.ts';
import { noSuchInquiry, type InquiryAddress } from './find-own.ts';

const messageColumns = `m.id, m.text, m.author_id is not distinct from $1 as is_mine,
  ${instant('m.created_at')} as created_at`;
/** Only to its two sides. */
const ownThread = `from inquiry_messages m join inquiries i on i.id = m.inquiry_id
  where $1 in (i.sender_id, i.recipient_id)`;

/** A page of a thread: page 1 holds the newest, each page in order. Throws `not_found`. */
export async function listMessages(
  sql: Sql,
  userId: number,
  { id, kind }: InquiryAddress,
  query: PageQuery,
): Promise<MessagePage> {
  const page = readPage(query);
  const thread = `${ownThread} and i.id = $2 and ($3::text is null or i.kind = $3)`;
  const [counted] = await sql.unsafe<{ total: number }[]>(
    `select count(*)::int as total ${thread}`,
    [userId, id, kind],
    { prepare: true },
  );
  // An inquiry has its first message; none is no inquiry of theirs.
  if (!counted?.total) throw noSuchInquiry();
  const rows = await sql.unsafe<Message[]>(
    `select ${messageColumns} ${thread} order by m.id desc limit $4::int offset $5::int`,
    [userId, id, kind, page.limit, page.offset],
    { prepare: true },
  );
  const items = rows.map((row) => ({ ...row })).toReversed();
  const total = Math.min(counted.total, limits.countedItems);
  return page.answer(items, total);
}

/** One message of a thread of this person's. */
export async function readMessage(sql: Sql, userId: number, id: number): Promise<Message> {
  const [message] = await sql.unsafe<Message[]>(
    `select ${messageColumns} ${ownThread} and m.id = $2`,
    [userId, id],
    { prepare: true },
  );
  if (!message) throw noSuchInquiry();
  return { ...message };
}
