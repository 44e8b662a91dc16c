import { Link } from '@tanstack/react-router';
import { limits } from '#contract/limits.ts';
import type { ImportSource } from '#contract/import.ts';
import { formatTotal } from '#contract/words/count.ts';
import badges from '../external-listings/badges.module.css';
import { momentWords, statusLabels, statusTones } from './import-words.ts';
import styles from './manage-external.module.css';

/** Every source, each a way to its imports. */
export function SourceList({ sources, current }: { sources: ImportSource[]; current?: number }) {
  return (
    <nav aria-label="Sources">
      <ul className={styles.sources}>
        {sources.map(({ id, name, kind, listings, last_import: last }) => (
          <li key={id}>
            <Link
              to="/admin/manage-external"
              search={{ source: id }}
              resetScroll={false}
              className={styles.source}
              activeProps={{}}
              aria-current={id === current ? 'page' : undefined}
            >
              <span className={styles.sourceName}>{name}</span>
              <span className={styles.soft}>
                {kind.toUpperCase()} · {formatTotal(listings, limits.countedItems)} listings
              </span>
              {last && (
                <span className={styles.soft}>
                  <span className={badges.badge} data-tone={statusTones[last.status]}>
                    {statusLabels[last.status]}
                  </span>{' '}
                  {momentWords(last.created_at)}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
