import type { ImportProblem } from '#contract/imports/import.ts';
import type { ListingField } from '#contract/imports/import-fields.ts';
import type { ImportReading, NumberStyle, RentPeriod } from '#contract/imports/import-reading.ts';
import {
  readWritten,
  numberStyle,
  valueIn,
  type NumberEvidence,
  type WrittenAmount,
} from '../reading/amount.ts';
import { readCurrency, type CurrencySign } from '../reading/currency-signs.ts';
import { findPeriod, periodsInMonth, readPeriodCell, type Span } from '../reading/periods.ts';
import { quoted } from '../reading/quoted.ts';
import type { Field } from './fields.ts';
import type { Mapping } from './mapping.ts';
import { saysIncluded } from './read-choice.ts';
import { checkedBy, type FieldReading } from './read-field.ts';

/** How the amounts of a file are read: as chosen, and where nothing is chosen as the file tells. */
export interface AmountRules {
  /** Null: nothing tells, and an amount like 1.200 is set aside. */
  numbers: NumberStyle | null;
  /** Amounts of the mapped columns that can be read in two ways. */
  unclear: number;
  /** The currency of amounts that name none. */
  currency: string | null;
  /** The period of rents that name none. */
  period: RentPeriod;
  nights: 'set_aside' | 'times_30';
}

/** Fields paid again and again. */
const isRepeated = (name: string) => name === 'monthly_rent' || name === 'monthly_bills';

/**
 * The rules for a file, from what was chosen, what its columns tell, and where they tell no style,
 * from how the file before it was read.
 */
export function amountRules(
  { numbers, currency, period, nights = 'set_aside' }: ImportReading,
  mapping: Mapping,
  evidence: NumberEvidence[],
  before: Pick<ImportReading, 'numbers'> = {},
): AmountRules {
  const known = { point: 0, comma: 0, unclear: 0 };
  for (const column of moneyColumns(mapping)) {
    known.point += evidence[column]?.point ?? 0;
    known.comma += evidence[column]?.comma ?? 0;
    known.unclear += evidence[column]?.unclear ?? 0;
  }
  const rent = mapping.fields.get('monthly_rent');
  const name = rent?.kind === 'column' ? (mapping.columns[rent.column] ?? '') : '';
  // Whoever computes with the column has converted it.
  const named = rent?.kind === 'column' && rent.factor === 1 ? findPeriod(name) : null;
  return {
    numbers: numbers ?? numberStyle(known) ?? before.numbers ?? null,
    unclear: known.unclear,
    currency: currency ?? null,
    period: period ?? named ?? 'month',
    nights,
  };
}

/** Positions of the columns with amounts. */
function moneyColumns({ fields }: Mapping): number[] {
  return moneyFields.flatMap((name) => {
    const expression = fields.get(name);
    return expression?.kind === 'column' ? [expression.column] : [];
  });
}

export const moneyFields: ListingField[] = ['monthly_rent', 'monthly_bills', 'deposit'];

/** The reading of one amount, and the currency it names. */
export interface AmountReading extends FieldReading {
  currency?: CurrencySign | null;
  /** What a rent says about its bills: 0 where it includes them. */
  bills?: number;
}

/** Smaller decimals come from binary arithmetic, not from the source. */
const arithmeticNoise = 1e-6;

/** Reads an amount as whole units a month, and checks it with the contract's rule. */
export function readAmount(
  field: Field,
  mapping: Mapping,
  cells: string[],
  rules: AmountRules,
): AmountReading {
  const expression = mapping.fields.get(field.name);
  if (expression?.kind !== 'column') return { value: null };
  const cell = cells[expression.column] ?? '';
  if (cell.trim() === '') return { value: null };
  if (field.name === 'monthly_bills' && saysIncluded(cell)) return { value: 0 };
  const holds = `${mapping.columns[expression.column]} holds ${quoted(cell)}`;
  const written = readWritten(cell);
  if (!written) return { value: null, reason: `${holds} instead of a number` };
  const likely = likelyCurrency(written.currency ?? columnCurrency(mapping, cells), rules);
  const amount = valueIn(written, rules.numbers, likely);
  if ('reason' in amount) return { value: null, reason: `${holds}, ${amount.reason}` };
  const { currency } = written;
  const source = { ...written, factor: expression.factor, holds };
  if (written.period && !isRepeated(field.name)) {
    return { value: null, reason: `${holds} instead of one amount` };
  }
  const span = isRepeated(field.name) ? readSpan(field, source, mapping, cells, rules) : monthly;
  if ('reason' in span) return { value: null, reason: span.reason };
  const { period } = span;
  const stated = amount.value * span.share;
  if (period === 'night' && rules.nights === 'set_aside') {
    const reason = `${holds}, a rent a night: choose 30 nights a month, or it is set aside`;
    return { value: null, reason };
  }
  const exact = stated * expression.factor * periodsInMonth[period];
  const value = Math.round(exact);
  const problem: ImportProblem | null =
    period !== 'month'
      ? { code: 'converted', field: field.name, was: stated, period }
      : Math.abs(exact - value) < arithmeticNoise
        ? null
        : { code: 'rounded', field: field.name, was: exact };
  const bills = field.name === 'monthly_rent' ? readBills(written, rules, likely) : undefined;
  const checked = checkedBy(field, { value, ...(problem && { problem }) });
  return { ...checked, currency, ...(bills !== undefined && { bills }) };
}

