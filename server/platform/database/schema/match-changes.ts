import { bigint, index, integer, pgTable } from 'drizzle-orm/pg-core';

/**
 * Who changed last in which transaction, deleted people too (hence no reference), written by
 * triggers on users, habits and preferences. A process that was away asks for everyone changed
 * by transactions it cannot have seen: one row for each person ever is all that takes.
 */
export const matchChanges = pgTable(
  'match_changes',
  {
    user_id: integer().primaryKey(),
    xid: bigint({ mode: 'bigint' }).notNull(),
  },
  (table) => [index('match_changes_xid').on(table.xid)],
);
