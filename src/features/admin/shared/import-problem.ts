import { describeImportProblem } from '#catalogs/describe-import-problem.ts';
import type { ImportProblem } from '#contract/imports/import.ts';
import { formatDecimal } from '#locales/format.ts';
import * as t from '#locales/imports.ts';
import { fieldLabels } from '#locales/listing-fields.ts';

/** What an import noted with a listing, in words: "Not in the source: bedrooms". */
export const importProblemLabel = (problem: ImportProblem): string =>
  describeImportProblem(problem, {
    imports: {
      missing: t.missing,
      converted: t.converted,
      notABathroom: t.notABathroom,
      rounded: t.rounded,
      unread: t.unread,
      cut: t.cut,
      swapped: t.swapped,
      otherProblems: t.otherProblems,
    },
    listingFields: { fieldLabels },
    format: { formatDecimal },
  });
