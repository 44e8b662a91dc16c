import type { Listing } from '#contract/listings/listing.ts';
import type { ListingFitSummary } from '#contract/matching/listing-fit.ts';
import { amenities, houseRules } from '#contract/vocabulary.ts';
import { roomTypeLabels } from '#locales/card.ts';
import * as common from '#locales/common.ts';
import * as t from '#locales/compare.ts';
import { formatDay, formatMoney, formatNumber } from '#locales/format.ts';
import { fieldLabels } from '#locales/listing-fields.ts';
import { ownNote } from '#locales/marks-later.ts';
import { amenityLabels, houseRuleLabels } from '#locales/vocabulary.ts';
import { formatMonth } from '#src/shared/listings/listing-labels.ts';
import { formatStayRange } from '#src/shared/listings/stay.ts';

export interface ComparedListing {
  listing: Listing;
  /** Only for signed-in users. */
  fit: ListingFitSummary | undefined;
  /** What the signed-in user noted about it; empty without one. */
  note: string;
}

/** A fact of several listings: a text, yes or no for each, or null where it is not stated. */
export interface ComparedFact {
  name: string;
  values: (string | boolean | null)[];
  /** The reader's own words, in whatever language. */
  isWritten?: true;
}

interface Comparison {
  /** What decides first: what a month costs in all, how well it fits, and what its reader noted. */
  first: ComparedFact[];
  different: ComparedFact[];
  same: ComparedFact[];
}

const stated = (value: number | null) => (value === null ? null : formatNumber(value));

const money = (amount: number | null, currency: string) =>
  amount === null ? null : formatMoney(amount, currency);

const facts = new Map(
  Object.entries<(listing: Listing, nowMs: number) => string | null>({
    [common.rent]: ({ monthly_rent, currency }) => formatMoney(monthly_rent, currency),
    [common.bills]: ({ monthly_bills: bills, currency }) =>
      bills === 0 ? t.included : money(bills, currency),
    [fieldLabels.deposit]: ({ deposit, currency }) =>
      deposit === 0 ? t.none : money(deposit, currency),
    [fieldLabels.room_type]: ({ room_type: type }) => type && roomTypeLabels[type],
    [fieldLabels.total_bedrooms]: ({ total_bedrooms: count }) => stated(count),
    [t.bathrooms]: ({ total_bathrooms: count }) => stated(count),
    [common.peopleThere]: ({ current_roommates: count }) => stated(count),
    [t.freeFrom]: ({ available_from: from }, nowMs) =>
      from && (Date.parse(from) <= nowMs ? t.now : formatDay(from, nowMs)),
    [t.freeUntil]: ({ available_until: until }, nowMs) => until && formatDay(until, nowMs),
    [common.lengthOfStay]: ({ min_stay_months: least, max_stay_months: most }) =>
      formatStayRange(least, most) || null,
  }),
);

/** The facts of some listings side by side, those that differ first. What none states is left out. */
export function compareListings(compared: readonly ComparedListing[], nowMs: number): Comparison {
  const row = (
    name: string,
    valueOf: (each: ComparedListing) => ComparedFact['values'][number],
  ) => ({
    name,
    values: compared.map(valueOf),
  });
  const first = [
    row(t.monthInAll, ({ listing }) => formatMonth(listing)),
    row(t.fitPeople, ({ fit }) => stated(fit?.household?.score ?? null)),
    row(t.fitRoom, ({ fit }) => stated(fit?.listing.score ?? null)),
    { ...row(ownNote, ({ note }) => note || null), isWritten: true as const },
  ];
  const others = [
    ...[...facts].map(([name, valueOf]) => row(name, ({ listing }) => valueOf(listing, nowMs))),
    ...houseRules.map((rule) =>
      row(houseRuleLabels[rule], ({ listing }) => listing.house_rules.includes(rule)),
    ),
    ...amenities.map((amenity) =>
      row(amenityLabels[amenity], ({ listing }) => listing.amenities.includes(amenity)),
    ),
  ];
  const isSaid = ({ values }: ComparedFact) => values.some(Boolean);
  const isSame = ({ values }: ComparedFact) => new Set(values).size === 1;
  const said = others.filter(isSaid);
  return {
    first: first.filter(isSaid),
    different: said.filter((fact) => !isSame(fact)),
    same: said.filter(isSame),
  };
}
