import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { vitalMetrics } from '#contract/overview/vital-names.ts';

/**
 * How fast pages were for the people who opened them, only ever as counts: so many visits of a
 * route on a day had a value in this bucket (server/domain/overview/vitals.ts). Nobody can be found in it.
 */
export const vitalCounts = pgTable(
  'vital_counts',
  {
    metric: text({ enum: vitalMetrics }).notNull(),
    day: date().notNull(),
    /** The pattern of the address, as `/listings/$id`. */
    route: text().notNull(),
    bucket: smallint().notNull(),
    visits: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.metric, table.day, table.route, table.bucket] }),
    check('vital_counts_visits', sql`visits > 0`),
  ],
);
