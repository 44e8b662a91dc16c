import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { reportKinds, reportReasons } from '#contract/vocabulary.ts';
import { users } from './users.ts';

/** What people asked the administrators to look at. It outlives the thing, hence no reference. */
export const reports = pgTable(
  'reports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    reporter_id: integer().references(() => users.id, { onDelete: 'set null' }),
    kind: text({ enum: reportKinds }).notNull(),
    thing_id: integer().notNull(),
    reason: text({ enum: reportReasons }).notNull(),
    details: text().notNull().default(''),
    created_at: timestamp('created_at', { withTimezone: true, mode: 'date' })
      .notNull()
      .defaultNow(),
  },
  (table) => [
    uniqueIndex('reports_once').on(table.reporter_id, table.kind, table.thing_id, table.reason),
    index('reports_newest').on(table.created_at.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('reports_recent_of_person').on(table.reporter_id, table.created_at),
    check('reports_kind', sql`kind in ('listing', 'user', 'inquiry')`),
    check('reports_details', sql`char_length(details) <= 1000`),
  ],
);
