import type { Sql } from '#platform/database/sql.ts';
import type {
  Inquiry,
  InquiryCounts,
  InquiryPage,
  InquiryQuery,
  InquiryState,
} from '#contract/inquiries/calls.ts';
import { limits } from '#contract/limits.ts';
import type { InquirySide } from '#contract/vocabulary.ts';
import { readPage } from '#platform/http/read-page.ts';
import { instant, pictureJson } from '#domain/listings/listing-json.ts';
import type { InquiryAddress } from './find-own.ts';

/** The Inquiry of contract/inquiries/calls.ts as `$2`, one of its sides, sees it; `$1` is where pictures are. */
const inquiryJson = `json_build_object(
  'id', i.id, 'kind', i.kind, 'status', i.status,
  'side', case when i.sender_id = $2 then 'sender' else 'recipient' end,
  'listing_id', i.listing_id, 'recipient_id', i.recipient_id,
  'listing', case when i.kind = 'listing' then json_build_object(
    'id', l.id, 'title', coalesce(l.title, i.listing_title), 'status', case l.status when 'hidden' then 'paused' else coalesce(l.status, 'gone') end,
    'cover', (select ${pictureJson('m')} from listing_images m
      where m.listing_id = l.id order by m.position, m.id limit 1)) end,
  'person', case when u.id is not null then json_build_object('id', u.id,
    'first_name', u.first_name, 'profile_picture_url', u.profile_picture_url) end,
  'is_blocked', exists (select from blocks where blocker_id = $2 and blocked_id = u.id),
  'message', (select text from inquiry_messages where inquiry_id = i.id order by id limit 1),
  'last_message', (select json_build_object('text', text,
      'is_mine', author_id is not distinct from $2, 'created_at', ${instant('created_at')})
    from inquiry_messages where inquiry_id = i.id order by id desc limit 1),
  'unread', case when i.sender_id = $2 then i.sender_unread else i.recipient_unread end,
  'created_at', ${instant('i.created_at')}, 'updated_at', ${instant('i.updated_at')})`;

const joined = `left join listings l on l.id = i.listing_id
  left join users u on u.id = case when i.sender_id = $2 then i.recipient_id else i.sender_id end`;

/** Those with people this person blocked are not shown in lists, nor counted. */
const isShown = (other: string) =>
  `not exists (select from blocks where blocker_id = $1 and blocked_id = i.${other})`;

const columns = {
  sender: { own: 'sender_id', other: 'recipient_id', unread: 'sender_unread' },
  recipient: { own: 'recipient_id', other: 'sender_id', unread: 'recipient_unread' },
} as const satisfies Record<InquirySide, object>;

/** One inquiry as this side of it sees it; null when there is none, or they are no side of it. */
export async function readInquiry(
  sql: Sql,
  mediaUrl: string,
  userId: number,
  { id, kind }: InquiryAddress,
): Promise<Inquiry | null> {
  const text = `select ${inquiryJson} as inquiry from inquiries i ${joined}
    where i.id = $3 and $2 in (i.sender_id, i.recipient_id) and ($4::text is null or i.kind = $4)`;
  const rows = await sql.unsafe(text, [mediaUrl, userId, id, kind], { prepare: true });
  return rows[0]?.['inquiry'] ?? null;
}

/** What a person sent (as `sender`) or received, unread first, then by what happened last. */
export async function listInquiries(
  sql: Sql,
  mediaUrl: string,
  { userId, side }: { userId: number; side: InquirySide },
  { kind = null, ...rest }: Nullable<InquiryQuery>,
): Promise<InquiryPage> {
  const page = readPage(rest);
  const { own, other, unread } = columns[side];
  const order = `order by (i.${unread} > 0) desc, i.updated_at desc, i.id desc`;
  const chosen = `from inquiries i where i.${own} = $1 and ${isShown(other)}
    and ($2::text is null or i.kind = $2)`;
  const [found, counted] = await Promise.all([
    sql.unsafe(`select i.id ${chosen} ${order} limit $3::int offset $4::int`, [
      userId,
      kind,
      page.limit,
      page.offset,
    ]),
    sql.unsafe(
      `select count(*)::int as total from (select ${chosen} limit ${limits.countedItems}) counted`,
      [userId, kind],
    ),
  ]);
  const rows = await sql.unsafe(
    `select coalesce(json_agg(${inquiryJson} ${order}), '[]') as items
      from inquiries i ${joined} where i.id = any($3::int[])`,
    [mediaUrl, userId, found.map(({ id }) => id)],
    { prepare: true },
  );
  return page.answer(rows[0]?.['items'] ?? [], counted[0]?.['total']);
}

type Nullable<T> = { [K in keyof T]: T[K] | null } & Pick<T, Exclude<keyof T, 'kind'>>;

/** How many inquiries a person has, and how many hold something unseen. */
export async function countInquiries(sql: Sql, userId: number): Promise<InquiryCounts> {
  const count = (side: InquirySide, more = '') => {
    const { own, other, unread } = columns[side];
    return `(select count(*)::int from (select from inquiries i where i.${own} = $1
      and ${isShown(other)} ${more && `and i.${unread} > 0`} limit ${limits.countedItems}) counted)`;
  };
  const text = `select ${count('sender')} as sent, ${count('recipient')} as received,
    ${count('sender', 'unread')} as unread_sent, ${count('recipient', 'unread')} as unread_received`;
  const [counts] = await sql.unsafe<InquiryCounts[]>(text, [userId], { prepare: true });
  if (!counts) throw new Error('Counting answers a row');
  return { ...counts };
}

/** The newest inquiry this person sent about a room, or to a person. */
export async function readState(
  sql: Sql,
  userId: number,
  about: { listing_id: number } | { recipient_id: number },
): Promise<InquiryState> {
  const isAbout =
    'listing_id' in about
      ? sql`listing_id = ${about.listing_id}`
      : sql`kind = 'user' and recipient_id = ${about.recipient_id}`;
  const [newest] = await sql<InquiryState[]>`
    select status, id as inquiry_id from inquiries
    where sender_id = ${userId} and ${isAbout} order by id desc limit 1`;
  return newest ? { ...newest } : { status: null, inquiry_id: null };
}
