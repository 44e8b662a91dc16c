import { usersHiddenFrom } from '#domain/safety/public.ts';
import { limits } from '#contract/limits.ts';
import type { FitPreview, FitPreviewRequest } from '#contract/matching/calls.ts';
import { hasAnswers, type UserAnswers } from '#fit/answers.ts';
import { compareChange } from '#fit/compute-fit.ts';
import type { Database } from '#platform/database/database.ts';
import { utcDay } from '#platform/http/day-end.ts';
import type { Pricing } from '#domain/money/public.ts';
import type { Matching } from './create-matching.ts';
import { readRoomies, readSeeker } from './read-roomies.ts';
import { budgetCurrency, ownFilters, roomieFilters } from './roomie-filters.ts';

interface PreviewDeps {
  database: Pick<Database, 'sql' | 'clock'>;
  matching: Pick<Matching, 'rankForEach'>;
  pricing: Pick<Pricing, 'compareFor'>;
}

/** How other answers would change the viewer's list: the number of matches, and the top ranks. */
export async function previewFit(
  { database: { sql, clock }, matching, pricing }: PreviewDeps,
  viewerId: number,
  change: FitPreviewRequest,
): Promise<FitPreview> {
  const [{ answers: me, seeker }, without] = await Promise.all([
    readSeeker(sql, viewerId),
    usersHiddenFrom(sql, viewerId),
  ]);
  const profileFilters = ownFilters({}, seeker);
  const budgets = await budgetCurrency({}, seeker, profileFilters, pricing);
  const request = {
    viewerId,
    without,
    // The list as the viewer finds it, before they change a filter.
    filters: roomieFilters({}, seeker, budgets, profileFilters, utcDay(clock.now())),
    offset: 0,
    limit: limits.fit.top,
  };
  const changed = { ...me, ...change };
  // Without answers there is no order.
  const compared = [me, changed].filter(hasAnswers);
  const rankings = await matching.rankForEach(request, compared);
  const findRanking = (answers: UserAnswers) => rankings[compared.indexOf(answers)] ?? unranked;
  const [before, after] = [findRanking(me), findRanking(changed)];
  const roomies = await readRoomies(sql, viewerId, [...new Set([...after.ids, ...before.ids])]);
  const rankIn = (ids: number[], id: number) => ids.indexOf(id) + 1 || null;
  return {
    matches_before: before.matches,
    matches_after: after.matches,
    changes: roomies
      .map(({ user, answers }) => {
        const scores = compareChange(me, change, answers);
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

const unranked = { ids: [], matches: 0 };
