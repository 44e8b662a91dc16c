import { limits } from '../limits.ts';
import { amenities, houseRules, listingStatuses, roomTypes } from '../vocabulary.ts';

/**
 * `money` is in whole units of the listing's currency; `link` is a web address or the empty string;
 * `currency` is a code of ISO 4217.
 */
type FieldKind =
  | 'line'
  | 'lines'
  | 'link'
  | 'money'
  | 'currency'
  | 'count'
  | 'degrees'
  | 'day'
  | 'choice'
  | 'choices';

/** The declaration of one field of a listing. */
export interface ListingFieldDeclaration {
  kind: FieldKind;
  /** The name that users read, as the beginning of a sentence. */
  label: string;
  /**
   * The bounds of a number; `degrees` go from -`max` to `max`. For a text, `max` counts characters.
   */
  min?: number;
  max?: number;
  /** The most code points to store, for a text whose `max` counts characters as readers do. */
  maxCodePoints?: number;
  /** The values to choose from. */
  options?: readonly string[];
  /** The form's message when the field is missing. Without a message the field is optional. */
  required?: string;
  /** The form's message for a number below `min`, where `required` does not say it. */
  tooLow?: string;
  /** The form's message for any other refused value. */
  invalid?: string;
  /** The stored value of a field that is not stated. Fields without `empty` must be stated. */
  empty?: null | '' | 'active' | readonly [];
  /** `summary`: lists show the field too. `page`: only the listing's page shows it. */
  shown: 'summary' | 'page';
  /**
   * Imports fill the fields that have this. `required`: a row without it is set aside. `missed`: a
   * listing without it gets a problem.
   */
  import?: 'required' | 'missed' | 'optional';
}

/** What most listings state: imports report where it is missing. */
const expected = { empty: null, shown: 'summary', import: 'missed' } as const;
/** What a listing may leave open. */
const optional = { empty: null, import: 'optional' } as const;

/**
 * Every field of a listing, declared once. The form's schema and messages, the answers, the stored
 * columns, the JSON, imports and the administrators' form follow from it. Do not reword the
 * messages; the specification fixes them. Imports hash the imported fields in this order, so add
 * new fields below them: another order would update every imported listing once.
 */
export const listingFields = {
  title: {
    kind: 'line',
    label: 'Title',
    ...limits.title,
    required: 'Title is required',
    invalid: 'Title too long',
    shown: 'summary',
    import: 'required',
  },
  description: {
    kind: 'lines',
    label: 'Description',
    ...limits.description,
    invalid: 'Description too long',
    empty: '',
    shown: 'page',
    import: 'missed',
  },
  address: {
    kind: 'line',
    label: 'Address',
    ...limits.address,
    required: 'Address is required',
    invalid: 'Address too long',
    shown: 'summary',
    import: 'required',
  },
  latitude: { kind: 'degrees', label: 'Latitude', max: 90, ...expected },
  longitude: { kind: 'degrees', label: 'Longitude', max: 180, ...expected },
  monthly_rent: {
    kind: 'money',
    label: 'Monthly rent',
    ...limits.monthlyRent,
    required: 'Monthly rent is required',
    invalid: 'Monthly rent too high',
    shown: 'summary',
    import: 'required',
  },
  total_bedrooms: {
    kind: 'count',
    label: 'Bedrooms',
    ...limits.bedrooms,
    required: 'Number of bedrooms is required',
    invalid: 'Too many bedrooms',
    ...expected,
  },
  // Whole: a toilet without a bath or shower, in some countries half a bathroom, does not count.
  total_bathrooms: {
    kind: 'count',
    label: 'Bathrooms',
    ...limits.bathrooms,
    required: 'Number of bathrooms is required',
    invalid: 'Too many bathrooms',
    ...expected,
  },
  current_roommates: {
    kind: 'count',
    label: 'People living there',
    ...limits.currentRoommates,
    required: 'Say how many people live there; 0 if nobody does',
    tooLow: 'Cannot be negative',
    invalid: 'Too many roommates',
    ...expected,
  },
  looking_for_roommates: {
    kind: 'count',
    label: 'Roommates wanted',
    ...limits.lookingForRoommates,
    required: 'Must be looking for at least 1 roommate',
    invalid: 'Too many roommates',
    ...expected,
  },
  external_link: {
    kind: 'link',
    label: 'Link',
    ...limits.externalLink,
    invalid: 'Must be a valid URL',
    ...optional,
    shown: 'summary',
  },
  available_from: { kind: 'day', label: 'Available from', ...optional, shown: 'summary' },
  amenities: {
    kind: 'choices',
    label: 'Amenities',
    options: amenities,
    empty: [],
    shown: 'page',
    import: 'optional',
  },
  house_rules: {
    kind: 'choices',
    label: 'House rules',
    options: houseRules,
    empty: [],
    shown: 'page',
    import: 'optional',
  },
  status: {
    kind: 'choice',
    label: 'Status',
    options: listingStatuses,
    empty: 'active',
    shown: 'summary',
  },
  // Without it, the currency of the listing's country is taken, or the old value kept.
  currency: { kind: 'currency', label: 'Currency', shown: 'summary', import: 'optional' },
  room_type: {
    kind: 'choice',
    label: 'Room type',
    options: roomTypes,
    ...optional,
    shown: 'summary',
  },
  // 0 where the rent includes them; what is not stated is not compared and not claimed.
  monthly_bills: {
    kind: 'money',
    label: 'Monthly bills',
    ...limits.monthlyBills,
    invalid: 'Enter monthly bills from 0 to 100,000',
    ...optional,
    shown: 'summary',
  },
  deposit: {
    kind: 'money',
    label: 'Deposit',
    ...limits.deposit,
    invalid: 'Enter a deposit from 0 to 1,000,000',
    ...optional,
    shown: 'page',
  },
  min_stay_months: {
    kind: 'count',
    label: 'Shortest stay in months',
    ...limits.stayMonths,
    invalid: 'Enter a shortest stay of 1 to 120 months',
    ...optional,
    shown: 'page',
  },
  max_stay_months: {
    kind: 'count',
    label: 'Longest stay in months',
    ...limits.stayMonths,
    invalid: 'Enter a longest stay of 1 to 120 months',
    ...optional,
    shown: 'page',
  },
  available_until: { kind: 'day', label: 'Available until', ...optional, shown: 'page' },
} as const satisfies Record<string, ListingFieldDeclaration>;

