/** A first visit depends on the browser more than anything else, so every run plays these. */
export const firstVisits = ['early-clicks.spec.ts', 'visitor.spec.ts'];

/** All journeys take two processors 20 minutes, so a run plays one or two of this many parts. */
export const journeyParts = 3;

/**
 * The files of part `index` with this seed: the first visits and every third one of the others. The
 * next seed gives each part other files.
 */
export function partOfJourneys(files: string[], seed: number, index: number): string[] {
  const others = files.filter((file) => !firstVisits.includes(file)).sort();
  return [
    ...firstVisits,
    ...others.filter((_, at) => (at + seed) % journeyParts === index % journeyParts),
  ];
}
