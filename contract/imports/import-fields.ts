import {
  listingFieldDeclarations,
  listingFieldNames as allFieldNames,
  type FieldsWith,
  type ListingFieldDeclaration,
} from '../listings/listing-fields.ts';

/** `amount` is money, which is rounded; `currency` and `period` say what amounts are in and for. */
type ImportKind =
  | 'id'
  | 'line'
  | 'lines'
  | 'number'
  | 'degrees'
  | 'amount'
  | 'currency'
  | 'period'
  | 'day'
  | 'choice'
  | 'choices'
  | 'photos';

interface ImportFieldFacts {
  /** The name that users read, as the beginning of a sentence. */
  label: string;
  /** How to read its cell. */
  kind: ImportKind;
  /** `required`: a row without it is set aside. `missed`: a listing without it gets a problem. */
  need: NonNullable<ListingFieldDeclaration['import']>;
}

/** Fields of a listing that imports fill. */
export type ListingField = FieldsWith<{ import: string }>;
/**
 * The same, `source_id`, which tells the rows of a source apart, `rent_period`, which says what a
 * rent is for, and `photos`, the addresses of photos, which are fetched after the import.
 */
export type ImportField = ListingField | 'source_id' | 'rent_period' | 'photos';

const kinds: Record<ListingFieldDeclaration['kind'], ImportKind> = {
  line: 'line',
  lines: 'lines',
  link: 'line',
  money: 'amount',
  currency: 'currency',
  count: 'number',
  degrees: 'degrees',
  day: 'day',
  choice: 'choice',
  choices: 'choices',
};

/** The fields, in the order of the stored hashes. */
export const listingFieldNames = allFieldNames.filter(
  (name): name is ListingField => listingFieldDeclarations[name].import !== undefined,
);
export const importFieldNames: ImportField[] = [
  'source_id',
  ...listingFieldNames,
  'rent_period',
  'photos',
];

/** Fields that administrators edit of an imported listing: its lists of choices stay as imported. */
export type ReviewedField = Exclude<ListingField, 'amenities' | 'house_rules'>;
export const reviewedFieldNames = listingFieldNames.filter(
  (name): name is ReviewedField => name !== 'amenities' && name !== 'house_rules',
);

/** Every field an import can fill, in that order. */
export const importFields = Object.fromEntries([
  ['source_id', { label: 'Id at the source', kind: 'id', need: 'required' }],
  ...listingFieldNames.map((name) => {
    const { label, kind, import: need } = listingFieldDeclarations[name];
    return [name, { label, kind: kinds[kind], need }];
  }),
  ['rent_period', { label: 'Rent is for', kind: 'period', need: 'optional' }],
  ['photos', { label: 'Photos', kind: 'photos', need: 'optional' }],
]) as Record<ImportField, ImportFieldFacts>;

export const requiredImportFields = importFieldNames.filter(
  (name) => importFields[name].need === 'required',
);

/** The source of listings that administrators enter. No import can have it: theirs are lower case. */
export const enteredByHand = 'By hand';
