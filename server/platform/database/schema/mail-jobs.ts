import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { inquiries } from './inquiries.ts';
import { users } from './users.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const mailKinds = ['inquiry', 'message', 'accepted', 'declined'] as const;
export type MailKind = (typeof mailKinds)[number];

/**
 * Mails to send, written in one transaction with what they tell of. They hold no text and no
 * address: both are read when the mail is sent, so that who left or unsubscribed gets none.
 */
export const mailJobs = pgTable(
  'mail_jobs',
  {
    /** Names the mail for ever: its Message-ID, and its file in the outbox. */
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: mailKinds }).notNull(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    inquiry_id: integer()
      .notNull()
      .references(() => inquiries.id, { onDelete: 'cascade' }),
    /** The message it brings; null for an answer without words. */
    message_id: integer(),
    /** When to try next. While one is being sent: when to believe that its sender died. */
    due_at: instant('due_at').notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    /** Given up, after too many attempts or because the address does not exist. */
    failed_at: instant('failed_at'),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('mail_jobs_due')
      .on(table.due_at)
      .where(sql`failed_at is null`),
    index('mail_jobs_person').on(table.user_id),
    index('mail_jobs_inquiry').on(table.inquiry_id),
  ],
);
