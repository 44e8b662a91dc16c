import type { ReactNode } from 'react';
import * as basics from '#locales/basics.ts';
import * as common from '#locales/common.ts';
import { formatFailure } from '#src/api/errors.ts';
import { Notice } from '#src/ui/notice.tsx';
import { Panel, Section } from '#src/ui/page-layout.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import styles from './profile.module.css';

interface Query {
  data: unknown;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface LoadedProps {
  title: string;
  heading?: 'h2' | 'h3';
  queries: readonly Query[];
  /** Shown once every query has its data. */
  children: ReactNode;
}

/** About as many as the sections have, so that what follows does not move far. */
const rows = Array.from({ length: 8 }, (_, index) => `row-${index}`);

/** A section whose data may still be coming, or could not be had. */
export function Loaded({ title, heading = 'h2', queries, children }: LoadedProps) {
  const missing = queries.filter(({ data }) => data === undefined);
  if (missing.length === 0) return children;
  const failed = missing.find(({ error }) => error);
  return (
    <Section title={title} heading={heading}>
      {failed ? (
        <Notice
          tone="danger"
          title={common.partFailed}
          retrying={failed.isFetching}
          onRetry={() => {
            for (const query of missing) query.refetch();
          }}
        >
          {formatFailure(failed.error)}
        </Notice>
      ) : (
        <Loading label={basics.loading}>
          <Panel>
            <div className={styles.facts}>
              {rows.map((row) => (
                <div key={row} className={styles.fact}>
                  <Skeleton width="half" />
                  <Skeleton width="long" />
                </div>
              ))}
            </div>
          </Panel>
        </Loading>
      )}
    </Section>
  );
}
