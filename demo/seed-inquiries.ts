import type { Sql } from '#platform/database/sql.ts';
import { inquiries, type DemoInquiry } from './content.ts';
import type { SeededGroups } from './seed-groups.ts';
import type { Seeded } from './seed-users.ts';

const hourMs = 60 * 60_000;

/** Finds the inquiry that a demo user sent about a listing. */
export type FindInquiry = (from: string, listing: string) => number;

/** Inserts the demo inquiries with their messages; nobody is notified. */
export async function seedInquiries(
  sql: Sql,
  seeded: Seeded & { groups: SeededGroups },
): Promise<FindInquiry> {
  // Oldest first, so that ids ascend with time.
  const oldestFirst = inquiries.toSorted((one, other) => startHoursAgo(other) - startHoursAgo(one));
  const ids = new Map<string, number>();
  for (const inquiry of oldestFirst) {
    ids.set(`${inquiry.from} ${inquiry.listing}`, await seedInquiry(sql, seeded, inquiry));
  }
  return (from, listing) => required(ids.get(`${from} ${listing}`), `one of ${from}`);
}

const startHoursAgo = ({ messages }: DemoInquiry) => messages[0]?.hours_ago ?? 0;

async function seedInquiry(
  sql: Sql,
  { users, listings, groups, now }: Seeded & { groups: SeededGroups },
  { from, to, listing, group, status, unread_by: unreadBy, messages }: DemoInquiry,
): Promise<number> {
  const userIds = {
    sender: required(users.get(from), from),
    recipient: required(users.get(to), to),
  };
  const sentAt = ({ hours_ago: hours }: { hours_ago: number }) =>
    new Date(now.getTime() - hours * hourMs).toISOString();
  const unread = countUnread(messages, unreadBy);
  const row = {
    kind: listing === null ? 'user' : 'listing',
    sender_id: userIds.sender,
    recipient_id: userIds.recipient,
    listing_id: listing === null ? null : required(listings.get(listing), listing),
    listing_title: listing ?? '',
    group_id: group === undefined ? null : required(groups.get(group), group),
    status,
    sender_unread: unreadBy === 'sender' ? unread : 0,
    recipient_unread: unreadBy === 'recipient' ? unread : 0,
    created_at: sentAt(required(messages[0], 'a message')),
    updated_at: sentAt(required(messages.at(-1), 'a message')),
    answered_at: answeredAt(status, messages, sentAt),
  };
  const [inserted] = await sql<{ id: number }[]>`
    insert into inquiries ${sql(row)} returning id`;
  const { id } = required(inserted, 'its row');
  const messageRows = messages.map((message) => ({
    inquiry_id: id,
    author_id:
      message.author === undefined
        ? userIds[message.by]
        : required(users.get(message.author), message.author),
    text: message.text,
    created_at: sentAt(message),
  }));
  await sql`insert into inquiry_messages ${sql(messageRows)}`;
  await sql`
    insert into inquiry_members (inquiry_id, user_id, listing_id, unread, joined_at)
    select ${id}, user_id, ${row.listing_id}::int, ${row.sender_unread}, ${row.created_at}
    from group_members where group_id = ${row.group_id}::int`;
  return id;
}

/** When the recipient first wrote, or accepted or declined with the last message; null before. */
function answeredAt(
  status: DemoInquiry['status'],
  messages: DemoInquiry['messages'],
  sentAt: (message: DemoInquiry['messages'][number]) => string,
): string | null {
  const isDecided = status === 'accepted' || status === 'declined';
  const answer = messages.find(({ by }) => by === 'recipient') ?? (isDecided && messages.at(-1));
  return answer ? sentAt(answer) : null;
}

/** How many messages at the end this side has not read. */
function countUnread(messages: DemoInquiry['messages'], side: DemoInquiry['unread_by']): number {
  if (side === null) return 0;
  return messages.length - 1 - messages.findLastIndex(({ by }) => by === side);
}

function required<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`A demo inquiry lacks ${what}`);
  return value;
}
