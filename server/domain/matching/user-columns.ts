import type { UserAnswers } from '#fit/answers.ts';
import { createIdSlots, type IdSlots } from '#platform/live-index/id-slots.ts';
import type { Rows } from '#platform/live-index/index-source.ts';
import { wordsPerUser, type AnswerPacking } from './packed-answers.ts';
import { currencyIndex } from '#domain/money/public.ts';
import { usedBytes, fillColumns, type StoredColumns } from '#platform/live-index/snapshot.ts';

/** A user whom others may find, as the index stores them. */
export interface Candidate extends UserAnswers {
  id: number;
  budget_min: number | null;
  budget_max: number | null;
  /** The currency of the budget by ISO 4217; null without a budget. */
  budget_currency: string | null;
  /** Day number since 1970. */
  moveInDay: number | null;
  stay_months: number | null;
  latitude: number | null;
  longitude: number | null;
  /** The wanted page that others can find; null without one. */
  wanted_id: number | null;
  /** Day number since 1970 from which nobody finds it any more. */
  wantedUntil: number | null;
  /** Is it for owners with a fitting room alone? */
  wantedForOwners: boolean;
}

/** Typed arrays by slot; slots 0 to `count` - 1 are in use. Replaced when they grow. */
export interface Columns {
  count: number;
  /** {@link wordsPerUser} words per user. */
  answers: Uint32Array<ArrayBuffer>;
  ids: Int32Array<ArrayBuffer>;
  /** An open end is 0 or the largest number. */
  budgetMin: Int32Array<ArrayBuffer>;
  budgetMax: Int32Array<ArrayBuffer>;
  /** The number of the currency; {@link noCurrency} without a budget. */
  budgetCurrency: Uint8Array<ArrayBuffer>;
  /** The largest number means "not stated". */
  moveInDay: Int32Array<ArrayBuffer>;
  /** 0 means "not stated". */
  stayMonths: Uint8Array<ArrayBuffer>;
  /** Hundredths of a degree, about a kilometer, so the index has no exact location. */
  latitude: Int16Array<ArrayBuffer>;
  longitude: Int16Array<ArrayBuffer>;
  /** The wanted page; 0 without one. */
  wantedIds: Int32Array<ArrayBuffer>;
  wantedUntil: Int32Array<ArrayBuffer>;
  /** 1 for owners with a fitting room alone. */
  wantedForOwners: Uint8Array<ArrayBuffer>;
}

export interface UserColumns extends Rows<Candidate> {
  readonly columns: Columns;
  /** The slot of a user, or -1. */
  findSlot(id: number): number;
  bytes(): number;
}

/** The latitude of users without a location; no circle contains it. */
export const nowhere = -32_768;
/** The currency of users without a budget, and one that is compared with none. */
export const noCurrency = 255;
/** The day of users who did not say when they can move in, and the open end of a budget. */
export const unstated = 2_147_483_647;
const growth = 1.25;

/** The columns of a snapshot; null when its sizes are others. */
export function restoreUserColumns(
  packing: AnswerPacking,
  stored: StoredColumns,
): UserColumns | null {
  const [count = 0] = stored.counts;
  const columns = emptyColumns(count);
  columns.count = count;
  return fillColumns(columnArrays(columns), stored) ? createUserColumns(packing, columns) : null;
}

/** Empty columns, or these. */
export function createUserColumns(packing: AnswerPacking, from?: Columns): UserColumns {
  let columns = from ?? emptyColumns(1024);
  const slots = createSlots(columns);

  function put(candidate: Candidate): void {
    const known = slots.find(candidate.id);
    const slot = known === -1 ? columns.count : known;
    if (slot === columns.ids.length) columns = resized(columns, Math.ceil(slot * growth));
    if (known === -1) {
      columns.count += 1;
      slots.set(candidate.id, slot);
    }
    packing.write(columns.answers, slot, candidate);
    writeFacts(columns, slot, candidate);
  }

  function remove(id: number): void {
    const slot = slots.find(id);
    if (slot === -1) return;
    slots.remove(id);
    columns.count -= 1;
    const last = columns.count;
    if (slot === last) return;
    moveSlot(columns, last, slot);
    slots.set(columns.ids[slot] ?? 0, slot);
  }

  return {
    get columns() {
      return columns;
    },
    put,
    remove,
    stored: () => ({
      counts: [columns.count],
      columns: columnArrays(columns).map((array) =>
        usedBytes(array, columns.count * (array === columns.answers ? wordsPerUser : 1)),
      ),
    }),
    findSlot: (id) => slots.find(id),
    bytes: () =>
      slots.bytes() + columnArrays(columns).reduce((sum, array) => sum + array.byteLength, 0),
  };
}

