import { execFile } from 'node:child_process';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { ConnectionOptions } from '#platform/database/database.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded/start.ts';
import type { Figure, Part } from '../part.ts';
import { fill, measureSearch, type Filled } from './measure-growth.ts';
import { searches } from './searches.ts';

const size = 100_000;
const programs = '/usr/lib/postgresql/15/bin';
const nobody = 65_534;
const run = promisify(execFile);

/** Each search on the oldest version that we support, Debian's, and on the embedded one. */
export const versionsPart: Part = {
  title: 'Searches on PostgreSQL 15 and 18',
  // Its package brings Debian's server.
  tools: ['pgbench'],
  async measure(options) {
    const opened: Filled[] = [];
    const dataDir = await mkdtemp(path.join(tmpdir(), 'roomieradar-bench-'));
    const embedded = await startEmbeddedPostgres({ dataDir, log: () => undefined, durable: false });
    const oldest = await startOldest();
    try {
      for (const admin of [oldest.connection, embedded.adminConnection]) {
        options.say(`Inserting ${size.toLocaleString('en')} listings`);
        opened.push(await fill(admin, size));
      }
      const figures: Figure[] = [];
      for (const [name, query] of searches) {
        const [old = Number.NaN, value = Number.NaN] = await measureSearch(opened, query, options);
        figures.push({
          name: `PostgreSQL 15: ${name}`,
          unit: 'ms',
          value: old,
          against: { name: 'PostgreSQL 18', value },
          goal: { atMost: 2 },
        });
      }
      const method = [
        `The searches of the part above in ${size.toLocaleString('en')} listings. The two versions take turns.`,
      ];
      return { method, figures, notes: [] };
    } finally {
      for (const { close } of opened) await close();
      await oldest.stop();
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

/** Starts Debian's server, which refuses to run as root, as nobody. */
async function startOldest(): Promise<{ connection: ConnectionOptions; stop(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'roomieradar-bench-15-'));
  const isRoot = process.getuid?.() === 0;
  const account = isRoot ? { uid: nobody, gid: nobody } : {};
  if (isRoot) await chown(folder, nobody, nobody);
  await chmod(folder, 0o755);
  const data = path.join(folder, 'data');
  const call = (program: string, args: string[]) =>
    run(path.join(programs, program), ['-D', data, ...args], { ...account, cwd: folder });
  await call('initdb', ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']);
  // The same settings as those of the embedded server.
  const settings = ['fsync=off', 'jit=off', 'max_wal_size=256MB', 'timezone=UTC'];
  const given = ['listen_addresses=', ...settings].map((setting) => `-c ${setting}`).join(' ');
  await call('pg_ctl', ['-w', '-l', `${data}.log`, '-o', `-k ${folder} ${given}`, 'start']);
  return {
    connection: { host: folder, port: 5432, user: 'postgres', password: '', database: 'postgres' },
    async stop() {
      await call('pg_ctl', ['-m', 'fast', 'stop']);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
