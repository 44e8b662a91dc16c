import type { ImportProblem } from '#contract/imports/import.ts';
import type { Locales } from './get-locales.ts';

interface Texts {
  imports: Pick<
    Locales['imports'],
    | 'missing'
    | 'converted'
    | 'notABathroom'
    | 'rounded'
    | 'unread'
    | 'cut'
    | 'swapped'
    | 'otherProblems'
  >;
  listingFields: Locales['listingFields'];
  format: Pick<Locales['format'], 'formatDecimal'>;
}

/** What an import noted with a listing, in words: "Not in the source: bedrooms". */
export function describeImportProblem(
  problem: ImportProblem,
  { imports, listingFields: { fieldLabels }, format }: Texts,
): string {
  if (problem.code === 'missing') {
    return imports.missing({ field: fieldLabels[problem.field] });
  }
  if (problem.code === 'converted') {
    return imports.converted[problem.period]({ amount: format.formatDecimal(problem.was) });
  }
  if (problem.code === 'no_bathroom') {
    return imports.notABathroom({ was: format.formatDecimal(problem.was) });
  }
  if (problem.code === 'unread') {
    const { field, was } = problem;
    return imports.unread({ field: fieldLabels[field], was: `"${was}"` });
  }
  if (problem.code === 'cut') return imports.cut({ field: fieldLabels[problem.field] });
  if (problem.code === 'place_swapped') return imports.swapped({ was: problem.was });
  if (problem.code !== 'rounded') return imports.otherProblems[problem.code];
  return problem.field === 'total_bathrooms'
    ? imports.notABathroom({ was: format.formatDecimal(problem.was) })
    : imports.rounded({
        field: fieldLabels[problem.field],
        was: format.formatDecimal(problem.was),
      });
}
