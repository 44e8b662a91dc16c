import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openDatabase, type Database } from '#platform/database/database.ts';
import type { ConnectionOptions } from '#platform/database/hosts.ts';
import { DatabaseBusy } from '#platform/database/failures.ts';
import { transaction } from '#platform/database/sql.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

let opened: TestDatabase;
let database: Database;

beforeAll(async () => {
  opened = await createTestDatabase();
  database = openDatabase(opened.target, 5, { waitMs: 2000 });
});
afterAll(async () => {
  await database.close();
  await opened.close();
});

test('a read gets its turn while transactions wait for a lock', async () => {
  const { sql } = database;
  await opened.sql`create table locked (id int)`;
  await opened.sql.begin(async (tx) => {
    await tx`lock table locked in access exclusive mode`;
    let ended = 0;
    const writes = Array.from({ length: 12 }, () =>
      transaction(sql, async (write) => void (await write`insert into locked values (1)`)).then(
        () => 'done',
        ({ code }: { code: string }) => code,
      ),
    );
    for (const write of writes) void write.then(() => (ended += 1));
    await sql`select 1`;
    expect(ended).toBe(0);
    const ends = new Set(await Promise.all(writes));
    expect([...ends].toSorted()).toEqual(['55P03', 'DATABASE_BUSY']);
  });
});

test('a database whose connections are all busy still counts as there', async () => {
  const { sql } = database;
  const busy = Array.from({ length: 5 }, () => sql`select pg_sleep(2)`);
  let ended = 0;
  for (const statement of busy) void statement.finally(() => (ended += 1));
  await new Promise(setImmediate);
  expect(await database.answers()).toBe(true);
  expect(ended).toBe(0);
  await Promise.all(busy);
});

test('the waits of the statements of one request count together', async () => {
  const single = openDatabase(opened.target, 1, { waitMs: 1000 });
  const { sql } = single;
  const over = new AbortController();
  const keepBusy = async () => {
    while (!over.signal.aborted) await sql`select pg_sleep(0.2)`;
  };
  const busy = [keepBusy(), keepBusy()];
  const ask = async () => {
    for (let asked = 0; asked < 5; asked += 1) await sql`select 1`;
  };
  try {
    await expect(ask()).resolves.toBeUndefined();
    const sinceMs = performance.now();
    await expect(single.duringRequest(ask)).rejects.toThrow(DatabaseBusy);
    expect(performance.now() - sinceMs).toBeLessThan(1500);
  } finally {
    over.abort();
    await Promise.all(busy);
    await single.close();
  }
});

/** The same database behind a way on which every connection but the first is answered late. */
async function answeringLate(target: string | ConnectionOptions, lateMs: number) {
  const url = typeof target === 'string' ? new URL(target) : null;
  const at = url
    ? { host: url.hostname, port: Number(url.port || 5432) }
    : (target as ConnectionOptions);
  const isSocket = at.host.startsWith('/');
  let count = 0;
  const proxy = createServer((client) => {
    const isFirst = (count += 1) === 1;
    const server = isSocket ? connect(`${at.host}/.s.PGSQL.${at.port}`) : connect(at.port, at.host);
    for (const socket of [client, server]) socket.on('error', () => undefined);
    client.on('close', () => server.destroy());
    client.pipe(server);
    void sleep(isFirst ? 0 : lateMs).then(() => server.pipe(client));
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => void proxy.close());
  const { port } = proxy.address() as AddressInfo;
  if (!url) return { ...(target as ConnectionOptions), host: '127.0.0.1', port };
  url.host = `127.0.0.1:${port}`;
  return url.href;
}

test('work in bulk goes on while a busy disk keeps new connections waiting for seconds', async () => {
  const patient = openDatabase(await answeringLate(opened.target, 3000), 1);
  onTestFinished(() => patient.close());
  await patient.sql`select 1`;
  // Long enough for the watch to ask, on a connection of its own.
  const [row] = await patient.sql`select pg_sleep(2.5), 7 as done`;
  expect(row).toMatchObject({ done: 7 });
});
