import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { RentSplit } from '#contract/rent-splits/calls.ts';
import * as common from '#locales/common.ts';
import { formatDay, formatMoney } from '#locales/format.ts';
import * as t from '#locales/rent-splits.ts';
import { rentSplit } from '#locales/titles.ts';
import { useApi } from '#src/api/api-context.ts';
import { groupQuery } from '#src/shared/api/groups.ts';
import { LoadFailureView } from '#src/shared/failures/failure-notice.tsx';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import { Page, PageHeader, Panel, Section } from '#src/ui/page-layout.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { rentSplitsQuery } from './api/rent-splits.ts';
import { RentSplitsLoading } from './rent-splits-skeleton.tsx';
import styles from './rent-splits.module.css';
import { SplitForm } from './split-form.tsx';
import { SplitView } from './split-view.tsx';

/** How a group splits a rent: the newest split, earlier ones, and a form for another. */
export function RentSplitsPage({ id }: { id: number }) {
  const api = useApi();
  const query = useInfiniteQuery(rentSplitsQuery(api, id));
  const { data: group } = useQuery(groupQuery(api, id));
  const newestPage = query.data?.pages[0];
  const splits = query.data?.pages.flatMap(({ items }) => items);
  return (
    <Page width="m">
      <PageHeader
        title={rentSplit}
        back={
          group ? (
            <Link to="/groups/$id" params={{ id }}>
              <bdi>{group.name}</bdi>
            </Link>
          ) : (
            <Skeleton width="short" />
          )
        }
      />
      {newestPage && splits && group ? (
        <Splits
          groupId={id}
          currency={newestPage.currency}
          splits={splits}
          members={group.members}
        />
      ) : query.error ? (
        <LoadFailureView title={t.failed} query={query} />
      ) : (
        <RentSplitsLoading />
      )}
      {query.hasNextPage && (
        <Button
          variant="quiet"
          size="s"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {common.showMore}
        </Button>
      )}
    </Page>
  );
}

interface SplitsProps {
  groupId: number;
  currency: string;
  splits: readonly RentSplit[];
  members: Parameters<typeof SplitForm>[0]['members'];
}

function Splits({ groupId, currency, splits, members }: SplitsProps) {
  const [isNew, setNew] = useState(false);
  const [newest, ...earlier] = splits;
  if (members.length < 2 && !newest) {
    return (
      <EmptyState icon={laterIcons.home} title={t.none}>
        {t.alone}
      </EmptyState>
    );
  }
  return (
    <div className={styles.stack}>
      {newest && !isNew ? (
        <>
          <SplitView key={newest.id} groupId={groupId} split={newest} />
          {members.length > 1 && (
            <div className={styles.noPrint}>
              <Button variant="quiet" onClick={() => setNew(true)}>
                {t.again}
              </Button>
            </div>
          )}
        </>
      ) : (
        <Panel title={t.newSplit}>
          <div className={styles.stack}>
            <p className={styles.soft}>{t.noneHint}</p>
            <SplitForm
              groupId={groupId}
              currency={currency}
              members={members}
              onDone={() => setNew(false)}
              onCancel={newest ? () => setNew(false) : null}
            />
          </div>
        </Panel>
      )}
      {earlier.length > 0 && (
        <div className={styles.noPrint}>
          <Section title={t.earlier}>
            {earlier.map((split) => (
              <details key={split.id} className={styles.earlier}>
                <summary>
                  {t.madeOn({
                    rent: formatMoney(split.rent, split.currency),
                    day: formatDay(split.created_at),
                  })}
                </summary>
                <SplitView groupId={groupId} split={split} />
              </details>
            ))}
          </Section>
        </div>
      )}
    </div>
  );
}
