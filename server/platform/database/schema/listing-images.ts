import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { listings } from './listings.ts';

export interface StoredVariant {
  /** Name below the media folder or bucket. */
  key: string;
  width: number;
  type: string;
}

/** Images of a room, in order; the first is the cover. */
export const listingImages = pgTable(
  'listing_images',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    listing_id: integer()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    key: text().notNull().unique(),
    width: integer().notNull(),
    height: integer().notNull(),
    alt: text().notNull().default(''),
    /** Mean colour as #rrggbb. */
    placeholder: text().notNull(),
    variants: jsonb().$type<StoredVariant[]>().notNull(),
    created_at: timestamp('created_at', { withTimezone: true, mode: 'date' })
      .notNull()
      .defaultNow(),
  },
  (table) => [
    index('listing_images_order').on(table.listing_id, table.position),
    // The folder of a picture's files, which the sweep asks for.
    index('listing_images_folder').on(sql`substring(${table.key} from '^[^/]+/[^/]+')`),
  ],
);
