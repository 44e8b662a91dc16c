import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { MarkKind, Marks } from '#contract/marks/mark.ts';
import { useAuth, useSession } from '#src/actors/auth-context.ts';
import { useApi } from '#src/api/api-context.ts';
import { marksQuery } from './marks-query.ts';

/** What a mark is on. */
export interface MarkTarget {
  kind: 'listings' | 'users';
  id: number;
  /** The title of the listing, or the name of the roomie. */
  title: string;
}

/** The mark on a listing or roomie, and the way to change it. */
export function useMark(target: MarkTarget) {
  const [auth, api, queryClient] = [useAuth(), useApi(), useQueryClient()];
  const { data: mark = null } = useQuery({
    ...marksQuery(api, useSession()),
    select: (marks) => markOn(marks, target),
  });
  const toggle = (kind: MarkKind, pressed: Element) =>
    void import('./change-mark.ts').then(({ toggleMark }) =>
      toggleMark({ auth, api, queryClient }, target, kind, pressed),
    );
  return { mark, toggle };
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
