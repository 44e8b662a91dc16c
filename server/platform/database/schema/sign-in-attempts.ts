import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A sign-in under way: what must come back unchanged from the sign-in service, kept on our side. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    state_hash: text().primaryKey(),
    /** Hash of the short-lived cookie that binds the attempt to the browser that began it. */
    browser_hash: text().notNull(),
    code_verifier: text().notNull(),
    nonce: text().notNull(),
    expires_at: instant('expires_at').notNull(),
  },
  (table) => [index('sign_in_attempts_expires').on(table.expires_at)],
);
