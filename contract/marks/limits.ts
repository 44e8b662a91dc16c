/** How many marks there can be. Apart from limits.ts, because no first load needs them. */
export const markLimits = {
  /** Of a visitor without an account, in one browser: of each kind. */
  visitor: 50,
  /** How many listings or roomies one request reads. */
  chosen: 50,
  /** Characters of a note about a favorite. */
  note: 500,
} as const;
