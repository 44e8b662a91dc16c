import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { adminActs, adminActThings } from '#contract/audit/audit-events.ts';

/** Small facts of an act: counts, notes, filters. Never what people wrote to one another. */
export type ActDetails = Record<string, string | number | boolean | null | number[]>;

/**
 * The audit log. Triggers of its migration refuse every change but adding a row, to this
 * application too. It refers to nothing: it outlives administrators and things alike.
 */
export const adminActRows = pgTable(
  'admin_acts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    admin_id: integer().notNull(),
    /** First name, or e-mail without one, at the time. */
    admin_name: text().notNull(),
    act: text({ enum: adminActs }).notNull(),
    thing_kind: text({ enum: adminActThings }).notNull(),
    /** Null for an act on many things at once. */
    thing_id: integer(),
    /** Title or name at the time. */
    thing_label: text().notNull().default(''),
    details: jsonb().$type<ActDetails>().notNull().default({}),
    created_at: timestamp('created_at', { withTimezone: true, mode: 'date' })
      .notNull()
      .defaultNow(),
  },
  (table) => [
    // The number is the order: newest first is highest first.
    index('admin_acts_act').on(table.act, table.id),
    index('admin_acts_admin').on(table.admin_id, table.id),
    index('admin_acts_thing').on(table.thing_kind, table.thing_id, table.id),
    check('admin_acts_details', sql`jsonb_typeof(details) = 'object'`),
  ],
);
