/** `rounded` is a number that arithmetic may have given decimals. */
type FieldKind = 'id' | 'line' | 'lines' | 'number' | 'rounded' | 'day';

interface FieldFacts {
  /** What people call it, as the beginning of a sentence. */
  label: string;
  /** How its cell is read. */
  kind: FieldKind;
  /** `required`: a row without it is set aside. `missed`: its lack is noted with the listing. */
  need: 'required' | 'missed' | 'optional';
}

/**
 * Every field an import can fill, and what there is to know of it. `source_id` tells the rows of a
 * source apart. The order is that of stored hashes: another one would update every listing once.
 */
const fields = {
  source_id: { label: 'Id at the source', kind: 'id', need: 'required' },
  title: { label: 'Title', kind: 'line', need: 'required' },
  description: { label: 'Description', kind: 'lines', need: 'missed' },
  address: { label: 'Address', kind: 'line', need: 'required' },
  latitude: { label: 'Latitude', kind: 'number', need: 'missed' },
  longitude: { label: 'Longitude', kind: 'number', need: 'missed' },
  monthly_rent: { label: 'Monthly rent', kind: 'rounded', need: 'required' },
  total_bedrooms: { label: 'Bedrooms', kind: 'number', need: 'missed' },
  total_bathrooms: { label: 'Bathrooms', kind: 'number', need: 'missed' },
  current_roommates: { label: 'People living there', kind: 'number', need: 'missed' },
  looking_for_roommates: { label: 'Roommates wanted', kind: 'number', need: 'missed' },
  external_link: { label: 'Link', kind: 'line', need: 'optional' },
  available_from: { label: 'Available from', kind: 'day', need: 'optional' },
} as const satisfies Record<string, FieldFacts>;

export type ImportField = keyof typeof fields;
/** Those that a listing shows. */
export type ListingField = Exclude<ImportField, 'source_id'>;

export const importFields: Record<ImportField, FieldFacts> = fields;
export const importFieldNames = Object.keys(fields) as ImportField[];
export const listingFieldNames = importFieldNames.filter((name) => name !== 'source_id');
export const requiredImportFields = importFieldNames.filter(
  (name) => importFields[name].need === 'required',
);
