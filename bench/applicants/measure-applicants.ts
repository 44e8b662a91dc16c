import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createAccessTokens } from '#domain/auth/tokens.ts';
import { openDatabase } from '#platform/database/database.ts';
import { joinEmbeddedPostgres } from '#platform/database/embedded/join.ts';
import type { Sql } from '#platform/database/sql.ts';
import { startServerChild } from '../api/child.ts';
import { percentile } from '../api/paced-load.ts';
import { insertUsers } from '../matching/synthetic-users.ts';
import { median, type Figure, type MeasureOptions, type Part } from '../part.ts';

const applicants = 500;
/** The owner, and who lives there with them. */
const household = [1, 2, 3, 4];
const sorts = ['fit', 'waiting', 'newest'] as const;
const requestsPerRound = 100;

/** Pages of a listing's board with 500 applicants, in each order. */
export const applicantsPart: Part = {
  title: 'Applicants',
  tools: [],
  async measure(options) {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'roomieradar-applicants-'));
    const server = await startServerChild(
      path.join(import.meta.dirname, '../fairness/calls-server.ts'),
      {
        DATA_DIR: dataDir,
        SEED: 'none',
        LOG_LEVEL: 'silent',
        RATE_LIMIT_FACTOR: '100000',
        QUOTA_FACTOR: '100000',
      },
      path.join(dataDir, 'server.log'),
    );
    try {
      const board = await fillBoard(dataDir, server.url.replace('127.0.0.1', 'localhost'));
      const figures: Figure[] = [];
      for (const sort of sorts) figures.push(await measureOrder(server.url, board, sort, options));
      return { method, figures, notes: [] };
    } finally {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

interface Board {
  listingId: number;
  /** The access token of the owner. */
  token: string;
}

async function fillBoard(dataDir: string, publicUrl: string): Promise<Board> {
  const { sql, close } = openDatabase(await joinEmbeddedPostgres(dataDir, 'owner'), 1);
  try {
    await insertUsers(sql, household.length + applicants);
    await sql`update users set onboarding_status = 'completed'`;
    const [owner = 1, ...members] = household;
    const [listing = { id: 0 }] = await sql<{ id: number }[]>`
      insert into listings (user_id, title, address, monthly_rent, total_bedrooms, total_bathrooms,
        current_roommates, looking_for_roommates, available_from)
      values (${owner}, 'Sunny room', 'Harlem, New York', 900, 5, 2, 4, 1, '2027-03-01') returning id`;
    await sql`
      insert into household_members (listing_id, user_id)
      select ${listing.id}, unnest(${members}::int[])`;
    await insertInquiries(sql, listing.id, owner);
    const [session = { id: '' }] = await sql<{ id: string }[]>`
      insert into sessions (user_id) values (${owner}) returning id`;
    const tokens = createAccessTokens({ sql, publicUrl });
    const holder = { user_id: owner, session_id: session.id, is_admin: false };
    return { listingId: listing.id, token: await tokens.issue(holder) };
  } finally {
    await close();
  }
}

/** An inquiry of each applicant: of three one is new, one is read, and one is a conversation. */
async function insertInquiries(sql: Sql, listingId: number, owner: number): Promise<void> {
  await sql`
    with inquiry as (
      insert into inquiries (kind, sender_id, recipient_id, listing_id, listing_title, status, created_at)
      select 'listing', n, ${owner}, ${listingId}, 'Sunny room',
        (array['sent', 'read', 'accepted'])[1 + n % 3], now() - n * interval '5 minutes'
      from generate_series(${household.length + 1}::int, ${household.length + applicants}::int) n
      returning id, sender_id, status, created_at)
    insert into inquiry_messages (inquiry_id, author_id, text, created_at)
    select id, case when nth = 2 then ${owner}::int else sender_id end,
      'Hello, I would love to see the room. I work in the city and like to cook.',
      created_at + nth * interval '1 minute'
    from inquiry, generate_series(1, case when status = 'accepted' then 3 else 1 end) nth`;
  await sql`analyze`;
}

async function measureOrder(
  origin: string,
  { listingId, token }: Board,
  sort: (typeof sorts)[number],
  { rounds, say }: MeasureOptions,
): Promise<Figure> {
  const read = async (page: number) => {
    const address = `${origin}/api/listings/${listingId}/applicants?sort=${sort}&page=${page}`;
    const startedAt = performance.now();
    const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
    const { items } = (await answer.json()) as { items: unknown[] };
    if (items.length === 0) throw new Error(`Page ${page} has no applicants`);
    return performance.now() - startedAt;
  };
  for (let nth = 0; nth < requestsPerRound; nth += 1) await read(1);
  const slow: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const ms: number[] = [];
    for (let nth = 0; nth < requestsPerRound; nth += 1) ms.push(await read(1 + (nth % 10)));
    slow.push(percentile(ms, 0.95));
  }
  say(`By ${sort}: p95 ${slow.map((ms) => ms.toFixed(1)).join(', ')} ms`);
  return {
    name: `A page of ${applicants} applicants by ${sort}, 95th percentile`,
    unit: 'ms',
    value: median(slow),
    against: null,
    goal: { atMost: 100 },
  };
}

const method = [
  `A room with a household of four and ${applicants} inquiries of users with varied answers; its owner reads the first ten pages in turn, ${requestsPerRound} requests a round, one after another over HTTP on one machine.`,
  'Nobody of them is in a group, and nobody has voted.',
];
