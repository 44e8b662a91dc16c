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
  comma: 'Komma ,',
  semicolon: 'Semikolon ;',
  tab: 'Tabulator',
  bar: 'Senkrechter Strich |',
};
export const dayLabels: Record<DayOrder, string> = {
  day_first: '31.12.2027, Tag zuerst',
  month_first: '12/31/2027, Monat zuerst',
};
/** Examples of how the file writes amounts; they stay as they are. */
export const numberLabels: Record<NumberStyle, string> = {
  point: '1,200.50',
  comma: '1.200,50',
  mixed: '1,200.50 oder 1.200,50, jeder Betrag für sich',
};
/** How a rent becomes one a month. */
export const conversionLabels: Record<RentPeriod, string> = {
  night: 'mal 30 Nächte',
  week: 'mal 52 Wochen, durch 12 Monate',
  month: 'unverändert',
  year: 'durch 12 Monate',
};
/** The same after an amount. */
export const conversionsAfterAmount: Record<RentPeriod, string> = {
  night: 'pro Nacht, mal 30 Nächte',
  week: 'pro Woche, mal 52 Wochen, durch 12 Monate',
  month: 'pro Monat, unverändert',
  year: 'pro Jahr, durch 12 Monate',
};

// What an import noted with a listing. `field` is the name of a field, `was` what the source had.
export const missing = ({ field }: { field: string }) => `Fehlt in der Quelle: ${field}`;
export const rounded = ({ field, was }: { field: string; was: string }) =>
  `${field}: ${was} in der Quelle, gerundet`;
export const notABathroom = ({ was }: { was: string }) =>
  `${was} Bäder in der Quelle: Eine Toilette ohne Bad oder Dusche zählt nicht`;
export const converted: Record<RentPeriod, (given: { amount: string }) => string> = {
  night: ({ amount }) => `Die Miete war ${amount} pro Nacht, mal 30 Nächte`,
  week: ({ amount }) => `Die Miete war ${amount} pro Woche, mal 52 Wochen, durch 12 Monate`,
  month: ({ amount }) => `Die Miete war ${amount} pro Monat, unverändert`,
  year: ({ amount }) => `Die Miete war ${amount} pro Jahr, durch 12 Monate`,
};
export const unread = ({ field, was }: { field: string; was: string }) =>
  `${field}: ${was} konnte nicht gelesen werden`;
export const cut = ({ field }: { field: string }) => `${field}: zu lang und gekürzt`;
export const swapped = ({ was }: { was: string }) =>
  `Die Koordinaten ${was} scheinen vertauscht zu sein`;
export const otherProblems: Record<
  Exclude<
    ImportProblem['code'],
    'missing' | 'rounded' | 'converted' | 'no_bathroom' | 'unread' | 'cut' | 'place_swapped'
  >,
  string
> = {
  no_link: 'Niemand ist erreichbar: Ohne Link kann die Anzeige nicht veröffentlicht werden',
  studio: 'Ein Studio: kein eigenes Schlafzimmer',
  no_street: 'Fehlt in der Quelle: Straße und Hausnummer',
  title_too_long: `Der Titel ist länger als die ${formatNumber(limits.title.max)} Zeichen des Formulars`,
  place_zero: 'Die Koordinaten waren 0, 0, wo niemand wohnt',
  title_broken: 'Im Titel sind Zeichen schon in der Quelle beschädigt',
};
