import type { ReactNode } from 'react';
import { tryAgain } from '#locales/basics.ts';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import type { IconShape } from './icon-paths.ts';
import styles from './notice.module.css';

export interface NoticeProps {
  tone?: 'info' | 'success' | 'warning' | 'danger';
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** Announced when it appears after something the person did. */
  live?: boolean;
  /** Adds a button that tries again. */
  onRetry?: (() => void) | undefined;
  /** While the next try runs. */
  retrying?: boolean;
}

const icons: Record<NonNullable<NoticeProps['tone']>, IconShape> = {
  info: 'info',
  success: 'check',
  warning: 'alert',
  danger: 'alert',
};

export function Notice(props: NoticeProps) {
  const { tone = 'info', title, children, live = false, onRetry, retrying } = props;
  const actions = onRetry ? (
    <Button variant="quiet" size="s" busy={retrying} onClick={onRetry}>
      {tryAgain}
    </Button>
  ) : (
    props.actions
  );
  return (
    <div
      className={classes(styles.notice, styles[tone])}
      {...(live && { role: tone === 'danger' ? 'alert' : 'status' })}
    >
      <span className={styles.icon}>
        <Icon name={icons[tone]} />
      </span>
      <div className={styles.body}>
        <div className={styles.text}>
          {title && <p className={styles.title}>{title}</p>}
          {children && <div>{children}</div>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
