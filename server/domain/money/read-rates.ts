import { currencies } from '#contract/currencies.ts';
import { dayMs } from '#contract/days.ts';

/** Exchange rates of one day, as an operator's file gives them. */
export interface Rates {
  /** YYYY-MM-DD. */
  day: string;
  /** How much of each currency a unit of the base currency buys; of the base itself 1. */
  perBase: ReadonlyMap<string, number>;
}

/**
 * Reads the daily rates of the European Central Bank as CSV (eurofxref.csv), or JSON with `date`,
 * `base` and `rates`. Unknown currencies are left out. Throws an error that says what is wrong.
 */
export function readRates(text: string, now = new Date()): Rates {
  const { date, base, pairs } = /^\s*\{/.test(text) ? readJson(text) : readCsv(text);
  const day = readDay(date);
  // A day ahead of UTC is today somewhere.
  const tomorrow = new Date(now.getTime() + dayMs).toISOString().slice(0, 10);
  if (day > tomorrow) throw new Error(`it is dated ${day}, which is to come`);
  if (!currencies.includes(base)) throw new Error(`its base "${base}" is no currency`);
  const perBase = new Map([[base, 1]]);
  for (const [code, rate] of pairs) {
    if (!currencies.includes(code) || code === base) continue;
    if (!Number.isFinite(rate) || rate <= 0) throw new Error(`its rate of ${code} is no number`);
    perBase.set(code, rate);
  }
  if (perBase.size === 1) throw new Error('it has no rates');
  return { day, perBase };
}

interface Written {
  date: string;
  base: string;
  pairs: [string, number][];
}

/** Two lines of the ECB: the codes, and the rates of one day; older days below are ignored. */
function readCsv(text: string): Written {
  const [header = [], values = []] = text
    .replace(/^\u{FEFF}/u, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split(',').map((cell) => cell.trim()));
  if (header[0] !== 'Date')
    throw new Error('its first line does not begin with "Date", as in eurofxref.csv');
  const pairs = header.flatMap((code, at): [string, number][] => {
    const cell = values[at] ?? '';
    return at === 0 || code === '' || cell === '' || cell === 'N/A' ? [] : [[code, Number(cell)]];
  });
  return { date: values[0] ?? '', base: 'EUR', pairs };
}

function readJson(text: string): Written {
  let read: { date?: unknown; base?: unknown; rates?: unknown };
  try {
    read = JSON.parse(text) as typeof read;
  } catch {
    throw new Error('it is no valid JSON');
  }
  const { date, base = 'EUR', rates } = read;
  if (typeof rates !== 'object' || rates === null) throw new Error('it has no "rates"');
  const pairs = Object.entries(rates).map(([code, rate]): [string, number] => [
    code,
    typeof rate === 'number' ? rate : Number.NaN,
  ]);
  return { date: asText(date), base: asText(base), pairs };
}

/** A day as 2026-11-20 or 20 November 2026. */
function readDay(written: string): string {
  const ms = Date.parse(/^\d{4}-\d{2}-\d{2}$/.test(written) ? written : `${written} UTC`);
  if (Number.isNaN(ms)) throw new Error(`it has no date, but "${written.slice(0, 40)}"`);
  return new Date(ms).toISOString().slice(0, 10);
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
