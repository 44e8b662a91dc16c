import { findable, readStoredAnswers, type StoredAnswers } from '#domain/users/public.ts';

import { fragment, type Sql } from '#platform/database/sql.ts';
import type { Change } from '#platform/live-index/index-source.ts';
import { answerColumns, answerTables } from './read-roomies.ts';
import type { Candidate } from './user-columns.ts';
import { isOffered, wantedEnd } from './wanted-candidates.ts';

/**
 * Rows read and encoded at a time. A batch takes some milliseconds, so other work is not blocked.
 */
const batchSize = 2000;
/** A literal, because the planner does not know the value of a parameter. */
const oneBatch = fragment`limit 2000`;

type Row = Omit<Candidate, 'habits' | 'preferences'> & StoredAnswers;

const columns = fragment`u.id, u.budget_min, u.budget_max, u.budget_currency,
  u.move_in_from - date '1970-01-01' as "moveInDay",
  u.stay_months, u.latitude, u.longitude, w.id as wanted_id,
  ${wantedEnd} - date '1970-01-01' as "wantedUntil",
  coalesce(w.visibility = 'owners', false) as "wantedForOwners", ${answerColumns}`;

/** The tables of {@link columns}, for the row `u`. */
const tables = fragment`${answerTables}
  left join wanted_pages w on w.user_id = u.id and ${isOffered}`;

/** All users others may find, in batches by id. */
export async function* readAllCandidates(sql: Sql): AsyncGenerator<Candidate[]> {
  for (let last = 0; ;) {
    // Limit first, then join: otherwise PostgreSQL may read all answers for each batch.
    const rows = await sql<Row[]>`
      select ${columns} from (select * from users u
        where u.id > ${last} and ${findable} order by u.id ${oneBatch}) u
      ${tables} order by u.id`;
    yield rows.map(toCandidate);
    if (rows.length < batchSize) return;
    last = rows.at(-1)?.id ?? 0;
  }
}

/** Everyone changed by transactions from number `since` on, in batches by id. */
export async function* readChanges(sql: Sql, since: bigint): AsyncGenerator<Change<Candidate>[]> {
  for (let last = 0; ;) {
    const rows = await sql<(Row & { user_id: number; id: number | null })[]>`
      select c.user_id, ${columns} from (select user_id from match_changes
        where xid >= ${String(since)} and user_id > ${last} order by user_id ${oneBatch}) c
      left join users u on u.id = c.user_id and ${findable} ${tables} order by c.user_id`;
    yield rows.map((row) => ({
      id: row.user_id,
      row: row.id === null ? null : toCandidate(row),
    }));
    if (rows.length < batchSize) return;
    last = rows.at(-1)?.user_id ?? 0;
  }
}

function toCandidate(row: Row): Candidate {
  const { id, budget_min, budget_max, budget_currency } = row;
  const { moveInDay, stay_months, latitude, longitude } = row;
  const { wanted_id, wantedUntil, wantedForOwners } = row;
  return {
    ...readStoredAnswers(row),
    id,
    budget_min,
    budget_max,
    budget_currency,
    moveInDay,
    stay_months,
    latitude,
    longitude,
    wanted_id,
    wantedUntil,
    wantedForOwners,
  };
}
