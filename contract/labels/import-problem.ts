import { importFields } from '../imports/import-fields.ts';
import type { ImportProblem } from '../imports/import.ts';
import type { RentPeriod } from '../imports/import-reading.ts';
import { limits } from '../limits.ts';

/** How a rent becomes one a month. */
export const conversionLabels: Record<RentPeriod, string> = {
  night: 'times 30 nights',
  week: 'times 52 weeks, by 12 months',
  month: 'as it is',
  year: 'by 12 months',
};
const plainLabels = {
  no_link: 'Nobody can be reached: it cannot be published without a link',
  studio: 'A studio: it has no separate bedroom',
  no_street: 'Not in the source: street address',
  title_too_long: `Title is longer than the ${limits.title.max} characters of the form`,
  title_broken: 'Title has characters broken in the source',
};

/** What an import noted with a listing, in words: "Not in the source: bedrooms". */
export function importProblemLabel(problem: ImportProblem): string {
  if (problem.code === 'missing') {
    return `Not in the source: ${importFields[problem.field].label.toLowerCase()}`;
  }
  if (problem.code === 'converted') {
    return `Rent was ${problem.was.toLocaleString('en-US')} a ${problem.period}, ${conversionLabels[problem.period]}`;
  }
  if (problem.code === 'no_bathroom') return bathroomsLabel(problem.was);
  if (problem.code !== 'rounded') return plainLabels[problem.code];
  return problem.field === 'total_bathrooms'
    ? bathroomsLabel(problem.was)
    : `${importFields[problem.field].label} was ${problem.was.toFixed(2)} and is rounded`;
}

const bathroomsLabel = (was: number) =>
  `${was} bathrooms in the source: a toilet without a bath or shower does not count`;
