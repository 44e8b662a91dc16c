import type { FoundingList, FoundingQuery } from '#contract/wanted/founding.ts';
import type { FoundingAnswer } from '#contract/wanted/wanted.ts';
import { usersLeftOut } from '#domain/marks/public.ts';
import { around, noFilters, readOwnAnswers } from '#domain/matching/public.ts';
import { limits } from '#contract/limits.ts';
import { isBlockedBetween } from '#domain/safety/public.ts';
import { hasAnswers } from '#fit/answers.ts';
import { daysSinceEpoch } from '#fit/listing-fit.ts';
import { fragment, type Fragment, type Sql } from '#platform/database/sql.ts';
import { utcDay } from '#platform/http/day-end.ts';
import { countRows, readPage } from '#platform/http/page.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import type { SearchDeps } from './list-wanted.ts';
import { isFresh, isOpenToSeekers, isReady } from './read-founding.ts';
import { readWantedByAuthors } from './read-wanted.ts';

/**
 * A page of those with whom a user might look together. Who was not answered is listed by fit, all near
 * where the user looks: who said yes stands among them by their fit alone, so that the list says nothing
 * of what others answered. Who was answered is listed by when, the last one first.
 */
export async function listFounding(
  deps: Omit<SearchDeps, 'pricing'>,
  viewer: Viewer,
  query: FoundingQuery,
): Promise<FoundingList> {
  const { sql } = deps.database;
  const { user_id: userId } = viewer;
  const page = readPage(query);
  const [answers, [me]] = await Promise.all([
    readOwnAnswers(sql, userId),
    sql<{ is_ready: boolean }[]>`select ${isReady(userId)} as is_ready`,
  ]);
  const canCompare = hasAnswers(answers);
  const { ids, total } =
    query.answer === undefined
      ? await rankOpen(deps, userId, page, canCompare ? answers : null)
      : await listAnswered(sql, userId, query.answer, page);
  return {
    ...page.answer(await readWantedByAuthors(sql, { id: userId, answers }, ids), total),
    sorted_by: query.answer === undefined && canCompare ? 'fit' : 'newest',
    has_answers: canCompare,
    is_ready: me?.is_ready ?? false,
  };
}

interface Part {
  limit: number;
  offset: number;
}

interface Authors {
  ids: number[];
  total: number;
}

async function rankOpen(
  { database: { sql, clock }, matching }: Omit<SearchDeps, 'pricing'>,
  userId: number,
  { limit, offset }: Part,
  answers: Awaited<ReturnType<typeof readOwnAnswers>> | null,
): Promise<Authors> {
  const [leftOut, settled, [me]] = await Promise.all([
    usersLeftOut(sql, userId),
    sql<{ id: number }[]>`
      select f.about_id as id from founding_answers f where f.user_id = ${userId} and ${isFresh}
      union select theirs.user_id from group_members mine
        join group_members theirs on theirs.group_id = mine.group_id
        where mine.user_id = ${userId} and theirs.user_id <> ${userId}`,
    sql<{ latitude: number | null; longitude: number | null }[]>`
      select latitude, longitude from users where id = ${userId}`,
  ]);
  const { latitude = null, longitude = null } = me ?? {};
  const isSomewhere = latitude !== null && longitude !== null;
  const request = {
    viewerId: userId,
    without: [...leftOut, ...settled.map(({ id }) => id)],
    filters: {
      ...noFilters,
      near: isSomewhere ? around(latitude, longitude, limits.radiusKm.default) : null,
      wanted: { today: daysSinceEpoch(utcDay(clock.now())), forOwners: false },
    },
    limit,
    offset,
  };
  return answers ? matching.rank({ ...request, viewer: answers }) : matching.newestWanted(request);
}

/** SQL: whom a user answered so, as far as they can still be answered. */
const answered = (userId: number, answer: FoundingAnswer): Fragment => fragment`
  from founding_answers f join users u on u.id = f.about_id
    join wanted_pages w on w.user_id = u.id
  where f.user_id = ${userId} and f.answer = ${answer} and ${isFresh} and ${isOpenToSeekers}
    and not ${isBlockedBetween(fragment`u.id`, fragment`${userId}::int`)}`;

/** SQL: a page of them, the last answer first. */
export const selectAnswered = (
  userId: number,
  answer: FoundingAnswer,
  { limit, offset }: Part,
): Fragment => fragment`
  select f.about_id as id ${answered(userId, answer)}
  order by f.answered_at desc, f.about_id desc limit ${limit} offset ${offset}`;

async function listAnswered(
  sql: Sql,
  userId: number,
  answer: FoundingAnswer,
  page: Part,
): Promise<Authors> {
  const [rows, total] = await Promise.all([
    sql<{ id: number }[]>`${selectAnswered(userId, answer, page)}`,
    countRows(sql, answered(userId, answer)),
  ]);
  return { ids: rows.map(({ id }) => id), total };
}
