import type { Sql } from '#platform/database/sql.ts';
import type { FitPreview, FitPreviewRequest } from '#contract/matching/fit.ts';
import { limits } from '#contract/limits.ts';
import { hasAnswers, type Person } from '#fit/person.ts';
import { whatIf } from '#fit/what-if.ts';
import type { Matching } from '../create-matching.ts';
import { roomieFilters } from '../roomie-filters.ts';
import { peopleHiddenFrom } from './hidden-people.ts';
import { readOwnAnswers, readRoomies } from './read-roomies.ts';

/** What my list would be with other answers: matches among everyone, and who moves at its top. */
export async function previewFit(
  sql: Sql,
  matching: Pick<Matching, 'rank'>,
  viewerId: number,
  change: FitPreviewRequest,
): Promise<FitPreview> {
  const [me, without] = await Promise.all([
    readOwnAnswers(sql, viewerId),
    peopleHiddenFrom(sql, viewerId),
  ]);
  const topOf = async (viewer: Person) => {
    if (!hasAnswers(viewer)) return { ids: [], matches: 0 };
    const filters = roomieFilters({});
    return matching.rank({
      viewerId,
      viewer,
      without,
      filters,
      offset: 0,
      limit: limits.fit.top,
    });
  };
  const before = await topOf(me);
  const after = await topOf({ ...me, ...change });
  const roomies = await readRoomies(sql, [...new Set([...after.ids, ...before.ids])]);
  const rankIn = (ids: number[], id: number) => ids.indexOf(id) + 1 || null;
  return {
    matches_before: before.matches,
    matches_after: after.matches,
    changes: roomies
      .map(({ user, person }) => {
        const scores = whatIf(me, change, person);
        const { id, first_name, profile_picture_url } = user;
        return {
          user: { id, first_name, profile_picture_url },
          score_before: scores.before,
          score_after: scores.after,
          rank_before: rankIn(before.ids, id),
          rank_after: rankIn(after.ids, id),
        };
      })
      .filter(
        (each) => each.score_before !== each.score_after || each.rank_before !== each.rank_after,
      ),
  };
}
