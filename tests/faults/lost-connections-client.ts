/**
 * A client that loses its connections at many moments. argv[2] is the address of a PostgreSQL as
 * JSON. A proxy between client and server cuts every connection on demand. The client prints its
 * result as one line of JSON. It is a separate process, because the fault under test ends the
 * process.
 */
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ConnectionOptions } from '#platform/database/hosts.ts';
import { openPool } from '#platform/database/open-pool.ts';
import { isDatabaseAway } from '#platform/database/failures.ts';

const server = JSON.parse(process.argv[2] ?? '') as ConnectionOptions;
const rounds = Number(process.argv[3]);

const proxied = new Set<net.Socket>();
const proxy = net.createServer((near) => {
  const far = net.connect(`${server.host}/.s.PGSQL.${server.port}`);
  proxied.add(near);
  for (const socket of [near, far]) {
    socket.on('error', () => undefined);
    socket.on('close', () => {
      proxied.delete(near);
      near.destroy();
      far.destroy();
    });
  }
  near.pipe(far).pipe(near);
});
await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
const { port } = proxy.address() as net.AddressInfo;

const admin = openPool(server);
const pool = openPool({ ...server, host: '127.0.0.1', port }, 3);
await admin`create table if not exists written (round int, step int)`;

const cuts: (() => unknown)[] = [
  () => proxied.forEach((socket) => socket.destroy()),
  () => proxied.forEach((socket) => socket.resetAndDestroy()),
  () => admin`
    select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and usename = current_user and backend_type = 'client backend'`,
];

/**
 * Failures that are not about the lost connection, and statements that ran outside their
 * transaction.
 */
const surprises: string[] = [];
let lost = 0;
const note = (error: unknown) => {
  if (isDatabaseAway(error)) lost += 1;
  else surprises.push(String(error));
};

/** The server may take a moment to end all connections; after that, every query has to work. */
async function isUsableAgain(round: number): Promise<void> {
  for (let tries = 0; tries < 20; tries += 1) {
    try {
      const rows = await Promise.all([1, 2, 3].map((n) => pool`select ${n}::int as n`));
      if (rows.map(([row]) => row?.['n']).join() !== '1,2,3') break;
      return;
    } catch (error) {
      note(error);
      await sleep(10);
    }
  }
  surprises.push(`round ${round}: the pool does not recover`);
}

for (let round = 0; round < rounds; round += 1) {
  let resume: () => void = () => undefined;
  const cutDone = new Promise<void>((resolve) => {
    resume = resolve;
  });
  const work = [
    ...Array.from({ length: 6 }, (_, n) => pool`select ${n}::int as n, repeat('x', ${n * 400})`),
    // Pauses in the middle of a transaction, and goes on only after its connection is gone.
    ...[1, 2].map(() =>
      pool.begin(async (sql) => {
        await sql`insert into written values (${round}, 1)`;
        await cutDone;
        await sql`insert into written values (${round}, 2)`.catch(note);
        await sleep(1);
        await sql`insert into written values (${round}, 3)`;
      }),
    ),
  ].map((query) => query.catch(note));
  // Waits a different number of event loop turns in each round, from "not connected" to "all
  // written".
  for (let turn = 0; turn < round % 12; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (round % 4 === 3) await sleep(5);
  await cuts[round % cuts.length]?.();
  // The pool opens a new connection for this query before the transactions above notice their loss.
  const other = pool`select 1 as one`.catch(note);
  await sleep(2);
  resume();
  await Promise.all([...work, other]);
  await isUsableAgain(round);
}

// A transaction stores all three rows or none.
const halves = await admin`
  select round, array_agg(step order by step) as steps from written
  group by round having count(*) not in (3, 6)`;
await Promise.all([pool.end(), admin.end()]);
proxy.close();
process.stdout.write(`${JSON.stringify({ rounds, lost, surprises, halves })}\n`);
