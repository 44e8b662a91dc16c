/** How many marks there can be. They are not in limits.ts, because no first load needs them. */
export const markLimits = {
  /** How many marks of each kind a visitor without an account has in one browser. */
  visitor: 50,
  /** How many listings or roomies one request reads. */
  chosen: 50,
  /** Characters of a note about a favorite. */
  note: 500,
} as const;
