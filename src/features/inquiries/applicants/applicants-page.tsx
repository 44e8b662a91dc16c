import type { ReactNode } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, Navigate, useNavigate } from '@tanstack/react-router';
import {
  applicantSorts,
  type ApplicantPage,
  type ApplicantQuery,
} from '#contract/applicants/calls.ts';
import { applicantStages, openStages } from '#contract/applicants/stages.ts';
import * as t from '#locales/applicants.ts';
import * as browse from '#locales/browse.ts';
import * as common from '#locales/common.ts';
import * as titles from '#locales/titles.ts';
import { useApi } from '#src/api/api-context.ts';
import { formatFailure } from '#src/api/errors.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { chipLinkClass } from '#src/ui/chip-link.ts';
import { CountBadge } from '#src/ui/count-badge.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { ErrorView } from '#src/ui/error-view.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Page, PageHeader } from '#src/ui/page-layout.tsx';
import { Pagination } from '#src/ui/pagination.tsx';
import { Results } from '#src/ui/results.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { HouseholdOutcomes } from '../offers/outcome-notice.tsx';
import { ApplicantList } from './applicant-list.tsx';
import { applicantsQuery } from '../api/applicants.ts';
import { ApplicantsLoading } from './applicants-skeleton.tsx';
import styles from './applicants.module.css';
import { useSwipe } from './use-swipe.ts';
import { useLookAtApplicants } from '../api/votes.ts';
import { HeldDeclines } from './held-declines.tsx';
import { OtherApplicantsNotice } from './other-applicants.tsx';

interface BoardProps {
  /** The listing. */
  id: number;
  query: ApplicantQuery;
}

/** Everyone who wrote about a listing of the user's household, the best fit first. */
export function ApplicantsPage({ id, query }: BoardProps) {
  const options = applicantsQuery(useApi(), id, query);
  const result = useQuery({ ...options, placeholderData: keepPreviousData });
  const { data, error, isPlaceholderData, isFetching, refetch } = result;
  useLookAtApplicants(id, isPlaceholderData ? undefined : data);
  return (
    <Page width="m">
      <PageHeader
        title={titles.applicants}
        lede={
          data && (
            <Link to="/listings/$id" params={{ id }} dir="auto">
              {data.listing.title}
            </Link>
          )
        }
        actions={
          data?.listing.is_own && (
            <Link
              to="/listings/$id/viewings"
              params={{ id }}
              className={buttonClass({ variant: 'quiet', size: 's' })}
            >
              <Icon name="calendar" />
              {titles.viewings}
            </Link>
          )
        }
      />
      {data ? (
        <>
          {data.others && <OtherApplicantsNotice listing={data.listing} others={data.others} />}
          {!data.listing.is_own && <HouseholdOutcomes listingId={id} />}
          <Controls id={id} query={query} page={data} />
          <HeldDeclines listingId={id} declines={data.held_declines} />
          <StageSwipe id={id} query={query} page={data}>
            <Results isWaiting={isPlaceholderData}>
              <Applicants id={id} query={query} page={data} nowMs={result.dataUpdatedAt} />
            </Results>
          </StageSwipe>
        </>
      ) : error ? (
        <ErrorView
          heading="h2"
          title={t.applicantsFailed}
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {formatFailure(error)}
        </ErrorView>
      ) : (
        <ApplicantsLoading />
      )}
    </Page>
  );
}

/** What one can show, in the order of the buttons: all that is open first, then each stage with someone. */
const listStages = ({ stage }: ApplicantQuery, counts: ApplicantPage['counts']) => [
  undefined,
  ...applicantStages.filter((each) => each === stage || (counts[each] ?? 0) > 0),
];

/** On phones: a swipe over the list shows the next stage, as its button does. */
function StageSwipe({
  id,
  query,
  page: { counts },
  children,
}: BoardProps & { page: ApplicantPage; children: ReactNode }) {
  const navigate = useNavigate();
  const { sort = 'fit', stage } = query;
  const swipe = useSwipe((to) => {
    const all = listStages(query, counts);
    const at = all.indexOf(stage) + (to === 'next' ? 1 : -1);
    if (at < 0 || at >= all.length) return;
    const next = all[at];
    void navigate({
      to: '/listings/$id/applicants',
      params: { id },
      search: { ...(sort !== 'fit' && { sort }), ...(next && { stage: next }) },
    });
  });
  return <div {...swipe}>{children}</div>;
}

/** Whoever swipes sees where they are, though the row of stages is wider than the phone. */
const showChip = (chip: HTMLElement | null) =>
  chip?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** What the list shows, and in which order. */
function Controls({ id, query, page: { counts } }: BoardProps & { page: ApplicantPage }) {
  const navigate = useNavigate();
  const { sort = 'fit', stage } = query;
  const open = openStages.reduce((sum, each) => sum + (counts[each] ?? 0), 0);
  return (
    <div className={styles.controls}>
      <nav aria-label={common.show} className={styles.stages}>
        {listStages(query, counts).map((each) => (
          <Link
            key={each ?? 'open'}
            ref={each === stage ? showChip : null}
            to="/listings/$id/applicants"
            params={{ id }}
            search={{ ...(sort !== 'fit' && { sort }), ...(each && { stage: each }) }}
            className={chipLinkClass}
            activeProps={{}}
            aria-current={each === stage ? 'page' : undefined}
          >
            {each ? t.stages[each] : t.allOpen}
            <CountBadge count={each ? (counts[each] ?? 0) : open} label={titles.applicants} />
          </Link>
        ))}
      </nav>
      <SelectField
        label={browse.sortBy}
        value={sort}
        options={applicantSorts.map((value) => ({ value, label: t.sorts[value] }))}
        onChange={({ target: { value } }) => {
          const picked = applicantSorts.find((each) => each === value) ?? 'fit';
          void navigate({
            to: '/listings/$id/applicants',
            params: { id },
            search: { ...(picked !== 'fit' && { sort: picked }), ...(stage && { stage }) },
          });
        }}
      />
    </div>
  );
}

function Applicants(props: BoardProps & { page: ApplicantPage; nowMs: number }) {
  const { id, query, page: data, nowMs } = props;
  const { page = 1, ...place } = query;
  const pageCount = Math.max(1, Math.ceil(data.total / data.page_size));
  if (page > pageCount) {
    return (
      <Navigate
        to="/listings/$id/applicants"
        params={{ id }}
        search={{ ...place, page: pageCount }}
        replace
      />
    );
  }
  if (data.total === 0) {
    return (
      <EmptyState icon="message" title={query.stage ? t.noneInStage : t.nobody}>
        {!query.stage && t.nobodyHint}
      </EmptyState>
    );
  }
  return (
    <>
      <ApplicantList page={data} nowMs={nowMs} />
      <Pagination
        page={page}
        pageCount={pageCount}
        renderLink={(number, link) => (
          <Link
            to="/listings/$id/applicants"
            params={{ id }}
            search={{ ...place, ...(number > 1 && { page: number }) }}
            {...link}
          />
        )}
      />
    </>
  );
}
