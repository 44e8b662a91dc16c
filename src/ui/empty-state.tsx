import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { Icon } from './icon.tsx';
import type { IconShape } from './icon-paths.ts';

export interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  icon?: IconShape;
  actions?: ReactNode;
  heading?: 'h1' | 'h2' | 'h3';
}

/** Nothing here yet, and what to do about it. */
export function EmptyState(props: EmptyStateProps) {
  const { title, children, icon = 'search', actions, heading: Heading = 'h2' } = props;
  return (
    <div className={styles.empty}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
