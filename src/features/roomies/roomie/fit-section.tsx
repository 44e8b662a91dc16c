import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { limits } from '#contract/limits.ts';
import type { Fit } from '#contract/matching/fit.ts';
import { isMatch } from '#fit/score.ts';
import * as common from '#locales/common.ts';
import * as q from '#locales/questions.ts';
import { explainConfidence } from '#src/shared/fit/fit-labels.ts';
import { Ledger } from '#src/shared/fit/ledger.tsx';
import * as fitTexts from '#locales/fit.ts';
import * as t from '#locales/roomie-fit.ts';
import { useApi } from '#src/api/api-context.ts';
import { userFitQuery } from '#src/shared/api/fit.ts';
import { habitsQuery } from '#src/shared/api/answers.ts';
import { LoadFailureView } from '#src/shared/failures/failure-notice.tsx';
import { FitRing } from '#src/ui/fit-ring.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Section } from '#src/ui/page-layout.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { isolate } from '#src/ui/isolate.tsx';
import { Invitation } from '../fit/invitation.tsx';
import styles from './fit-section.module.css';
import bar from './score-bar.module.css';

const hidden = (text: ReactNode) => <VisuallyHidden>{text}</VisuallyHidden>;

/** How well the user would live with someone, with everything that number is made of. */
export function FitSection({ id, name }: { id: number; name: string }) {
  const fit = useQuery(userFitQuery(useApi(), id));
  return (
    <Section id="fit" title={isolate(common.youAnd({ name }), name)}>
      {fit.data && <FitLevel fit={fit.data} name={name} />}
      {!fit.data && fit.error && <LoadFailureView title={t.scoreFailed} query={fit} />}
      {fit.isPending && <FitLoading isPaused={fit.fetchStatus === 'paused'} />}
    </Section>
  );
}

function FitLevel({ fit, name }: { fit: Fit; name: string }) {
  const { score, conflicts } = fit;
  if (fit.shared === 0) return <NothingShared name={name} />;
  return (
    <>
      <div className={styles.score}>
        {score !== null && <FitRing score={score} size="l" conflict={conflicts.length > 0} />}
        <div className={styles.words}>
          <p className={styles.number}>
            {score === null ? fitTexts.noScoreYet : t.fitScore({ score, hidden })}
          </p>
          <p className={styles.base}>{explainConfidence(fit)}.</p>
          {isMatch({ score, conflicts: conflicts.length }) && (
            <p className={styles.match}>{t.matchMeaning({ score: limits.fit.matchScore })}</p>
          )}
          {conflicts.length > 0 && (
            <p className={styles.conflict}>{t.conflictsLast({ count: conflicts.length })}</p>
          )}
        </div>
      </div>
      <ScoreBar fit={fit} />
      <Ledger fit={fit} name={name} />
      <p className={styles.note}>{t.scoreNote}</p>
    </>
  );
}

/** A hundred points as one bar: what is kept, and what each question takes away. */
function ScoreBar({ fit }: { fit: Fit }) {
  const { score } = fit;
  if (score === null) return null;
  const lost = fit.ledger
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points);
  return (
    <figure className={bar.figure}>
      <div className={bar.bar} aria-hidden="true">
        {score > 0 && <span className={bar.kept} style={{ flexGrow: score }} />}
        {lost.map(({ question, points, conflict }) => (
          <span
            key={question}
            className={conflict ? bar.conflict : bar.lost}
            style={{ flexGrow: points }}
            title={fitTexts.withPoints({ line: q.questions[question].topic, points })}
          />
        ))}
      </div>
      <figcaption className={bar.caption}>
        {lost.length === 0
          ? t.allPointsKept
          : `100 − ${lost.map(({ points }) => points).join(' − ')} = ${score}`}
      </figcaption>
    </figure>
  );
}

function NothingShared({ name }: { name: string }) {
  const habits = useQuery(habitsQuery(useApi())).data;
  const isMine = habits !== undefined && Object.keys(habits).length > 0;
  if (habits !== undefined && !isMine) return <Invitation />;
  return (
    <Notice title={fitTexts.noScoreYet}>
      {isolate(isMine ? t.theyHaveNotAnswered({ name }) : t.threeQuestions({ name }), name)}
    </Notice>
  );
}

function FitLoading({ isPaused }: { isPaused: boolean }) {
  return (
    <Loading label={t.loadingScore}>
      {isPaused && <Notice live>{t.scoreLater}</Notice>}
      <div className={styles.score}>
        <span className={styles.ring}>
          <Skeleton shape="circle" />
        </span>
        <div className={styles.words}>
          <Skeleton shape="title" width="short" />
          <Skeleton width="half" />
        </div>
      </div>
      <div className={styles.lines}>
        <Skeleton shape="panel" />
        <Skeleton shape="panel" />
        <Skeleton shape="panel" />
      </div>
    </Loading>
  );
}
