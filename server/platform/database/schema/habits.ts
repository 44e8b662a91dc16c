import { sql } from 'drizzle-orm';
import { check, integer, pgTable, smallint, timestamp } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/**
 * How people live: `answers` by position of the question in contract/questionnaire/questions.ts, null where
 * not answered, shorter than there are questions where some were added since. A choice is stored
 * by its position, sleep (the first) as from * 48 + until, both in half hours of the day.
 */
export const habits = pgTable(
  'habits',
  {
    user_id: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    answers: smallint().array().$type<(number | null)[]>().notNull(),
    updated_at: timestamp('updated_at', { withTimezone: true, mode: 'date' })
      .notNull()
      .defaultNow(),
  },
  () => [
    check('habits_one_row', sql`array_ndims(answers) = 1 and array_lower(answers, 1) = 1`),
    check('habits_sleep', sql`answers[1] between 0 and 2303`),
    // A set of acceptable answers must fit into a smallint (preferences).
    check('habits_choices', sql`0 <= all (answers[2:]) and 14 >= all (answers[2:])`),
  ],
);
