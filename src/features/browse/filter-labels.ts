import type {
  AddressParameterName,
  PrivateName,
  searchParameters,
} from '#contract/search/filters.ts';
import { roomTypeLabels } from '#locales/card.ts';
import { formatDay, formatMoney } from '#locales/format.ts';
import * as t from '#locales/browse-later.ts';
import * as map from '#locales/map.ts';
import { amenityLabels, houseRuleLabels } from '#locales/vocabulary.ts';
import { formatStay } from '#src/shared/listings/stay.ts';
import * as browse from '#locales/browse.ts';
import * as common from '#locales/common.ts';
import { fieldLabels } from '#locales/listing-fields.ts';

/** A smaller demand that the server advises. */
interface AdvisedChange {
  /** How many more listings it finds. */
  count: number;
  /** The new value; null without one. */
  value: string | null;
  currency: string;
  /** The name of what is left out. */
  name: string;
}

interface Labels {
  /** Label of the smaller demand. */
  advice: (change: AdvisedChange) => string;
}
interface FieldLabels extends Labels {
  /** Label of the field. */
  label: string;
}

/** What is said of a parameter of each kind: of its field, and of its value in force. */
interface LabelsByKind {
  text: FieldLabels;
  distance: FieldLabels;
  box: Labels;
  degrees: Labels;
  amount: FieldLabels & { chip: (amount: number, currency: string) => string };
  day: FieldLabels & { chip: (day: string) => string };
  count: FieldLabels & { option: (count: number) => string; chip: (count: number) => string };
  some: FieldLabels & { choices: Record<string, string> };
}

/** Parameters with a label; the others belong to the place, to the rents and to the group. */
export type LabelledName = Exclude<
  AddressParameterName,
  'place' | 'lat' | 'lng' | 'currency' | PrivateName
>;

const orMore = (count: number) => t.orMore({ count });

/** The labels of every filter, in the order in which people set them. */
export const filterLabels: {
  [Name in LabelledName]: LabelsByKind[(typeof searchParameters)[Name]['kind']];
} = {
  box: { advice: map.largerArea },
  radius_km: {
    label: common.distance,
    advice: ({ count, value }) => map.withinDistance({ count, distance: value ?? '' }),
  },
  q: { label: t.words, advice: map.without },
  min_rent: {
    label: t.rentFrom,
    chip: (amount, currency) => t.fromRent({ rent: formatMoney(amount, currency) }),
    advice: map.anyLeastRent,
  },
  max_rent: {
    label: browse.rentUpTo,
    chip: (amount, currency) => t.upToRent({ rent: formatMoney(amount, currency) }),
    advice: ({ count, value, currency }) =>
      map.upToRent({ count, rent: formatMoney(Number(value), currency) }),
  },
  room_for: {
    label: t.roomFor,
    option: orMore,
    chip: (count) => t.roomForPeople({ count }),
    advice: ({ count, value }) => map.roomForFewer({ count, people: value ?? '1' }),
  },
  bedrooms: {
    label: t.bedrooms,
    option: orMore,
    chip: (count) => t.atLeastBedrooms({ count }),
    advice: ({ count, value }) =>
      value === null ? map.anyBedrooms({ count }) : map.fewerBedrooms({ count, bedrooms: value }),
  },
  available_from: {
    label: browse.freeBy,
    chip: (day) => t.freeByDay({ day: formatDay(day) }),
    advice: ({ count, value }) =>
      value === null ? map.anyDay({ count }) : map.freeBy({ count, day: formatDay(value) }),
  },
  stay_months: {
    label: t.howLong,
    option: formatStay,
    chip: (months) => t.forStay({ stay: formatStay(months) }),
    advice: map.anyStay,
  },
  max_roommates: {
    label: common.peopleThere,
    option: (count) => (count === 0 ? t.nobodyYet : t.atMost({ count })),
    chip: (count) => (count === 0 ? t.nobodyLivesThere : t.atMostLiveThere({ count })),
    advice: ({ count, value }) =>
      value === null ? map.anyRoommates({ count }) : map.moreRoommates({ count, roommates: value }),
  },
  room_type: { label: fieldLabels.room_type, choices: roomTypeLabels, advice: map.anyRoomType },
  amenities: { label: fieldLabels.amenities, choices: amenityLabels, advice: map.without },
  house_rules: { label: fieldLabels.house_rules, choices: houseRuleLabels, advice: map.without },
};
export const labelledNames = Object.keys(filterLabels) as LabelledName[];

/** A row of fields in the filter panel. */
interface FieldRow {
  names: (LabelledName | 'currency')[];
  /** Two fields side by side; days are wider. */
  layout?: 'days' | 'pair';
}

/** The fields of the filter panel below the place. */
export const fieldRows: FieldRow[] = [
  { names: ['available_from', 'stay_months'], layout: 'days' },
  { names: ['min_rent', 'max_rent'], layout: 'pair' },
  { names: ['currency'] },
  { names: ['room_for'] },
  { names: ['room_type'] },
  { names: ['bedrooms', 'max_roommates'], layout: 'pair' },
  { names: ['house_rules'] },
  { names: ['amenities'] },
  { names: ['q'] },
];
