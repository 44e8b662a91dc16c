import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { onboardingStatuses } from '#contract/vocabulary.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** People. Keyed to the sign-in service by issuer and subject, never by e-mail. */
export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    issuer: text().notNull(),
    subject: text().notNull(),
    email: text().notNull(),
    first_name: text().notNull().default(''),
    last_name: text().notNull().default(''),
    profile_picture_url: text(),
    is_admin: boolean().notNull().default(false),
    onboarding_status: text({ enum: onboardingStatuses }).notNull().default('profile'),
    birth_date: date(),
    occupation: text().notNull().default(''),
    bio: text().notNull().default(''),
    area: text().notNull().default(''),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    budget_min: integer(),
    budget_max: integer(),
    move_in_from: date(),
    stay_months: integer(),
    /** Since when administrators keep this person out; null for everyone else. */
    suspended_at: instant('suspended_at'),
    /** Why, for other administrators. */
    suspension_note: text().notNull().default(''),
    created_at: instant('created_at').notNull().defaultNow(),
    updated_at: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_issuer_subject').on(table.issuer, table.subject),
    index('users_newest').on(table.created_at.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('users_photo')
      .on(table.profile_picture_url)
      .where(sql`profile_picture_url is not null`),
    check(
      'users_onboarding_status',
      sql`${table.onboarding_status} in ('profile', 'habits', 'preferences', 'completed', 'skipped')`,
    ),
    check('users_born_since_1900', sql`birth_date >= '1900-01-01'`),
    check('users_budget_in_order', sql`budget_min <= budget_max`),
    check('users_budget_range', sql`budget_min >= 0 and budget_max <= 100000`),
    check('users_stay_range', sql`stay_months between 1 and 120`),
    check(
      'users_place',
      sql`(latitude is null) = (longitude is null)
        and latitude between -90 and 90 and longitude between -180 and 180`,
    ),
  ],
);
