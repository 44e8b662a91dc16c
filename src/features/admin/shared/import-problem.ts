import { describeImportProblem } from '#catalogs/describe-import-problem.ts';
import type { ImportProblem } from '#contract/imports/import.ts';
import * as format from '#locales/format.ts';
import * as imports from '#locales/imports.ts';
import * as listingFields from '#locales/listing-fields.ts';

/** What an import noted with a listing, in words: "Not in the source: bedrooms". */
export const importProblemLabel = (problem: ImportProblem): string =>
  describeImportProblem(problem, { imports, listingFields, format });
