import type { Sql } from '#platform/database/sql.ts';
import type { Candidate } from './people-columns.ts';
import { findable } from './people-conditions.ts';
import { personOf, type StoredPerson } from './stored-person.ts';

/** So many rows are read and packed at a time: some milliseconds, then others have a turn. */
const batchSize = 2000;

type Row = Omit<Candidate, 'habits' | 'preferences'> & StoredPerson;

const facts = `u.id, u.budget_min, u.budget_max, u.move_in_from - date '1970-01-01' as "moveInDay",
  u.stay_months, u.latitude, u.longitude,
  h.answers, p.acceptable, p.importance, p.dealbreakers`;
const answers = `left join habits h on h.user_id = u.id left join preferences p on p.user_id = u.id`;

/** Everyone who may be found, in batches by id. */
export async function* readAllCandidates(sql: Sql): AsyncGenerator<Candidate[]> {
  for (let last = 0; ;) {
    const rows = await sql.unsafe<Row[]>(
      // The batch first, then its answers: joined before the limit, they may be read whole each time.
      `select ${facts} from (select * from users u
          where u.id > $1 and ${findable} order by u.id limit ${batchSize}) u
        ${answers} order by u.id`,
      [last],
      { prepare: true },
    );
    yield rows.map(candidateOf);
    if (rows.length < batchSize) return;
    last = rows.at(-1)?.id ?? 0;
  }
}

/** Someone who changed, as they are now; null when they may not be found any more. */
export interface Change {
  id: number;
  candidate: Candidate | null;
}

/** Everyone changed by transactions from number `since` on, in batches by id. */
export async function* readChanges(sql: Sql, since: bigint): AsyncGenerator<Change[]> {
  for (let last = 0; ;) {
    const rows = await sql.unsafe<(Row & { user_id: number; id: number | null })[]>(
      `select c.user_id, ${facts} from (select user_id from match_changes
          where xid >= $1 and user_id > $2 order by user_id limit ${batchSize}) c
        left join users u on u.id = c.user_id and ${findable} ${answers} order by c.user_id`,
      [String(since), last],
      { prepare: true },
    );
    yield rows.map((row) => ({
      id: row.user_id,
      candidate: row.id === null ? null : candidateOf(row),
    }));
    if (rows.length < batchSize) return;
    last = rows.at(-1)?.user_id ?? 0;
  }
}

/**
 * The oldest transaction still under way: whatever came before it is there to be read, so reading
 * from it on later misses nothing.
 */
export async function oldestTransaction(sql: Sql): Promise<bigint> {
  const [row] = await sql<{ xmin: string }[]>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as xmin`;
  return BigInt(row?.xmin ?? 0);
}

/** Which database this is: transaction numbers mean nothing in another one. */
export async function databaseIdentity(sql: Sql): Promise<string> {
  const [row] = await sql<{ identity: string }[]>`
    select system_identifier || '/' || current_database() || '/' ||
      (select oid from pg_database where datname = current_database()) as identity
    from pg_control_system()`;
  return row?.identity ?? '';
}

function candidateOf(row: Row): Candidate {
  const { id, budget_min, budget_max, moveInDay, stay_months, latitude, longitude } = row;
  return {
    ...personOf(row),
    id,
    budget_min,
    budget_max,
    moveInDay,
    stay_months,
    latitude,
    longitude,
  };
}
