import { expect, test } from 'vitest';
import type { EndpointId } from '#contract/endpoints.gen.ts';
import { listingForm } from '#tests/support/listing-forms.ts';
import { testApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { room } from './inquiries/steps.ts';

interface Resource {
  read: EndpointId;
  write: EndpointId;
  /** What each of two devices saves. */
  bodies: [object, object];
  /** A third value. */
  other: object;
  /** Makes it, and answers the parameters of its calls. */
  make: (app: TestApp, user: TestUser) => Promise<Record<string, unknown>>;
}

const noParams = () => Promise.resolve({});
const anAnswer = { acceptable: ['none'], importance: 2, is_dealbreaker: false };

const resources: Record<string, Resource> = {
  'a listing': {
    read: 'getListing',
    write: 'updateListing',
    bodies: [
      listingForm({ title: 'Sunny room' }),
      listingForm({ title: 'Sunny room', monthly_rent: 950 }),
    ],
    other: listingForm({ title: 'Cellar' }),
    make: async (app, user) => ({ id: await room(app, user) }),
  },
  'a profile': {
    read: 'getProfile',
    write: 'updateProfile',
    bodies: [{ bio: 'I bake.' }, { occupation: 'Admiral' }],
    other: { bio: '', occupation: '' },
    make: noParams,
  },
  habits: {
    read: 'getHabits',
    write: 'saveHabits',
    bodies: [{ pets: 'has' }, { pets: 'none' }],
    other: { smoking: 'never' },
    make: noParams,
  },
  preferences: {
    read: 'getPreferences',
    write: 'savePreferences',
    bodies: [{ pets: anAnswer }, { pets: { ...anAnswer, importance: 4 } }],
    other: {},
    async make(app, as) {
      await app.call('saveHabits', { as, body: { pets: 'none' } });
      return {};
    },
  },
};

async function open({ read, write, make }: Resource) {
  const app = await testApp();
  const as = await app.user();
  const params = await make(app, as);
  const readVersion = async () => (await app.call(read, { as, params })).headers.get('ETag') ?? '';
  const save = (body: object, version?: string) =>
    app.call(write, {
      as,
      params,
      body,
      ...(version !== undefined && { headers: { 'If-Match': version } }),
    });
  return { app, as, params, readVersion, save };
}

test.each(Object.entries(resources))(
  'a save of %s that is based on an older version is refused with the current value',
  async (_, resource) => {
    const { app, as, params, readVersion, save } = await open(resource);
    const [first, second] = resource.bodies;
    const before = await readVersion();
    expect(before).toMatch(/^"[\w-]{20,}"$/);

    const saved = await save(first, before);
    expect(saved.status).toBe(200);
    const after = await readVersion();
    expect(after).not.toBe(before);
    expect(saved.headers.get('ETag')).toBe(after);

    const refused = await save(second, before);
    expect(refused.status).toBe(412);
    const stored = (await app.call(resource.read, { as, params })).answer;
    expect(refused.problem).toMatchObject({ code: 'changed_meanwhile', current: stored });
    expect(refused.headers.get('ETag')).toBe(after);
    expect(await readVersion()).toBe(after);

    expect((await save(second, after)).status).toBe(200);
  },
);

test.each(Object.entries(resources))(
  'of two racing saves of %s from the same version exactly one passes',
  async (_, resource) => {
    const { readVersion, save } = await open(resource);
    const statuses: number[][] = [];
    for (let round = 0; round < 5; round += 1) {
      const version = await readVersion();
      const answers = await Promise.all(resource.bodies.map((body) => save(body, version)));
      statuses.push(answers.map(({ status }) => status).toSorted((one, other) => one - other));
      // Both must change what is stored: a save that changes nothing leaves the version as it is.
      await save(resource.other);
    }
    expect(statuses).toEqual(Array.from({ length: 5 }, () => [200, 412]));
  },
);

test.each(Object.entries(resources))(
  'a save of %s without a version is served',
  async (_, resource) => {
    const { readVersion, save } = await open(resource);
    const [first, second] = resource.bodies;
    expect((await save(first)).status).toBe(200);
    expect((await save(second)).status).toBe(200);
    // Any version, and one that a proxy made weak.
    expect((await save(first, '*')).status).toBe(200);
    expect((await save(second, `"other", W/${await readVersion()}`)).status).toBe(200);
    expect((await save(first, '"other"')).status).toBe(412);
  },
);

test('a version changes with what the form holds and with nothing else', async () => {
  const { app, as, params, readVersion } = await open(resources['a listing'] as Resource);
  const before = await readVersion();
  await app.database.sql`update listings set last_confirmed_at = now() + interval '1 day'`;
  expect(await readVersion()).toBe(before);
  const paused = await app.call('changeListingStatus', {
    as,
    params,
    body: { status: 'paused' },
  });
  expect(paused.headers.get('ETag')).toBe(await readVersion());
  expect(await readVersion()).not.toBe(before);
});

test('readers of a listing get the ETag of what they read, which no save takes', async () => {
  const { app, params, save } = await open(resources['a listing'] as Resource);
  const first = await app.send('getListing', { params });
  const tag = first.headers.get('ETag') ?? '';
  expect(tag).toMatch(/^W\//);
  const again = await app.send('getListing', { params, headers: { 'If-None-Match': tag } });
  expect(again.status).toBe(304);
  expect((await save(listingForm({ title: 'Sunny room' }), tag)).status).toBe(412);
  expect((await save(listingForm({ title: 'Sunny room' }))).status).toBe(200);
  const changed = await app.send('getListing', { params, headers: { 'If-None-Match': tag } });
  expect(changed.status).toBe(200);
  expect(await changed.json()).toMatchObject({ title: 'Sunny room' });
});
