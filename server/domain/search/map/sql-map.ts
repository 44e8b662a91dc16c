import { sqlConditions } from '../filters/all.ts';
import { hasCenter } from '../filters/area.ts';
import { boxConditions } from '../filters/box-sql.ts';
import type { PricedQuery } from '../priced-query.ts';
import { fragment, join, type Sql } from '#platform/database/sql.ts';
import { toGridBox } from '../index/search-area.ts';
import { MapCells } from './map-cells.ts';
import { firstBits, wordSize } from '../index/masks.ts';

/** A search with the part of the map that is shown. */
export type MapQuery = PricedQuery & { box: NonNullable<PricedQuery['box']>; zoom: number };

/**
 * The map in plain SQL: the reference, whose answer the index must match exactly, and what answers
 * while there is no index. `searches` plans each statement for its values.
 */
export async function mapInSql(searches: Sql, { zoom, ...query }: MapQuery) {
  const { box: _, ...withoutBox } = query;
  const conditions = hasCenter(query)
    ? [...sqlConditions(withoutBox), ...boxConditions(query.box)]
    : sqlConditions(query);
  const rows = await searches<
    { id: number; rent: number; currency: string; latitude: number; longitude: number }[]
  >`
    select l.id, l.monthly_total as rent, l.currency,
      (round(l.latitude::numeric, 3) * 1000)::int as latitude,
      (round(l.longitude::numeric, 3) * 1000)::int as longitude
    from listings l where ${join(conditions, fragment` and `)}`;
  const cells = new MapCells(toGridBox(query.box), zoom);
  const latitude = Int32Array.from(rows, (row) => row.latitude);
  const longitude = Int32Array.from(rows, (row) => row.longitude);
  for (let first = 0; first < rows.length; first += wordSize) {
    cells.addEach({ latitude, longitude }, first, firstBits(rows.length - first));
  }
  return cells.answer((slot) => rows[slot]!);
}
