import type { ImportProblem } from '#contract/imports/import.ts';
import type {
  DayOrder,
  ImportSeparator,
  NumberStyle,
  RentPeriod,
} from '#contract/imports/import-reading.ts';
import { limits } from '#contract/limits.ts';
import { formatNumber } from './format.ts';

// How a file of listings is read.
export const separatorLabels: Record<ImportSeparator, string> = {
  comma: 'Comma ,',
  semicolon: 'Semicolon ;',
  tab: 'Tab',
  bar: 'Bar |',
};
/** Examples of how the file writes days. */
export const dayLabels: Record<DayOrder, string> = {
  day_first: '31/12/2027, the day first',
  month_first: '12/31/2027, the month first',
};
/** Examples of how the file writes amounts; they stay as they are. */
export const numberLabels: Record<NumberStyle, string> = {
  point: '1,200.50',
  comma: '1.200,50',
  mixed: '1,200.50 or 1.200,50, each by itself',
};
/** How a rent becomes one a month. */
export const conversionLabels: Record<RentPeriod, string> = {
  night: 'times 30 nights',
  week: 'times 52 weeks, divided by 12 months',
  month: 'as it is',
  year: 'divided by 12 months',
};
/** The same after an amount. */
export const conversionsAfterAmount: Record<RentPeriod, string> = {
  night: 'a night, times 30 nights',
  week: 'a week, times 52 weeks, divided by 12 months',
  month: 'a month, as it is',
  year: 'a year, divided by 12 months',
};

// What an import noted with a listing. `field` is the name of a field, `was` what the source had.
export const missing = ({ field }: { field: string }) =>
  `Not in the source: ${field.toLowerCase()}`;
export const rounded = ({ field, was }: { field: string; was: string }) =>
  `${field} was ${was} and is rounded`;
export const notABathroom = ({ was }: { was: string }) =>
  `${was} bathrooms in the source: a toilet without a bath or shower does not count`;
export const converted: Record<RentPeriod, (given: { amount: string }) => string> = {
  night: ({ amount }) => `Rent was ${amount} a night, times 30 nights`,
  week: ({ amount }) => `Rent was ${amount} a week, times 52 weeks, divided by 12 months`,
  month: ({ amount }) => `Rent was ${amount} a month, as it is`,
  year: ({ amount }) => `Rent was ${amount} a year, divided by 12 months`,
};
export const unread = ({ field, was }: { field: string; was: string }) =>
  `${field} was ${was}, which could not be read`;
export const cut = ({ field }: { field: string }) => `${field} was too long and is cut`;
export const swapped = ({ was }: { was: string }) =>
  `The coordinates ${was} seem to stand the wrong way round`;
export const otherProblems: Record<
  Exclude<
    ImportProblem['code'],
    'missing' | 'rounded' | 'converted' | 'no_bathroom' | 'unread' | 'cut' | 'place_swapped'
  >,
  string
> = {
  no_link: 'Nobody can be reached: it cannot be published without a link',
  studio: 'A studio: it has no separate bedroom',
  no_street: 'Not in the source: street address',
  title_too_long: `Title is longer than the ${formatNumber(limits.title.max)} characters of the form`,
  place_zero: 'The coordinates were 0, 0, where nobody lives',
  title_broken: 'Title has characters broken in the source',
};
