import type { Transaction } from '#platform/database/database.ts';
import { inquiries } from '#platform/database/schema/inquiries.ts';
import { inquiryMessages } from '#platform/database/schema/inquiry-messages.ts';
import { inquiries as sketches, type InquirySketch } from './content/inquiries.ts';

const hourMs = 60 * 60_000;

interface Known {
  /** By e-mail address. */
  people: ReadonlyMap<string, number>;
  /** By title. */
  rooms: ReadonlyMap<string, number>;
  now: Date;
}

/** Stores the demo conversations as if they had happened; nobody is mailed about them. */
export async function seedInquiries(transaction: Transaction, known: Known): Promise<void> {
  // Oldest first, as their numbers would have been given.
  for (const sketch of [...sketches].sort((one, other) => startOf(other) - startOf(one))) {
    await seedInquiry(transaction, known, sketch);
  }
}

const startOf = ({ messages }: InquirySketch) => messages[0]?.hours_ago ?? 0;

async function seedInquiry(
  transaction: Transaction,
  { people, rooms, now }: Known,
  { from, to, room, status, unread_by: unreadBy, messages }: InquirySketch,
): Promise<void> {
  const personOf = (email: string) => required(people.get(email), email);
  const idOf = { sender: personOf(from), recipient: personOf(to) };
  const times = messages.map(({ hours_ago: hours }) => new Date(now.getTime() - hours * hourMs));
  const unread = trailingOthers(messages, unreadBy);
  const [inquiry] = await transaction
    .insert(inquiries)
    .values({
      kind: room === null ? 'user' : 'listing',
      sender_id: idOf.sender,
      recipient_id: idOf.recipient,
      listing_id: room === null ? null : required(rooms.get(room), room),
      listing_title: room ?? '',
      status,
      sender_unread: unreadBy === 'sender' ? unread : 0,
      recipient_unread: unreadBy === 'recipient' ? unread : 0,
      created_at: required(times[0], 'its time'),
      updated_at: required(times.at(-1), 'its time'),
    })
    .returning({ id: inquiries.id });
  await transaction.insert(inquiryMessages).values(
    messages.map(({ by, text }, index) => ({
      inquiry_id: required(inquiry?.id, 'its number'),
      author_id: idOf[by],
      text,
      created_at: required(times[index], 'its time'),
    })),
  );
}

/** How many messages at the end this side has not read. */
function trailingOthers(
  messages: InquirySketch['messages'],
  side: InquirySketch['unread_by'],
): number {
  if (side === null) return 0;
  return messages.length - 1 - messages.findLastIndex(({ by }) => by === side);
}

function required<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`A demo inquiry lacks ${what}`);
  return value;
}
