import { integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { importKinds, newListingStatuses, type ImportMapping } from '#contract/imports/import.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Where listings come from, and how its files are read; `external_origins.source` is the name. */
export const importSources = pgTable(
  'import_sources',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    kind: text({ enum: importKinds }).notNull(),
    /** Where the server fetches the file; null where people upload it. */
    address: text(),
    mapping: jsonb().$type<ImportMapping>().notNull().default({}),
    /** What listings get that are new. */
    new_status: text({ enum: newListingStatuses }).notNull().default('pending'),
    created_at: instant('created_at').notNull().defaultNow(),
    updated_at: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('import_sources_name').on(table.name)],
);
