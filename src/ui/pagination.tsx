import type { ReactNode } from 'react';
import * as t from '#locales/basics.ts';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import styles from './pagination.module.css';
import { paginationWindow } from './pagination-window.ts';

export interface PageLink {
  className: string;
  children: ReactNode;
  'aria-label'?: string;
  'aria-current'?: 'page';
  rel?: 'prev' | 'next';
}

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  /** For instance `(page, link) => <Link search={{ page }} {...link} />`. */
  renderLink: (page: number, link: PageLink) => ReactNode;
  label?: string;
}

export function Pagination({ page, pageCount, renderLink, label = t.pages }: PaginationProps) {
  if (pageCount < 2) return null;

  const link = classes(styles.link);
  const isSpare = (number: number, before?: number | null, after?: number | null) =>
    number !== page && (before === null || after === null) && number !== 1 && number !== pageCount;
  const step = (to: number, rel: 'prev' | 'next', children: ReactNode) => {
    const exists = to >= 1 && to <= pageCount;
    if (exists) return renderLink(to, { className: classes(link, styles.step), children, rel });
    return (
      <span className={classes(styles.gap, styles.step, styles.off)} aria-hidden="true">
        {children}
      </span>
    );
  };

  return (
    <nav aria-label={label}>
      <ul className={styles.pages}>
        <li>
          {step(
            page - 1,
            'prev',
            <>
              <Icon name="chevron-left" />
              <span>{t.previousPage}</span>
            </>,
          )}
        </li>
        {paginationWindow(page, pageCount).map((number, index, all) =>
          number === null ? (
            <li key={`after-${all[index - 1]}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li
              key={number}
              className={isSpare(number, all[index - 1], all[index + 1]) ? styles.spare : undefined}
            >
              {renderLink(number, {
                className: link,
                children: number,
                'aria-label': t.pageNumber({ number: String(number) }),
                ...(number === page && { 'aria-current': 'page' }),
              })}
            </li>
          ),
        )}
        <li>
          {step(
            page + 1,
            'next',
            <>
              <span>{t.nextPage}</span>
              <Icon name="chevron-right" />
            </>,
          )}
        </li>
      </ul>
    </nav>
  );
}
