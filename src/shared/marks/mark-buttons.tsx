import * as t from '#locales/marks.ts';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './mark-buttons.module.css';
import type { MarkTarget } from './mark-target.ts';
import { useMark } from './use-mark.ts';

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
