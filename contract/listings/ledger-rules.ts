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
