import type { Pool } from '#platform/database/sql.ts';

/** Groups with and without what they agreed on; the first has both. */
export interface GroupWorld {
  group: number;
  /** It has neither an agreement nor a split. */
  newGroup: number;
}

/**
 * Makes a group of three with a house agreement in its second version, which has an open point, and
 * two splits of a rent: one that is settled and one that waits for bids.
 */
export async function prepareGroups(
  sql: Pool,
  names: readonly [string, string, string],
): Promise<GroupWorld> {
  const people = await sql<{ id: number }[]>`
    select id from users where email = any(${names.map((name) => `${name}@roomieradar.test`)}::text[])
    order by array_position(${names.map((name) => `${name}@roomieradar.test`)}::text[], email)`;
  const ids = people.map(({ id }) => id);
  const writer = ids[1] ?? null;
  const group = await makeGroup(sql, 'Three for Neukölln', ids);
  await sql`insert into agreements (group_id, version, revision) values (${group}, 2, 7)`;
  await sql`
    insert into agreement_rules (group_id, section, clause, own_text, proposals, version, changed_by)
    values
      (${group}, 'quiet', null, null, '{quiet.by_22,quiet.by_24}', 1, null),
      (${group}, 'guests', 'overnight_guests.weekly', null, '{}', 1, null),
      (${group}, 'cleaning', 'cleaning.same_day', null, '{}', 1, null),
      (${group}, 'cleaning', null, 'Whoever cooks does not do the dishes.', '{}', 2, ${writer}),
      (${group}, 'kitchen', 'sharing.basics', null, '{}', 1, null),
      (${group}, 'money', 'money.equal', null, '{}', 1, null),
      (${group}, 'pets', 'pets.welcome', null, '{}', 1, null),
      (${group}, 'smoking', 'smoking.outside', null, '{}', 1, null),
      (${group}, 'moving_out', 'moving_out.notice', null, '{}', 1, null)`;
  await sql`
    insert into agreement_changes (group_id, rule_id, author_id, kind, before, after, rule_version)
    select group_id, id, ${writer}, 'changed',
      '{"clause": null, "text": "Whoever cooks also does the dishes."}',
      json_build_object('clause', null, 'text', own_text), 2
    from agreement_rules where group_id = ${group} and own_text is not null`;
  await sql`
    insert into agreement_versions (group_id, version, rules, ended_by)
    select ${group}, 1, json_agg(json_build_object('section', section, 'clause', clause,
      'text', own_text) order by id), 'change'
    from agreement_rules where group_id = ${group} and cardinality(proposals) = 0`;
  await sql`
    insert into agreement_acceptances (group_id, version, user_id, name)
    select ${group}, 1, id, first_name || ' ' || last_name from users
    where id = any(${ids}::int[])`;
  const bids = [
    [600, 350, 250],
    [500, 500, 200],
    [450, 400, 350],
  ];
  await makeSplit(sql, { group, ids, bids });
  await makeSplit(sql, { group, ids, bids: [null, ...bids.slice(1)] });
  await makeSplit(sql, { group, ids, bids });
  return { group, newGroup: await makeGroup(sql, 'Two for Lisbon', ids.slice(0, 2)) };
}

async function makeGroup(sql: Pool, name: string, members: readonly number[]): Promise<number> {
  const [group] = await sql<{ id: number }[]>`
    insert into groups (name) values (${name}) returning id`;
  const id = group?.id ?? 0;
  for (const [at, userId] of members.entries()) {
    await sql`
      insert into group_members (group_id, user_id, seat, role)
      values (${id}, ${userId}, ${at + 1}, ${at === 0 ? 'lead' : 'member'})`;
  }
  return id;
}

interface SplitRows {
  group: number;
  ids: readonly number[];
  bids: (readonly number[] | null)[];
}

async function makeSplit(sql: Pool, { group, ids, bids }: SplitRows): Promise<void> {
  const [split] = await sql<{ id: number }[]>`
    insert into rent_splits (group_id, created_by, rent, currency, method)
    values (${group}, ${ids[0] ?? null}, 1200, 'EUR', 'bids') returning id`;
  const id = split?.id ?? 0;
  for (const [at, name] of ['Balcony', 'Corner', 'Yard'].entries()) {
    await sql`
      insert into rent_split_rooms (split_id, position, name) values (${id}, ${at}, ${name})`;
    await sql`
      insert into rent_split_members (split_id, position, user_id, bids)
      values (${id}, ${at}, ${ids[at] ?? null}, ${bids[at] ? [...bids[at]] : null}::int[])`;
  }
}