/** Room for `capacity` users. */
function emptyColumns(capacity: number): Columns {
  return {
    count: 0,
    answers: new Uint32Array(capacity * wordsPerUser),
    ids: new Int32Array(capacity),
    budgetMin: new Int32Array(capacity),
    budgetMax: new Int32Array(capacity),
    budgetCurrency: new Uint8Array(capacity),
    moveInDay: new Int32Array(capacity),
    stayMonths: new Uint8Array(capacity),
    latitude: new Int16Array(capacity),
    longitude: new Int16Array(capacity),
    wantedIds: new Int32Array(capacity),
    wantedUntil: new Int32Array(capacity),
    wantedForOwners: new Uint8Array(capacity),
  };
}

/** Every array, in a fixed order. */
function columnArrays(columns: Columns) {
  const { answers, ids, budgetMin, budgetMax, budgetCurrency } = columns;
  const { moveInDay, stayMonths, latitude, longitude } = columns;
  const budget = [budgetMin, budgetMax, budgetCurrency] as const;
  const { wantedIds, wantedUntil, wantedForOwners } = columns;
  const wanted = [wantedIds, wantedUntil, wantedForOwners] as const;
  return [answers, ids, ...budget, moveInDay, stayMonths, latitude, longitude, ...wanted] as const;
}

/** Rounds to hundredths of a degree, halves to the north and east, as the reference in SQL does. */
export const hundredths = (degrees: number) => Math.floor(degrees * 100 + 0.5);

function createSlots({ count, ids }: Columns): IdSlots {
  const slots = createIdSlots(count);
  for (let slot = 0; slot < count; slot += 1) slots.set(ids[slot] ?? 0, slot);
  return slots;
}

function resized(old: Columns, capacity: number): Columns {
  const columns = emptyColumns(capacity);
  columns.count = old.count;
  const targets = columnArrays(columns);
  for (const [position, array] of columnArrays(old).entries()) targets[position]?.set(array);
  return columns;
}

function writeFacts(columns: Columns, slot: number, candidate: Candidate): void {
  const { budget_min: min, budget_max: max, latitude, longitude } = candidate;
  columns.ids[slot] = candidate.id;
  columns.budgetMin[slot] = min ?? 0;
  columns.budgetMax[slot] = max ?? unstated;
  columns.budgetCurrency[slot] =
    candidate.budget_currency === null ? noCurrency : currencyIndex(candidate.budget_currency);
  columns.moveInDay[slot] = candidate.moveInDay ?? unstated;
  columns.stayMonths[slot] = candidate.stay_months ?? 0;
  const isSomewhere = latitude !== null && longitude !== null;
  columns.latitude[slot] = isSomewhere ? hundredths(latitude) : nowhere;
  columns.longitude[slot] = isSomewhere ? hundredths(longitude) : 0;
  columns.wantedIds[slot] = candidate.wanted_id ?? 0;
  columns.wantedUntil[slot] = candidate.wantedUntil ?? 0;
  columns.wantedForOwners[slot] = Number(candidate.wantedForOwners);
}

function moveSlot(columns: Columns, from: number, to: number): void {
  const answersFrom = from * wordsPerUser;
  columns.answers.copyWithin(to * wordsPerUser, answersFrom, answersFrom + wordsPerUser);
  for (const array of columnArrays(columns).slice(1)) array[to] = array[from] ?? 0;
}
