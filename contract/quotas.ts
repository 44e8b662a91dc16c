// Separate from limits.ts, because that file is part of every page's first load.

const minute = 60;
const hour = 60 * minute;

interface Quota {
  /** How often within this many seconds, counted from the first time. */
  times: number;
  seconds: number;
  /** Where it is counted. `memory` costs no query, but each process counts separately. */
  countedIn: 'memory' | 'database';
  /** The message beyond the quota, before "Try again in ...". */
  message: string;
}

/**
 * How much one user may do, from any address. The identity (issuer and subject) is counted, so a
 * new account of the same identity does not reset it.
 */
export const quotas = {
  inquiries: {
    times: 10,
    seconds: hour,
    countedIn: 'database',
    message: 'You have written to 10 people within an hour.',
  },
  messages: {
    times: 120,
    seconds: hour,
    countedIn: 'database',
    message: 'That was a lot of messages.',
  },
  reports: {
    times: 20,
    seconds: hour,
    countedIn: 'database',
    message: 'You have sent a lot of reports within an hour.',
  },
} as const satisfies Record<string, Quota>;

export type QuotaName = keyof typeof quotas;

/** How long blocks remain after an account is deleted. Suspensions remain until they end. */
export const formerAccountDays = 180;
