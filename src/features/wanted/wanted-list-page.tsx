import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { limits } from '#contract/limits.ts';
import type { WantedList } from '#contract/wanted/wanted.ts';
import { wantedAuthors } from '#contract/vocabulary.ts';
import * as common from '#locales/common.ts';
import * as ui from '#locales/ui.ts';
import * as t from '#locales/wanted.ts';
import { useApi } from '#src/api/api-context.ts';
import { LoadFailureView } from '#src/shared/failures/failure-notice.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { chipLinkClass } from '#src/ui/chip-link.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import { Page, PageHeader, Panel } from '#src/ui/page-layout.tsx';
import { Pagination } from '#src/ui/pagination.tsx';
import { Results, SlowResults } from '#src/ui/results.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { useResultsFocus } from '#src/ui/use-results-focus.ts';
import { wantedListQuery } from './api/wanted.ts';
import { WantedCard } from './wanted-card.tsx';
import { WantedFilters } from './wanted-filters.tsx';
import { toWantedQuery, type WantedSearch } from './wanted-search.ts';
import styles from './wanted.module.css';

/** The wanted pages that an owner looks through. All of the search lives in the address. */
export function WantedListPage({ search }: { search: WantedSearch }) {
  const result = useQuery(wantedListQuery(useApi(), toWantedQuery(search)));
  const navigate = useNavigate();
  const formId = useId();
  const [isOpen, setOpen] = useState(false);
  const isSettled = !result.isPending && !result.isPlaceholderData;
  const { heading, move, goNow } = useResultsFocus<HTMLHeadingElement>(search, isSettled);
  const searchFor = (next: WantedSearch) => {
    move();
    setOpen(false);
    if (JSON.stringify(next) === JSON.stringify(search)) goNow();
    void navigate({ to: '/wanted', search: next, resetScroll: false });
  };
  const link = buttonClass({ variant: 'quiet', size: 's' });
  return (
    <Page>
      <PageHeader
        title={t.title}
        lede={t.lede}
        actions={
          <>
            <Link to="/wanted/edit" className={link}>
              {t.yourPage}
            </Link>
            <Link to="/wanted/together" className={link}>
              {t.lookTogether}
            </Link>
            <Link to="/wanted/invitations" className={link}>
              {t.invitations}
            </Link>
          </>
        }
      />
      <div className={styles.columns}>
        <div>
          <div className={styles.toggle}>
            <Button
              variant="quiet"
              size="s"
              aria-expanded={isOpen}
              aria-controls={formId}
              onClick={() => setOpen(!isOpen)}
            >
              <Icon name={laterIcons.filter} />
              {ui.filters}
            </Button>
          </div>
          <div id={formId} className={styles.filters} data-open={isOpen || undefined}>
            {/* It starts anew when the address says something else. */}
            <Panel key={JSON.stringify({ ...search, page: 0 })}>
              <WantedFilters search={search} onSearch={searchFor} />
            </Panel>
          </div>
        </div>
        <section>
          <h2 ref={heading} tabIndex={-1} className={styles.title}>
            {result.data ? t.wantedCount({ count: result.data.total }) : t.title}
          </h2>
          <div className={styles.stack}>
            <AuthorTabs search={search} />
            <WantedResults search={search} result={result} onMove={move} />
          </div>
        </section>
      </div>
    </Page>
  );
}

/** Whose pages the list has. Filters stay, and the list begins anew. */
function AuthorTabs({ search }: { search: WantedSearch }) {
  const { page: _, authors: shown = 'people', ...others } = search;
  return (
    <nav className={styles.buttons} aria-label={t.whosePages}>
      {wantedAuthors.map((authors) => (
        <Link
          key={authors}
          to="/wanted"
          search={authors === 'people' ? others : { ...others, authors }}
          resetScroll={false}
          activeOptions={{ exact: true }}
          className={chipLinkClass}
          {...(authors === shown && { 'aria-current': 'page' as const })}
        >
          {t.authorLabels[authors]}
        </Link>
      ))}
    </nav>
  );
}

interface WantedResultsProps {
  search: WantedSearch;
  result: UseQueryResult<WantedList>;
  onMove: () => void;
}

function WantedResults({ search, result, onMove }: WantedResultsProps) {
  const { data, error, dataUpdatedAt, isPlaceholderData } = result;
  if (!data) {
    if (error) return <LoadFailureView title={common.pagesFailed} query={result} />;
    return (
      <Loading label={t.loading}>
        <SlowResults result={result} offline={t.loadLater} />
        <div className={styles.grid}>
          <Skeleton shape="panel" />
          <Skeleton shape="panel" />
        </div>
      </Loading>
    );
  }
  if (data.items.length === 0) return <NoPages search={search} onMove={onMove} />;
  return (
    <Results isWaiting={isPlaceholderData}>
      <ul className={styles.grid} aria-label={t.title}>
        {data.items.map((page) => (
          <li key={page.id}>
            <WantedCard page={page} nowMs={dataUpdatedAt} />
          </li>
        ))}
      </ul>
      <Pagination
        page={data.page}
        pageCount={Math.ceil(data.total / limits.page.size)}
        renderLink={(page, link) => (
          <Link
            to="/wanted"
            search={{ ...search, page }}
            resetScroll={false}
            onClick={onMove}
            activeOptions={{ exact: true }}
            {...link}
          />
        )}
      />
    </Results>
  );
}

/** In place of an empty list: whether pages of the other authors fit, and the way to them. */
function NoPages({ search, onMove }: Pick<WantedResultsProps, 'search' | 'onMove'>) {
  const { page: _, authors: shown = 'people', ...filters } = search;
  const others = shown === 'people' ? 'groups' : 'people';
  const searchOfOthers = { ...filters, authors: others } as const;
  const { data } = useQuery(wantedListQuery(useApi(), toWantedQuery(searchOfOthers)));
  const count = data?.total ?? 0;
  return (
    <EmptyState
      heading="h3"
      icon="people"
      title={count > 0 ? t.noneBy[shown] : t.nobody}
      actions={
        <>
          {count > 0 && (
            <Link
              to="/wanted"
              search={searchOfOthers}
              resetScroll={false}
              onClick={onMove}
              className={buttonClass({ size: 's' })}
            >
              {t.seeThose[others]({ count })}
            </Link>
          )}
          <Link
            to="/wanted"
            onClick={onMove}
            className={buttonClass({ size: 's', ...(count > 0 && { variant: 'quiet' }) })}
          >
            {t.seeAll}
          </Link>
        </>
      }
    >
      {t.nobodyHint}
    </EmptyState>
  );
}
