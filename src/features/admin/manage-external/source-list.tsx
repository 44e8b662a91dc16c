import { Link } from '@tanstack/react-router';
import { limits } from '#contract/limits.ts';
import type { ImportSourcePage } from '#contract/imports/import.ts';
import * as t from '#locales/admin-imports.ts';
import { formatTotal } from '#src/ui/format-total.ts';
import { Pagination } from '#src/ui/pagination.tsx';
import badges from '../shared/badges.module.css';
import { formatMoment } from '#src/ui/format-moment.ts';
import { statusTones } from './import-labels.ts';
import styles from './manage-external.module.css';
import { onPage } from './manage-search.ts';

interface SourceListProps {
  sources: ImportSourcePage;
  current: number | undefined;
}

/** A page of sources, each linked to its imports. */
export function SourceList({ sources, current }: SourceListProps) {
  const { items, page, page_size: size, total } = sources;
  return (
    <div>
      <nav aria-label={t.sources}>
        <ul className={styles.sources}>
          {items.map(({ id, name, kind, listings, last_import: last }) => (
            <li key={id}>
              <Link
                to="/admin/manage-external"
                search={{ source: id, ...onPage(page) }}
                resetScroll={false}
                className={styles.source}
                activeProps={{}}
                aria-current={id === current ? 'page' : undefined}
              >
                <span className={styles.sourceName}>{name}</span>
                <span className={styles.soft}>
                  <bdi>{kind.toUpperCase()}</bdi> ·{' '}
                  {t.listings({
                    count: listings,
                    total: formatTotal(listings, limits.countedItems),
                  })}
                </span>
                {last && (
                  <span className={styles.soft}>
                    <span className={badges.badge} data-tone={statusTones[last.status]}>
                      {t.statusLabels[last.status]}
                    </span>{' '}
                    {formatMoment(last.created_at)}
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Pagination
        label={t.pagesOfSources}
        page={page}
        pageCount={Math.ceil(total / size)}
        renderLink={(to, link) => (
          <Link
            to="/admin/manage-external"
            // Always names the page; without it, the link would count as current.
            search={{ ...(current !== undefined && { source: current }), sources: to }}
            resetScroll={false}
            {...link}
          />
        )}
      />
    </div>
  );
}
