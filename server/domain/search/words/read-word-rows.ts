import { fragment, type Sql } from '#platform/database/sql.ts';
import type { Change } from '#platform/live-index/index-source.ts';
import { readChangedIds } from '../index/read-listings.ts';
import { listCommonBeginnings } from './beginnings.ts';
import type { WordRow } from './word-table.ts';

/** Rows read at a time. Finding the beginnings of their words takes some milliseconds. */
const batchSize = 500;
/** A literal, because the planner does not know the value of a parameter. */
const oneBatch = fragment`limit 500`;
/** Enough to tell what a hundredth of all listings have. */
const sampleSize = 5000;
/** Of so many listings in the sample, a beginning is common: one listing in 250. */
const minInSample = 20;

/** Words have letters, marks and digits only; those that a trigger split have no spaces either. */
const columns = fragment`l.id, array_to_string(tsvector_to_array(l.search), ' ') as text`;
interface StoredRow {
  id: number;
  text: string;
}

/** The words of all active listings, in batches by id. */
export async function* readAllWords(sql: Sql): AsyncGenerator<WordRow[]> {
  for (let last = 0; ;) {
    const rows = await sql<StoredRow[]>`
      select ${columns} from listings l
      where l.id > ${last} and l.status = 'active' order by l.id ${oneBatch}`;
    yield rows.map(toWordRow);
    if (rows.length < batchSize) return;
    last = rows.at(-1)?.id ?? 0;
  }
}

/** The words of every listing changed by transactions from number `since` on. */
export async function* readWordChanges(sql: Sql, since: bigint): AsyncGenerator<Change<WordRow>[]> {
  for await (const ids of readChangedIds(sql, since)) {
    for (let from = 0; from < ids.length; from += batchSize) {
      const batch = ids.slice(from, from + batchSize);
      const rows = await sql<StoredRow[]>`
        select ${columns} from listings l
        where l.id = any (${batch}::int[]) and l.status = 'active'`;
      const listings = new Map(rows.map((row) => [row.id, toWordRow(row)]));
      yield batch.map((id) => ({ id, row: listings.get(id) ?? null }));
    }
  }
}

const toWordRow = ({ id, text }: StoredRow): WordRow => ({ id, words: splitWords(text) });
const splitWords = (text: string) => (text === '' ? [] : text.split(' '));

/** Beginnings of words that many listings have, of a sample of them. */
export async function readCommonBeginnings(sql: Sql): Promise<string[]> {
  // Listings that were stored together often have the same source, so whole pages are drawn of all.
  const rows = await sql<StoredRow[]>`
    with size as (
      select greatest(reltuples, 1) as listings from pg_class where oid = 'listings'::regclass)
    select ${columns} from listings l
      tablesample system (least(100, 120.0 * ${sampleSize}::int / (select listings from size)))
    where l.status = 'active' limit ${sampleSize}::int`;
  return listCommonBeginnings(
    rows.map(({ text }) => splitWords(text)),
    minInSample,
  );
}
