interface LedgerLine {
  question: 'sleep' | 'cleaning' | 'quiet' | 'overnight_guests';
  points: number;
}

/** The example of docs/fit.md as the page tells it; a test holds it to what the code computes. */
export const workedExample: { score: number; ledger: LedgerLine[] } = {
  score: 72,
  ledger: [
    { question: 'quiet', points: 14 },
    { question: 'cleaning', points: 7 },
    { question: 'sleep', points: 4 },
    { question: 'overnight_guests', points: 3 },
  ],
};
