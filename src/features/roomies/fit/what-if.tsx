import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Answer } from '#contract/calls.ts';
import { limits } from '#contract/limits.ts';
import type { Habits, Preferences } from '#contract/questionnaire/questions.ts';
import * as common from '#locales/common.ts';
import * as fitTexts from '#locales/roomie-fit.ts';
import { useApi } from '#src/api/api-context.ts';
import { fitPreviewQuery } from '#src/shared/api/fit.ts';
import { useDebouncedValue } from '#src/ui/use-debounced-value.ts';
import { Announcement } from '#src/ui/announcement.tsx';
import { Avatar } from '#src/ui/avatar.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import { Spinner } from '#src/ui/spinner.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './what-if.module.css';

interface Change {
  habits?: Habits | undefined;
  preferences?: Preferences | undefined;
}
type Preview = Answer<'previewFit'>;
type Moved = Omit<Preview['changes'][number], 'user'>;

const pauseMs = 350;

/** What a change of answers would do to scores and matches, while it is not saved. */
export function WhatIf({ habits, preferences }: Change) {
  const asked: Change = {
    habits: useDebouncedValue(habits, pauseMs),
    preferences: useDebouncedValue(preferences, pauseMs),
  };
  const { data, isError, isFetching } = useQuery({
    ...fitPreviewQuery(useApi(), requestBody(asked)),
    enabled: isChange(asked),
  });
  if (!isChange({ habits, preferences })) return null;
  const isBehind = isFetching || asked.habits !== habits || asked.preferences !== preferences;
  return (
    <section className={styles.panel} aria-labelledby="what-if">
      <div className={styles.head}>
        <h3 id="what-if" className={styles.title}>
          {fitTexts.whatIf}
        </h3>
        {isBehind && <Spinner />}
      </div>
      {isError && <p className={styles.soft}>{fitTexts.previewFailed}</p>}
      {data && !isError && (
        <>
          <p className={styles.matches}>{summarizePreview(data, bold)}</p>
          <details>
            <summary className={styles.summary}>
              {data.changes.length === 0
                ? fitTexts.nothingChanges
                : fitTexts.changesAtTop({ count: data.changes.length })}
              <Icon name={laterIcons.chevronDown} />
            </summary>
            <Changes changes={data.changes} />
            <p className={styles.soft}>
              {fitTexts.previewMeaning({ score: limits.fit.matchScore })}
            </p>
          </details>
        </>
      )}
      {!data && !isError && <p className={styles.soft}>{fitTexts.previewLoading}</p>}
      <Announcement>{data && !isError && !isBehind && summarizePreview(data, asItIs)}</Announcement>
    </section>
  );
}

function Changes({ changes }: { changes: Preview['changes'] }) {
  if (changes.length === 0) return null;
  return (
    <ul className={styles.roomies} aria-label={fitTexts.changes}>
      {changes.map(({ user, ...change }) => (
        <li key={user.id} className={styles.roomie}>
          <Avatar url={user.profile_picture_url} name={user.first_name} size="s" />
          <span className={styles.name} dir="auto">
            {user.first_name || common.aRoomie}
          </span>
          <Score {...change} />
          <span className={styles.rank}>{formatRank(change)}</span>
        </li>
      ))}
    </ul>
  );
}

function Score({ score_before: before, score_after: after }: Moved) {
  if (before === after)
    return <span className={styles.score}>{after ?? fitTexts.noScoreBefore}</span>;
  return (
    <span className={styles.score}>
      {before ?? fitTexts.noScoreBefore} <Icon name={laterIcons.arrowRight} />
      <VisuallyHidden>{fitTexts.scoreTo}</VisuallyHidden>
      <b>{after ?? fitTexts.noScoreAfter}</b>
    </span>
  );
}

function formatRank({ rank_before, rank_after }: Moved): string {
  if (rank_after === null) return fitTexts.outOfTop({ count: limits.fit.top });
  return rank_before === rank_after ? '' : fitTexts.nowNumber({ rank: rank_after });
}

const bold = (text: ReactNode) => <b className={styles.number}>{text}</b>;
const asItIs = (text: ReactNode) => text;

function summarizePreview(preview: Preview, wrap: (text: ReactNode) => ReactNode): ReactNode {
  const { matches_before: before, matches_after: count } = preview;
  if (count === before) return fitTexts.matchesSame({ count, bold: wrap });
  const difference = Math.abs(count - before);
  return (count > before ? fitTexts.matchesMore : fitTexts.matchesFewer)({
    count,
    difference,
    bold: wrap,
  });
}

const isChange = ({ habits, preferences }: Change) => Boolean(habits ?? preferences);

const requestBody = ({ habits, preferences }: Change) => ({
  ...(habits && { habits }),
  ...(preferences && { preferences }),
});
