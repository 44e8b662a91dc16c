import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { listingForm } from '#tests/support/listing-forms.ts';
import { habitAnswers, profileForm, wantedAnswers } from '#tests/support/onboarding-answers.ts';
import { testApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';

describe('deleting the account', () => {
  test('leaves no trace of the user in any table', async () => {
    const app = await testApp();
    const [as, other] = [await settled(app), await settled(app)];
    const before = await rowsNaming(app, as.id);
    expect(Object.keys(before)).toEqual(
      expect.arrayContaining(['habits', 'listings', 'preferences', 'sessions', 'uploads', 'users']),
    );
    const others = await rowsNaming(app, other.id);

    expect((await app.call('deleteAccount', { as })).status).toBe(204);
    expect(await rowsNaming(app, as.id)).toEqual({});
    expect(await rowsNaming(app, other.id)).toEqual(others);
  });

  test('ends every session at once', async () => {
    const app = await testApp();
    const as = await settled(app);
    const elsewhere = await app.anotherDevice(as);
    await app.call('deleteAccount', { as });
    for (const token of [as, elsewhere]) {
      expect((await app.call('getProfile', { as: token })).status).toBe(401);
      expect((await app.call('saveHabits', { as: token, body: habitAnswers() })).status).toBe(401);
    }
    expect((await app.call('deleteAccount', { as })).status).toBe(401);
  });

  test('deletes the user’s listings, whose addresses answer 410', async () => {
    const app = await testApp();
    const as = await settled(app);
    const { answer: listing } = await app.call('createListing', { as, body: listingForm() });
    await app.call('deleteAccount', { as });
    const { status, problem } = await app.call('getListing', { params: { id: listing.id } });
    expect([status, problem.code]).toEqual([410, 'gone']);
    expect((await app.call('listListings')).answer.items).toEqual([]);
  });

  test('removes the photo’s files', async () => {
    const app = await testApp();
    const as = await settled(app);
    const folder = path.join(app.dataDir, 'media/photos/abcdefgh');
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, '512.webp'), 'a face');
    await app.database.sql`
      update users set profile_picture_url = '/media/photos/abcdefgh/512.webp'
      where id = ${as.id}`;
    await app.call('deleteAccount', { as });
    expect(existsSync(folder)).toBe(false);
  });

  test('leaves no row behind when a save happens at the same moment', async () => {
    const app = await testApp();
    for (let round = 0; round < 8; round++) {
      const as = await settled(app);
      const [saved, deleted] = await Promise.all([
        app.call('saveHabits', { as, body: habitAnswers({ quiet: 'by_20' }) }),
        app.call('deleteAccount', { as }),
      ]);
      expect([200, 401]).toContain(saved.status);
      expect(deleted.status).toBe(204);
      expect(await rowsNaming(app, as.id)).toEqual({});
    }
  });
});

/** Someone with a row wherever there can be one. */
async function settled(app: TestApp): Promise<TestUser> {
  const as = await app.user({ onboarding_status: 'profile' });
  await app.call('updateProfile', { as, body: profileForm() });
  await app.call('saveHabits', { as, body: habitAnswers() });
  await app.call('savePreferences', { as, body: wantedAnswers() });
  await app.call('createListing', { as, body: listingForm() });
  await app.call('requestPhotoUpload', { as, body: { content_type: 'image/jpeg' } });
  return as;
}

/** How many rows of each table name this user, found by the database's own catalogue. */
async function rowsNaming({ database: { sql } }: TestApp, id: number) {
  const columns = await sql<{ name: string; column: string }[]>`
    select c.conrelid::regclass::text as name, a.attname as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'users'::regclass
    union all select 'users', 'id'`;
  const counts: Record<string, number> = {};
  for (const { name, column } of columns) {
    const [row] = await sql<{ rows: number }[]>`
      select count(*)::int as rows from ${sql(name)} where ${sql(column)} = ${id}`;
    if (row && row.rows > 0) counts[name] = (counts[name] ?? 0) + row.rows;
  }
  return counts;
}
