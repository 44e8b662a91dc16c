import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { reportKinds, reportReasons, reportStatuses } from '#contract/vocabulary.ts';
import { users } from './users.ts';

/** What people asked the administrators to look at. It outlives the thing, hence no reference. */
export const reports = pgTable(
  'reports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    reporter_id: integer().references(() => users.id, { onDelete: 'set null' }),
    kind: text({ enum: reportKinds }).notNull(),
    target_id: integer().notNull(),
    reason: text({ enum: reportReasons }).notNull(),
    details: text().notNull().default(''),
    status: text({ enum: reportStatuses }).notNull().default('open'),
    /** What the administrator who closed it noted. */
    note: text().notNull().default(''),
    closed_by: integer().references(() => users.id, { onDelete: 'set null' }),
    closed_at: timestamp('closed_at', { withTimezone: true, mode: 'date' }),
    created_at: timestamp('created_at', { withTimezone: true, mode: 'date' })
      .notNull()
      .defaultNow(),
  },
  (table) => [
    uniqueIndex('reports_once').on(table.reporter_id, table.kind, table.target_id, table.reason),
    index('reports_newest').on(table.created_at.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('reports_queue').on(
      table.status,
      table.created_at.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('reports_target').on(table.kind, table.target_id),
    index('reports_closed_by').on(table.closed_by),
    index('reports_recent_of_person').on(table.reporter_id, table.created_at),
    check('reports_kind', sql`kind in ('listing', 'user', 'inquiry')`),
    check('reports_status', sql`status in ('open', 'resolved', 'dismissed')`),
    check('reports_details', sql`char_length(details) <= 1000`),
  ],
);
