/** A length of time, in one unit. */
export type Term =
  | { hours: number; days?: never; months?: never }
  | { days: number; hours?: never; months?: never }
  | { months: number; hours?: never; days?: never };

/**
 * How long what has a term is kept: the jobs that delete it, and the page about privacy, read it
 * here.
 */
export const retention = {
  /** An address at an organization to which a code was sent. */
  organizationCode: { hours: 1 },
  /** The domain of such an address; then it must be confirmed again. */
  organization: { months: 12 },
} as const satisfies Record<string, Term>;
