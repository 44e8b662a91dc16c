import { afterAll, beforeAll, expect, test } from 'vitest';
import { wordsVersion } from '#domain/listings/words/split-text.ts';
import { rewriteWords } from '#domain/listings/words/write-vectors.ts';
import { rewriteSearchWords } from '#domain/saved-searches/rewrite-filters.ts';
import { countJobs } from '#tests/support/jobs.ts';
import { listingForm } from '#tests/support/listing-forms.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: TestUser;

beforeAll(async () => {
  app = await openTestApp();
  owner = await app.user();
});
afterAll(() => app.database.close());

async function findTitles(q: string) {
  const { answer } = await app.call('listListings', { query: { q } });
  return answer.items.map(({ title }) => title);
}

const rewrite = () => rewriteWords(app.database.sql, new AbortController().signal);

test.each([
  ['दिल्ली में कमरा किराए पर', ['दिल्ली', 'कमरा', 'किराए']],
  ['غُرْفَةٌ مفروشة في الإسكندرية', ['غرفه', 'الغرفة', 'اسكندرية']],
  ['ห้องพักใกล้มหาวิทยาลัย', ['ห้องพัก', 'มหาวิทยาลัย']],
  ['新宿駅近くの一人部屋', ['新宿', '部屋']],
  ["2Zimmer-Wohnung, O'Connell", ['2-Zimmer', 'zimmer', 'oconnell', "O'Connell", 'Zimmer-Wohnung']],
  ['2 zimmer wifi', ['2Zimmer', '2-Zimmer', 'Wi-Fi']],
  ['Große Küche in der Straße', ['kueche', 'kuche', 'strasse', 'GROẞE']],
])(
  'a listing called %s is found by its words, and by new ones after a change',
  async (title, words) => {
    const { answer } = await app.call('createListing', { as: owner, body: listingForm({ title }) });
    for (const word of words) expect(await findTitles(word), word).toEqual([title]);
    const body = listingForm({ title: 'কামরা ভাড়া' });
    await app.call('updateListing', { as: owner, params: { id: answer.id }, body });
    for (const word of words) expect(await findTitles(word), word).toEqual([]);
    expect(await findTitles('ভাড়া')).toEqual([body.title]);
    await app.call('deleteListing', { as: owner, params: { id: answer.id } });
  },
);

test('indexes listings of an older server version without sending alerts', async () => {
  const { sql } = app.database;
  const form = { as: owner, body: listingForm({ title: 'Quiet room' }) };
  const { id } = (await app.call('createListing', form)).answer;
  const { answer: search } = await app.call('createSavedSearch', {
    as: await app.user(),
    body: { name: 'Rooms', search: 'q=कमरा' },
  });
  // As the version before does.
  await sql`update listings set title = 'Café कमरा' where id = ${id}`;
  await sql`update saved_searches set words = null, words_version = 0 where id = ${search.id}`;
  expect(await findTitles('cafe')).toEqual(['Café कमरा']);
  expect(await findTitles('quiet')).toEqual([]);

  const before = await countJobs(sql, 'listing_events');
  await rewrite();
  await rewriteSearchWords(sql);

  expect(await findTitles('कमरा')).toEqual(['Café कमरा']);
  expect(await countJobs(sql, 'listing_events')).toBe(before);
  const [stored] = await sql<{ version: number; matches: boolean }[]>`
    select s.words_version as version, l.search @@ s.words as matches
    from saved_searches s, listings l where s.id = ${search.id} and l.id = ${id}`;
  expect(stored).toEqual({ version: wordsVersion, matches: true });
});

test('words of an older splitter are written again, and those of a newer one are left', async () => {
  const { sql } = app.database;
  const form = { as: owner, body: listingForm({ title: 'Sunny loft' }) };
  const { id } = (await app.call('createListing', form)).answer;
  const setWords = (version: number) =>
    sql`update listings set search = 'other'::tsvector, words_version = ${version} where id = ${id}`;
  await setWords(wordsVersion - 1);
  await rewrite();
  expect(await findTitles('sunny')).toEqual(['Sunny loft']);
  await setWords(wordsVersion + 1);
  await rewrite();
  expect(await findTitles('sunny')).toEqual([]);
});

test('a message without anything to see is no message', async () => {
  const { answer } = await app.call('createListing', { as: owner, body: listingForm({}) });
  const sender = await app.user();
  for (const message of ['\u200b', ' \u200b\u2060\n', '\u2800\u3164', '\u200b'.repeat(40)]) {
    const refused = await app.call('sendListingInquiry', {
      as: sender,
      body: { listing_id: answer.id, message },
    });
    expect(refused.status, JSON.stringify(message)).toBe(422);
  }
});
