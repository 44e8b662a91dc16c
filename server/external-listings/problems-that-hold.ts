import type { ExternalListing } from '#contract/external-listing.ts';
import { limits } from '#contract/limits.ts';
import { fieldNames, fieldOf } from '../import-engine/mapping/fields.ts';

/** The problems that an import noted and that an administrator's changes have not solved. */
export function problemsThatHold(listing: ExternalListing): string[] {
  const solved = new Set(
    fieldNames
      .filter((name) => listing[name] !== null && listing[name] !== '')
      .map((name) => `${fieldOf(name).label} is not in the source`),
  );
  return listing.problems.filter((problem) => {
    if (problem.startsWith('Title is longer')) return listing.title.length > limits.title.max;
    if (problem.startsWith('Title has characters broken')) return listing.title.includes('\ufffd');
    if (problem.startsWith('Street address')) return !/\d/.test(listing.address);
    return !solved.has(problem);
  });
}
