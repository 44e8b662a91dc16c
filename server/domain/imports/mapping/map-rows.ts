import { createHash } from 'node:crypto';
import { type } from 'arktype';
import type { ImportProblem, SetAsideRow } from '#contract/imports/import.ts';
import { fields, missingReason, sourceIdRule, textProblems, type FieldValues } from './fields.ts';
import { readField, fillExpression } from './read-field.ts';
import { readAmount, readRowCurrency, type AmountReading, type AmountRules } from './read-money.ts';
import type { CurrencySign } from '../reading/currency-signs.ts';
import { readPhotoAddresses } from '../reading/photo-addresses.ts';
import { quoted, shortened } from '../reading/quoted.ts';
import { mappedColumns, neededColumns, type Mapping } from './mapping.ts';
import { looksSwapped, standsElsewhere, type Area, type World } from '../reading/coordinates.ts';
import type { DayOrder } from '#contract/imports/import-reading.ts';
import type { ListingField } from '#contract/imports/import-fields.ts';
import { isEmptyCell, misalignedColumns, type ColumnKind } from '../reading/column-kinds.ts';
import { findContradiction } from '#contract/listings/contradiction.ts';
import { highAmount } from '#contract/listings/listing-form.ts';
import type { FileRow } from '../reading/row-file.ts';

/** A row that became a listing. */
export interface MappedListing {
  /** Counted from 1 below the header. */
  row: number;
  line: number;
  sourceId: string;
  values: FieldValues;
  /** The addresses of its photos. */
  photos: readonly string[];
  /** What the row lacks or has in an unusual form. */
  problems: ImportProblem[];
  /** SHA-256 of `values` and `photos`, hexadecimal. */
  contentHash: string;
  /** Where the sign of its amounts leaves several currencies: its place has to tell which. */
  openCurrency?: { currencies: readonly string[]; says: string };
}

/** Ids seen so far, with the line of the first accepted row; 0 if all rows of it were set aside. */
export type SeenIds = Map<string, number>;

/** How the cells of a file are read. */
export interface RowRules {
  kinds: ColumnKind[];
  amounts: AmountRules;
  /** Null: nothing tells, and a day like 3/4/2027 is not read. */
  days: DayOrder | null;
  /** Where most rows are; null where that is not known. */
  area: Area | null;
  /** What is known of any place; null where coordinates are taken as they stand. */
  world: World | null;
}

/**
 * Maps the rows below the header to listings or set-aside rows, in order. Of several rows with the
 * same id the first valid one is accepted; `seen` takes about 100 bytes for each id.
 */
export async function* mapRows(
  rows: AsyncIterable<FileRow>,
  mapping: Mapping,
  rules: RowRules,
  seen: SeenIds = new Map(),
): AsyncGenerator<MappedListing | SetAsideRow> {
  const needed = neededColumns(mapping);
  let at = 0;
  for await (const row of rows) {
    // The first row is the header.
    if (at > 0) {
      const mapped = mapRow(row, at, { ...rules, mapping, needed });
      const id = 'reason' in mapped ? mapped.source_id : mapped.sourceId;
      const earlier = seen.get(id) ?? 0;
      if ('reason' in mapped || earlier === 0) {
        // An invalid id may be as long as a row, and no other row with it can be valid either.
        const isValid = !('reason' in mapped);
        if (isValid || sourceIdRule.allows(id)) seen.set(id, isValid ? row.line : earlier);
        yield mapped;
      } else {
        const reason = `Line ${earlier} has the same id`;
        yield { row: at, line: row.line, source_id: id, reason };
      }
    }
    at += 1;
  }
}

