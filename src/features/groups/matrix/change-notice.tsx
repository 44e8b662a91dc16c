import type { GroupMatrix } from '#contract/groups/matrix.ts';
import { formatNumber } from '#locales/format.ts';
import * as t from '#locales/groups.ts';
import * as q from '#locales/questions.ts';
import { formatAnswer } from '#src/shared/fit/answer-labels.ts';
import { isolate } from '#src/ui/isolate.tsx';
import { Panel } from '#src/ui/page-layout.tsx';
import styles from './matrix.module.css';
import { findUser, userName } from './pairs.ts';

/** What the least content pair would gain if one of the two gave up one wish. Nothing without one. */
export function ChangeNotice({ matrix }: { matrix: GroupMatrix }) {
  const { change } = matrix;
  if (!change) return null;
  const { question, answer, score_before: before, score_after: after } = change;
  const user = findUser(matrix, change.user_id);
  const name = userName(user);
  const score = (value: number | null) => (value === null ? t.noScore : formatNumber(value));
  const what = {
    topic: q.questions[question].topic,
    answer: formatAnswer(question, answer),
    before: score(before),
    after: score(after),
  };
  return (
    <Panel title={t.changeTitle} heading="h3">
      <p>{user?.is_me ? t.changeYou(what) : isolate(t.changeName({ ...what, name }), name)}</p>
      {change.conflicts_after < change.conflicts_before && <p>{t.changeEndsConflict}</p>}
      <p className={styles.soft}>{t.changeHint}</p>
    </Panel>
  );
}
