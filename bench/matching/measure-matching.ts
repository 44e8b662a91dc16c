import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { identifier } from '#platform/database/sql.ts';
import { openDatabase } from '#platform/database/database.ts';
import type { ConnectionOptions } from '#platform/database/hosts.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded/start.ts';
import { migrateDatabase } from '#platform/database/migrate.ts';
import type { Figure, MeasureOptions, Part } from '../part.ts';
import { addCodedTable } from './coded-table.ts';
import { measureSize, type SizeResult } from './measure-size.ts';
import { addFlatTable } from './sql-plans.ts';
import { insertUsers } from './synthetic-users.ts';

const sizes = [10_000, 100_000, 1_000_000] as const;

/** The ranking of users for one viewer, by the index and by the database, as their number grows. */
export const matchingPart: Part = {
  title: 'Roomies ranked by Fit',
  tools: [],
  async measure(options) {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'roomieradar-bench-'));
    const server = await startEmbeddedPostgres({ dataDir, log: () => undefined, durable: false });
    try {
      const results: SizeResult[] = [];
      for (const size of sizes) {
        options.say(`Inserting ${size.toLocaleString('en')} users`);
        const target = await fill(server.adminConnection, size);
        const result = await measureSize(target, size, dataDir, options);
        options.say(tableRow(result));
        results.push(result);
      }
      return {
        method: describeMethod(options),
        figures: makeFigures(results),
        notes: [[...tableHead, ...results.map(tableRow)].join('\n')],
      };
    } finally {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

async function fill(admin: ConnectionOptions, size: number): Promise<ConnectionOptions> {
  const target = { ...admin, database: `users_${size}` };
  const maker = openDatabase(admin, 1);
  await maker.sql`create database ${identifier(target.database)}`;
  await maker.close();
  await migrateDatabase(target);
  const filler = openDatabase(target, 1);
  await filler.sql`set statement_timeout = 0`;
  await insertUsers(filler.sql, size);
  await addFlatTable(filler.sql);
  await addCodedTable(filler.sql);
  await filler.close();
  return target;
}

function makeFigures(results: SizeResult[]): Figure[] {
  const [, large, huge] = results;
  if (!large || !huge) return [];
  const figures: Figure[] = results.map((result) => ({
    name: `${users(result)}: top 20 by the index`,
    unit: 'ms',
    value: result.indexMs,
    against: { name: `best exact SQL plan (${result.bestPlan})`, value: result.sqlMs },
    goal: { atMost: 0.1 },
  }));
  const plain = (name: string, unit: string, value: number, atMost: number): Figure => ({
    name,
    unit,
    value,
    against: null,
    goal: { atMost },
  });
  return [
    ...figures,
    plain(`${users(huge)}: top 20 by the index, one core`, 'ms', huge.indexMs, 50),
    {
      name: `${users(huge)}: top 20 by the index`,
      unit: 'ms',
      value: huge.indexMs,
      against: { name: 'copying the bytes it reads', value: huge.copyMs },
      goal: null,
    },
    {
      name: `Growth: ${users(huge)}`,
      unit: 'ms',
      value: huge.indexMs,
      against: { name: `ten times ${users(large)}`, value: 10 * large.indexMs },
      goal: { atMost: 1.5 },
    },
    plain(`${users(huge)}: memory for each`, 'bytes', huge.bytesPerUser, 96),
    plain(`${users(huge)}: start from a snapshot`, 'ms', huge.snapshotMs, 2000),
    plain(
      'Rankings that differ from plain SQL',
      `of ${results.reduce((sum, { compared }) => sum + compared, 0)}`,
      results.reduce((sum, { different }) => sum + different, 0),
      0,
    ),
  ];
}

const users = ({ size }: SizeResult) => `${size.toLocaleString('en')} users`;

const tableHead = [
  '| Users | index | best SQL plan | copying the bytes | bytes each | built from the database | from a snapshot |',
  '|---:|---:|---:|---:|---:|---:|---:|',
];

function tableRow(result: SizeResult): string {
  const cells = [
    result.size.toLocaleString('en'),
    `${result.indexMs.toFixed(2)} ms`,
    `${result.sqlMs.toFixed(0)} ms, ${result.bestPlan}`,
    `${result.copyMs.toFixed(2)} ms`,
    result.bytesPerUser.toFixed(1),
    `${(result.buildMs / 1000).toFixed(1)} s`,
    `${result.snapshotMs.toFixed(0)} ms`,
  ];
  return `| ${cells.join(' | ')} |`;
}

const describeMethod = ({ rounds }: MeasureOptions) => [
  'Synthetic users answer 12 questions each. Different viewers ask for their top 20 without filters, so everyone is compared. The index uses one core of the process. SQL uses one connection and the parallel workers that the planner chooses.',
  `Figures are medians over the viewers of ${rounds} rounds. Index, SQL and copy take turns. SQL is the fastest of three exact plans: the tables as they are, one flat table with a column for each answer, and a table of the index’s own codes with constant lookup arrays.`,
  'Each ranking in SQL is compared with that of the index: they must have the same ids in the same order.',
  'Memory is the size of the arrays of a new index, including room to grow.',
];
