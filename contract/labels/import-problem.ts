import { importFields } from '../imports/import-fields.ts';
import type { ImportProblem } from '../imports/import.ts';
import { limits } from '../limits.ts';

const plainLabels = {
  no_street: 'Not in the source: street address',
  title_too_long: `Title is longer than the ${limits.title.max} characters of the form`,
  title_broken: 'Title has characters broken in the source',
};

/** What an import noted with a listing, in words: "Not in the source: bedrooms". */
export function importProblemLabel(problem: ImportProblem): string {
  if (problem.code !== 'missing' && problem.code !== 'rounded') return plainLabels[problem.code];
  const { label } = importFields[problem.field];
  return problem.code === 'missing'
    ? `Not in the source: ${label.toLowerCase()}`
    : `${label} was ${problem.was.toFixed(2)} and is rounded`;
}
