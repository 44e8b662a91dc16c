import { doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Towns of the gazetteer (GeoNames), searched by the beginning of their name. */
export const places = pgTable(
  'places',
  {
    id: integer().primaryKey(),
    name: text().notNull(),
    /** Region and country, to tell towns of one name apart. */
    detail: text().notNull(),
    /** The name as searched: lower case without accents. */
    key: text().notNull(),
    population: integer().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
  },
  (table) => [index('places_prefix').on(table.key.op('text_pattern_ops'))],
);
