import { setTimeout as sleep } from 'node:timers/promises';
import { Pool, type PoolClient } from 'pg';
import { ConnectionLost, isStalePlan } from './failures.ts';
import { tryEachHost } from './hosts.ts';
import { createSql, rollbackToSavepoint, type Sql } from './sql.ts';
import type { Query, Rows, RunQuery } from './statements.ts';
import { WatchedClient, type ClientOptions } from './watched-client.ts';

/** Connections that connect when first used, and again after they were lost. */
export interface Connections {
  run: RunQuery;
  /** Waits at most so long for what runs, then drops all connections. */
  end(waitMs: number): Promise<void>;
}

/** Connections of which a statement or a transaction has one for itself. */
export interface LentConnections extends Connections {
  begin<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
}

interface Slot {
  client: WatchedClient | null;
  connecting: Promise<WatchedClient> | null;
  running: number;
}

/** A few connections on which statements follow each other without waiting for answers. */
export function shareConnections(count: number, options: ClientOptions): Connections {
  const { tracked, closeAll } = trackClients(options);
  const slots = Array.from({ length: count }, (): Slot => {
    return { client: null, connecting: null, running: 0 };
  });
  let isEnded = false;

  async function connect(slot: Slot): Promise<WatchedClient> {
    slot.connecting ??= tryEachHost(options.hosts, () => new WatchedClient(tracked).connect());
    try {
      const before = slot.client;
      slot.client = await slot.connecting;
      // A worn-out one still gets its answers.
      if (before !== slot.client) void before?.end();
      return slot.client;
    } finally {
      slot.connecting = null;
    }
  }

  return {
    async run(query) {
      if (isEnded) throw new ConnectionLost();
      const slot = slots.reduce((least, each) => (each.running < least.running ? each : least));
      slot.running += 1;
      try {
        const { client } = slot;
        const isUsable = client && !client.isLost && !client.isWornOut;
        return await runAgainIfStale(isUsable ? client : await connect(slot), query);
      } finally {
        slot.running -= 1;
      }
    },
    async end(waitMs) {
      isEnded = true;
      await closeAll(waitMs, () => Promise.all(slots.map(async ({ client }) => client?.end())));
    },
  };
}

/** Up to `max` connections, by the pool of node-postgres. */
export function lendConnections(max: number, options: ClientOptions): LentConnections {
  const { tracked, closeAll } = trackClients(options);
  class LentClient extends WatchedClient {
    constructor() {
      super(tracked);
    }
  }
  const pool = new Pool({ max, Client: LentClient, idleTimeoutMillis: 0 });
  // A connection lost while nobody used it: the pool has removed it.
  pool.on('error', () => undefined);

  async function borrow(): Promise<LentClient & PoolClient> {
    if (pool.ending) throw new ConnectionLost();
    const client = await tryEachHost(options.hosts, () => pool.connect());
    return client as LentClient & PoolClient;
  }

  return {
    async run(query) {
      const client = await borrow();
      try {
        return await runAgainIfStale(client, query);
      } finally {
        client.release(client.isLost || client.isWornOut);
      }
    },
    async begin(work) {
      const client = await borrow();
      try {
        return await runTransaction(client, work);
      } finally {
        client.release(client.isLost || client.isWornOut);
      }
    },
    end: (waitMs) => closeAll(waitMs, () => pool.end()),
  };
}

async function runAgainIfStale(client: WatchedClient, query: Query): Promise<Rows> {
  try {
    return await client.run(query);
  } catch (error) {
    if (!isStalePlan(error)) throw error;
    return client.run(query);
  }
}

async function runTransaction<T>(
  client: WatchedClient,
  work: (sql: Sql) => Promise<T>,
): Promise<T> {
  let isOver = false;
  let failure: unknown;
  let onEnd = (): void => undefined;
  const lost = new Promise<never>((_, reject) => {
    onEnd = () => reject(new ConnectionLost());
  });
  // It may be lost before anyone waits for that.
  lost.catch(() => undefined);
  const sql = createSql(async (query) => {
    // The connection may belong to someone else by now.
    if (isOver) throw failure ?? new Error('The transaction is over');
    try {
      const rows = await client.run(query);
      if (query.text === rollbackToSavepoint) failure = undefined;
      return rows;
    } catch (error) {
      failure ??= error;
      throw error;
    }
  });
  client.once('end', onEnd);
  try {
    await client.run(script('begin'));
    const result = await Promise.race([work(sql), lost]);
    // PostgreSQL has rolled back already, whatever `work` made of the error.
    if (failure !== undefined) throw failure;
    isOver = true;
    await client.run(script('commit'));
    return result;
  } catch (error) {
    isOver = true;
    failure ??= error;
    if (!client.isLost) await client.run(script('rollback')).catch(() => undefined);
    const isFollowing = (error as { code?: unknown }).code === abortedCode;
    throw isFollowing ? failure : error;
  } finally {
    client.off('end', onEnd);
  }
}

/** in_failed_sql_transaction: a statement after the one that failed. */
const abortedCode = '25P02';

const script = (text: string): Query => ({ text, values: [], isScript: true });

/** Sees the clients that there are, to close them all. */
function trackClients(options: ClientOptions) {
  const clients = new Set<WatchedClient>();
  const tracked: ClientOptions = {
    ...options,
    onClient(client) {
      clients.add(client);
      client.once('end', () => clients.delete(client));
      options.onClient?.(client);
    },
  };
  const closed = (client: WatchedClient) =>
    new Promise<void>((resolve) => void client.once('end', resolve));
  let isClosing = false;
  async function closeAll(waitMs: number, endPolitely: () => Promise<unknown>): Promise<void> {
    if (isClosing) return;
    isClosing = true;
    const allClosed = Promise.all([endPolitely(), ...[...clients].map(closed)]);
    await Promise.race([allClosed, sleep(waitMs, undefined, { ref: false })]);
    for (const client of clients) client.drop(new ConnectionLost());
  }
  return { tracked, closeAll };
}
