import { limits } from '../limits.ts';
import { amenities, houseRules, listingStatuses } from '../vocabulary.ts';

/** `money` is in whole dollars; `link` is a web address or the empty string. */
type FieldKind =
  'line' | 'lines' | 'link' | 'money' | 'count' | 'degrees' | 'day' | 'choice' | 'choices';

/** What there is to know about one field of a listing. */
export interface ListingFieldFacts {
  kind: FieldKind;
  /** What people call it, as the beginning of a sentence. */
  label: string;
  /** Bounds of a number; of `degrees` to both sides. `max` of a text counts characters. */
  min?: number;
  max?: number;
  /** What can be chosen. */
  options?: readonly string[];
  /** The form's message where the field is missing; without one the field is optional there. */
  required?: string;
  /** The form's message for every other value that it refuses. */
  invalid?: string;
  /** What is stored where nobody said; fields without it are always stated. */
  empty?: null | '' | 'active' | readonly [];
  /** Whether lists have it too, or only the page of the listing. */
  shown: 'summary' | 'page';
  /**
   * Imports fill fields that have this. `required`: a row without it is set aside. `missed`: its
   * lack is noted with the listing.
   */
  import?: 'required' | 'missed' | 'optional';
}

/**
 * Every field that people give a listing, declared once: the form's schema and messages, the
 * answers, the stored columns, the JSON, imports and the administrators' form follow from it. The
 * messages are agreed, do not reword them. Imports hash the imported fields in this order, so add
 * new ones below them: another order updates every imported listing once.
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
  latitude: {
    kind: 'degrees',
    label: 'Latitude',
    max: 90,
    empty: null,
    shown: 'summary',
    import: 'missed',
  },
  longitude: {
    kind: 'degrees',
    label: 'Longitude',
    max: 180,
    empty: null,
    shown: 'summary',
    import: 'missed',
  },
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
    empty: null,
    shown: 'summary',
    import: 'missed',
  },
  total_bathrooms: {
    kind: 'count',
    label: 'Bathrooms',
    ...limits.bathrooms,
    required: 'Number of bathrooms is required',
    invalid: 'Too many bathrooms',
    empty: null,
    shown: 'summary',
    import: 'missed',
  },
  current_roommates: {
    kind: 'count',
    label: 'People living there',
    ...limits.currentRoommates,
    required: 'Cannot be negative',
    invalid: 'Too many roommates',
    empty: null,
    shown: 'summary',
    import: 'missed',
  },
  looking_for_roommates: {
    kind: 'count',
    label: 'Roommates wanted',
    ...limits.lookingForRoommates,
    required: 'Must be looking for at least 1 roommate',
    invalid: 'Too many roommates',
    empty: null,
    shown: 'summary',
    import: 'missed',
  },
  external_link: {
    kind: 'link',
    label: 'Link',
    ...limits.externalLink,
    invalid: 'Must be a valid URL',
    empty: null,
    shown: 'summary',
    import: 'optional',
  },
  available_from: {
    kind: 'day',
    label: 'Available from',
    empty: null,
    shown: 'summary',
    import: 'optional',
  },
  amenities: {
    kind: 'choices',
    label: 'Amenities',
    options: amenities,
    empty: [],
    shown: 'page',
  },
  house_rules: {
    kind: 'choices',
    label: 'House rules',
    options: houseRules,
    empty: [],
    shown: 'page',
  },
  status: {
    kind: 'choice',
    label: 'Status',
    options: listingStatuses,
    empty: 'active',
    shown: 'summary',
  },
} as const satisfies Record<string, ListingFieldFacts>;

type Fields = typeof listingFields;
export type ListingFieldName = keyof Fields;

/** Every field, in the order of the table. */
export const listingFieldNames = Object.keys(listingFields) as ListingFieldName[];

/** The same table for code that treats fields alike. */
export const listingFieldFacts: Record<ListingFieldName, ListingFieldFacts> = { ...listingFields };

/** Names of the fields whose facts include `Facts`. */
export type FieldsWith<Facts> = {
  [Name in ListingFieldName]: Fields[Name] extends Facts ? Name : never;
}[ListingFieldName];

/** What a field says where it is stated. */
type Stated<Name extends ListingFieldName> = Fields[Name] extends {
  kind: 'choice';
  options: readonly (infer Option)[];
}
  ? Option
  : Fields[Name] extends { kind: 'choices'; options: readonly (infer Option)[] }
    ? Option[]
    : Fields[Name]['kind'] extends 'line' | 'lines' | 'link' | 'day'
      ? string
      : number;

/** What the form may send instead of leaving a field out. */
type Blank<Name extends ListingFieldName> = Fields[Name] extends
  { required: string } | { kind: 'line' | 'lines' | 'link' | 'choice' | 'choices' }
  ? never
  : null;

/** The listing form as it is sent: what POST and PUT take. */
export type ListingFormValues = {
  [Name in FieldsWith<{ required: string }>]: Stated<Name>;
} & {
  [Name in Exclude<ListingFieldName, FieldsWith<{ required: string }>>]?:
    Stated<Name> | Blank<Name>;
};

/** The fields as answers have them. Null stands for "the source did not say". */
export type ShownValues<Shown extends 'summary' | 'page'> = {
  [Name in FieldsWith<{ shown: Shown }>]:
    Stated<Name> | (Fields[Name] extends { empty: null } ? null : never);
};
