import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { inquiries } from './inquiries.ts';
import { users } from './users.ts';

/** The messages of an inquiry; the first is the inquiry itself. */
export const inquiryMessages = pgTable(
  'inquiry_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    inquiry_id: integer()
      .notNull()
      .references(() => inquiries.id, { onDelete: 'cascade' }),
    /** Null once they deleted their account. */
    author_id: integer().references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull(),
    created_at: timestamp('created_at', { withTimezone: true, mode: 'date' })
      .notNull()
      .defaultNow(),
  },
  (table) => [
    index('inquiry_messages_inquiry').on(table.inquiry_id, table.id),
    index('inquiry_messages_author').on(table.author_id, table.created_at),
    check('inquiry_messages_length', sql`char_length(text) between 1 and 2000`),
  ],
);
