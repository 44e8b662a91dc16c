import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Signing keys, made at first use and shared by every API process. */
export const serverKeys = pgTable(
  'server_keys',
  {
    purpose: text({ enum: ['access-token', 'upload', 'local-provider', 'unsubscribe'] }).notNull(),
    kid: text().notNull(),
    /** Base64url secret, or a JWK as JSON where the purpose wants a key pair. */
    secret: text().notNull(),
    created_at: timestamp('created_at', { withTimezone: true, mode: 'date' })
      .notNull()
      .defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.purpose, table.kid] })],
);
