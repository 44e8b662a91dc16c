import type { GroupMatrix, MatrixPair, MatrixPerson } from '#contract/groups/matrix.ts';
import * as t from '#locales/groups.ts';

/** Two people of a matrix, by their ids, in any order. */
export interface ChosenPair {
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

export const findPerson = ({ people }: GroupMatrix, id: number): MatrixPerson | undefined =>
  people.find((person) => person.id === id);

export const personName = (person: MatrixPerson | undefined): string =>
  person?.first_name || t.aRoomie;

/** Keeps a name of another script from turning the sentence around. */
const isolated = (name: string) => `\u2068${name}\u2069`;

/** The name of a pair, in which the reader comes first. */
export function pairName(matrix: GroupMatrix, { one, other }: ChosenPair): string {
  const [first, second] = [findPerson(matrix, one), findPerson(matrix, other)];
  if (first?.is_me) return t.youAnd({ name: isolated(personName(second)) });
  if (second?.is_me) return t.youAnd({ name: isolated(personName(first)) });
  return t.pair({ one: isolated(personName(first)), other: isolated(personName(second)) });
}
