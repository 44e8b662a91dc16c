import type { DayOrder } from '#contract/imports/import-reading.ts';
import { dayMs } from '#contract/days.ts';
import { isOpenDay, stripDayWords } from './day-terms.ts';
import { monthsByName } from './month-names.ts';
import { foldAccents, plainText } from './plain-text.ts';

/** A written day, before it is known whether the day or the month comes first. */
export interface WrittenDay {
  /** YYYY-MM-DD if the day comes first; null if no such day exists. */
  dayFirst: string | null;
  monthFirst: string | null;
}

/** `open`: the cell says that any day is fine, or that people agree on one. */
export type ReadDay = WrittenDay | 'open';

/**
 * Reads a day in any usual form; null when the cell says anything else. A day without a year is the
 * one that is nearest to `now`: a file that is read again the day after still means the same day.
 */
export function readWrittenDay(cell: string, now = new Date()): ReadDay | null {
  const text = plainText(cell).toLowerCase();
  if (text.length > longest) return null;
  const bare = stripDayWords(text, (word) => findMonth(word) !== undefined);
  if (isOpenDay(text) || isOpenDay(bare)) return 'open';
  return readNumbers(bare, now) ?? readSerial(bare) ?? readWords(bare, now);
}

/** "Mon Mar 01 2027 00:00:00 GMT+0000 (Coordinated Universal Time)", as browsers write days. */
const longest = 80;

const both = (day: string | null): WrittenDay | null =>
  day === null ? null : { dayFirst: day, monthFirst: day };

/** How many years an era of Japan or Taiwan is behind. */
const eras = new Map(Object.entries<number>({ 令和: 2018, 民國: 1911, 民国: 1911 }));

