import type { Type } from 'arktype';
import { type } from '../type.ts';
import {
  listingFieldDeclarations as facts,
  type ListingFieldDeclaration,
  type ListingFieldName,
} from './listing-fields.ts';

export type Rule = (field: Required<ListingFieldDeclaration>) => Type;
/** The rule of every kind of field. */
export type Rules = Record<ListingFieldDeclaration['kind'], Rule>;

export const degrees: Rule = ({ max }) => type('number').atLeast(-max).atMost(max);
export const choice: Rule = ({ options }) => type.enumerated(...options);

/** The schema of a field by these rules. */
export const fieldRule = (rules: Rules, name: ListingFieldName) => {
  // The rule of a kind reads only the facts that fields of that kind have.
  const field = facts[name] as Required<ListingFieldDeclaration>;
  return rules[field.kind](field);
};
