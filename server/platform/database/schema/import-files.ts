import {
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { importSources } from './import-sources.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Files from outside, until their import is over or nobody wants it. */
export const importFiles = pgTable(
  'import_files',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    source_id: integer()
      .notNull()
      .references(() => importSources.id, { onDelete: 'cascade' }),
    /** In the address it is uploaded to. */
    key: text().notNull(),
    /** As people know it; for the eye only. */
    name: text().notNull(),
    /** Bytes: as announced, once it arrived as they are. */
    size: integer().notNull(),
    /** Null until all of it is here. */
    arrived_at: instant('arrived_at'),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('import_files_key').on(table.key),
    index('import_files_source').on(table.source_id),
    index('import_files_created').on(table.created_at),
  ],
);

/** Their bytes. Every process can read them, and none of them is a file that could be opened. */
export const importFileParts = pgTable(
  'import_file_parts',
  {
    file_id: integer()
      .notNull()
      .references(() => importFiles.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    bytes: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.file_id, table.position] })],
);
