import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core';

/** Numbers of rooms that existed once, so that their old addresses answer 410 Gone, not 404. */
export const deletedListings = pgTable('deleted_listings', {
  listing_id: integer().primaryKey(),
  deleted_at: timestamp('deleted_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});
