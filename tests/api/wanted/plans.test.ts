import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertUsers } from '#bench/matching/synthetic-users.ts';
import { selectGroupPages } from '#domain/wanted/groups/list-group-pages.ts';
import { selectGroupPage, selectPageMembers } from '#domain/wanted/groups/read-group-pages.ts';
import { selectAnswered } from '#domain/wanted/list-founding.ts';
import { selectInvitations } from '#domain/wanted/read-invitations.ts';
import { around } from '#domain/matching/public.ts';
import { isEnding } from '#domain/wanted/remind-authors.ts';
import { fragment, type Fragment } from '#platform/database/sql.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

let database: TestDatabase;
/** In the order of what they made. */
const users = 20_000;

beforeAll(async () => {
  database = await createTestDatabase();
  const { sql } = database;
  await insertUsers(sql, users);
  await sql`
    insert into wanted_pages (user_id, headline, visibility, confirmed_at)
    select id, 'A room', 'everyone', now() - make_interval(days => id % 25) from users`;
  await sql`
    insert into listings (user_id, title, address, monthly_rent, total_bedrooms, total_bathrooms,
      current_roommates, looking_for_roommates)
    select id, 'A room', 'Harlem', 900, 2, 1, 1, 1 from users where id <= 400`;
  await sql`
    insert into wanted_invitations (owner_id, seeker_id, listing_id, message)
    select l.user_id, u.id, l.id, 'Would you like to see our room?'
    from listings l join users u on u.id % 400 between l.user_id % 400 and l.user_id % 400 + 2
    where u.id > 400`;
  await sql`
    insert into founding_answers (user_id, about_id, answer)
    select one.id, other.id, 'yes' from users one
    join users other on other.id between one.id + 1 and one.id + 3`;
  // Groups of two, of which each third was invited by somebody.
  await sql`
    insert into groups (name) select 'Two of us' from generate_series(1, ${users / 2}::int)`;
  await sql`
    insert into group_members (group_id, user_id, seat, role)
    select (id + 1) / 2, id, 2 - id % 2, case id % 2 when 1 then 'lead' else 'member' end
    from users`;
  await sql`
    insert into wanted_pages (group_id, headline, visibility) select id, 'Two rooms', 'everyone'
    from groups`;
  await sql`
    insert into wanted_invitations (owner_id, group_id, listing_id, message)
    select l.user_id, g.id, l.id, 'Would you like to see our rooms?'
    from groups g join listings l on l.id = g.id % 400 + 1 where g.id > 400 and g.id % 3 = 0`;
  await sql`analyze`;
});
afterAll(() => database.close());

const berlin = around(52.48, 13.43, 10);
const page = { limit: 20, offset: 0 };
const lists: [name: string, statement: Fragment][] = [
  ['the invitations that somebody got', selectInvitations(10_000, 'received', page)],
  ['the invitations that somebody got with a group', selectInvitations(9_000, 'received', page)],
  ['the invitations that somebody sent', selectInvitations(200, 'sent', page)],
  ['whom somebody said yes to', selectAnswered(10_000, 'yes', page)],
  [
    'a page by its id',
    fragment`select from wanted_pages w join users u on u.id = w.user_id where w.id = 500`,
  ],
  ['the newest pages of groups', selectGroupPages(null, false)],
  ['the pages of groups near a place, of the room of an owner', selectGroupPages(berlin, true)],
  ['the page of a group, with its members', selectPageMembers(9_000, selectGroupPage(25_000))],
  ['whom to ask whether they look', fragment`select from wanted_pages w where ${isEnding}`],
];

test.each(lists)('reads %s without reading them all', async (_, statement) => {
  const rows = await database.searches`explain (analyze, timing off) ${statement}`;
  const plan = rows.map((row) => String(row['QUERY PLAN'])).join('\n');
  expect(plan).not.toMatch(/Seq Scan on (wanted|users|listings|group)/);
  expect(plan).toMatch(/Index/);
});
