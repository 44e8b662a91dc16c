import { limits } from '#contract/limits.ts';
import type { OwnStatement, OwnStatementPage } from '#contract/moderation/statement.ts';
import { fragment, instant, integer, type Sql } from '#platform/database/sql.ts';
import { countRows, readPage, type PageQuery } from '#platform/http/page.ts';
import type { SignedIds } from '#platform/keys/signed-ids.ts';

/** SQL: until when the statement `s` can be appealed. */
const appealUntil = fragment`(s.created_at + make_interval(months => ${integer(limits.appeal.months)}))`;
/** SQL: can the statement `s` be appealed now? */
const canAppeal = fragment`(s.appealed_at is null and now() < ${appealUntil})`;

/** SQL: what the user reads of `s`, without its address. */
const ownJson = fragment`json_build_object('id', s.id, 'action', s.action, 'rule', s.rule,
  'note', s.note, 'target_kind', s.target_kind, 'target_label', s.target_label,
  'created_at', ${instant(fragment`s.created_at`)}, 'can_appeal', ${canAppeal},
  'appeal_until', ${instant(appealUntil)}, 'appealed_at', ${instant(fragment`s.appealed_at`)},
  'decision', s.decision, 'target_id', s.target_id,
  'is_hiding', s.decision is distinct from 'reversed' and case s.action
    when 'listing_hidden' then exists (
      select from listings l where l.id = s.target_id and l.hidden_note is not null)
    when 'wanted_hidden' then exists (
      select from wanted_pages w where w.id = s.target_id and w.hidden_note is not null)
    else false end)`;

export interface StatementLinks {
  statementIds: SignedIds;
  publicUrl: string;
}

/** The address where a statement is read and appealed, which only its reader knows. */
export const statementUrl = async ({ statementIds, publicUrl }: StatementLinks, id: number) =>
  `${publicUrl}/statement?token=${await statementIds.sign(id)}`;

/** The statements about this user, newest first. */
export async function listStatements(
  sql: Sql,
  links: StatementLinks,
  userId: number,
  query: PageQuery,
): Promise<OwnStatementPage> {
  const page = readPage(query);
  const selection = fragment`from statements s where s.user_id = ${userId}`;
  const rows = await sql<{ found: Omit<OwnStatement, 'url'> }[]>`
    select ${ownJson} as found ${selection}
    order by s.created_at desc, s.id desc limit ${page.limit} offset ${page.offset}`;
  const items: OwnStatement[] = [];
  for (const { found } of rows) {
    items.push({ ...found, url: await statementUrl(links, found.id) });
  }
  return page.answer(items, await countRows(sql, selection));
}

/** A statement as its page and its mails show it. */
export interface ShownStatement extends Omit<OwnStatement, 'url'> {
  user_id: number;
  decision_note: string | null;
  appeal_text: string | null;
}

/** A statement by its id; null when it was deleted, or the account that it is about. */
export async function readStatement(sql: Sql, id: number): Promise<ShownStatement | null> {
  const [row] = await sql<
    { found: Omit<OwnStatement, 'url'>; user_id: number; decision_note: string; text: string }[]
  >`
    select ${ownJson} as found, s.user_id, s.decision_note, s.appeal_text as text
    from statements s where s.id = ${id} and s.user_id is not null`;
  if (!row) return null;
  const { found, user_id, decision_note, text: appeal_text } = row;
  return { ...found, user_id, decision_note, appeal_text };
}

/** Stores the one appeal against a statement; false when there is one, or the time is over. */
export async function sendAppeal(sql: Sql, id: number, text: string): Promise<boolean> {
  const stored = await sql`
    update statements s set appeal_text = ${text}, appealed_at = now()
    where s.id = ${id} and s.user_id is not null and ${canAppeal} returning s.id`;
  return stored.length > 0;
}
