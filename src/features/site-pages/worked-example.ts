interface LedgerLine {
  question: 'sleep' | 'cleaning' | 'quiet' | 'overnight_guests';
  title: string;
  answers: string;
  points: number;
}

/** The example of docs/fit.md as the page tells it; a test holds it to what the code computes. */
export const workedExample: { score: number; ledger: LedgerLine[] } = {
  score: 72,
  ledger: [
    {
      question: 'quiet',
      title: 'Quiet hours',
      answers:
        'Ana wants quiet from 22:00, and it matters a lot to her. For Ben, midnight is soon enough.',
      points: 14,
    },
    {
      question: 'cleaning',
      title: 'Kitchen',
      answers: 'Ana cleans up the same day, Ben within a few days.',
      points: 7,
    },
    {
      question: 'sleep',
      title: 'Sleep',
      answers: 'Each sleeps one hour outside the times that suit the other.',
      points: 4,
    },
    {
      question: 'overnight_guests',
      title: 'Overnight guests',
      answers: 'Ana can live with once or twice a month. Ben has guests every week.',
      points: 3,
    },
  ],
};
