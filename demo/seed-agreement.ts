import type { Sql } from '#platform/database/sql.ts';
import { groups } from './content.ts';
import { dayMs, type Seeded } from './seed-users.ts';

/** The group of three, which has agreed on how to live together. */
const groupName = 'Crown Heights in spring';

/** Of each rule: its section, and a clause of the catalogs or own words. */
const rules = [
  { section: 'quiet', clause: 'quiet.by_22', own_text: null },
  { section: 'guests', clause: 'overnight_guests.weekly', own_text: null },
  { section: 'cleaning', clause: 'cleaning.same_day', own_text: null },
  { section: 'cleaning', clause: null, own_text: 'Whoever cooks does not do the dishes.' },
  { section: 'kitchen', clause: 'sharing.basics', own_text: null },
  { section: 'money', clause: 'money.equal', own_text: null },
  { section: 'pets', clause: 'pets.welcome', own_text: null },
  { section: 'moving_out', clause: 'moving_out.notice', own_text: null },
];
/** What the rule about the dishes said when all accepted it. */
const before = 'Whoever cooks also does the dishes.';

const rooms = ['Bay window', 'Courtyard', 'Small room'];
/** What each room is worth to each of the three, in dollars. */
const bids = [
  [1500, 1200, 900],
  [1300, 1350, 950],
  [1400, 1150, 1050],
];
const rent = 3600;

/**
 * Inserts the agreement of the demo's group of three, whose first version all accepted and whose second
 * one waits for the last of them, and how they split a rent by bids.
 */
export async function seedAgreement(sql: Sql, { users, now }: Seeded): Promise<void> {
  const [group] = await sql<{ id: number }[]>`select id from groups where name = ${groupName}`;
  const ids = (groups.find(({ name }) => name === groupName)?.members ?? []).map((email) => {
    const id = users.get(email);
    if (id === undefined) throw new Error(`The demo has no ${email}`);
    return id;
  });
  const [ana, ben, cleo] = ids;
  if (!group || !ana || !ben || !cleo) throw new Error('The demo has no group of three');
  const { id } = group;
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();
  await sql`
    insert into agreements (group_id, version, revision, created_at)
    values (${id}, 2, 3, ${daysAgo(6)})`;
  const rows = rules.map((rule) => ({
    ...rule,
    group_id: id,
    version: rule.own_text === null ? 1 : 2,
    changed_by: rule.own_text === null ? null : ben,
    changed_at: daysAgo(rule.own_text === null ? 6 : 2),
  }));
  await sql`insert into agreement_rules ${sql(rows)}`;
  await sql`
    insert into agreement_changes (group_id, rule_id, author_id, kind, before, after, rule_version,
      created_at)
    select group_id, id, ${ben}, 'changed', json_build_object('clause', null, 'text', ${before}::text),
      json_build_object('clause', null, 'text', own_text), 2, ${daysAgo(2)}
    from agreement_rules where group_id = ${id} and own_text is not null`;
  await sql`
    insert into agreement_versions (group_id, version, rules, ended_by, ended_at)
    select ${id}, 1, json_agg(json_build_object('section', section, 'clause', clause,
      'text', case when own_text is not null then ${before}::text end) order by id), 'change',
      ${daysAgo(2)}
    from agreement_rules where group_id = ${id}`;
  await sql`
    insert into agreement_acceptances (group_id, version, user_id, name, accepted_at)
    select ${id}, accepted.version, u.id, u.first_name || ' ' || u.last_name,
      case accepted.version when 1 then ${daysAgo(4)}::timestamptz else ${daysAgo(1)} end
    from users u join (values (1, ${ana}::int), (1, ${ben}), (1, ${cleo}), (2, ${ben}), (2, ${cleo}))
      accepted (version, user_id) on accepted.user_id = u.id`;
  await seedSplit(sql, id, ids, daysAgo(1));
}

async function seedSplit(
  sql: Sql,
  groupId: number,
  ids: readonly number[],
  createdAt: string,
): Promise<void> {
  const [split] = await sql<{ id: number }[]>`
    insert into rent_splits (group_id, created_by, rent, currency, method, created_at)
    values (${groupId}, ${ids[0] ?? null}, ${rent}, 'USD', 'bids', ${createdAt}) returning id`;
  if (!split) throw new Error('An insert returns its row');
  const rows = rooms.map((name, position) => ({ split_id: split.id, position, name }));
  await sql`insert into rent_split_rooms ${sql(rows)}`;
  for (const [position, userId] of ids.entries()) {
    await sql`
      insert into rent_split_members (split_id, position, user_id, bids)
      values (${split.id}, ${position}, ${userId}, ${bids[position] ?? null}::int[])`;
  }
}
