import type { ImportProblem } from '#contract/imports/import.ts';
import type { Locales } from './locales-of.ts';

interface Texts {
  imports: Pick<
    Locales['imports'],
    'missing' | 'converted' | 'notABathroom' | 'rounded' | 'otherProblems'
  >;
  listingFields: Locales['listingFields'];
  format: Pick<Locales['format'], 'formatDecimal'>;
}

/** What an import noted with a listing, in words: "Not in the source: bedrooms". */
export function describeImportProblem(
  problem: ImportProblem,
  { imports, listingFields: { fieldLabels }, format }: Texts,
): string {
  switch (problem.code) {
    case 'missing':
      return imports.missing({ field: fieldLabels[problem.field] });
    case 'converted':
      return imports.converted[problem.period]({ amount: format.formatDecimal(problem.was) });
    case 'no_bathroom':
      return imports.notABathroom({ was: format.formatDecimal(problem.was) });
    case 'rounded':
      return problem.field === 'total_bathrooms'
        ? imports.notABathroom({ was: format.formatDecimal(problem.was) })
        : imports.rounded({
            field: fieldLabels[problem.field],
            was: format.formatDecimal(problem.was),
          });
    case 'no_link':
    case 'no_street':
    case 'studio':
    case 'title_broken':
    case 'title_too_long':
      return imports.otherProblems[problem.code];
  }
}
