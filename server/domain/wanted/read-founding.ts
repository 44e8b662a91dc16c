import { retention } from '#contract/retention.ts';
import type { AccountExport } from '#contract/account/calls.ts';
import { hasWantedEnded, isOffered } from '#domain/matching/public.ts';
import { findable } from '#domain/users/public.ts';
import { fragment, instant, type Fragment, type Sql } from '#platform/database/sql.ts';
import { interval } from '#platform/database/term.ts';

/** SQL: does everyone with an account see the page `w` of `u`? Only then they look together by it. */
export const isOpenToSeekers = fragment`(w.visibility in ('everyone', 'members') and ${isOffered}
  and not ${hasWantedEnded} and ${findable})`;

/** SQL: is an answer, a row `f`, not too old to count? Sweeps delete the others. */
export const isFresh = fragment`(f.answered_at > now() - ${interval(retention.foundingAnswer)})`;

/** SQL: has this user got a page by which others can look together with them? */
export const isReady = (userId: number): Fragment => fragment`exists (
  select from users u join wanted_pages w on w.user_id = u.id
  where u.id = ${userId} and ${isOpenToSeekers})`;

/** SQL: the group in which two users are, by which they joined last; null without one. */
export const sharedGroup = (userId: number, other: Fragment): Fragment => fragment`(
  select mine.group_id from group_members mine
    join group_members theirs on theirs.group_id = mine.group_id and theirs.user_id = ${other}
  where mine.user_id = ${userId}
  order by greatest(mine.joined_at, theirs.joined_at) desc, mine.group_id desc limit 1)`;

/**
 * SQL: Founding of the contract about the page `w` of `u`, as this user sees it. It reads only what they
 * answered themselves: what `u` answered must not make a difference.
 */
export const foundingJson = (userId: number): Fragment => fragment`case
  when u.id <> ${userId} and ${isOpenToSeekers} then json_build_object(
    'answer', (select f.answer from founding_answers f
      where f.user_id = ${userId} and f.about_id = u.id and ${isFresh}),
    'group_id', ${sharedGroup(userId, fragment`u.id`)},
    'is_ready', ${isReady(userId)}) end`;

/** What a user answered about looking together, for their export. */
export async function exportFounding(
  sql: Sql,
  userId: number,
): Promise<AccountExport['founding_answers']> {
  const rows = await sql<AccountExport['founding_answers']>`
    select about_id as user_id, answer, ${instant(fragment`answered_at`)} as answered_at
    from founding_answers where user_id = ${userId} order by answered_at, about_id`;
  return rows.map((row) => ({ ...row }));
}