function mapRow(
  { line, cells: written, unreadable, lists, refusal }: FileRow,
  row: number,
  { mapping, needed, kinds, ...rules }: RowRules & { mapping: Mapping; needed: number[] },
): MappedListing | SetAsideRow {
  const { columns } = mapping;
  const cells = written.map((cell) => (isEmptyCell(cell) ? '' : cell));
  const id = (cells[mapping.sourceId] ?? '').trim();
  const setAside = (reason: string) => ({ row, line, source_id: id, reason });
  if (refusal) return setAside(refusal);
  if (unreadable) {
    const reasons = needed.flatMap((column) =>
      unreadable.has(column) ? [`${columns[column]} ${unreadable.get(column)}`] : [],
    );
    if (reasons.length > 0) return setAside(reasons.join('; '));
  }
  if (cells.every((cell) => cell === '')) return setAside('The row is empty');
  if (cells.length !== columns.length) {
    return setAside(
      `The cells are misaligned: the row has ${cells.length} cells, the header ${columns.length}`,
    );
  }
  const misaligned = misalignedColumns(cells, kinds);
  if (misaligned.length > 0) {
    const held = misaligned.map((at) => `${columns[at]} holds ${quoted(cells[at] ?? '')}`);
    return setAside(`The cells are misaligned: ${held.slice(0, 3).join(', ')}`);
  }

  const values = Object.fromEntries(fields.map(({ name }) => [name, null])) as FieldValues;
  const reasons: string[] = [];
  const problems: ImportProblem[] = [];
  const signs: CurrencySign[] = [];
  const checkedId = sourceIdRule(id);
  if (checkedId instanceof type.errors) reasons.push(checkedId[0]?.message ?? checkedId.summary);
  const withLists = lists ? cells.map((cell, at) => cell || (lists.get(at) ?? '')) : cells;
  let bills: number | null = null;
  /** Leaves an optional field empty, and says what its cell held. */
  const drop = (name: ListingField) => {
    const expression = mapping.fields.get(name);
    const was = expression ? shortened(fillExpression(expression, withLists)) : '';
    values[name] = null;
    problems.push({ code: 'unread', field: name, was });
  };
  for (const field of fields) {
    const { name, need } = field;
    if (field.kind === 'currency') continue;
    const expression = mapping.fields.get(name);
    const isUnreadable =
      field.kind !== 'choices' &&
      expression !== undefined &&
      mappedColumns(expression).some((at) => unreadable?.has(at));
    if (isUnreadable && need !== 'required') {
      drop(name);
      continue;
    }
    const ofField = field.kind === 'choices' ? withLists : cells;
    const reading: AmountReading =
      field.kind === 'amount'
        ? readAmount(field, mapping, cells, rules.amounts)
        : readField(field, mapping, ofField, rules.days);
    if (reading.currency) signs.push(reading.currency);
    if (reading.bills !== undefined) bills = reading.bills;
    values[name] = reading.value;
    if (reading.reason && need === 'required') reasons.push(reading.reason);
    else if (reading.reason) drop(name);
    else if (reading.value === null && need === 'required') reasons.push(missingReason(field));
    else if (reading.problem) problems.push(reading.problem);
    else if (reading.value === null && need === 'missed') {
      problems.push({ code: 'missing', field: name });
    }
  }
  // The cell of the rent says it, where no other does.
  values.monthly_bills ??= bills;
  const money = readRowCurrency(signs, mapping, cells, rules.amounts);
  const paidIn = money.open?.currencies ?? (money.currency === null ? [] : [money.currency]);
  checkPlace(values, { ...rules, paidIn }, { problems, drop });
  for (const pair of pairs) {
    const stated = Object.fromEntries(pair.map((name) => [name, values[name]])) as Partial<
      Parameters<typeof findContradiction>[0]
    >;
    // Nobody knows which of both is wrong.
    if (findContradiction(stated)) for (const name of pair) drop(name);
  }
  if (money.reason) reasons.push(money.reason);
  // Where the place decides between currencies, `settleCurrencies` checks this once it is known.
  if (!money.open) for (const name of highOptional(values, money.currency)) drop(name);
  const high = money.open ? null : highAmount(values, money.currency);
  if (high) reasons.push(high);
  if (reasons.length > 0) return setAside(reasons.join('; '));
  values.currency = money.currency;
  if (values.external_link === null) problems.push({ code: 'no_link' });
  problems.push(...textProblems({ title: String(values.title), address: String(values.address) }));
  const openCurrency = money.open;
  const { addresses: photos, unread } = mapping.photos
    ? readPhotoAddresses(fillExpression(mapping.photos, withLists))
    : { addresses: [], unread: null };
  if (unread !== null) problems.push({ code: 'unread', field: 'photos', was: unread });
  const contentHash = hashValues(values, photos);
  const mapped = { row, line, sourceId: id, values, photos, problems, contentHash };
  return { ...mapped, ...(openCurrency && { openCurrency }) };
}

/** Fields that can contradict each other. */
const pairs = [
  ['min_stay_months', 'max_stay_months'],
  ['available_from', 'available_until'],
] as const;

/** The optional amounts that are above the limit of their currency. */
export const highOptional = (values: FieldValues, currency: string | null) =>
  (['monthly_bills', 'deposit'] as const).filter((name) =>
    highAmount({ [name]: values[name] }, currency),
  );

/** Points out coordinates that are half, zero, swapped or nowhere, and leaves the place open then. */
function checkPlace(
  values: FieldValues,
  { area, world, paidIn }: Pick<RowRules, 'area' | 'world'> & { paidIn: readonly string[] },
  { problems, drop }: { problems: ImportProblem[]; drop: (name: ListingField) => void },
): void {
  const { latitude, longitude } = values;
  if (latitude === null && longitude === null) return;
  if (typeof latitude !== 'number' || typeof longitude !== 'number') {
    return drop(latitude === null ? 'longitude' : 'latitude');
  }
  const isZero = latitude === 0 && longitude === 0;
  const isSwapped =
    looksSwapped(latitude, longitude, area) ||
    (world !== null && standsElsewhere({ latitude, longitude }, paidIn, world));
  if (!isZero && !isSwapped) {
    if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) return;
    drop('latitude');
    return drop('longitude');
  }
  values.latitude = null;
  values.longitude = null;
  problems.push(
    isZero ? { code: 'place_zero' } : { code: 'place_swapped', was: `${latitude}, ${longitude}` },
  );
}

/** Fields that came later count only when they are stated: older hashes stay true. */
const isHashed = (name: string, value: unknown) => value !== null || hashedFields.has(name);
const hashedFields = new Set(
  (
    'title description address latitude longitude monthly_rent total_bedrooms total_bathrooms ' +
    'current_roommates looking_for_roommates external_link available_from'
  ).split(' '),
);

function hashValues(values: FieldValues, photos: readonly string[]): string {
  const all = { ...values, photos: photos.length > 0 ? photos : null };
  const hashed = Object.entries(all).filter(([name, value]) => isHashed(name, value));
  return createHash('sha256')
    .update(JSON.stringify(Object.fromEntries(hashed)))
    .digest('hex');
}
