import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { limits } from '#contract/limits.ts';
import type { FoundingAnswer as Answer } from '#contract/wanted/wanted.ts';
import * as common from '#locales/common.ts';
import * as t from '#locales/founding.ts';
import { allPages } from '#locales/wanted.ts';
import { useApi } from '#src/api/api-context.ts';
import { LoadFailureView } from '#src/shared/failures/failure-notice.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { chipLinkClass } from '#src/ui/chip-link.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Page, PageHeader, Panel } from '#src/ui/page-layout.tsx';
import { Pagination } from '#src/ui/pagination.tsx';
import { LoadingPanel } from '#src/ui/skeleton.tsx';
import { foundingQuery } from './api/founding.ts';
import { FoundingAnswer } from './founding-answer.tsx';
import { WantedCard } from './wanted-card.tsx';
import styles from './wanted.module.css';

interface FoundingPageProps {
  /** Whom to show: those whom I answered so, or those whom I have not answered. */
  answer: Answer | null;
  page: number;
}

const tabs = [
  [null, t.openTab],
  ['yes', t.yesTab],
  ['no', t.noTab],
] as const;

const toSearch = (answer: Answer | null) => (answer === null ? {} : { answer });

/** Those with whom I might look for a home, and what I say about each. */
export function FoundingPage({ answer, page }: FoundingPageProps) {
  const list = useRef<HTMLDivElement>(null);
  return (
    <Page width="m">
      <PageHeader
        back={<Link to="/wanted">{allPages}</Link>}
        title={t.title}
        lede={t.lede}
        actions={
          <Link to="/groups" className={buttonClass({ variant: 'quiet', size: 's' })}>
            {common.yourGroups}
          </Link>
        }
      />
      <div className={styles.stack}>
        <nav aria-label={t.tabs}>
          <div className={styles.strip}>
            {tabs.map(([each, label]) => (
              <Link
                key={label}
                to="/wanted/together"
                search={toSearch(each)}
                activeOptions={{ exact: true }}
                className={chipLinkClass}
                {...(each === answer && { 'aria-current': 'page' as const })}
              >
                {label}
              </Link>
            ))}
          </div>
        </nav>
        {/* An answer takes its card away, and the focus with it. */}
        <div ref={list} tabIndex={-1} className={styles.stack}>
          <Pages answer={answer} page={page} onAnswered={() => list.current?.focus()} />
        </div>
      </div>
    </Page>
  );
}

function Pages({ answer, page, onAnswered }: FoundingPageProps & { onAnswered: () => void }) {
  const result = useQuery(foundingQuery(useApi(), answer, page));
  const { data, error, dataUpdatedAt } = result;
  if (!data) {
    if (error) return <LoadFailureView title={common.pagesFailed} query={result} />;
    return <LoadingPanel label={t.loading} />;
  }
  return (
    <>
      {!data.is_ready && (
        <Panel title={t.needsPage}>
          <Link to="/wanted/edit" className={buttonClass()}>
            {t.writePage}
          </Link>
        </Panel>
      )}
      {data.items.length === 0 ? (
        <EmptyState icon="people" title={answer === null ? t.noneOpen : t.noneAnswered}>
          {answer === null ? t.noneOpenHint : t.noneAnsweredHint}
        </EmptyState>
      ) : (
        <>
          <ul className={styles.grid} aria-label={t.title}>
            {data.items.map((each) => (
              <li key={each.id}>
                <WantedCard heading="h2" page={each} nowMs={dataUpdatedAt}>
                  <FoundingAnswer isOnCard page={each} onAnswered={onAnswered} />
                </WantedCard>
              </li>
            ))}
          </ul>
          <Pagination
            page={data.page}
            pageCount={Math.ceil(data.total / limits.page.size)}
            renderLink={(number, link) => (
              <Link
                to="/wanted/together"
                search={{ ...toSearch(answer), page: number }}
                activeOptions={{ exact: true }}
                {...link}
              />
            )}
          />
        </>
      )}
    </>
  );
}
