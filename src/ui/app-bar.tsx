import type { ReactNode } from 'react';
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
        Skip to content
      </a>
      <div className={styles.row}>
        <div className={styles.brand}>{brand}</div>
        <nav className={styles.nav} aria-label="Main">
          {links}
        </nav>
        <div className={styles.end}>{end}</div>
      </div>
    </header>
  );
}
