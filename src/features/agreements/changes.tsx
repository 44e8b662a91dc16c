import { useInfiniteQuery } from '@tanstack/react-query';
import type { AgreementChangePage } from '#contract/agreements/calls.ts';
import * as paper from '#locales/agreement-paper.ts';
import * as t from '#locales/agreements.ts';
import * as common from '#locales/common.ts';
import * as ui from '#locales/ui.ts';
import { useApi } from '#src/api/api-context.ts';
import { FailureNotice, LoadFailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { Button } from '#src/ui/button.tsx';
import { formatMoment } from '#src/ui/format-moment.ts';
import { isolate } from '#src/ui/isolate.tsx';
import { Panel } from '#src/ui/page-layout.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import styles from './agreements.module.css';
import { changesQuery, useUndoChange } from './api/agreements.ts';
import { readWording, RuleText, type Wording } from './wording.tsx';

type Change = AgreementChangePage['items'][number];

const sentences: Record<Change['kind'], (who: { name: string }) => string> = {
  added: t.added,
  changed: t.changed,
  removed: t.removed,
  undone: t.undone,
};

/** Every change with its author, and a button that undoes it. */
export function Changes({ groupId }: { groupId: number }) {
  const query = useInfiniteQuery(changesQuery(useApi(), groupId));
  const { mutate: undo, isPending, variables, error } = useUndoChange(groupId);
  const items = query.data?.pages.flatMap((page) => page.items);
  return (
    <Panel stacked title={t.changes}>
      {items ? (
        <>
          {items.length === 0 && <p className={styles.soft}>{t.noChanges}</p>}
          <ul className={styles.list}>
            {items.map((change) => (
              <li key={change.id}>
                <ChangeLine
                  change={change}
                  isBusy={isPending && variables === change.id}
                  onUndo={() => undo(change.id)}
                />
              </li>
            ))}
          </ul>
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
        </>
      ) : query.error ? (
        <LoadFailureNotice title={t.changesFailed} query={query} />
      ) : (
        <Loading>
          <Skeleton width="long" />
        </Loading>
      )}
      <FailureNotice title={common.notSaved} error={error} />
    </Panel>
  );
}

interface ChangeLineProps {
  change: Change;
  isBusy: boolean;
  onUndo: () => void;
}

function ChangeLine({ change, isBusy, onUndo }: ChangeLineProps) {
  const { kind, author, before, after, created_at: at, can_undo: canUndo } = change;
  const name = author?.first_name ?? paper.memberHidden;
  const text = (after && readWording(after)) ?? (before && readWording(before)) ?? t.wasOpen;
  return (
    <div className={styles.change}>
      <div className={styles.text}>
        <p>
          {isolate(sentences[kind]({ name }), name)}
          <small className={styles.soft}>
            {paper.sectionNames[change.section]}, {formatMoment(at)}
          </small>
        </p>
        <dl className={styles.wordings}>
          {before && <WordingLine label={t.before} wording={before} />}
          <WordingLine label={t.after} wording={after} />
        </dl>
      </div>
      {canUndo && (
        <Button
          variant="quiet"
          size="s"
          busy={isBusy}
          aria-label={t.undoChange({ rule: text })}
          onClick={onUndo}
        >
          {ui.undo}
        </Button>
      )}
    </div>
  );
}

function WordingLine({ label, wording }: { label: string; wording: Wording | null }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{wording ? <RuleText wording={wording} whenOpen={t.wasOpen} /> : t.noRule}</dd>
    </div>
  );
}
