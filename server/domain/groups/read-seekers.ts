import { signedInUser, type TokenHolder } from '#domain/auth/public.ts';
import { answerColumns, answerTables } from '#domain/matching/public.ts';
import { readStoredAnswers, type StoredAnswers } from '#domain/users/public.ts';
import type { UserAnswers } from '#fit/answers.ts';
import type { Sql } from '#platform/database/sql.ts';
import { today } from '#platform/database/term.ts';
import { isShownInGroup, noSuchGroup } from './membership.ts';

/** Somebody of a group, and what they look for. Their answers stay on the server. */
export interface GroupSeeker {
  id: number;
  first_name: string;
  is_me: boolean;
  answers: UserAnswers;
  budget_max: number | null;
  budget_currency: string | null;
  move_in_from: string | null;
}

/** A group that looks for a home. */
export interface SeekingGroup {
  id: number;
  name: string;
  /** How many are in it, also those whom the viewer is not shown. */
  size: number;
  /** Those whom the viewer is shown, by when they joined. */
  seekers: GroupSeeker[];
  today: string;
}

type Row = Omit<GroupSeeker, 'answers'> &
  StoredAnswers & { name: string; is_shown: boolean; today: string };

/**
 * A group and what its members look for, for the holder of a token. Throws `not_found` for everyone
 * outside, and when the session has ended.
 */
export async function readSeekingGroup(
  sql: Sql,
  holder: TokenHolder,
  groupId: number,
): Promise<SeekingGroup> {
  const rows = await sql<Row[]>`
    select g.name, ${today}::text as today, u.id, u.first_name, u.id = me.user_id as is_me,
      ${isShownInGroup(holder.user_id)} as is_shown,
      u.budget_max, u.budget_currency, u.move_in_from::text, ${answerColumns}
    from ${signedInUser(holder)} viewer
    join group_members me on me.user_id = viewer.id and me.group_id = ${groupId}
    join groups g on g.id = me.group_id
    join group_members gm on gm.group_id = g.id
    join users u on u.id = gm.user_id ${answerTables}
    order by gm.joined_at, gm.id`;
  const [first] = rows;
  if (!first) throw noSuchGroup();
  return {
    id: groupId,
    name: first.name,
    size: rows.length,
    today: first.today,
    seekers: rows
      .filter(({ is_shown }) => is_shown)
      .map((row) => ({
        id: row.id,
        first_name: row.first_name,
        is_me: row.is_me,
        budget_max: row.budget_max,
        budget_currency: row.budget_currency,
        move_in_from: row.move_in_from,
        answers: readStoredAnswers(row),
      })),
  };
}
