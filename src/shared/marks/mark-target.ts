import type { MarkKind, Marks } from '#contract/marks/mark.ts';

/** Where marks are: in the account, in this browser, or not known yet. */
export type MarksOwner = 'signedIn' | 'signedOut' | 'settling';

/** Every query of marks begins with this. */
export const marksKey = ['marks'] as const;

/** The marked listing or user. */
export interface MarkTarget {
  kind: 'listings' | 'users';
  id: number;
  /** The title of the listing, or the name of the roomie. */
  title: string;
}

/** What is marked on a listing or roomie. */
export function markOn(
  marks: Marks,
  { kind, id }: Pick<MarkTarget, 'kind' | 'id'>,
): MarkKind | null {
  const { favorite, hidden } = marks[kind];
  if (favorite.includes(id)) return 'favorite';
  return hidden.includes(id) ? 'hidden' : null;
}
