import { importFields } from '../import-fields.ts';
import type { ImportProblem } from '../import-problem.ts';
import { limits } from '../limits.ts';

/** What an import noted with a listing, in words: "Not in the source: bedrooms". */
export function importProblemWords(problem: ImportProblem): string {
  switch (problem.code) {
    case 'missing':
      return `Not in the source: ${importFields[problem.field].label.toLowerCase()}`;
    case 'rounded':
      return `${importFields[problem.field].label} was ${problem.was.toFixed(2)} and is rounded`;
    case 'no_street':
      return 'Not in the source: street address';
    case 'title_too_long':
      return `Title is longer than the ${limits.title.max} characters of the form`;
    default:
      return 'Title has characters broken in the source';
  }
}
