import { sql } from 'drizzle-orm';
import { check, integer, pgTable, smallint, timestamp } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/**
 * What people accept in others, by position of the question like habits; null without a preference
 * on it. There is one only where the habits have an answer, and the own answer is acceptable.
 * `acceptable` is a set of answers, bit by position; sleep the hours to stay within, stored as
 * there. Bit by position of the question in `dealbreakers`.
 */
export const preferences = pgTable(
  'preferences',
  {
    user_id: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    acceptable: smallint().array().$type<(number | null)[]>().notNull(),
    importance: smallint().array().$type<(number | null)[]>().notNull(),
    dealbreakers: integer().notNull(),
    updated_at: timestamp('updated_at', { withTimezone: true, mode: 'date' })
      .notNull()
      .defaultNow(),
  },
  () => [
    check(
      'preferences_one_row',
      sql`array_ndims(acceptable) = 1 and array_lower(acceptable, 1) = 1
        and array_ndims(importance) = 1 and array_lower(importance, 1) = 1`,
    ),
    check('preferences_sleep', sql`acceptable[1] between 0 and 2303`),
    check('preferences_choices', sql`1 <= all (acceptable[2:])`),
    check(
      'preferences_importance',
      sql`0 <= all (importance) and 4 >= all (importance) and 3 <> all (importance)`,
    ),
    check(
      'preferences_same_questions',
      sql`cardinality(acceptable) = cardinality(importance)
        and array_positions(acceptable, null) = array_positions(importance, null)`,
    ),
    check('preferences_dealbreakers', sql`dealbreakers >= 0`),
  ],
);
