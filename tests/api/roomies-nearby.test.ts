import { expect, test } from 'vitest';
import { testApp, type TestApp } from '#tests/support/test-app.ts';

const countNear = async (app: TestApp, lat: number, lng: number) =>
  (await app.call('countUsersNear', { query: { lat, lng } })).answer.at_least;

interface Fields {
  intent?: string;
  onboarding_status?: string;
  is_hidden?: boolean;
  suspended_at?: string | null;
  latitude?: number;
  longitude?: number;
}

/** Inserts users who can be found, or as the fields say. */
function addUsers(app: TestApp, count: number, fields: Fields = {}) {
  const { intent = 'looking', onboarding_status: status = 'completed' } = fields;
  const { is_hidden: isHidden = false, suspended_at: suspendedAt = null } = fields;
  const { latitude = 38.72, longitude = -9.14 } = fields;
  return app.database.sql`
    insert into users (issuer, subject, email, intent, onboarding_status, is_hidden, suspended_at,
      latitude, longitude)
    select 'test', gen_random_uuid()::text, gen_random_uuid()::text || '@rooms.example', ${intent},
      ${status}, ${isHidden}::boolean, ${suspendedAt}::timestamptz, ${latitude}::float8,
      ${longitude}::float8
    from generate_series(1, ${count}::int)`;
}

test('visitors learn in tens how many people look around a place, from ten on', async () => {
  const app = await testApp();
  await addUsers(app, 9);
  expect(await countNear(app, 38.72, -9.14)).toBeNull();
  await addUsers(app, 1);
  expect(await countNear(app, 38.72, -9.14)).toBe(10);
  await addUsers(app, 9, { intent: 'both' });
  expect(await countNear(app, 38.72, -9.14)).toBe(10);
  await addUsers(app, 1);
  expect(await countNear(app, 38.72, -9.14)).toBe(20);
  // Porto is far away.
  expect(await countNear(app, 41.15, -8.61)).toBeNull();
});

test('only those are counted who look, and whom others may find', async () => {
  const app = await testApp();
  await addUsers(app, 10, { intent: 'offering' });
  await addUsers(app, 10, { is_hidden: true });
  await addUsers(app, 10, { suspended_at: new Date().toISOString() });
  await addUsers(app, 10, { onboarding_status: 'habits' });
  expect(await countNear(app, 38.72, -9.14)).toBeNull();
});

test('centers within a tenth of a degree get the same answer, so nobody can be located by it', async () => {
  const app = await testApp();
  await addUsers(app, 10);
  await addUsers(app, 10, { latitude: 38.79 });
  const answers = await Promise.all(
    [38.66, 38.68, 38.7, 38.72, 38.74].map((lat) => countNear(app, lat, -9.1)),
  );
  expect(new Set(answers).size).toBe(1);
});

test('people on both sides of the date line and at the poles are counted', async () => {
  const app = await testApp();
  await addUsers(app, 5, { latitude: -16.8, longitude: 179.97 });
  await addUsers(app, 5, { latitude: -16.8, longitude: -179.97 });
  expect(await countNear(app, -16.8, 180)).toBe(10);
  await addUsers(app, 10, { latitude: 90, longitude: 0 });
  expect(await countNear(app, 90, 120)).toBe(10);
});

test('counting uses the index of areas', async () => {
  const app = await testApp();
  await addUsers(app, 20);
  const plan = await app.database.sql.begin(async (sql) => {
    await sql`set local enable_seqscan = off`;
    return sql<{ 'QUERY PLAN': string }[]>`
      explain select from users u where u.latitude between 38.6 and 38.8
        and u.longitude between -9.3 and -9.1`;
  });
  expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('users_by_area');
});
