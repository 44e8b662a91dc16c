/** A first visit depends on the browser more than anything else, so every run plays these. */
export const firstVisits = ['tests/e2e/early-clicks.spec.ts', 'tests/e2e/visitor.spec.ts'];

/** Long suites are played in so many parts, one or two a run: all journeys take 20 minutes. */
export const partCount = 3;

/** Every third file, beginning with `index`. The next seed gives each part other files. */
export function partOf(files: string[], seed: number, index: number): string[] {
  return files.toSorted().filter((_, at) => (at + seed) % partCount === index % partCount);
}

/** A part of the files of journeys, with the first visits. */
export function partOfJourneys(files: string[], seed: number, index: number): string[] {
  const others = files.filter((file) => !firstVisits.includes(file));
  return [...firstVisits, ...partOf(others, seed, index)];
}
