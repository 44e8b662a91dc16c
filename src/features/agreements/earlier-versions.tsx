import { useInfiniteQuery } from '@tanstack/react-query';
import type { AgreementVersion } from '#contract/agreements/calls.ts';
import * as paper from '#locales/agreement-paper.ts';
import * as t from '#locales/agreements.ts';
import * as common from '#locales/common.ts';
import { formatDay } from '#locales/format.ts';
import { useApi } from '#src/api/api-context.ts';
import { LoadFailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { Button } from '#src/ui/button.tsx';
import { isolate } from '#src/ui/isolate.tsx';
import { Panel } from '#src/ui/page-layout.tsx';
import styles from './agreements.module.css';
import { versionsQuery } from './api/agreements.ts';
import { RuleText } from './wording.tsx';

interface EarlierVersionsProps {
  groupId: number;
  /** Whether there are any. */
  isShown: boolean;
}

/** The versions that somebody accepted and that ended, word for word. */
export function EarlierVersions({ groupId, isShown }: EarlierVersionsProps) {
  const query = useInfiniteQuery({ ...versionsQuery(useApi(), groupId), enabled: isShown });
  if (!isShown) return null;
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Panel stacked title={t.earlier}>
      {items.map((version) => (
        <Version key={version.version} version={version} />
      ))}
      {query.error && <LoadFailureNotice title={t.versionsFailed} query={query} />}
      {query.hasNextPage && (
        <div>
          <Button
            variant="quiet"
            size="s"
            busy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {common.showMore}
          </Button>
        </div>
      )}
    </Panel>
  );
}

function Version({ version }: { version: AgreementVersion }) {
  const { version: number, ended_by: reason, ended_at: at, rules, acceptances } = version;
  const day = formatDay(at);
  return (
    <details className={styles.version}>
      <summary>
        {paper.versionNumber({ number: String(number) })}
        <small className={styles.soft}>
          {reason === 'change' ? t.endedByChange({ day }) : t.endedByMember({ day })}
        </small>
      </summary>
      <ul className={styles.plainRules}>
        {rules.map((rule, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a snapshot never changes
          <li key={at}>
            <RuleText wording={rule} whenOpen={t.wasOpen} />
          </li>
        ))}
      </ul>
      <ul className={styles.plainRules}>
        {acceptances.map(({ name, accepted_at: acceptedAt }) => (
          <li key={`${acceptedAt} ${name}`} className={styles.soft}>
            {isolate(
              paper.acceptedOn({ name: name ?? paper.memberHidden, day: formatDay(acceptedAt) }),
              name ?? '',
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
