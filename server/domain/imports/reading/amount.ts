import type { NumberStyle, RentPeriod } from '#contract/imports/import-reading.ts';
import { readCurrency, type CurrencySign } from './currency-signs.ts';
import { readPeriod } from './periods.ts';

/** A written amount, before it is known what separates its decimals. */
export interface WrittenAmount {
  /** The value if a point separates decimals; null if it cannot. */
  point: number | null;
  comma: number | null;
  currency: CurrencySign | null;
  period: RentPeriod | null;
}

const spaces = "[ '’\\u00a0\\u2009\\u202f]";
const groups = (mark: string) => `[1-9]\\d{0,2}(?:(?:${mark}\\d{3})+|(?:${spaces}\\d{3})+)`;
/** In India, groups above the thousands have two digits: 1,20,000. */
const lakhs = '[1-9]\\d?(?:,\\d{2})*,\\d{3}';
const asPoint = new RegExp(`^(?:\\d+|${groups(',')}|${lakhs})(?:\\.\\d+)?$`);
const asComma = new RegExp(`^(?:\\d+|${groups('\\.')})(?:,\\d+)?$`);

/** Digits with marks between them, and nothing else that a number could be a part of. */
const core = /\d(?:[\d.,'’ \u00a0\u2009\u202f]*\d)?/g;
const longest = 60;

/** Reads "£950 pcm", "1.200,50 €/Monat" or "A$ 450 pw"; null when the cell says anything else. */
export function readWritten(cell: string): WrittenAmount | null {
  const text = cell.trim();
  if (text.length > longest) return null;
  const [number, ...others] = text.match(core) ?? [];
  if (number === undefined || others.length > 0) return null;
  const at = text.indexOf(number);
  const before = text.slice(0, at);
  // "1'200.–" and "950,-" have no cents.
  const after = text.slice(at + number.length).replace(/^[.,]?\s?[-–—]+/, ' ');
  const words = wordsOf(`${before} ${after}`);
  if (!words) return null;
  const values = valuesOf(number);
  return values && { ...values, ...words };
}

/** Both values of a number such as 1.200; null when it is no number. */
function valuesOf(number: string): Pick<WrittenAmount, 'point' | 'comma'> | null {
  const point = asPoint.test(number) ? Number(number.replace(/[^\d.]/g, '')) : null;
  const comma = asComma.test(number)
    ? Number(number.replace(/[^\d,]/g, '').replace(',', '.'))
    : null;
  return point === null && comma === null ? null : { point, comma };
}

const fillers = new Set(['per', 'a', 'each', 'pro', 'par', 'por', 'al', 'p', 'rent']);

/** The currency and the period in the rest of a cell; null when there is anything else. */
function wordsOf(rest: string): Pick<WrittenAmount, 'currency' | 'period'> | null {
  let currency: CurrencySign | null = null;
  let period: RentPeriod | null = null;
  for (const word of rest.split(/[\s/()]+/)) {
    const plain = word.replace(/^[.,]+|[.,]+$/g, '');
    if (plain === '' || fillers.has(plain.toLowerCase())) continue;
    const sign: CurrencySign | null = currency === null ? readCurrency(plain) : null;
    const length: RentPeriod | null = period === null ? readPeriod(plain) : null;
    if (sign) currency = sign;
    else if (length) period = length;
    else return null;
  }
  return { currency, period };
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
  if (cell.length > longest || !/\d[.,]\d/.test(cell)) return;
  const written = readWritten(cell);
  if (!written) return;
  if (written.point === null) evidence.comma += 1;
  else if (written.comma === null) evidence.point += 1;
  else if (written.point !== written.comma) evidence.unclear += 1;
}

/** The style that evidence tells; null when it tells none. */
export function styleOf({ point, comma }: NumberEvidence): NumberStyle | null {
  if (point > 0 && comma > 0) return 'mixed';
  if (point > 0) return 'point';
  return comma > 0 ? 'comma' : null;
}

const smallest = 100;

/** The value of an amount in a style, or why it has none, as the rest of a sentence. */
export function valueIn(
  { point, comma }: WrittenAmount,
  style: NumberStyle | null,
): { value: number } | { reason: string } {
  const isUnclear = point !== null && comma !== null && point !== comma;
  if (isUnclear && (style === null || style === 'mixed')) {
    const [less, more] = [Math.min(point, comma), Math.max(point, comma)];
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
