import type { Sql } from '#platform/database/sql.ts';
import type { StoredColumns } from './snapshot.ts';

/** A row of an index as the database has it now; null when it must no longer be found. */
export interface Change<Row> {
  id: number;
  row: Row | null;
}

/** Rows in memory, by id. */
export interface Rows<Row> {
  put(row: Row): void;
  remove(id: number): void;
  /** Called once all rows were put: a chance to sort them. */
  arrange?(): void;
  /** Everything that a snapshot needs, as it is now. */
  stored(): StoredColumns;
}

/** What an index is derived from, and how it is stored. */
export interface IndexSource<Row, Index extends Rows<Row>> {
  /** The index in log messages: "users". */
  name: string;
  /** Notifications that a change waits to be read. */
  channels: readonly string[];
  /** A hash of everything that the meaning of the stored bytes depends on. */
  layout: string;
  empty(sql: Sql): Index | Promise<Index>;
  /** The index of a snapshot, whose bytes it may keep; null when they do not fit. */
  restored(columns: StoredColumns): Index | null;
  readAll(sql: Sql): AsyncGenerator<Row[]>;
  /** Everything changed by transactions from number `since` on. */
  readChanges(sql: Sql, since: bigint): AsyncGenerator<Change<Row>[]>;
}
