import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { inquiryKinds, inquiryStatuses } from '#contract/vocabulary.ts';
import { listings } from './listings.ts';
import { users } from './users.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * What someone wrote about a room or to a person. Rooms and people may go: what was written stays
 * with whoever is left, and only an inquiry with nobody left is deleted. `*_unread` counts what a
 * side has not seen, `*_seen` is the last message it saw.
 */
export const inquiries = pgTable(
  'inquiries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: inquiryKinds }).notNull(),
    sender_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** For a room: who offered it when the inquiry was sent. */
    recipient_id: integer().references(() => users.id, { onDelete: 'set null' }),
    listing_id: integer().references(() => listings.id, { onDelete: 'set null' }),
    /** The room's title then: all that is left of a deleted one. */
    listing_title: text().notNull().default(''),
    status: text({ enum: inquiryStatuses }).notNull().default('sent'),
    sender_unread: integer().notNull().default(0),
    recipient_unread: integer().notNull().default(1),
    sender_seen: integer().notNull().default(0),
    recipient_seen: integer().notNull().default(0),
    created_at: instant('created_at').notNull().defaultNow(),
    /** When something last happened. */
    updated_at: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('inquiries_one_open_about_listing')
      .on(table.sender_id, table.listing_id)
      .where(sql`kind = 'listing' and status in ('sent', 'read', 'accepted')`),
    uniqueIndex('inquiries_one_open_to_person')
      .on(table.sender_id, table.recipient_id)
      .where(sql`kind = 'user' and status in ('sent', 'read', 'accepted')`),
    index('inquiries_about_listing').on(table.sender_id, table.listing_id, table.id),
    index('inquiries_to_person')
      .on(table.sender_id, table.recipient_id, table.id)
      .where(sql`kind = 'user'`),
    // In the order of the lists: unread first, then by what happened last.
    index('inquiries_sent').on(
      table.sender_id,
      sql`(sender_unread > 0) desc`,
      table.updated_at.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('inquiries_received').on(
      table.recipient_id,
      sql`(recipient_unread > 0) desc`,
      table.updated_at.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('inquiries_created').on(table.created_at),
    index('inquiries_newly_sent').on(table.sender_id, table.created_at),
    index('inquiries_listing').on(table.listing_id),
    index('inquiries_unanswered')
      .on(table.updated_at)
      .where(sql`status in ('sent', 'read')`),
    index('inquiries_nobody_left')
      .on(table.id)
      .where(sql`sender_id is null and recipient_id is null`),
    check('inquiries_kind', sql`kind in ('listing', 'user')`),
    check(
      'inquiries_status',
      sql`status in ('sent', 'read', 'accepted', 'declined', 'withdrawn', 'expired')`,
    ),
    check('inquiries_not_to_oneself', sql`sender_id <> recipient_id`),
    check('inquiries_listing_of_kind', sql`kind = 'listing' or listing_id is null`),
    check('inquiries_unread', sql`sender_unread >= 0 and recipient_unread >= 0`),
  ],
);
