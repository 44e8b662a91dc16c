import type { DayOrder } from '#contract/imports/import-reading.ts';
import { plainText } from './plain-text.ts';

/** A written day, before it is known whether the day or the month comes first. */
export interface WrittenDay {
  /** YYYY-MM-DD if the day comes first; null if no such day exists. */
  dayFirst: string | null;
  monthFirst: string | null;
}

/** `open`: the cell says that any day is fine, or that people agree on one. */
export type ReadDay = WrittenDay | 'open';

/** Reads a day in any usual form; null when the cell says anything else. */
export function readWrittenDay(cell: string): ReadDay | null {
  const text = plainText(cell).toLowerCase();
  if (text.length > longest) return null;
  const bare = text.replace(time, '').replace(leading, '').trim();
  if (isOpen(text) || isOpen(bare)) return 'open';
  return readNumbers(bare) ?? readSerial(bare) ?? readWords(bare);
}

const longest = 60;
const time = /[t ,]+\d{1,2}[:h]\d{2}.*$/;
/** What stands before a day in cells such as "ab 1.3.2027", and names of days of the week. */
const leading =
  /^(?:(?:from|as of|starting|since|on|frei|verfügbar|available|disponible|disponível|libre|livre|ab|dem|den|zum|ab dem|a partir de|a partir del|à partir du|desde|desde el|à|le|el|dal|vanaf|od|from the|the|(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tue|wed|thu|fri|sat|sun|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|mo|di|mi|do|fr|sa|so)[ .,:]+)+/;

const openWords = new Set(
  (
    'sofort|ab sofort|per sofort|jetzt|sofort verfügbar|sofort frei|frei|heute|immediately|immediate|immediately available|' +
    'available immediately|available now|now|asap|a.s.a.p.|today|available|any time|anytime|any|ongoing|flexible|negotiable|' +
    'by arrangement|to be agreed|tbd|tba|tbc|on request|open|open end|open-ended|open ended|indefinite|indefinitely|unlimited|long term|' +
    'flexibel|nach vereinbarung|n.v.|n. v.|nach absprache|auf anfrage|jederzeit|unbefristet|unbegrenzt|' +
    'ya|ahora|hoy|inmediato|inmediata|inmediatamente|de inmediato|disponible|disponible ya|entrada inmediata|a convenir|indefinido|' +
    'já|agora|hoje|imediato|imediata|imediatamente|de imediato|disponível|entrada imediata|a combinar|indeterminado|' +
    'immédiat|immédiate|immédiatement|tout de suite|de suite|maintenant|dès maintenant|à convenir|libre|indéterminé|' +
    'subito|da subito|immediato|immediata|da concordare|per direct|direct|nu|in overleg|omgående|od zaraz|natychmiast|do uzgodnienia|' +
    'ihned|hned|dohodou|сразу|сейчас|немедленно|по договоренности|по договорённости|hemen|' +
    'فورا|فوراً|فوري|الآن|حالا|حالاً|متاح الآن|متاح|حسب الاتفاق|غير محدد|即日|即入居可|即入居|相談|立即|随时|随时入住|即时|즉시|즉시입주|협의'
  )
    .normalize('NFKC')
    .split('|'),
);
const isOpen = (text: string) => openWords.has(text.replace(/[!.]+$/, '')) || openWords.has(text);

const both = (day: string | null): WrittenDay | null =>
  day === null ? null : { dayFirst: day, monthFirst: day };

/** 2027-03-01, 2027年3月1日, 20270301, 1.3.2027, 3/31/27, 03/2027. */
function readNumbers(text: string): WrittenDay | null {
  const yearFirst = /^(\d{4})[-/. 年]+(\d{1,2})(?:[-/. 月]+(\d{1,2})?日?)?$/.exec(text);
  if (yearFirst) return both(toIsoDay(yearFirst[1], yearFirst[2], yearFirst[3]));
  const packed = /^(20\d\d)([01]\d)([0-3]\d)$/.exec(text);
  if (packed) return both(toIsoDay(packed[1], packed[2], packed[3]));
  const monthAlone = /^(\d{1,2})[-/.](\d{4})$/.exec(text);
  if (monthAlone) return both(toIsoDay(monthAlone[2], monthAlone[1], '1'));
  const [, first, mark, second, year] =
    /^(\d{1,2}) ?([-/.]) ?(\d{1,2})\.? ?\2? ?(\d{4}|\d{2})$/.exec(text) ?? [];
  if (!first || !second || !year) return null;
  const dayFirst = toIsoDay(year, second, first);
  // No country writes 3.31.2027.
  const monthFirst = mark === '.' ? dayFirst : toIsoDay(year, first, second);
  if (!dayFirst && !monthFirst) return null;
  return { dayFirst, monthFirst };
}

const [firstSerial, lastSerial] = [36_526, 73_050];
const daysTo1970 = 25_569;
const dayMs = 86_400_000;

/** 46447 as spreadsheets count days, for the years 2000 to 2099, and seconds or milliseconds. */
function readSerial(text: string): WrittenDay | null {
  if (!/^(\d{5}(?:[.,]0)?|1\d{9}|1\d{12}|2\d{9}|2\d{12})$/.test(text)) return null;
  const number = Number(text.replace(',', '.'));
  if (number >= firstSerial && number <= lastSerial) {
    return both(isoDay((number - daysTo1970) * dayMs));
  }
  if (number < 1e9) return null;
  return both(isoDay(number < 1e11 ? number * 1000 : number));
}

const fillers = new Set('de del of the di den der le la el do da d'.split(' '));
const ordinal = /^(\d{1,2})(?:st|nd|rd|th|er|ère|º|ª|o|a|e)$/;

/** 1 March 2027, Mar 1st, 2027, 1-mar-27, 1. März 2027, 1 de marzo de 2027, March 2027. */
function readWords(text: string): WrittenDay | null {
  const tokens = text.split(/[\s,./\-']+/).filter((token) => token !== '' && !fillers.has(token));
  let month: number | undefined;
  const numbers: string[] = [];
  for (const token of tokens) {
    const plain = ordinal.exec(token)?.[1] ?? token;
    if (/^\d{1,4}$/.test(plain)) numbers.push(plain);
    else if (month === undefined && monthsByName().has(token)) month = monthsByName().get(token);
    else return null;
  }
  if (month === undefined) return null;
  const year =
    numbers.find((number) => number.length === 4) ??
    (numbers.length === 2 ? numbers[1] : undefined);
  const days = numbers.filter((number) => number !== year);
  if (year === undefined || days.length > 1) return null;
  return both(toIsoDay(year, String(month), days[0] ?? '1'));
}

/** In whose languages the names of months are known. */
const languagesOfFiles =
  'en de es pt ar fr it nl pl cs sk hu ro sv da nb fi tr ru uk bg el he id vi ca gl'.split(' ');

let months: Map<string, number> | null = null;

/** Names of months as people write them, with their number; a name of two months is left out. */
function monthsByName(): Map<string, number> {
  if (months) return months;
  const numbersByName = new Map<string, Set<number>>();
  for (const language of languagesOfFiles) {
    for (let month = 0; month < 12; month += 1) {
      const date = new Date(Date.UTC(2026, month, 15));
      for (const style of ['long', 'short'] as const) {
        for (const options of [{ month: style }, { month: style, day: 'numeric' } as const]) {
          const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory`, {
            ...options,
            timeZone: 'UTC',
          });
          const name = format.formatToParts(date).find(({ type }) => type === 'month')?.value ?? '';
          const plain = plainText(name).toLowerCase().replace(/\.$/, '');
          if (plain && !/^\d/.test(plain))
            numbersByName.set(plain, (numbersByName.get(plain) ?? new Set()).add(month + 1));
        }
      }
    }
  }
  for (const [name, month] of Object.entries({ sept: 9, märz: 3, mrz: 3, jän: 1, jänner: 1 })) {
    numbersByName.set(name, new Set([month]));
  }
  const single = [...numbersByName].filter(([, numbers]) => numbers.size === 1);
  months = new Map(single.map(([name, numbers]) => [name, [...numbers][0] ?? 0]));
  return months;
}

/** YYYY-MM-DD; null when no such day exists. */
function toIsoDay(year = '', month = '', day = '1'): string | null {
  const full = year.length === 2 ? 2000 + Number(year) : Number(year);
  const time = Date.UTC(full, Number(month) - 1, Number(day));
  const date = new Date(time);
  const exists = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return exists && full >= 1900 && full < 2200 ? isoDay(time) : null;
}

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** What the days of a column tell about their order. */
export interface DayEvidence {
  dayFirst: number;
  monthFirst: number;
  /** Days like 3/4/2027, which differ by the order. */
  unclear: number;
}

/** Adds what a cell tells to the evidence of its column. */
export function weighDay(evidence: DayEvidence, cell: string): void {
  // Only days with slashes or hyphens leave the order open.
  if (cell.length > longest || !/\d\s?[/-]\s?\d/.test(plainText(cell))) return;
  const written = readWrittenDay(cell);
  if (written === null || written === 'open') return;
  if (written.monthFirst === null) evidence.dayFirst += 1;
  else if (written.dayFirst === null) evidence.monthFirst += 1;
  else if (written.dayFirst !== written.monthFirst) evidence.unclear += 1;
}

/** The order that evidence tells; null when it tells none, or both. */
export function detectDayOrder({
  dayFirst,
  monthFirst,
}: Omit<DayEvidence, 'unclear'>): DayOrder | null {
  if (dayFirst > 0 && monthFirst > 0) return null;
  if (dayFirst > 0) return 'day_first';
  return monthFirst > 0 ? 'month_first' : null;
}

/** The day of a cell in an order; null where the order decides and is not known. */
export function dayIn({ dayFirst, monthFirst }: WrittenDay, order: DayOrder | null): string | null {
  if (dayFirst === null || monthFirst === null) return dayFirst ?? monthFirst;
  if (dayFirst === monthFirst) return dayFirst;
  if (order === null) return null;
  return order === 'day_first' ? dayFirst : monthFirst;
}