type Fields = typeof listingFields;
export type ListingFieldName = keyof Fields;

/** Every field, in the order of the table. */
export const listingFieldNames = Object.keys(listingFields) as ListingFieldName[];

/** The same table with one type for all fields, for code that treats them alike. */
export const listingFieldDeclarations: Record<ListingFieldName, ListingFieldDeclaration> = {
  ...listingFields,
};

/** Names of the fields whose facts include `Facts`. */
export type FieldsWith<Facts> = {
  [Name in ListingFieldName]: Fields[Name] extends Facts ? Name : never;
}[ListingFieldName];

/** The type of a field that is stated. */
type Stated<Name extends ListingFieldName> = Fields[Name] extends {
  kind: 'choice';
  options: readonly (infer Option)[];
}
  ? Option
  : Fields[Name] extends { kind: 'choices'; options: readonly (infer Option)[] }
    ? Option[]
    : Fields[Name]['kind'] extends PlainKind
      ? PlainValue<Fields[Name]['kind']>
      : never;

type PlainKind = Exclude<FieldKind, 'choice' | 'choices'>;
/** The value of a field without choices. */
type PlainValue<Kind extends PlainKind> = {
  line: string;
  lines: string;
  link: string;
  day: string;
  money: number;
  currency: string;
  count: number;
  degrees: number;
}[Kind];

/** The value that the form may send instead of leaving a field out. */
type Blank<Name extends ListingFieldName> = Fields[Name] extends
  | { required: string }
  | { kind: 'line' | 'lines' | 'link' | 'currency' | 'choices' }
  | { kind: 'choice'; empty: string }
  ? never
  : null;

/** The values of the listing form, as POST and PUT receive them. */
export type ListingFormValues = {
  [Name in FieldsWith<{ required: string }>]: Stated<Name>;
} & {
  [Name in Exclude<ListingFieldName, FieldsWith<{ required: string }>>]?:
    | Stated<Name>
    | Blank<Name>;
};

/** The fields of an answer. Null means that the source did not state it. */
export type ShownValues<Shown extends 'summary' | 'page'> = {
  [Name in FieldsWith<{ shown: Shown }>]:
    | Stated<Name>
    | (Fields[Name] extends { empty: null } ? null : never);
};
