/** Apart from limits.ts, which the partners' one script has no use for. */
export const embedLimits = {
  /** Cards of one page that are asked for in one call. */
  cardsPerRequest: 50,
  /** How long anyone's cache may keep a card, its script and its frame. */
  cacheSeconds: 300,
} as const;
