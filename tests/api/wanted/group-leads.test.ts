import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transaction, type Sql } from '#platform/database/sql.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { groupWithPage, person } from './steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());

describe('who is handed the lead while they move', () => {
  const far = { latitude: 48.1, longitude: 11.6 };

  test.each(['move', 'hand-over'] as const)(
    'is where the page is found (%s first)',
    async (first) => {
      const { page, id, others } = await groupWithPage(app, [await person(app), await person(app)]);
      const next = others[0]!.id;
      const move = (sql: Sql) => sql`
      update users set latitude = ${far.latitude}, longitude = ${far.longitude} where id = ${next}`;
      const handOver = async (sql: Sql) => {
        await sql`select from groups where id = ${id} for update`;
        await sql`update group_members set role = 'member' where group_id = ${id} and role = 'lead'`;
        await sql`update group_members set role = 'lead' where group_id = ${id} and user_id = ${next}`;
      };
      const [one, other] = first === 'move' ? [move, handOver] : [handOver, move];
      const { sql } = app.database;
      let second: Promise<unknown> = Promise.resolve();
      await transaction(sql, async (open) => {
        await one(open);
        second = transaction(sql, async (later) => other(later));
        // Long enough for the second one to pass what does not wait for the first.
        await Promise.race([second, sleep(300)]);
      });
      await second;
      const [row] = await sql`select latitude, longitude from wanted_pages where id = ${page}`;
      expect(row).toEqual(far);
    },
  );
});
