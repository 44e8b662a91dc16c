import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** One sign-in on one device. Access tokens name it (`sid`); ending it ends them at once. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    device: text().notNull().default(''),
    created_at: instant('created_at').notNull().defaultNow(),
    last_used_at: instant('last_used_at').notNull().defaultNow(),
    revoked_at: instant('revoked_at'),
  },
  (table) => [
    index('sessions_user').on(table.user_id),
    index('sessions_last_used').on(table.last_used_at),
  ],
);

/**
 * Refresh tokens, hashed. A superseded one stays valid until its successor is first used (the
 * answer may have been lost on the way); used after that, it gives the thief away.
 */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    token_hash: text().primaryKey(),
    session_id: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Hash of the token this one replaced. */
    replaces: text(),
    created_at: instant('created_at').notNull().defaultNow(),
    first_used_at: instant('first_used_at'),
  },
  (table) => [
    index('refresh_tokens_session').on(table.session_id),
    index('refresh_tokens_replaces').on(table.replaces),
  ],
);
