import { withEasierAnswers } from '#contract/questionnaire/preference-rules.ts';
import * as t from '#locales/questions.ts';
import { formatAccepted, formatAnswer } from '#src/shared/fit/answer-labels.ts';
import {
  answerOptions,
  easiestAnswer,
  importances,
  isChoice,
  type ChoiceQuestionId,
  type Habits,
  type Hours,
  type Preference,
  type QuestionId,
} from '#contract/questionnaire/questions.ts';
import { ChipGroup, ChipToggle } from '#src/ui/chip-toggle.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { HoursField } from './hours-field.tsx';
import styles from './questionnaire.module.css';
import { laterIcons } from '#src/ui/later-icons.ts';

interface PreferenceRowProps {
  id: QuestionId;
  /** How the user lives themselves: always fine. */
  own: NonNullable<Habits[QuestionId]>;
  preference: Preference;
  onChange: (preference: Preference) => void;
}

/** What is fine in others on one question: a line to read, and to open when it matters. */
export function PreferenceRow({ id, own, preference, onChange }: PreferenceRowProps) {
  const { importance, is_dealbreaker } = preference;
  return (
    <li>
      <details className={styles.preference}>
        <summary className={styles.summary}>
          <span className={styles.summaryText}>
            <b>{t.questions[id].topic}</b>
            <span className={styles.accepted}>{formatAccepted(id, preference.acceptable)}</span>
          </span>
          <span className={is_dealbreaker ? styles.dealbreaker : styles.importance}>
            {is_dealbreaker ? t.dealbreaker : t.importances[importance]}
          </span>
          <span className={styles.arrow}>
            <Icon name={laterIcons.chevronDown} />
          </span>
        </summary>
        <div className={styles.preferenceBody}>
          <Acceptable id={id} own={own} preference={preference} onChange={onChange} />
          <ChipGroup legend={t.howMuchItMatters} showLegend>
            {importances.map((weight) => (
              <ChipToggle
                key={weight}
                type="radio"
                name={`${id}-importance`}
                checked={importance === weight}
                onChange={() => onChange({ ...preference, importance: weight })}
              >
                {t.importances[weight]}
              </ChipToggle>
            ))}
          </ChipGroup>
          <label className={styles.switch}>
            <input
              type="checkbox"
              role="switch"
              aria-checked={is_dealbreaker}
              checked={is_dealbreaker}
              onChange={(event) =>
                onChange({ ...preference, is_dealbreaker: event.currentTarget.checked })
              }
            />
            <span>
              {t.aDealbreaker}
              <span className={styles.soft}>{t.dealbreakerHint}</span>
            </span>
          </label>
        </div>
      </details>
    </li>
  );
}

function Acceptable({ id, own, preference, onChange }: PreferenceRowProps) {
  const { askOfOthers } = t.questions[id];
  if (!isChoice(id)) {
    return (
      <fieldset>
        <legend className={styles.row}>{askOfOthers}</legend>
        <HoursField
          id={`${id}-wanted`}
          hours={preference.acceptable as Hours}
          onChange={(acceptable) => onChange({ ...preference, acceptable })}
          labels={{ from: t.notBefore, until: t.upBy }}
        />
      </fieldset>
    );
  }
  const accepted = preference.acceptable as string[];
  return (
    <>
      <ChipGroup legend={askOfOthers} showLegend>
        {answerOptions(id).map((answer) => (
          <ChipToggle
            key={answer}
            checked={accepted.includes(answer)}
            disabled={answer === own}
            onChange={(event) =>
              onChange(
                event.currentTarget.checked
                  ? accept(id, preference, answer)
                  : refuse(id, preference, answer),
              )
            }
          >
            {answer === own
              ? t.ownAnswer({ answer: formatAnswer(id, answer) })
              : formatAnswer(id, answer)}
          </ChipToggle>
        ))}
      </ChipGroup>
      {easiestAnswer(id) && (
        <output className={styles.soft}>
          {preference.only_these ? t.easierRefused : t.easierIsFree}
        </output>
      )}
    </>
  );
}

/** Accepts one more answer, and the easier ones too unless the user has refused one. */
function accept(id: ChoiceQuestionId, preference: Preference, answer: string): Preference {
  const listed = [...(preference.acceptable as string[]), answer];
  const withEasier = withEasierAnswers(id, listed);
  const isEasierRefused = preference.only_these && withEasier.length > listed.length;
  return withAcceptable(id, preference, isEasierRefused ? listed : withEasier);
}

/** No longer accepts an answer. What is harder to live with stays as the user chose it. */
function refuse(id: ChoiceQuestionId, preference: Preference, answer: string): Preference {
  const listed = (preference.acceptable as string[]).filter((each) => each !== answer);
  return withAcceptable(id, preference, listed);
}

function withAcceptable(
  id: ChoiceQuestionId,
  { importance, is_dealbreaker }: Preference,
  listed: string[],
): Preference {
  const acceptable = answerOptions(id).filter((each) => listed.includes(each));
  const lacksEasier = withEasierAnswers(id, listed).length > acceptable.length;
  return {
    acceptable,
    importance,
    is_dealbreaker,
    ...(lacksEasier && { only_these: true }),
  } as Preference;
}
