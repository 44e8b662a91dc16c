import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** Who does not want to hear from whom, nor be shown to them. */
export const blocks = pgTable(
  'blocks',
  {
    blocker_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    blocked_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: timestamp('created_at', { withTimezone: true, mode: 'date' })
      .notNull()
      .defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.blocker_id, table.blocked_id] }),
    index('blocks_blocked').on(table.blocked_id),
    check('blocks_not_oneself', sql`blocker_id <> blocked_id`),
  ],
);
