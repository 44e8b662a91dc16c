import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '#platform/database/embedded/start.ts';
import { startDebianPostgres } from '../debian-postgres.ts';
import { insertManyListings } from '../many-listings.ts';
import type { Figure, Part } from '../part.ts';
import { fill, measureSearch, type Filled } from './measure-growth.ts';
import { searches } from './searches.ts';

const size = 100_000;

/** Each search on the oldest version that we support, Debian's, and on the embedded one. */
export const versionsPart: Part = {
  title: 'Searches on PostgreSQL 15 and 18',
  // Debian's package of pgbench also installs the server.
  tools: ['pgbench'],
  async measure(options) {
    const opened: Filled[] = [];
    const dataDir = await mkdtemp(path.join(tmpdir(), 'roomieradar-bench-'));
    const embedded = await startEmbeddedPostgres({ dataDir, log: () => undefined, durable: false });
    const oldest = await startDebianPostgres();
    try {
      for (const admin of [oldest.connection, embedded.adminConnection]) {
        options.say(`Inserting ${size.toLocaleString('en')} listings`);
        opened.push(await fill(admin, 'listings', (sql) => insertManyListings(sql, size)));
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
