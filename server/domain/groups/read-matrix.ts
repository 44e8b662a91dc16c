import type { GroupMatrix, MatrixUser, PairFit } from '#contract/groups/matrix.ts';
import { canSeeUnlisted, missingListing } from '#domain/listings/public.ts';
import { answerColumns, answerTables, householdIds } from '#domain/matching/public.ts';
import { isBlockedBetween } from '#domain/safety/public.ts';
import { findable, readStoredAnswers, type StoredAnswers } from '#domain/users/public.ts';
import type { UserAnswers } from '#fit/answers.ts';
import { computeFit } from '#fit/compute-fit.ts';
import { findBestChange, findWeakestPair, matrixPairs, type WishChange } from '#fit/matrix.ts';
import { fragment, type Sql } from '#platform/database/sql.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { isShownInGroup, noSuchGroup, requireMembership } from './membership.ts';

/** Somebody in a matrix, and their answers, which stay on the server. */
interface ComparedUser {
  user: MatrixUser;
  answers: UserAnswers;
}

type Row = MatrixUser & { is_shown: boolean } & StoredAnswers;

const userColumns = (viewerId: number) => fragment`
  u.id, u.first_name, u.profile_picture_url, u.id = ${viewerId} as is_me`;

/** The members of a group and their answers, by when they joined, with those whom the viewer is not shown. */
export async function readMembers(sql: Sql, viewerId: number, groupId: number) {
  const rows = await sql<Row[]>`
    select ${userColumns(viewerId)}, false as lives_there,
      ${isShownInGroup(viewerId)} as is_shown, ${answerColumns}
    from group_members gm join users u on u.id = gm.user_id ${answerTables}
    where gm.group_id = ${groupId} order by gm.joined_at, gm.id`;
  return rows.map(readUser);
}

/**
 * Who lives in a listing and is not in the group, without those the viewer must not find. Throws what
 * a listing answers that the viewer cannot see.
 */
async function readHousehold(sql: Sql, viewer: Viewer, groupId: number, listingId: number) {
  const [listing] = await sql<{ user_id: number | null; status: string }[]>`
    select user_id, status from listings where id = ${listingId}`;
  if (!listing || (listing.status !== 'active' && !canSeeUnlisted(viewer, listing))) {
    throw await missingListing(sql, listingId);
  }
  const rows = await sql<Row[]>`
    select ${userColumns(viewer.user_id)}, true as lives_there, true as is_shown, ${answerColumns}
    from listings l join users u on u.id = any (${householdIds}) and ${findable} ${answerTables}
    where l.id = ${listingId}
      and not ${isBlockedBetween(fragment`u.id`, fragment`${viewer.user_id}`)}
      and not exists (select from group_members gm
        where gm.group_id = ${groupId} and gm.user_id = u.id)
    order by u.id = l.user_id desc, u.id`;
  return rows.map(readUser);
}

function readUser(row: Row): ComparedUser & { isShown: boolean } {
  const { id, first_name, profile_picture_url, is_me, lives_there, is_shown } = row;
  return {
    // Named one by one, so that nothing private can reach an answer.
    user: { id, first_name, profile_picture_url, is_me, lives_there },
    answers: readStoredAnswers(row),
    isShown: is_shown,
  };
}

/**
 * How well every two of a group would live together, and each of them with who lives in a listing.
 * Throws `not_found` for everyone outside the group, and what a missing listing answers.
 */
export async function readMatrix(
  sql: Sql,
  viewer: Viewer,
  { groupId, listingId }: { groupId: number; listingId: number | null },
): Promise<GroupMatrix> {
  await requireMembership(sql, groupId, viewer.user_id);
  const members = await readMembers(sql, viewer.user_id, groupId);
  const household = listingId === null ? [] : await readHousehold(sql, viewer, groupId, listingId);
  const users: ComparedUser[] = [...members.filter(({ isShown }) => isShown), ...household];
  const at = (place: number) => users[place]!;
  // Two who live there never agreed that strangers compare them.
  const pairs = matrixPairs(users.map(({ answers }) => answers)).filter(
    ({ one }) => !at(one).user.lives_there,
  );
  const ids = ({ one, other }: { one: number; other: number }) => ({
    one: at(one).user.id,
    other: at(other).user.id,
  });
  const weakest = findWeakestPair(pairs);
  return {
    users: users.map(({ user }) => user),
    left_out: members.length + household.length - users.length,
    pairs: pairs.map((pair) => ({ ...ids(pair), fit: pair.fit })),
    weakest: weakest && ids(weakest),
    change: weakest && describeChange(at(weakest.one), at(weakest.other)),
  };
}

/** What one wish would change for a pair; who lives there is not asked to change anything. */
function describeChange(one: ComparedUser, other: ComparedUser): GroupMatrix['change'] {
  const change: WishChange | null = findBestChange(
    one.answers,
    other.answers,
    other.user.lives_there ? ['one'] : ['one', 'other'],
  );
  if (!change) return null;
  const { by, question, answer, before, after } = change;
  const [first, second] = by === 'one' ? [one, other] : [other, one];
  return {
    user_id: first.user.id,
    other_id: second.user.id,
    question,
    answer,
    score_before: before.score,
    score_after: after.score,
    conflicts_before: before.conflicts,
    conflicts_after: after.conflicts,
  };
}

/**
 * The ledger of two members of a group. Throws `not_found` for everyone outside, and for two who are
 * not both in it and shown to the viewer.
 */
export async function readPairFit(
  sql: Sql,
  viewerId: number,
  { id: groupId, one: oneId, other: otherId }: { id: number; one: number; other: number },
): Promise<PairFit> {
  await requireMembership(sql, groupId, viewerId);
  const members = await readMembers(sql, viewerId, groupId);
  const find = (id: number) => members.find(({ user, isShown }) => isShown && user.id === id);
  const [one, other] = [find(oneId), find(otherId)];
  if (!one || !other || one === other) throw noSuchGroup();
  const { score, shared, of, confidence, ledger } = computeFit(one.answers, other.answers);
  const mirrored = computeFit(other.answers, one.answers).ledger;
  const sides = { mine: 'one', theirs: 'other', both: 'both' } as const;
  return {
    score,
    shared,
    of,
    confidence,
    ledger: ledger.map(({ question, points, mine, theirs, conflict }, position) => ({
      question,
      points,
      one: {
        answer: mine.answer,
        // As the other one sees it: only where it costs points or is a conflict.
        wanted: mirrored[position]?.theirs.wanted ?? null,
        satisfaction: mine.satisfaction,
      },
      other: theirs,
      conflict: conflict && sides[conflict],
    })),
  };
}
