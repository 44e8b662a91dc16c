import type { Connections } from './pools.ts';
import { createSql, type Listen, type Sql } from './sql.ts';
import type { WatchedClient } from './watched-client.ts';

/**
 * What PostgreSQL notifies this process of, on one connection for all channels. Notices carry no
 * content that counts: whoever hears one reads what changed.
 */
export interface ChangeFeed {
  listen: Listen;
  /** Is everything heard that was committed until a moment ago? If not, nothing may be cached. */
  readonly isHeard: boolean;
  /** Up to this position of PostgreSQL's log, everything is heard; null before the first answer. */
  readonly heardTo: bigint | null;
  /** Where the log of the primary was last seen. */
  readonly written: bigint | null;
  /** Asks where the log of the primary is now. Rejects while the connection is lost. */
  askPosition(): Promise<bigint>;
  close(): Promise<void>;
}

interface Listener {
  channel: string;
  onNotice: (payload: string) => void;
  onListening: () => void;
}

/** How often the connection proves that it is there. */
const beatMs = 200;
/** Older proof does not count: with the time of rendering, a page is less than a second old. */
const proofMs = 700;

/** A standby reads what it has replayed; only a primary writes. */
const positionSql = `select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn()
  else pg_current_wal_insert_lsn() end - '0/0')::text as position`;

/**
 * Listens from the first `listen` on. A connection on which nothing arrives may be quiet or dead, so
 * it is asked several times a second. PostgreSQL sends notifications before the answer to what was
 * asked after them, so an answer also proves that nothing is missing.
 */
export function createChangeFeed(
  connect: (onClient: (client: WatchedClient) => void) => Connections,
): ChangeFeed {
  const listeners = new Set<Listener>();
  const listening = new Set<string>();
  let provenAtMs = -Infinity;
  let written: bigint | null = null;
  let heardTo: bigint | null = null;
  /** Counts connections that were lost: what began on one says nothing about the next. */
  let losses = 0;
  let isClosed = false;
  let beating: Promise<void> | null = null;
  let next: NodeJS.Timeout | undefined;

  function lose(): void {
    losses += 1;
    listening.clear();
    provenAtMs = -Infinity;
  }

  const connection = connect((client) => {
    client.on('notification', ({ channel, payload = '' }) => {
      for (const each of listeners) if (each.channel === channel) each.onNotice(payload);
    });
    client.on('end', lose);
  });
  const sql = createSql(connection.run);

  async function listenTo(channel: string): Promise<void> {
    if (listening.has(channel)) return;
    const begunIn = losses;
    await sql.unsafe(`listen ${quoted(channel)}`);
    if (begunIn !== losses) return;
    listening.add(channel);
    for (const each of listeners) if (each.channel === channel) each.onListening();
  }

  async function beat(): Promise<void> {
    const begunIn = losses;
    for (const { channel } of listeners) await listenTo(channel);
    const askedAtMs = performance.now();
    const position = await positionOn(sql);
    // The answer may come from the next connection.
    if (begunIn !== losses) return;
    provenAtMs = askedAtMs;
    // A commit is in the log a moment before it is notified of, so the position before is heard.
    heardTo = written;
    written = position;
  }

  /** One after another; a failure is tried again, for as long as someone listens. */
  function keepBeating(): Promise<void> {
    beating ??= beat()
      .catch((error: unknown) => {
        lose();
        throw error;
      })
      .finally(() => {
        beating = null;
        if (!isClosed) next = setTimeout(() => void keepBeating().catch(ignore), beatMs).unref();
      });
    return beating;
  }

  return {
    askPosition: () => positionOn(sql),
    async listen(channel, onNotice, onListening = ignore) {
      const listener = { channel, onNotice, onListening };
      const isFirst = listeners.size === 0;
      const hasChannel = listening.has(channel);
      listeners.add(listener);
      if (hasChannel) onListening();
      else if (isFirst) await keepBeating().catch(ignore);
      else await listenTo(channel).catch(lose);
      return {
        async unlisten() {
          listeners.delete(listener);
        },
      };
    },
    get isHeard() {
      return performance.now() - provenAtMs < proofMs;
    },
    get heardTo() {
      return heardTo;
    },
    get written() {
      return written;
    },
    async close() {
      isClosed = true;
      clearTimeout(next);
      await connection.end(0);
      clearTimeout(next);
    },
  };
}

async function positionOn(sql: Sql): Promise<bigint> {
  const [row] = await sql.unsafe<{ position: string }[]>(positionSql);
  return BigInt(row?.position ?? 0);
}

const quoted = (channel: string) => `"${channel.replaceAll('"', '""')}"`;

function ignore(): void {}
