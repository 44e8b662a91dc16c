import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { MarkKind } from '#contract/marks/mark.ts';
import * as t from '#locales/marks.ts';
import { useApi } from '#src/api/api-context.ts';
import { useAuth, useSession } from '#src/shared/auth/auth-context.ts';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './mark-buttons.module.css';
import { markOn, type MarkTarget } from './mark-target.ts';
import { marksQuery } from './marks-query.ts';

/** The heart of a card, and the way to hide it. What they do loads when one is pressed. */
export function MarkButtons({ onCard = false, ...target }: MarkTarget & { onCard?: boolean }) {
  const { mark, toggle } = useMark(target);
  const { title } = target;
  return (
    <div className={classes(styles.marks, onCard && styles.onCard)}>
      <button
        type="button"
        className={styles.mark}
        aria-pressed={mark === 'favorite'}
        aria-label={t.favorite({ title })}
        onClick={({ currentTarget }) => toggle('favorite', currentTarget)}
      >
        <Icon name="heart" filled={mark === 'favorite'} />
      </button>
      <button
        type="button"
        className={styles.mark}
        aria-pressed={mark === 'hidden'}
        aria-label={t.hide({ title })}
        onClick={({ currentTarget }) => toggle('hidden', currentTarget)}
      >
        <Icon name="hide" />
      </button>
    </div>
  );
}

/** The mark on a listing or roomie, and the way to change it. */
function useMark(target: MarkTarget) {
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
