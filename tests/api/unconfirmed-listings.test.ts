import { makeDue } from '#tests/support/jobs.ts';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDays } from '#contract/listings/freshness.ts';
import { renderCard } from '#remotes/listing-card/entry-server.tsx';
import { cardFrame } from '#web/embeds/card-frame.ts';
import { publicUrl, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { done, room } from './inquiries/steps.ts';
import { openAlertWorld, patience, type AlertWorld } from './saved-searches/alert-world.ts';

let app: TestApp;
let world: AlertWorld;
let owner: TestUser;
let seeker: TestUser;
/** Has both as favorites. */
let keeper: TestUser;
/** On the last of its days, and on the day after it. */
let last: number;
let over: number;
let frames: Hono;

const place = { latitude: 40.65, longitude: -73.95 };
const around = { lat: 40.65, lng: -73.95 };
const box = '-74,40.6,-73.9,40.7';

beforeAll(async () => {
  world = await openAlertWorld();
  app = world.app;
  [owner, seeker] = [await app.user(), await app.user({ ...place, budget_max: 5000 })];
  keeper = await app.user();
  await done(app, 'saveHabits', { as: seeker, body: { quiet: 'by_22' } });
  await world.save(seeker, 'q=garden', 'weekly');
  last = await room(app, owner, { title: 'Garden room, last day', ...place });
  over = await room(app, owner, { title: 'Garden room, over', ...place });
  for (const id of [last, over]) {
    await done(app, 'markListing', { as: keeper, params: { id }, body: { mark: 'favorite' } });
  }
  await world.untilQuiet();
  const frame = { publicUrl, renderCard, storageOrigins: null };
  const fetchApi: typeof fetch = (input) => app.request(new Request(input));
  frames = new Hono().route('/', cardFrame({ ...frame, fetchApi }));
  // What was in memory before must not be read from there afterwards.
  for (const [, ask] of ways) await ask();
  await age(last, freshDays - 1);
  await age(over, freshDays);
}, 60_000);
afterAll(async () => {
  await app.searchIndex.stop();
  await world.close();
});

const age = (id: number, days: number) => app.database.sql`
  update listings set last_confirmed_at = now() - make_interval(days => ${days}) where id = ${id}`;

/** Which of the two rooms a text links to or names, as `last` and `over`. */
function namedIn(text: string): string[] {
  const links = (id: number) => new RegExp(String.raw`/listings/${id}(?!\d)`).test(text);
  const isNamed = { last: text.includes('last day'), over: text.includes('room, over') };
  return [
    ...(links(last) || isNamed.last ? ['last'] : []),
    ...(links(over) || isNamed.over ? ['over'] : []),
  ];
}
const listingName = (id: number) => (id === last ? 'last' : 'over');
const listingNames = (items: readonly { id: number }[]) =>
  items.map(({ id }) => listingName(id)).toSorted();
/** A number of rooms, as the names of so many. */
const counted = (count: number) => ['last', 'over'].slice(0, count);

const found = async (query: object, as?: TestUser) => {
  const { items, total } = await done(app, 'listListings', {
    query: { ...query },
    ...(as && { as }),
  });
  expect(total).toBe(items.length);
  return listingNames(items);
};
const text = async (address: string) => (await app.request(address)).text();
const framed = async (rest = '') =>
  Promise.all(
    [last, over].map(async (id) => {
      const answer = await frames.request(`/embed/listings/${id}${rest}`);
      return (await answer.text()).includes('Garden room') ? [listingName(id)] : [];
    }),
  ).then((each) => each.flat());
/** Each way on which somebody learns of rooms that are offered, and which of the two it names. */
const ways: [name: string, ask: () => Promise<string[]>][] = [
  ['the list', () => found({})],
  ['the list by rent', () => found({ sort: 'rent', max_rent: 5000 })],
  ['the list around a point', () => found({ ...around, sort: 'distance' })],
  ['the list by words', () => found({ q: 'garden' })],
  ['the list of a signed-in user', () => found({ bedrooms: 1 }, seeker)],
  ['the list by fit', () => found({ sort: 'fit' }, seeker)],
  // As the page of a listing asks for them.
  ['similar rooms', () => found({ ...around, radius_km: 5, min_rent: 0, max_rent: 5000 })],
  [
    'the map',
    async () => counted((await done(app, 'getListingMap', { query: { box, zoom: 12 } })).total),
  ],
  ['the feed', async () => namedIn(await text('/listings.atom'))],
  ['the feed of a search', async () => namedIn(await text('/listings.atom?q=garden'))],
  ['the sitemap', async () => namedIn(await text('/sitemap-1.xml'))],
  ['the card in the first paint', () => framed()],
  ['the markup of the element', () => framed('/element')],
  [
    'the data of an element',
    async () => {
      const cards = await Promise.all(
        [last, over].map((id) => done(app, 'getEmbeddedCard', { params: { id } })),
      );
      return listingNames(cards.filter(({ state }) => state === 'active'));
    },
  ],
  [
    'the data of several elements',
    async () => {
      const query = { ids: `${last},${over}` };
      const { items } = await done(app, 'listEmbeddedCards', { query });
      return listingNames(items.filter(({ state }) => state === 'active'));
    },
  ],
  [
    'the element of a search',
    async () =>
      listingNames((await done(app, 'searchEmbeddedCards', { query: { q: 'garden' } })).items),
  ],
  [
    'the element of an owner',
    async () =>
      listingNames((await done(app, 'searchEmbeddedCards', { query: { owner: owner.id } })).items),
  ],
  [
    'oEmbed',
    async () => {
      const answers = await Promise.all(
        [last, over].map(async (id) => {
          const query = { url: `${publicUrl}/listings/${id}` };
          return [id, (await app.call('getOEmbed', { query })).status] as const;
        }),
      );
      return answers.filter(([, status]) => status === 200).map(([id]) => listingName(id));
    },
  ],
  [
    'favorites',
    async () => {
      const query = { ids: `${last},${over}` };
      const { items } = await done(app, 'listChosenListings', { query, as: keeper });
      return listingNames(items.filter(({ state }) => state === 'offered'));
    },
  ],
  [
    'the counts of saved searches',
    async () => {
      const { items } = await done(app, 'listSavedSearches', { as: seeker });
      return counted(items[0]?.new_matches ?? 0);
    },
  ],
  [
    'the news',
    async () => counted((await done(app, 'getNews', { as: seeker })).saved_searches.rooms),
  ],
];

/** What only the index in memory counts. */
const indexedWays: typeof ways = [
  [
    'the counts of the advisor',
    async () => {
      const query = { box, q: 'nowhere' };
      const { changes } = await done(app, 'getListingAdvice', { query });
      return counted(Math.max(0, ...changes.map(({ more }) => more)));
    },
  ],
  [
    'the counts of choices',
    async () => {
      const answer = await done(app, 'getListingChoices', { query: { box } });
      return counted(Math.max(...[answer, ...answer.choices].map(({ total }) => total)));
    },
  ],
];

test.each(['SQL', 'the index in memory'])(
  'no way names a room that was not confirmed for 30 days, as %s answers',
  async (engine) => {
    const isIndexed = engine !== 'SQL';
    if (isIndexed) await app.searchIndex.start();
    for (const [name, ask] of isIndexed ? [...ways, ...indexedWays] : ways)
      expect([name, await ask()]).toEqual([name, ['last']]);
  },
);

test('its user reads of a favorite that nobody confirmed it', async () => {
  const { items } = await done(app, 'listChosenListings', { query: { ids: [last, over] } });
  expect(items.map(({ state }) => state)).toEqual(['offered', 'unconfirmed']);
  const { favorites } = await done(app, 'getNews', { as: keeper });
  expect(favorites.items.map(({ id, now }) => [id, now.state])).toEqual([[over, 'unconfirmed']]);
});

test(
  'no mail of a saved search names it, neither found before nor changed since',
  async () => {
    const other = await app.user();
    await world.save(other, 'q=garden', 'at_once');
    await app.database.sql`
    update listings set monthly_rent = monthly_rent - 1 where id in (${last}, ${over})`;
    await makeDue(app.database.sql, 'mail', { user_id: seeker.id });
    for (const user of [seeker, other]) {
      const [mail = ''] = await world.untilMailed(user, 1);
      expect(namedIn(mail)).toEqual(['last']);
    }
    await world.untilQuiet();
    expect((await world.mailsTo(other)).flatMap(namedIn)).toEqual(['last']);
  },
  patience.timeout * 3,
);
