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
  previousLabel?: string;
  nextLabel?: string;
  pageLabel?: (page: number) => string;
}

export function Pagination(props: PaginationProps) {
  const { page, pageCount, renderLink, label = t.pages } = props;
  const { previousLabel = t.previousPage, nextLabel = t.nextPage } = props;
  const { pageLabel = (number: number) => t.pageNumber({ number: String(number) }) } = props;
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
              <span>{previousLabel}</span>
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
                'aria-label': pageLabel(number),
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
              <span>{nextLabel}</span>
              <Icon name="chevron-right" />
            </>,
          )}
        </li>
      </ul>
    </nav>
  );
}
