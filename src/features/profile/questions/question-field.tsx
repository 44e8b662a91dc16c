import * as t from '#locales/questions.ts';
import { formatAnswer } from '#src/shared/fit/answer-labels.ts';
import {
  answerOptions,
  isChoice,
  type ChoiceQuestionId,
  type Habits,
  type Hours,
  type QuestionId,
} from '#contract/questionnaire/questions.ts';
import { ChipGroup, ChipToggle } from '#src/ui/chip-toggle.tsx';
import { ChoiceList } from '#src/ui/choice-list.tsx';
import { HoursField } from './hours-field.tsx';
import { usualHours } from './question-labels.ts';
import styles from './questionnaire.module.css';

export interface QuestionFieldProps {
  id: QuestionId;
  answer: Habits[QuestionId];
  onAnswer: (answer: NonNullable<Habits[QuestionId]>) => void;
  /** Called when an answer is tapped, to go on to the next question. Arrow keys only choose. */
  onTap?: ((answer: NonNullable<Habits[QuestionId]>) => void) | undefined;
  /** Cards fill a screen of their own, chips fit into a list of questions. */
  look: 'cards' | 'chips';
}

/** One question about how a user lives. */
export function QuestionField(props: QuestionFieldProps) {
  const { id, answer, onAnswer, onTap, look } = props;
  if (!isChoice(id)) {
    return (
      <fieldset>
        <legend className={look === 'cards' ? styles.question : styles.row}>
          {t.questions[id].ask}
        </legend>
        <HoursField
          id={id}
          hours={(answer as Hours | undefined) ?? usualHours}
          onChange={onAnswer}
          labels={{ from: t.asleepFrom, until: t.upAt }}
        />
      </fieldset>
    );
  }
  if (look === 'chips') {
    return <QuestionChips id={id} chosen={answer as string | undefined} onChoose={onAnswer} />;
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- tells taps from arrow keys, which choose among the radio buttons inside
    <div
      onClick={({ target, detail }) => {
        if (detail > 0 && target instanceof HTMLInputElement) {
          onTap?.(target.value as NonNullable<Habits[QuestionId]>);
        }
      }}
    >
      <ChoiceList
        id={id}
        name={id}
        legend={t.questions[id].ask}
        choices={answerOptions(id).map((value) => ({ value, label: formatAnswer(id, value) }))}
        selected={answer === undefined ? [] : [answer as string]}
        onChange={([chosen]) => onAnswer(chosen as NonNullable<Habits[ChoiceQuestionId]>)}
      />
    </div>
  );
}

interface QuestionChipsProps {
  id: ChoiceQuestionId;
  chosen: string | undefined;
  onChoose: (answer: NonNullable<Habits[ChoiceQuestionId]>) => void;
}

function QuestionChips({ id, chosen, onChoose }: QuestionChipsProps) {
  return (
    <ChipGroup legend={t.questions[id].ask} showLegend>
      {answerOptions(id).map((value, index) => (
        <ChipToggle
          key={value}
          id={index === 0 ? id : `${id}-${value}`}
          type="radio"
          name={id}
          value={value}
          checked={chosen === value}
          onChange={() => onChoose(value)}
        >
          {formatAnswer(id, value)}
        </ChipToggle>
      ))}
    </ChipGroup>
  );
}
