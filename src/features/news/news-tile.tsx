import type { ReactNode } from 'react';
import * as t from '#locales/news.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { isolate } from '#src/ui/isolate.tsx';
import type { IconShape } from '#src/ui/icon-paths.ts';
import styles from './news.module.css';

interface NewsTileProps {
  icon: IconShape;
  /** What is new, in a few words. */
  title: string;
  /** The part of the title that people wrote. */
  written?: string;
  details: ReactNode;
  renderLink: (link: { className: string | undefined; children: ReactNode }) => ReactNode;
  /** Absent for what stays until something is done about it. */
  onDismiss?: () => void;
}

/** One kind of news: all of it leads to where it is, but for the button that dismisses it. */
export function NewsTile({
  icon,
  title,
  written = '',
  details,
  renderLink,
  onDismiss,
}: NewsTileProps) {
  return (
    <li className={styles.tile}>
      <Icon name={icon} />
      <span className={styles.words}>
        {renderLink({ className: styles.link, children: isolate(title, written) })}
        <span className={styles.details}>{details}</span>
      </span>
      {onDismiss && (
        <Button
          size="s"
          variant="plain"
          square
          className={styles.dismiss}
          aria-label={t.dismissNews({ news: title })}
          onClick={onDismiss}
        >
          <Icon name="close" />
        </Button>
      )}
    </li>
  );
}
