// Apart from limits.ts, which every page's first load carries.

const minute = 60;
const hour = 60 * minute;

interface Quota {
  /** How often within so many seconds from the first time. */
  times: number;
  seconds: number;
  /** Where it is counted: `memory` costs no query, but each process counts for itself. */
  countedIn: 'memory' | 'database';
  /** What the person is told beyond it, before "Try again in ...". */
  message: string;
}

/**
 * How much one person may do, whatever their address. Counted by identity (issuer and subject), so
 * that a new account of the same person changes nothing.
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

/** How long blocks outlive an account that was deleted; suspensions outlive it until they end. */
export const formerAccountDays = 180;
