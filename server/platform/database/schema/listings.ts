import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { Amenity, HouseRule } from '#contract/vocabulary.ts';
import { users } from './users.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const cube = customType<{ data: string }>({ dataType: () => 'cube' });

/**
 * `pending` and `rejected` exist only for listings from outside, until someone has looked; `hidden`
 * is what administrators took out of sight.
 */
export const storedListingStatuses = [
  'active',
  'paused',
  'filled',
  'pending',
  'rejected',
  'hidden',
] as const;

/**
 * Rooms. Those from outside have no user_id and may lack what their source did not say.
 * `search` and `earth_point` are derived by the database so that nothing can forget them.
 */
export const listings = pgTable(
  'listings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    description: text().notNull().default(''),
    address: text().notNull(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    monthly_rent: integer().notNull(),
    total_bedrooms: integer(),
    total_bathrooms: integer(),
    current_roommates: integer(),
    looking_for_roommates: integer(),
    external_link: text(),
    available_from: date(),
    amenities: text().array().$type<Amenity[]>().notNull().default([]),
    house_rules: text().array().$type<HouseRule[]>().notNull().default([]),
    status: text({ enum: storedListingStatuses }).notNull().default('active'),
    /** Why administrators took it out of sight, for its owner; null while they did not. */
    hidden_note: text(),
    /** Kept by triggers, as `status` and `held_status` are: set one of the reasons, or a status. */
    owner_suspended: boolean().notNull().default(false),
    /** What `status` would be if it were not hidden. */
    held_status: text({ enum: storedListingStatuses }),
    created_at: instant('created_at').notNull().defaultNow(),
    updated_at: instant('updated_at').notNull().defaultNow(),
    last_confirmed_at: instant('last_confirmed_at').notNull().defaultNow(),
    search: tsvector().generatedAlwaysAs(
      sql`to_tsvector('simple', search_text(title || ' ' || address || ' ' || description))`,
    ),
    /**
     * Point on a sphere of the earth's radius in metres. From coordinates rounded as the public
     * sees them: sorting by exact distance would give the exact place away.
     */
    earth_point: cube().generatedAlwaysAs(sql`earth_point(latitude, longitude)`),
  },
  (table) => [
    // The trailing columns let searches filter and count within the index (see search-sql.ts).
    index('listings_newest')
      .on(
        table.created_at.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
        table.monthly_rent,
        table.total_bedrooms,
        table.available_from,
        table.earth_point,
      )
      .where(sql`status = 'active'`),
    index('listings_rent')
      .on(
        table.monthly_rent,
        table.id,
        table.created_at,
        table.total_bedrooms,
        table.available_from,
      )
      .where(sql`status = 'active'`),
    index('listings_bedrooms')
      .on(
        table.total_bedrooms,
        table.created_at.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
        table.monthly_rent,
        table.available_from,
      )
      .where(sql`status = 'active'`),
    index('listings_search')
      .using('gin', table.search)
      .where(sql`status = 'active'`),
    // Its migration adds INCLUDE with the same columns, which drizzle cannot say.
    index('listings_earth_point')
      .using('gist', table.earth_point)
      .where(sql`status = 'active'`),
    index('listings_owner').on(
      table.user_id,
      table.created_at.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    // Listings from outside, as administrators review them: counted, sorted and searched.
    index('listings_outside_status')
      .on(table.status, table.held_status, table.id)
      .where(sql`user_id is null`),
    index('listings_outside_title')
      .on(sql`lower(title)`, table.id)
      .where(sql`user_id is null`),
    index('listings_outside_rent')
      .on(table.monthly_rent, table.id)
      .where(sql`user_id is null`),
    index('listings_outside_search')
      .using('gin', table.search)
      .where(sql`status in ('pending', 'rejected', 'hidden')`),
    // Whether a listing from outside is here already: same title, and same address or point.
    index('listings_duplicate_address').on(sql`listing_duplicate_key(title, address)`),
    index('listings_duplicate_grid_cell')
      .on(sql`listing_duplicate_key(title, listing_grid_cell(latitude, longitude))`)
      .where(sql`latitude is not null`),
    check(
      'listings_status',
      sql`status in ('active', 'paused', 'filled', 'pending', 'rejected', 'hidden')`,
    ),
    check(
      'listings_held_status',
      sql`held_status in ('active', 'paused', 'filled', 'pending', 'rejected')`,
    ),
    check(
      'listings_hidden_for_a_reason',
      sql`(status = 'hidden') = (hidden_note is not null or owner_suspended)
        and (status = 'hidden') = (held_status is not null)`,
    ),
    check('listings_title', sql`char_length(title) between 1 and 200`),
    check('listings_rent_range', sql`monthly_rent between 1 and 100000`),
    check('listings_bedrooms_range', sql`total_bedrooms between 1 and 20`),
    check('listings_bathrooms_range', sql`total_bathrooms between 1 and 10`),
    check('listings_current_roommates_range', sql`current_roommates between 0 and 20`),
    check('listings_looking_for_range', sql`looking_for_roommates between 1 and 20`),
    check('listings_latitude_range', sql`latitude between -90 and 90`),
    check('listings_longitude_range', sql`longitude between -180 and 180`),
    check(
      'listings_own_are_complete',
      sql`user_id is null or (total_bedrooms is not null and total_bathrooms is not null
        and current_roommates is not null and looking_for_roommates is not null)`,
    ),
  ],
);
