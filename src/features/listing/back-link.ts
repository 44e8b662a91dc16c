/** Where a listing was opened from, kept with the entry of the browser's history. */
export interface BackLink {
  /** The search in whose results it was found; none when it was opened by its address. */
  results?: object;
  /** How many entries of the history lie between. */
  steps?: number;
}

declare module '@tanstack/history' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges
  interface HistoryState extends BackLink {}
}

/** The same for a listing that is opened from this one. */
export const backLinkFrom = ({ results, steps = 1 }: BackLink): BackLink =>
  results ? { results, steps: steps + 1 } : {};
