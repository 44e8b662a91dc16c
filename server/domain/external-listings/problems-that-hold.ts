import type { ExternalListing } from '#contract/external-listings/external-listing.ts';
import type { ImportProblem } from '#contract/imports/import-problem.ts';
import { oddities } from '#domain/imports/mapping/oddities.ts';

/** The problems that an import noted and that an administrator's changes have not solved. */
export function problemsThatHold(listing: ExternalListing): ImportProblem[] {
  const odd = new Set(oddities(listing).map(({ code }) => code));
  return listing.problems.filter((problem) => {
    if (problem.code === 'missing') return (listing[problem.field] ?? '') === '';
    return problem.code === 'rounded' || odd.has(problem.code);
  });
}
