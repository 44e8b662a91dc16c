import type { Acceptance } from '#contract/agreements/calls.ts';
import { lockMembership } from '#domain/groups/public.ts';
import { flagUserText } from '#domain/safety/public.ts';
import { readHabits, readPreferences } from '#domain/users/public.ts';
import { transaction, type Pool, type Sql } from '#platform/database/sql.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { draftRules, type MemberAnswers } from './draft-rules.ts';
import { readAgreement } from './read-agreement.ts';
import { noSuchAgreement, type GroupWriter } from './write-rules.ts';

/** Drafts the agreement of a group from the answers of its members, unless there is one. */
export async function draftAgreement(pool: Pool, { groupId, userId }: GroupWriter): Promise<void> {
  await transaction(pool, async (sql) => {
    await lockMembership(sql, groupId, userId);
    const created = await sql`
      insert into agreements (group_id) values (${groupId}) on conflict do nothing`;
    if (created.count === 0) return;
    for (const { section, clause, proposals, leanings } of draftRules(
      await readAnswers(sql, groupId),
    )) {
      const rule = await sql.one<{ id: number }>`
        insert into agreement_rules (group_id, section, clause, proposals)
        values (${groupId}, ${section}, ${clause}, ${proposals}::text[]) returning id`;
      for (const { user_id, clause: closer } of leanings) {
        await sql`
          insert into agreement_leanings (rule_id, user_id, clause)
          values (${rule.id}, ${user_id}, ${closer})`;
      }
    }
    await sql`select notify_group(${groupId}, null)`;
  });
}

async function readAnswers(sql: Sql, groupId: number): Promise<MemberAnswers[]> {
  const members = await sql<{ user_id: number }[]>`
    select user_id from group_members where group_id = ${groupId} order by joined_at, id`;
  const answers: MemberAnswers[] = [];
  for (const { user_id } of members) {
    const habits = await readHabits(sql, user_id);
    answers.push({ user_id, habits, preferences: await readPreferences(sql, user_id) });
  }
  return answers;
}

/**
 * Accepts the agreement as it was read. Accepting again changes nothing. Throws `not_found`,
 * `changed_meanwhile` when the text is another by now, or `transition_refused` while a rule is open
 * or there is none.
 */
export async function acceptAgreement(
  pool: Pool,
  { groupId, userId }: GroupWriter,
  { revision, name }: Acceptance,
): Promise<void> {
  await transaction(pool, async (sql) => {
    await lockMembership(sql, groupId, userId);
    const [agreement] = await sql<{ version: number; revision: number }[]>`
      select version, revision from agreements where group_id = ${groupId} for update`;
    if (!agreement) throw noSuchAgreement();
    if (agreement.revision !== revision) {
      throw new ProblemError('changed_meanwhile', {
        current: await readAgreement(sql, userId, groupId),
      });
    }
    const [rules] = await sql<{ count: number; open: number }[]>`
      select count(*)::int as count,
        count(*) filter (where clause is null and own_text is null)::int as open
      from agreement_rules where group_id = ${groupId} and not is_removed`;
    if (!rules || rules.count === 0 || rules.open > 0) {
      throw new ProblemError('transition_refused', { detail: 'Decide every open rule first' });
    }
    const signature = name.trim().replaceAll(/\s+/g, ' ');
    const accepted = await sql`
      insert into agreement_acceptances (group_id, version, user_id, name)
      values (${groupId}, ${agreement.version}, ${userId}, ${signature}) on conflict do nothing`;
    if (accepted.count === 0) return;
    await flagUserText(sql, userId, signature);
    await sql`select notify_group(${groupId}, null)`;
  });
}

/** Lets the others see which proposals are closer to this user, or no longer. Throws `not_found`. */
export async function showAnswers(
  pool: Pool,
  { groupId, userId }: GroupWriter,
  isShown: boolean,
): Promise<void> {
  await transaction(pool, async (sql) => {
    await lockMembership(sql, groupId, userId);
    const agreements = await sql`select from agreements where group_id = ${groupId}`;
    if (agreements.length === 0) throw noSuchAgreement();
    if (isShown) {
      await sql`
        insert into agreement_shown_answers (group_id, user_id) values (${groupId}, ${userId})
        on conflict do nothing`;
    } else {
      await sql`
        delete from agreement_shown_answers where group_id = ${groupId} and user_id = ${userId}`;
    }
    await sql`select notify_group(${groupId}, null)`;
  });
}