/** 2027-03-01, 2027年3月1日, 2027년 3월 1일, 20270301, 1.3.2027, 3/31/27, 03/2027, 1.3. */
function readNumbers(written: string, now: Date): WrittenDay | null {
  const text = written
    .replace(
      /^(令和|民[國国])(\d{1,3})(?=年)/,
      (_, era, year) => `${(eras.get(era) ?? 0) + Number(year)}`,
    )
    .replace(/^ngày /, '')
    .replace(/^(\d{1,2}) tháng (\d{1,2}),?(?: năm)? (?=\d{4}$)/, '$1.$2.');
  const yearFirst = /^(\d{4})[-/. 年년]+(\d{1,2})(?:[-/. 月월]+(\d{1,2})?[日일]?\.?)?$/.exec(text);
  if (yearFirst) return both(toIsoDay(yearFirst[1], yearFirst[2], yearFirst[3]));
  const packed = /^(20\d\d)([01]\d)([0-3]\d)$/.exec(text);
  if (packed) return both(toIsoDay(packed[1], packed[2], packed[3]));
  const monthAlone = /^(\d{1,2})[-/.](\d{4})$/.exec(text);
  if (monthAlone) return both(toIsoDay(monthAlone[2], monthAlone[1], '1'));
  const noYear = /^(\d{1,2})\. ?(\d{1,2})\.$/.exec(text);
  if (noYear) return both(nearestDay(noYear[2], noYear[1], now));
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

/**
 * 46447 as spreadsheets count days, with the time as a fraction, for the years 2000 to 2099, and seconds
 * or milliseconds; also as .NET writes them: /Date(1803859200000)/.
 */
function readSerial(written: string): WrittenDay | null {
  const text = /^\/date\((\d+)(?:[+-]\d{4})?\)\/$/.exec(written)?.[1] ?? written;
  if (!/^(\d{5}|[12]\d{9}|[12]\d{12})(?:[.,]\d+)?$/.test(text)) return null;
  const number = Math.floor(Number(text.replace(',', '.')));
  if (number >= firstSerial && number <= lastSerial) {
    return both(isoDay((number - daysTo1970) * dayMs));
  }
  if (number < 1e9) return null;
  return both(isoDay(number < 1e11 ? number * 1000 : number));
}

const fillers = new Set(
  'de del of the di den der le la el do da d г года р року r roku го е η م'.split(' '),
);
const ordinal = /^(\d{1,2})(?:st|nd|rd|th|er|ère|ro|ero|º|ª|°|o|a|e|η|го)$/;
const firstDay = new Set(
  'first primero primeiro premier primo erster ersten eerste första første pierwszego أول'.split(
    ' ',
  ),
);
/** Which day a part of a month begins on; null for its last day. */
const partsOfMonth = new Map(
  Object.entries<string | null>({
    ...parts(
      'anfang early beginning start principios inicios início inicio début inizio begin början początek أوائل بداية',
      '1',
    ),
    ...parts('mitte mid middle mediados meados metà half mitten połowa منتصف', '15'),
    ...parts(
      'ende late end finales fines final fim fin fine eind slutten slutet koniec أواخر نهاية',
      null,
    ),
  }),
);

function parts(words: string, day: string | null) {
  return Object.fromEntries(words.split(' ').map((word) => [word, day]));
}

/** 1 March 2027, Mar 1st, 2027, 1-mar-27, 01MAR2027, 1 de marzo de 2027, Anfang März 2027, Mar-27. */
function readWords(text: string, now: Date): WrittenDay | null {
  const tokens = text
    .replace(/^(\d{1,2})(\p{L}{3,})(\d{2,4})$/u, '$1 $2 $3')
    .replace(/(\d{4})م$/, '$1')
    .split(/[\s,./\-']+/)
    .filter((token) => token !== '' && !fillers.has(token));
  let month: number | undefined;
  let part: string | null | undefined;
  const numbers: string[] = [];
  for (const token of tokens) {
    const plain = firstDay.has(token) ? '1' : (ordinal.exec(token)?.[1] ?? token);
    if (/^\d{1,4}$/.test(plain)) numbers.push(plain);
    else if (month === undefined && findMonth(token)) month = findMonth(token);
    else if (part === undefined && partsOfMonth.has(token)) part = partsOfMonth.get(token);
    else return null;
  }
  if (month === undefined) return null;
  const year = findYear(text, numbers);
  const days = numbers.filter((number) => number !== year);
  if (days.length > 1 || (part !== undefined && days.length > 0)) return null;
  if (year === undefined) {
    // "Mar 27" may be a year as well.
    const isDay = /^\d/.test(tokens[0] ?? '') || ordinal.test(tokens[1] ?? '');
    return isDay ? both(nearestDay(String(month), days[0], now)) : null;
  }
  const full = String(toFullYear(year));
  const lastDay = String(new Date(Date.UTC(Number(full), month, 0)).getUTCDate());
  const day = part === undefined ? (days[0] ?? '1') : (part ?? lastDay);
  return both(toIsoDay(full, String(month), day));
}

/** The month of a name; in Hebrew, "in" is a letter before it. */
const findMonth = (token: string) =>
  monthsByName().get(token) ??
  monthsByName().get(foldAccents(token)) ??
  monthsByName().get(token.replace(/^ב/, ''));

/** The year among the numbers of a day: Mar-27 is how Excel shows a month and a year. */
const findYear = (text: string, numbers: string[]): string | undefined =>
  numbers.find((number) => number.length === 4) ??
  (numbers.length === 2 || /^\p{L}+[. ]*[-/'’]\d\d$/u.test(text) ? numbers.at(-1) : undefined);

/** In Thailand, 2570 is 2027. */
const thaiYears = { first: 2543, epoch: 543, last: 2700 };
function toFullYear(written: string): number {
  const year = Number(written);
  if (written.length === 2) return 2000 + year;
  const { first, last, epoch } = thaiYears;
  return year >= first && year <= last ? year - epoch : year;
}

/** The day of a month in the year in which it is nearest to now. */
function nearestDay(month = '', day = '', now = new Date()): string | null {
  const days = [-1, 0, 1].flatMap((more) => {
    const iso = toIsoDay(String(now.getUTCFullYear() + more), month, day);
    return iso === null ? [] : [{ iso, distance: Math.abs(Date.parse(iso) - now.getTime()) }];
  });
  return days.toSorted((a, b) => a.distance - b.distance)[0]?.iso ?? null;
}

/** The zero of Unix and of spreadsheets stands for no day. */
const [earliestYear, latestYear] = [2000, 2199];

/** YYYY-MM-DD; null when no such day exists, or no room is offered on it. */
function toIsoDay(year = '', month = '', day = '1'): string | null {
  const full = toFullYear(year);
  const time = Date.UTC(full, Number(month) - 1, Number(day));
  const date = new Date(time);
  const exists = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return exists && full >= earliestYear && full <= latestYear ? isoDay(time) : null;
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
