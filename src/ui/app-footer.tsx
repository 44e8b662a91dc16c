import type { ReactNode } from 'react';
import styles from './app-footer.module.css';

export interface AppFooterProps {
  brand?: ReactNode;
  links?: ReactNode;
  end?: ReactNode;
  navLabel?: string;
}

/** The foot of every page: layout only. */
export function AppFooter({ brand, links, end, navLabel = 'Footer' }: AppFooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        {brand && <div className={styles.brand}>{brand}</div>}
        {links && (
          <nav className={styles.nav} aria-label={navLabel}>
            {links}
          </nav>
        )}
        {end && <div className={styles.end}>{end}</div>}
      </div>
    </footer>
  );
}