/** The bills that stand beside a rent: 0 where it includes them; undefined where it says nothing. */
function readBills(
  { bills }: WrittenAmount,
  { numbers }: AmountRules,
  currency: string | null,
): number | undefined {
  if (bills === null) return undefined;
  if (bills === 'included') return 0;
  const amount = valueIn(bills, numbers, currency);
  return 'value' in amount ? Math.round(amount.value) : undefined;
}

/** Returns the chosen one of the currencies that share a sign, else the most usual. */
function likelyCurrency(sign: CurrencySign | null, { currency }: AmountRules): string | null {
  if (!sign || (currency !== null && sign.currencies.includes(currency))) return currency;
  return sign.currencies[0] ?? null;
}

/** What the column for the currency says; null without one. */
function columnCurrency({ fields }: Mapping, cells: string[]): CurrencySign | null {
  const expression = fields.get('currency');
  return expression?.kind === 'column' ? readCurrency(cells[expression.column] ?? '') : null;
}

const monthly: Span = { period: 'month', share: 1 };

/** What an amount is for: as its cell says, else the column for it, else the file. */
function readSpan(
  { name }: Field,
  { period, factor, holds }: { period: RentPeriod | null; factor: number; holds: string },
  { rentPeriod, columns }: Mapping,
  cells: string[],
  rules: AmountRules,
): Span | { reason: string } {
  const inCell: Span | null = period && { period, share: 1 };
  if (name !== 'monthly_rent') return inCell ?? monthly;
  const cell = cells[rentPeriod] ?? '';
  const beside = cell === '' ? null : readPeriodCell(cell);
  const says = `${columns[rentPeriod]} holds ${quoted(cell)}`;
  if (cell !== '' && !beside) return { reason: `${says} instead of night, week, month or year` };
  if (period && beside && period !== beside.period) return { reason: `${holds}, and ${says}` };
  const stated = inCell ?? beside;
  if (factor === 1) return stated ?? { period: rules.period, share: 1 };
  if (!stated || (stated.period === 'month' && stated.share === 1)) return monthly;
  return {
    reason: `${holds}, a rent a ${stated.period}, and the mapping computes with it: map the column alone`,
  };
}

/** The currency of a row; `open` where a sign leaves several, and the place has to tell. */
export interface CurrencyReading {
  currency: string | null;
  open?: { currencies: readonly string[]; says: string };
  reason?: string;
}

/** Reads the currency of a row from the signs of its amounts and the column for it. */
export function readRowCurrency(
  signs: CurrencySign[],
  { fields, columns }: Mapping,
  cells: string[],
  rules: AmountRules,
): CurrencyReading {
  const expression = fields.get('currency');
  const cell = expression?.kind === 'column' ? (cells[expression.column] ?? '') : '';
  const column = expression?.kind === 'column' ? columns[expression.column] : '';
  const stated = cell === '' ? null : readCurrency(cell);
  if (cell !== '' && !stated) {
    return { currency: null, reason: `${column} holds ${quoted(cell)} instead of a currency` };
  }
  const all = [...signs, ...(stated ? [stated] : [])];
  const [first, ...others] = all;
  if (!first) return { currency: rules.currency };
  const possible = first.currencies.filter((code) =>
    others.every(({ currencies }) => currencies.includes(code)),
  );
  const says = `the row says ${[...new Set(all.map(({ sign }) => sign))].join(' and ')}`;
  if (possible.length === 0) return { currency: null, reason: `The currency is unclear: ${says}` };
  if (possible.length === 1) return { currency: possible[0] ?? null };
  if (rules.currency === null) return { currency: null, open: { currencies: possible, says } };
  if (possible.includes(rules.currency)) return { currency: rules.currency };
  return {
    currency: null,
    reason: `The currency is unclear: ${says}, and ${rules.currency} was chosen`,
  };
}
