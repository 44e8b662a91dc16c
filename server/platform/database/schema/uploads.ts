import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { listingImages } from './listing-images.ts';
import { listings } from './listings.ts';
import { users } from './users.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Addresses given out to upload one raw file to, and what became of it. */
export const uploads = pgTable(
  'uploads',
  {
    /** Random; names the raw file in quarantine. */
    key: text().primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['listing', 'photo'] }).notNull(),
    /** The room it is for; null for a photo of a person. */
    listing_id: integer().references(() => listings.id, { onDelete: 'cascade' }),
    /** Random too: where the finished files go, such as `listings/ab12`. */
    folder: text().notNull().unique(),
    content_type: text().notNull(),
    /** Bytes, where the person who asked said so. */
    size: integer(),
    /** Until when the address takes a file. */
    expires_at: instant('expires_at').notNull(),
    registered_at: instant('registered_at'),
    /** What a second registration answers; null again once the picture was deleted. */
    image_id: integer().references(() => listingImages.id, { onDelete: 'set null' }),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('uploads_person').on(table.user_id, table.expires_at),
    index('uploads_expiry').on(table.expires_at),
    index('uploads_listing').on(table.listing_id),
    index('uploads_image').on(table.image_id),
  ],
);
