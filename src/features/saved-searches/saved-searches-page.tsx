import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import * as common from '#locales/common.ts';
import * as t from '#locales/saved-searches.ts';
import { useApi } from '#src/api/api-context.ts';
import { savedSearchesQuery } from '#src/shared/api/saved-searches.ts';
import { LoadFailureView } from '#src/shared/failures/failure-notice.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import { Page, PageHeader } from '#src/ui/page-layout.tsx';
import { SlowResults } from '#src/ui/results.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { SavedSearchRow, type SavedSearchRowProps } from './saved-search-row.tsx';
import styles from './saved-searches.module.css';
import * as titles from '#locales/titles.ts';

export type SavedSearchesPageProps = Pick<
  SavedSearchRowProps,
  'readName' | 'Filters' | 'SearchLink'
>;

/** The searches the user saved, to open, rename and delete. */
export function SavedSearchesPage(parts: SavedSearchesPageProps) {
  const result = useQuery(savedSearchesQuery(useApi()));
  const { data, error } = result;
  // An alert on a device leads to the search that sent it.
  const shown = useLocation({ select: ({ hash }) => hash });
  return (
    <Page width="m">
      <PageHeader
        title={titles.savedSearches}
        {...(data?.length !== 0 && { lede: t.lede })}
        actions={
          <Link
            to="/profile/$section"
            params={{ section: 'notifications' }}
            className={buttonClass({ variant: 'quiet', size: 's' })}
          >
            {titles.notifications}
          </Link>
        }
      />
      {data ? (
        data.length === 0 ? (
          <EmptyState
            icon={laterIcons.bell}
            title={t.none}
            actions={
              <Link to="/" search={{}} className={buttonClass()}>
                {common.findRooms}
              </Link>
            }
          >
            {t.noneHint}
          </EmptyState>
        ) : (
          <ul className={styles.list}>
            {data.map((saved) => (
              <li
                key={saved.id}
                {...(shown === `search-${saved.id}` && { tabIndex: -1, ref: focus })}
              >
                <SavedSearchRow saved={saved} {...parts} />
              </li>
            ))}
          </ul>
        )
      ) : error ? (
        <LoadFailureView title={t.failed} query={result} />
      ) : (
        <Loading label={t.loading}>
          <SlowResults result={result} offline={t.loadLater} />
          <Skeleton shape="panel" />
        </Loading>
      )}
    </Page>
  );
}

/** Brings it into view, too. */
const focus = (row: HTMLLIElement | null) => row?.focus();
