import type { NewRule, RuleChange } from '#contract/agreements/calls.ts';
import type { ClauseId, Section } from '#contract/agreements/clauses.ts';
import { lockMembership } from '#domain/groups/public.ts';
import { flagUserText } from '#domain/safety/public.ts';
import { fragment, transaction, type Pool, type Sql } from '#platform/database/sql.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { Quotas } from '#platform/http/quotas.ts';
import { readAgreement } from './read-agreement.ts';

/** What a rule says: a clause, own words, or neither while it is open. */
interface Wording {
  clause: ClauseId | null;
  text: string | null;
}

interface LockedRule extends Wording {
  id: number;
  section: Section;
  version: number;
  is_removed: boolean;
}

type ChangeKind = 'added' | 'changed' | 'removed' | 'undone';

/** The group of a change and who makes it. */
export interface GroupWriter {
  userId: number;
  groupId: number;
}

export const noSuchAgreement = () =>
  new ProblemError('not_found', { detail: 'There is no house agreement yet' });
const noSuchRule = () => new ProblemError('not_found', { detail: 'There is no such rule' });

/**
 * Adds a rule in own words. Throws `not_found`, or `too_many_rules`.
 */
export async function addRule(
  pool: Pool,
  quotas: Quotas,
  writer: GroupWriter,
  { section, text }: NewRule,
): Promise<void> {
  await transaction(pool, async (sql) => {
    await beginChange(sql, writer);
    await requireSpace(sql, quotas, writer.groupId);
    const ownText = text.trim();
    const rule = await sql.one<{ id: number }>`
      insert into agreement_rules (group_id, section, own_text, changed_by)
      values (${writer.groupId}, ${section}, ${ownText}, ${writer.userId}) returning id`;
    const after = { clause: null, text: ownText };
    await recordChange(sql, writer, { ruleId: rule.id, version: 1 }, 'added', null, after);
    await flagUserText(sql, writer.userId, ownText);
  });
}

/**
 * Changes what a rule says, or decides an open one. The same wording again changes nothing. Throws
 * `not_found`, or `changed_meanwhile` with what is stored when `version` is not that of the rule.
 */
export async function changeRule(
  pool: Pool,
  writer: GroupWriter,
  ruleId: number,
  { version, text, clause }: RuleChange,
): Promise<void> {
  await transaction(pool, async (sql) => {
    await lockMembership(sql, writer.groupId, writer.userId);
    const rule = await lockRule(sql, writer, ruleId);
    if (rule.is_removed || rule.version !== version) throw await changedMeanwhile(sql, writer);
    const after: Wording = { clause: clause ?? null, text: text?.trim() ?? null };
    if (after.clause === rule.clause && after.text === rule.text) return;
    await writeRule(sql, writer, rule, 'changed', after);
    if (after.text !== null) await flagUserText(sql, writer.userId, after.text);
  });
}

/** Takes a rule out; one that is out already stays so. Throws as {@link changeRule} does. */
export async function removeRule(
  pool: Pool,
  writer: GroupWriter,
  ruleId: number,
  version: number,
): Promise<void> {
  await transaction(pool, async (sql) => {
    await lockMembership(sql, writer.groupId, writer.userId);
    const rule = await lockRule(sql, writer, ruleId);
    if (rule.is_removed) return;
    if (rule.version !== version) throw await changedMeanwhile(sql, writer);
    await writeRule(sql, writer, rule, 'removed', null);
  });
}

/**
 * Undoes a change by a further one, which can be undone as well. Throws `not_found`,
 * `changed_meanwhile` when something changed the rule since, or `too_many_rules`.
 */
export async function undoChange(
  pool: Pool,
  quotas: Quotas,
  writer: GroupWriter,
  changeId: number,
): Promise<void> {
  await transaction(pool, async (sql) => {
    await lockMembership(sql, writer.groupId, writer.userId);
    const [change] = await sql<{ rule_id: number; rule_version: number; before: Wording | null }[]>`
      select rule_id, rule_version, before from agreement_changes
      where id = ${changeId} and group_id = ${writer.groupId}`;
    if (!change) throw new ProblemError('not_found', { detail: 'There is no such change' });
    const rule = await lockRule(sql, writer, change.rule_id);
    if (rule.version !== change.rule_version) throw await changedMeanwhile(sql, writer);
    if (rule.is_removed && change.before) await requireSpace(sql, quotas, writer.groupId);
    await writeRule(sql, writer, rule, 'undone', change.before);
  });
}

/**
 * Locks the group, so that of two changes one waits and an acceptance comes before or after each, and
 * ends the version that somebody accepted. Throws `not_found`.
 */
async function beginChange(sql: Sql, { groupId, userId }: GroupWriter): Promise<void> {
  await lockMembership(sql, groupId, userId);
  await startVersion(sql, groupId);
  const updated = await sql`
    update agreements set revision = revision + 1 where group_id = ${groupId}`;
  if (updated.count === 0) throw noSuchAgreement();
}

const startVersion = (sql: Sql, groupId: number) =>
  sql`select start_agreement_version(${groupId}, 'change')`;

async function lockRule(sql: Sql, { groupId }: GroupWriter, id: number): Promise<LockedRule> {
  const [rule] = await sql<LockedRule[]>`
    select id, section, clause, own_text as text, version, is_removed from agreement_rules
    where id = ${id} and group_id = ${groupId} for update`;
  if (!rule) throw noSuchRule();
  return { ...rule };
}

/** Writes what a rule says now; null takes it out. */
async function writeRule(
  sql: Sql,
  writer: GroupWriter,
  rule: LockedRule,
  kind: ChangeKind,
  after: Wording | null,
): Promise<void> {
  await beginChange(sql, writer);
  const version = rule.version + 1;
  const { clause, text } = after ?? rule;
  await sql`
    update agreement_rules set clause = ${clause}, own_text = ${text}, version = ${version},
      is_removed = ${after === null}, changed_by = ${writer.userId}, changed_at = now()
    where id = ${rule.id}`;
  const before = rule.is_removed ? null : { clause: rule.clause, text: rule.text };
  await recordChange(sql, writer, { ruleId: rule.id, version }, kind, before, after);
}

async function recordChange(
  sql: Sql,
  { groupId, userId }: GroupWriter,
  { ruleId, version }: { ruleId: number; version: number },
  kind: ChangeKind,
  before: Wording | null,
  after: Wording | null,
): Promise<void> {
  await sql`
    insert into agreement_changes (group_id, rule_id, author_id, kind, before, after, rule_version)
    values (${groupId}, ${ruleId}, ${userId}, ${kind}, ${toJson(before)}::jsonb,
      ${toJson(after)}::jsonb, ${version})`;
  await sql`select notify_group(${groupId}, null)`;
}

const toJson = (wording: Wording | null) => wording && JSON.stringify(wording);

async function requireSpace(sql: Sql, quotas: Quotas, groupId: number): Promise<void> {
  await quotas.requireSpace(
    sql,
    'agreementRules',
    fragment`agreement_rules where group_id = ${groupId} and not is_removed`,
    (most) =>
      new ProblemError('too_many_rules', {
        detail: `A house agreement has at most ${most} rules. Take one out first`,
      }),
  );
}

async function changedMeanwhile(sql: Sql, { userId, groupId }: GroupWriter): Promise<ProblemError> {
  return new ProblemError('changed_meanwhile', {
    current: await readAgreement(sql, userId, groupId),
  });
}
