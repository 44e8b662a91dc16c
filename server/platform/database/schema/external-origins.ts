import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PublishedWords } from '#contract/external-listings/external-listing.ts';
import type { ImportProblem } from '#contract/imports/import.ts';
import { listings } from './listings.ts';

/** Where a listing from outside came from; one row of one source is one listing. */
export const externalOrigins = pgTable(
  'external_origins',
  {
    listing_id: integer()
      .primaryKey()
      .references(() => listings.id, { onDelete: 'cascade' }),
    source: text().notNull(),
    source_id: text().notNull(),
    /** Hash of the mapped fields: the same again means nothing to do. */
    content_hash: text().notNull(),
    /** What the source did not say or said oddly, for the administrator. */
    problems: jsonb().$type<ImportProblem[]>().notNull().default([]),
    imported_at: timestamp('imported_at', { withTimezone: true, mode: 'date' })
      .notNull()
      .defaultNow(),
    /** Since when complete imports of its source lack it; null while they have it. */
    gone_at: timestamp('gone_at', { withTimezone: true, mode: 'date' }),
    /** What the review had published of what an import changed since; cleared when published. */
    published_as: jsonb().$type<PublishedWords>(),
    /** A listing of people or of another source at the same place with the same title. */
    duplicate_of: integer().references(() => listings.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('external_origins_source').on(table.source, table.source_id),
    index('external_origins_imported').on(table.imported_at),
    index('external_origins_gone')
      .on(table.gone_at)
      .where(sql`gone_at is not null`),
    index('external_origins_duplicate')
      .on(table.duplicate_of)
      .where(sql`duplicate_of is not null`),
  ],
);
