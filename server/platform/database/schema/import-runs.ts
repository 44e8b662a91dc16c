import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  importKinds,
  importStatuses,
  newListingStatuses,
  type ImportMapping,
} from '#contract/imports/import.ts';
import { importFiles } from './import-files.ts';
import { importSources } from './import-sources.ts';
import { users } from './users.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const count = () => integer().notNull().default(0);

/**
 * Imports, queue and history in one. What a batch did is counted in the batch's own transaction,
 * so `rows_done` says exactly where another process goes on.
 */
export const importRuns = pgTable(
  'import_runs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    source_id: integer()
      .notNull()
      .references(() => importSources.id, { onDelete: 'cascade' }),
    /** Null once it is no longer needed. */
    file_id: integer().references(() => importFiles.id, { onDelete: 'set null' }),
    file_name: text().notNull(),
    file_bytes: integer().notNull(),
    status: text({ enum: importStatuses }).notNull().default('waiting'),
    is_cancelling: boolean().notNull().default(false),
    message: text(),
    /** As its source had them when it was started: the file was chosen for these. */
    kind: text({ enum: importKinds }).notNull(),
    mapping: jsonb().$type<ImportMapping>().notNull(),
    new_status: text({ enum: newListingStatuses }).notNull(),
    rows_total: integer(),
    rows_done: count(),
    added: count(),
    updated: count(),
    unchanged: count(),
    set_aside: count(),
    back_to_review: count(),
    duplicates: count(),
    gone: count(),
    started_by: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Who works on it; whoever holds another one has lost it. */
    lease: uuid(),
    /** Nobody works on it any more after this, whatever `status` says. */
    leased_until: instant('leased_until'),
    /** Taken so often since it last got on. */
    attempts: count(),
    created_at: instant('created_at').notNull().defaultNow(),
    started_at: instant('started_at'),
    finished_at: instant('finished_at'),
  },
  (table) => [
    index('import_runs_source').on(table.source_id, table.id),
    index('import_runs_file').on(table.file_id),
    index('import_runs_person').on(table.started_by),
    uniqueIndex('import_runs_one_of_a_source')
      .on(table.source_id)
      .where(sql`status in ('waiting', 'running')`),
    index('import_runs_unfinished')
      .on(table.id)
      .where(sql`status in ('waiting', 'running')`),
    check(
      'import_runs_sum',
      sql`rows_done = added + updated + unchanged + set_aside and rows_done >= 0`,
    ),
  ],
);

/** Rows that did not come in, each with its reason. */
export const importSetAsideRows = pgTable(
  'import_set_aside_rows',
  {
    run_id: integer()
      .notNull()
      .references(() => importRuns.id, { onDelete: 'cascade' }),
    /** Counted from 1 below the header. */
    row: integer().notNull(),
    line: integer().notNull(),
    source_id: text().notNull(),
    reason: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.run_id, table.row] })],
);
