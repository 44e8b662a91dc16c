import { type } from 'arktype';
import { importFieldNames } from './import-fields.ts';

const field = type.enumerated(...importFieldNames);

/** What the source did not say or said oddly about a listing that came in all the same. */
export const ImportProblem = type({ code: "'missing'", field })
  /** `was` is the value before. */
  .or({ code: "'rounded'", field, was: 'number' })
  /** The address names an area, not a house. */
  .or({ code: "'no_street'" })
  .or({ code: "'title_too_long'" })
  .or({ code: "'title_broken'" });
export type ImportProblem = typeof ImportProblem.infer;
