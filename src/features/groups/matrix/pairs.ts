import type { GroupMatrix, MatrixPair, MatrixUser } from '#contract/groups/matrix.ts';
import * as common from '#locales/common.ts';
import * as t from '#locales/groups.ts';

/** Two users of a matrix, by their ids, in any order. */
export interface PairIds {
  one: number;
  other: number;
}

/** The pair of these two, in whichever order the matrix has it. */
export function findPair(
  { pairs }: GroupMatrix,
  one: number,
  other: number,
): MatrixPair | undefined {
  return pairs.find(
    (pair) =>
      (pair.one === one && pair.other === other) || (pair.one === other && pair.other === one),
  );
}

export const findUser = ({ users }: GroupMatrix, id: number): MatrixUser | undefined =>
  users.find((user) => user.id === id);

export const userName = (user: MatrixUser | undefined): string => user?.first_name || t.aRoomie;

/** Keeps a name of another script from turning the sentence around. */
const isolated = (name: string) => `\u2068${name}\u2069`;

/** The name of a pair, in which the reader comes first. */
export function pairName(matrix: GroupMatrix, { one, other }: PairIds): string {
  const [first, second] = [findUser(matrix, one), findUser(matrix, other)];
  if (first?.is_me) return common.youAnd({ name: isolated(userName(second)) });
  if (second?.is_me) return common.youAnd({ name: isolated(userName(first)) });
  return t.pair({ one: isolated(userName(first)), other: isolated(userName(second)) });
}
