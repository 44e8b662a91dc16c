import type { ReactNode } from 'react';
import styles from './app-bar.module.css';

export interface AppBarProps {
  /** A link around the logo. */
  brand: ReactNode;
  links?: ReactNode;
  /** Sign-in or the avatar menu; its place is kept while it is empty. */
  end?: ReactNode;
  /** The id of the main element. */
  skipTo?: string;
  skipLabel?: string;
  navLabel?: string;
}

/** The bar that stays on top: layout only. */
export function AppBar(props: AppBarProps) {
  const { brand, links, end, skipTo = 'main', skipLabel = 'Skip to content', navLabel } = props;
  return (
    <header className={styles.bar}>
      <a className={styles.skip} href={`#${skipTo}`}>
        {skipLabel}
      </a>
      <div className={styles.row}>
        <div className={styles.brand}>{brand}</div>
        {links && (
          <nav className={styles.nav} aria-label={navLabel ?? 'Main'}>
            {links}
          </nav>
        )}
        <div className={styles.end}>{end}</div>
      </div>
    </header>
  );
}
