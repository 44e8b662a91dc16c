import type { NumberStyle, RentPeriod } from '#contract/imports/import-reading.ts';
import { sharedCurrency, type CurrencySign } from './currency-signs.ts';
import { findJoint, readMultiplier, readWords, type MoneyWords } from './money-terms.ts';
import { periodsInMonth } from './periods.ts';
import { plainText } from './plain-text.ts';

/** A written amount, before it is known what separates its decimals. */
export interface WrittenAmount {
  /** The value if a point separates decimals; null if it cannot. */
  point: number | null;
  comma: number | null;
  currency: CurrencySign | null;
  period: RentPeriod | null;
  /** What a rent says about its bills: included, or a second amount beside it. */
  bills: 'included' | WrittenAmount | null;
}

const spaces = "[ '’]";
const groups = (mark: string) => `[1-9]\\d{0,2}(?:(?:${mark}\\d{3})+|(?:${spaces}\\d{3})+)`;
/** In India, groups above the thousands have two digits: 1,20,000. */
const lakhs = '[1-9]\\d?(?:,\\d{2})*,\\d{3}';
const asPoint = new RegExp(`^(?:\\d+|${groups(',')}|${lakhs})(?:\\.\\d+)?$`);
const asComma = new RegExp(`^(?:\\d+|${groups('\\.')})(?:,\\d+)?$`);

