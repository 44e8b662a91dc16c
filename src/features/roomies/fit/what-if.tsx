import { useQuery } from '@tanstack/react-query';
import type { Answer } from '#contract/calls.ts';
import { limits } from '#contract/limits.ts';
import type { Habits, Preferences } from '#contract/questionnaire/questions.ts';
import { useApi } from '#src/api/api-context.ts';
import { fitPreviewQuery } from '#src/queries/fit.ts';
import { useDebouncedValue } from '#src/queries/use-debounced-value.ts';
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

/** What a change of mine would do to scores and matches, while it is not saved. */
export function WhatIf({ habits, preferences }: Change) {
  const asked: Change = {
    habits: useDebouncedValue(habits, pauseMs),
    preferences: useDebouncedValue(preferences, pauseMs),
  };
  const { data, isError, isFetching } = useQuery({
    ...fitPreviewQuery(useApi(), bodyOf(asked)),
    enabled: isChange(asked),
  });
  if (!isChange({ habits, preferences })) return null;
  const words = data && !isError ? summaryOf(data) : '';
  const isBehind = isFetching || asked.habits !== habits || asked.preferences !== preferences;
  return (
    <section className={styles.panel} aria-labelledby="what-if">
      <div className={styles.head}>
        <h3 id="what-if" className={styles.title}>
          What if
        </h3>
        {isBehind && <Spinner />}
      </div>
      {isError && <p className={styles.soft}>The preview is not available right now.</p>}
      {data && !isError && (
        <>
          <p className={styles.matches}>
            <b className={styles.number}>{data.matches_after}</b> {words}
          </p>
          <details>
            <summary className={styles.summary}>
              {data.changes.length === 0
                ? 'Nothing changes at the top of your list'
                : `Changes at the top of your list (${data.changes.length})`}
              <Icon name={laterIcons.chevronDown} />
            </summary>
            <Changes changes={data.changes} />
            <p className={styles.soft}>
              A match is a fit of {limits.fit.match} or more without a conflict. Nothing is saved
              yet.
            </p>
          </details>
        </>
      )}
      {!data && !isError && <p className={styles.soft}>Working out what this would change…</p>}
      <Announcement>{data && !isBehind && `${data.matches_after} ${words}`}</Announcement>
    </section>
  );
}

function Changes({ changes }: { changes: Preview['changes'] }) {
  if (changes.length === 0) return null;
  return (
    <ul className={styles.roomies} aria-label="Changes">
      {changes.map(({ user, ...change }) => (
        <li key={user.id} className={styles.roomie}>
          <Avatar url={user.profile_picture_url} name={user.first_name} size="s" />
          <span className={styles.name} dir="auto">
            {user.first_name || 'A roomie'}
          </span>
          <Score {...change} />
          <span className={styles.rank}>{formatRank(change)}</span>
        </li>
      ))}
    </ul>
  );
}

function Score({ score_before: before, score_after: after }: Moved) {
  if (before === after) return <span className={styles.score}>{after ?? 'No score'}</span>;
  return (
    <span className={styles.score}>
      {before ?? 'No score'} <Icon name={laterIcons.arrowRight} />
      <VisuallyHidden>to </VisuallyHidden>
      <b>{after ?? 'no score'}</b>
    </span>
  );
}

function formatRank({ rank_before, rank_after }: Moved): string {
  if (rank_after === null) return `out of the top ${limits.fit.top}`;
  return rank_before === rank_after ? '' : `now no. ${rank_after}`;
}

function summaryOf({ matches_before: before, matches_after: after }: Preview): string {
  const noun = after === 1 ? 'match' : 'matches';
  const difference = after - before;
  if (difference === 0) return `${noun}, as many as now.`;
  return `${noun}: ${Math.abs(difference)} ${difference > 0 ? 'more' : 'fewer'} than now.`;
}

const isChange = ({ habits, preferences }: Change) => Boolean(habits ?? preferences);

const bodyOf = ({ habits, preferences }: Change) => ({
  ...(habits && { habits }),
  ...(preferences && { preferences }),
});
