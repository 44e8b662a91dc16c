import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createAccessTokens } from '#domain/auth/tokens.ts';
import { openDatabase } from '#platform/database/database.ts';
import { joinEmbeddedPostgres } from '#platform/database/embedded/join.ts';
import { percentile } from '../api/paced-load.ts';
import { startServerChild } from '../api/child.ts';
import { median, type Figure, type MeasureOptions, type Part } from '../part.ts';
import { startWriters, type Writer, type Written } from './start-writers.ts';

const otherUsers = 20;
const othersPerSecond = 40;
const floodConnections = 100;

/** Writes of others, alone and while one user sends a hundred at once, again and again. */
export const fairnessPart: Part = {
  title: 'Fairness',
  tools: [],
  async measure(options) {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'roomieradar-fairness-'));
    const server = await startServerChild(
      path.join(import.meta.dirname, 'calls-server.ts'),
      {
        DATA_DIR: dataDir,
        SEED: 'none',
        LOG_LEVEL: 'silent',
        // The limit by address ends a flood by itself; what it leaves through is measured.
        RATE_LIMIT_FACTOR: '100000',
        QUOTA_FACTOR: '100000',
        TRUSTED_PROXIES: '1',
      },
      path.join(dataDir, 'server.log'),
    );
    try {
      const publicUrl = server.url.replace('127.0.0.1', 'localhost');
      const [flooder, ...others] = await addWriters(dataDir, publicUrl);
      const rounds: Round[] = [];
      for (let round = 0; round < options.rounds; round += 1) {
        rounds.push(await measureRound(server.url, flooder!, others, options));
      }
      return { method, figures: makeFigures(rounds), notes: [] };
    } finally {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

interface Round {
  alone: Written;
  flooded: Written;
  flood: Written;
}

async function measureRound(
  origin: string,
  flooder: Writer,
  others: Writer[],
  { seconds, say }: MeasureOptions,
): Promise<Round> {
  const load = { origin, writers: others, connections: 40, perSecond: othersPerSecond };
  await startWriters({ ...load, seconds: 2 });
  const alone = await startWriters({ ...load, seconds });
  const flooding = startWriters({
    origin,
    writers: [flooder],
    connections: floodConnections,
    perSecond: null,
    seconds: seconds + 1,
  });
  const flooded = await startWriters({ ...load, seconds });
  const flood = await flooding;
  for (const [name, { ms, statuses }] of Object.entries({ alone, flooded, flood })) {
    const [middle, slow] = [0.5, 0.95].map((share) => percentile(ms, share).toFixed(1));
    say(`${name}: p50 ${middle} ms, p95 ${slow} ms, ${JSON.stringify(statuses)}`);
  }
  return { alone, flooded, flood };
}

async function addWriters(dataDir: string, publicUrl: string): Promise<Writer[]> {
  const database = openDatabase(await joinEmbeddedPostgres(dataDir), 1);
  try {
    const { sql } = database;
    const tokens = createAccessTokens({ sql, publicUrl });
    const writers: Writer[] = [];
    for (let nth = 0; nth <= otherUsers; nth += 1) {
      const [session] = await sql<{ id: string; user_id: number }[]>`
        with u as (
          insert into users (issuer, subject, email, first_name, birth_date, onboarding_status)
          values ('local', ${`fair-${nth}`}, ${`fair-${nth}@roomieradar.test`}, 'Ana', '1990-01-01',
            'completed') returning id)
        insert into sessions (user_id) select id from u returning id, user_id`;
      if (!session) throw new Error('An insert returns its row');
      const holder = { user_id: session.user_id, session_id: session.id, is_admin: false };
      writers.push({ token: await tokens.issue(holder), network: `198.51.100.${nth}` });
    }
    return writers;
  } finally {
    await database.close();
  }
}

function makeFigures(rounds: Round[]): Figure[] {
  const middle = (part: 'alone' | 'flooded', share: number) =>
    median(rounds.map((round) => percentile(round[part].ms, share)));
  const refused = rounds.reduce(
    (sum, { flooded: { ms, statuses } }) => sum + ms.length - (statuses['200'] ?? 0),
    0,
  );
  const named = (name: string, share: number, goal: Figure['goal']): Figure => ({
    name: `Others' writes during a flood, ${name}`,
    unit: 'ms',
    value: middle('flooded', share),
    against: { name: 'without it', value: middle('alone', share) },
    goal,
  });
  return [
    named('median', 0.5, null),
    named('95th percentile', 0.95, null),
    {
      name: "Others' writes during a flood, 95th percentile in all",
      unit: 'ms',
      value: middle('flooded', 0.95),
      against: null,
      goal: { atMost: 1000 },
    },
    {
      name: "Others' writes during a flood that were refused",
      unit: '',
      value: refused,
      against: null,
      goal: { atMost: 0 },
    },
  ];
}

const method = [
  `${otherUsers} users save a setting, together ${othersPerSecond} times a second, each from an address of their own. Time counts from when a request was due. Then another user sends the same ${floodConnections} at once, and the next as soon as one is answered.`,
  'Rate limits are lifted: they would end the flood after 120 requests.',
  'Others and the flood have a process each, which share the processor with the server.',
];
