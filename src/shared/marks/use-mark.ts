import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { MarkKind } from '#contract/marks/mark.ts';
import { useAuth, useSession } from '#src/shared/auth/auth-context.ts';
import { useApi } from '#src/api/api-context.ts';
import { markOn, type MarkTarget } from './mark-target.ts';
import { marksQuery } from './marks-query.ts';

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
