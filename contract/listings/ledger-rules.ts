/** From when on the ledger of a listing or a user says something. */
export const ledgerRules = {
  /** Answers to so many people, within so many days. */
  fewestAnswers: 5,
  answerDays: 90,
  /** Other rooms of the same kind within so many kilometers. */
  fewestRents: 8,
  rentsWithinKm: 5,
  /** Decisions of so many months count. */
  decisionMonths: 12,
} as const;

/** By how much a rent is above the median of those nearby, in percent; below it when negative. */
export const percentAbove = (rent: number, median: number): number =>
  Math.round((rent / median - 1) * 100);

/** From here on a rent is far below the others: a weak sign of a scam. */
export const isFarBelow = (percent: number): boolean => percent <= -50;