/** Digits with marks between them, and nothing else that a number could be a part of. */
const core = /\d(?:[\d.,'’ ]*\d)?/g;
const longest = 60;
/** 1e3, as spreadsheets write large numbers. */
const scientific = /^\d(?:[.,]\d+)?e\+?\d{1,2}$/i;

/** Which part of the bills comes on top, which nobody can add up: "$900 + 1/3 utilities". */
const sharesOfBills =
  /(?<![\d.,/])(?:[1-9][/⁄][2-9]|\d{1,2} ?% (?:of|der|des|vom|de|do|das|dei|delle))(?![\d.,/])/g;

/**
 * Reads "£950 pcm", "1.200,50 €/Monat", "ab 350 € warm", "8.5万円", "450 € + 80 € NK" or
 * "380 € kalt (450 € warm)"; null when the cell says anything else.
 */
export function readWritten(cell: string): WrittenAmount | null {
  const text = plainText(cell);
  if (text.length > longest) return null;
  if (scientific.test(text)) return { ...toAmount(Number(text.replace(',', '.'))), ...nothing };
  // In bookkeeping, an amount in brackets is a negative one.
  if (/^\W*\(\W*[\d.,' ]+\W*\)\W*$/.test(text)) return null;
  const parts = splitParts(text.replace(sharesOfBills, ' ')).map(readPart);
  const rent = parts[0];
  if (!rent || (rent.isDeposit && !rent.isOnTop)) return null;
  return parts.slice(1).reduce<Part | null>(addPart, rent);
}

const nothing = { currency: null, period: null, bills: null };
const toAmount = (value: number) => ({ point: value, comma: value });

/** An amount of a cell with the words that belong to it. */
interface Part extends WrittenAmount, Omit<MoneyWords, 'currency' | 'period' | 'share'> {
  isBracketed: boolean;
}

/** The parts of a text that have one number each; none where nothing separates two numbers. */
function splitParts(text: string): string[] {
  const numbers = [...text.matchAll(core)];
  if (numbers.length === 0) return [];
  const starts = [0];
  for (const [at, { index }] of numbers.entries()) {
    const previous = numbers[at - 1];
    if (!previous) continue;
    const end = previous.index + previous[0].length;
    const joint = findJoint(text.slice(end, index));
    if (joint === null) return [];
    starts.push(end + joint);
  }
  return starts.map((start, at) => text.slice(start, starts[at + 1]));
}

function readPart(text: string): Part | null {
  const [number = ''] = text.match(core) ?? [];
  const at = text.indexOf(number);
  const end = text.slice(at + number.length);
  const { times, length } = readMultiplier(end);
  // "1'200.–" and "950,-" have no cents; "25,000/=" neither.
  const after = end.slice(length).replace(/^[.,]?\s?(?::?[-–—]+|\/[-=])/, ' ');
  const words = readWords(text.slice(0, at), after);
  const values = readValues(number);
  if (!words || !values) return null;
  const factor = times * words.share;
  const multiply = (value: number | null) => value && Math.round(value * factor * 100) / 100;
  return {
    point: multiply(values.point),
    comma: multiply(values.comma),
    bills: words.isIncluded && !words.isOnTop ? 'included' : null,
    isBracketed: text.startsWith('('),
    ...words,
  };
}

/** A rent with what a further amount says about it; null where that may be another rent. */
function addPart(rent: Part | null, part: Part | null): Part | null {
  if (!rent || !part) return null;
  if (part.isDeposit) return rent;
  const currency =
    rent.currency && part.currency
      ? sharedCurrency(rent.currency, part.currency)
      : (rent.currency ?? part.currency);
  if (rent.currency && part.currency && !currency) return null;
  if (rent.period && part.period && rent.period !== part.period) {
    const isOther = part.isCold || part.isTotal || (part.isBills && part.bills === null);
    if (isOther || !isSameRent(rent, part)) return null;
    const monthly = part.period === 'month' && pickMonthly(part);
    return { ...rent, ...monthly, currency, bills: rent.bills ?? part.bills };
  }
  const bills = readBills(rent, part);
  if (bills === null) return null;
  const cold = part.isCold ? part : rent;
  return { ...rent, ...pick(cold), currency, period: rent.period ?? part.period, bills };
}

const pick = ({ point, comma, isCold }: Part) => ({ point, comma, isCold });

const pickMonthly = ({ point, comma, period }: Part) => ({ point, comma, period });

/** Two amounts that differ by less are one rent by the week and by the month, rounded. */
const roundingShare = 0.01;

/** Whether a second amount is the same rent for another period: "£110 pw (£477 pcm)". */
function isSameRent(rent: Part, part: Part): boolean {
  const inMonth = ({ point, comma, period }: Part) =>
    (point ?? comma ?? 0) * periodsInMonth[period ?? 'month'];
  return Math.abs(inMonth(part) / inMonth(rent) - 1) < roundingShare;
}

/** What a further amount tells about the bills of a rent; null where it may be anything. */
function readBills(rent: Part, part: Part): WrittenAmount['bills'] {
  const more = subtract(part, rent);
  const isMore = more !== null && isPositive(more);
  if (part.isCold) {
    const less = subtract(rent, part);
    return rent.isCold || !less || !isPositive(less) ? null : less;
  }
  if (part.isTotal || (part.isIncluded && !rent.isOnTop)) {
    if (rent.bills === 'included') return null;
    if (rent.bills !== null) return rent.bills;
    if (isMore) return more;
    return part.isBills && part.opensIncluded ? 'included' : null;
  }
  // "+ NK (80 €)" and "inkl. NK (80 €)": the amount belongs to the words before it.
  const isBills = part.isBills || (rent.isBills && part.isBracketed);
  // Without a word, a second amount may be anything.
  if (!isBills) return null;
  if (rent.bills === 'included') return part.isOnTop ? part : 'included';
  return rent.bills === null ? part : add(rent.bills, part);
}

type Values = Pick<WrittenAmount, 'point' | 'comma'>;
const combine = (a: Values, b: Values, sign: 1 | -1): WrittenAmount | null => {
  const sum = (first: number | null, second: number | null) =>
    first === null || second === null ? null : first + sign * second;
  const values = { point: sum(a.point, b.point), comma: sum(a.comma, b.comma) };
  return values.point === null && values.comma === null ? null : { ...values, ...nothing };
};
const add = (a: Values, b: Values) => combine(a, b, 1);
const subtract = (a: Values, b: Values) => combine(a, b, -1);
const isPositive = ({ point, comma }: Values) => (point ?? comma ?? 0) > 0;

/** Both values of a number such as 1.200; null when it is no number. */
function readValues(number: string): Values | null {
  const point = asPoint.test(number) ? Number(number.replace(/[^\d.]/g, '')) : null;
  const comma = asComma.test(number)
    ? Number(number.replace(/[^\d,]/g, '').replace(',', '.'))
    : null;
  return point === null && comma === null ? null : { point, comma };
}

/** What amounts of a column tell about how they are written. */
export interface NumberEvidence {
  point: number;
  comma: number;
  /** Amounts like 1.200, which differ by the style. */
  unclear: number;
}

/** Adds what a cell tells to the evidence of its column. */
export function weigh(evidence: NumberEvidence, cell: string): void {
  if (cell.length > longest || !/[\d.,٫]/.test(cell)) return;
  const written = readWritten(cell);
  if (!written) return;
  if (written.point === null) evidence.comma += 1;
  else if (written.comma === null) evidence.point += 1;
  else if (written.point !== written.comma && !isWhole(written.currency?.currencies[0] ?? null)) {
    evidence.unclear += 1;
  }
}

/** The style that evidence tells; null when it tells none. */
export function numberStyle({ point, comma }: NumberEvidence): NumberStyle | null {
  if (point > 0 && comma > 0) return 'mixed';
  if (point > 0) return 'point';
  return comma > 0 ? 'comma' : null;
}

/** Currencies of which people no longer use the hundredths, beside those that have none. */
const withoutSmallMoney = new Set(['HUF', 'IDR', 'COP', 'CRC', 'TWD', 'KZT', 'NGN', 'RSD', 'AMD']);
const decimals = new Map<string, number>();

function currencyDecimals(currency: string): number {
  const cached = decimals.get(currency);
  if (cached !== undefined) return cached;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  const count = withoutSmallMoney.has(currency) ? 0 : (format.maximumFractionDigits ?? 2);
  decimals.set(currency, count);
  return count;
}

/** Whether amounts in a currency have no decimals: then a mark separates thousands. */
const isWhole = (currency: string | null): boolean =>
  currency !== null && currencyDecimals(currency) === 0;

const smallest = 100;

/**
 * The value of an amount in a style, or why it has none, as the rest of a sentence. `currency`: in
 * which it probably is.
 */
export function valueIn(
  { point, comma }: WrittenAmount,
  style: NumberStyle | null,
  currency: string | null,
): { value: number } | { reason: string } {
  const isUnclear = point !== null && comma !== null && point !== comma;
  if (isUnclear && isWhole(currency)) return { value: Math.max(point, comma) };
  if (isUnclear && (style === null || style === 'mixed')) {
    const [less, more] = [Math.min(point, comma), Math.max(point, comma)];
    // Where the file has both styles, no choice is right for all; three decimals are a thousand.
    if (style === 'mixed' && less < smallest) return { value: more };
    return {
      reason: `which can be ${more.toLocaleString('en-US')} or ${less}: say how amounts are written`,
    };
  }
  const value = style === 'comma' ? comma : style === 'point' ? point : (point ?? comma);
  if (value === null) {
    return {
      reason: `which is not written like ${style === 'comma' ? '1.200,50' : '1,200.50'}`,
    };
  }
  // Nobody writes a rent with three decimals: it is a thousand from somewhere else.
  if (isUnclear && value < smallest && value === Math.min(point, comma)) {
    return { reason: `which would be ${value}, as the other amounts are written` };
  }
  return { value };
}
