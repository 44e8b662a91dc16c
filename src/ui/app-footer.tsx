import type { ReactNode } from 'react';
import * as t from '#locales/basics.ts';
import styles from './app-footer.module.css';

export interface AppFooterProps {
  brand: ReactNode;
  links: ReactNode;
  /** Where there are several. */
  languages?: ReactNode;
}

/** The foot of every page: layout only. */
export function AppFooter({ brand, links, languages }: AppFooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <div className={styles.brand}>{brand}</div>
        <nav className={styles.nav} aria-label={t.footerLinks}>
          {links}
        </nav>
        {languages && <div className={styles.nav}>{languages}</div>}
      </div>
    </footer>
  );
}
