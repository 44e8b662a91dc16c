/** A first visit depends on the browser more than anything else, so both play these. */
export const firstVisits = ['early-clicks.spec.ts', 'visitor.spec.ts'];

/**
 * Shares the journeys between two browsers: both play the first visits, each other file is played by
 * one of them, and by the other one with the next seed.
 */
export function shareJourneys(files: string[], seed: number): [string[], string[]] {
  const others = files.filter((file) => !firstVisits.includes(file)).sort();
  const half = (parity: number) => [
    ...firstVisits,
    ...others.filter((_, index) => (index + seed) % 2 === parity),
  ];
  return [half(0), half(1)];
}
