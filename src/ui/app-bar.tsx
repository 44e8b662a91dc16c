import type { ReactNode } from 'react';
import * as t from '#locales/basics.ts';
import styles from './app-bar.module.css';

export interface AppBarProps {
  /** A link around the logo. */
  brand: ReactNode;
  links: ReactNode;
  /** Sign-in or the avatar menu; its place is kept while it is empty. */
  end: ReactNode;
}

/** The bar that stays on top of an element with the id `main`: layout only. */
export function AppBar({ brand, links, end }: AppBarProps) {
  return (
    <header className={styles.bar}>
      <a className={styles.skip} href="#main">
        {t.skipToContent}
      </a>
      <div className={styles.row}>
        <div className={styles.brand}>{brand}</div>
        <nav className={styles.nav} aria-label={t.mainLinks}>
          {links}
        </nav>
        <div className={styles.end}>{end}</div>
      </div>
    </header>
  );
}
