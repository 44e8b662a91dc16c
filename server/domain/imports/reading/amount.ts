import type { NumberStyle, RentPeriod } from '#contract/imports/import-reading.ts';
import { readCurrency, type CurrencySign } from './currency-signs.ts';
import { readPeriod } from './periods.ts';
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
const multipliers: Record<string, number> = {
  万: 10_000,
  萬: 10_000,
  만: 10_000,
  千: 1000,
  천: 1000,
  k: 1000,
};

/**
 * Reads "£950 pcm", "1.200,50 €/Monat", "ab 350 € warm", "8.5万円" or "450 € + 80 € NK"; null when the
 * cell says anything else.
 */
export function readWritten(cell: string): WrittenAmount | null {
  const text = plainText(cell);
  if (text.length > longest) return null;
  const [rent = '', bills, ...more] = text.replace(/\+$/, '').split('+');
  if (scientific.test(text)) return { ...toAmount(Number(text.replace(',', '.'))), ...nothing };
  const written = readSingle(rent);
  if (bills === undefined || written === null) return written;
  const second = readSingle(bills);
  // Without a word, a second amount may be anything.
  if (more.length > 0 || !second || !namesBills.test(bills)) return null;
  return { ...written, currency: written.currency ?? second.currency, bills: second };
}

const nothing = { currency: null, period: null, bills: null };
const toAmount = (value: number) => ({ point: value, comma: value });

function readSingle(text: string): WrittenAmount | null {
  // In bookkeeping, an amount in brackets is a negative one.
  if (/^\W*\(\W*[\d.,' ]+\W*\)\W*$/.test(text)) return null;
  const [number, ...others] = text.match(core) ?? [];
  if (number === undefined || others.length > 0) return null;
  const at = text.indexOf(number);
  const before = text.slice(0, at);
  const end = text.slice(at + number.length);
  const [, unit] = /^\s?([万萬만千천]|k(?!\p{L}))/iu.exec(end) ?? [];
  // "1'200.–" and "950,-" have no cents; "25,000/=" neither.
  const after = end
    .slice(unit ? end.indexOf(unit) + 1 : 0)
    .replace(/^[.,]?\s?(?:[-–—]+|\/[-=])/, ' ');
  const words = readWords(`${before} ${after}`);
  const values = readValues(number);
  if (!words || !values) return null;
  const times = unit ? (multipliers[unit.toLowerCase()] ?? 1) : 1;
  const multiply = (value: number | null) => value && Math.round(value * times * 100) / 100;
  return { point: multiply(values.point), comma: multiply(values.comma), ...words };
}

/** Both values of a number such as 1.200; null when it is no number. */
function readValues(number: string): Pick<WrittenAmount, 'point' | 'comma'> | null {
  const point = asPoint.test(number) ? Number(number.replace(/[^\d.]/g, '')) : null;
  const comma = asComma.test(number)
    ? Number(number.replace(/[^\d,]/g, '').replace(',', '.'))
    : null;
  return point === null && comma === null ? null : { point, comma };
}

/** What stands beside an amount and changes nothing. */
const fillers = new Set(
  (
    'per a each pro par por al p rent miete im from ab desde de von à partir ca circa cca approx approximately about around ~ ≈ rd etwa only nur ' +
    'vb vhb fp negotiable excl excluding exkl exklusive zzgl plus hc sin ohne kalt kaltmiete nettokalt netto net bruttokalt nettokaltmiete nto'
  ).split(' '),
);
const includedWords = new Set(
  (
    'warm warmmiete bruttowarm inkl inklusive incl included includes including inclusive inc all-in allin all-inclusive pauschal pauschalmiete cc ' +
    'incluido incluidos incluidas incluído incluídos incluídas compris comprises comprise شامل شاملة'
  ).split(' '),
);
const denials = new Set('not nicht no não non pas غير'.split(' '));
/** Names of bills; they only say what is included or comes on top. */
const billWords = new Set(
  (
    'nk nebenkosten bk betriebskosten hk heizkosten heizung strom wasser internet wifi wlan bills bill utilities utils gas water electricity council tax ' +
    'gastos despesas contas charges condominio condomínio und and y e et & alle all alles'
  ).split(' '),
);
const namesBills = new RegExp(
  `(^|[\\s\\d€$£])(nk|nebenkosten|bk|betriebskosten|hk|heizkosten|bills?|utilities|utils|gastos|despesas|contas|charges|condom[ií]nio)\\b`,
  'i',
);

/** The currency, the period and the bills in the rest of a cell; null when there is anything else. */
function readWords(rest: string): Omit<WrittenAmount, 'point' | 'comma'> | null {
  let currency: CurrencySign | null = null;
  let period: RentPeriod | null = null;
  let isIncluded = false;
  let isDenied = false;
  // "p/w" is one word, and the sol of Peru has a slash.
  const joined = rest.replace(/\bp\s?\/\s?(?=[a-z])/gi, 'p').replace(/(^|\s)s\/\.?/i, ' PEN ');
  for (const word of joined.split(/[\s/()]+/)) {
    const plain = word.replace(/^[.,:]+|[.,:]+$/g, '');
    const lower = plain.toLowerCase();
    if (plain === '' || fillers.has(lower) || billWords.has(lower)) continue;
    const sign: CurrencySign | null = currency === null ? readCurrency(plain) : null;
    const length: RentPeriod | null = period === null ? readPeriod(plain) : null;
    if (sign) currency = sign;
    else if (length) period = length;
    else if (includedWords.has(lower)) isIncluded = true;
    else if (denials.has(lower)) isDenied = true;
    else return null;
  }
  return { currency, period, bills: isIncluded && !isDenied ? 'included' : null };
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
