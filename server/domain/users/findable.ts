import { fragment } from '#platform/database/sql.ts';

/**
 * May others find the user of the row `u`? Only once onboarding is finished, and not while
 * suspended. Deleted users have no row.
 */
export const findable = fragment`u.onboarding_status in ('completed', 'skipped') and u.suspended_at is null`;
