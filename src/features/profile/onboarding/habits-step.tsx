import { type } from '#contract/type.ts';
import { useState } from 'react';
import { HabitsForm } from '#contract/questionnaire/calls.ts';
import {
  isChoice,
  questionIds,
  type Habits,
  type Hours,
  type QuestionId,
} from '#contract/questionnaire/questions.ts';
import * as common from '#locales/common.ts';
import * as t from '#locales/onboarding.ts';
import * as questions from '#locales/questions.ts';
import * as ui from '#locales/ui.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { QuestionField } from '../questions/question-field.tsx';
import { formatMessage } from '#src/ui/format-message.ts';
import { usualHours } from '../questions/question-labels.ts';
import type { Process, StepPosition } from './step.ts';
import { StepFrame, useQuestionFocus } from './step-frame.tsx';
import * as titles from '#locales/titles.ts';

interface HabitsStepProps {
  process: Process;
  position: StepPosition;
  /** As far as they are answered, kept or saved. */
  habits: Habits;
}

/** Step 2: how a user lives, one question at a time; a tap on an answer moves on. */
export function HabitsStep({ process, position, habits }: HabitsStepProps) {
  // Chosen once: answering must not move the question away from under the finger.
  const [resumed] = useState(() => questionIds.find((id) => habits[id] === undefined) ?? 'sleep');
  const asked = questionIds.find((id) => id === position.question) ?? resumed;
  const [refusal, setRefusal] = useState<string | null>(null);
  const index = questionIds.indexOf(asked);
  const isLast = index === questionIds.length - 1;
  const answer = habits[asked];
  useQuestionFocus(asked, () => focusAnswer(asked));

  const keep = (next: Habits) =>
    process.send({ type: 'draft.changed', step: 'habits', draft: next });

  function goOn(next: Habits) {
    keep(next);
    if (!isLast) return position.go('habits', questionIds[index + 1]);
    const checked = HabitsForm(next);
    if (checked instanceof type.errors)
      return setRefusal(formatMessage(checked[0]?.message ?? checked.summary));
    return process.send({ type: 'step.submitted', step: 'habits', answers: checked });
  }

  function leaveOut() {
    const { [asked]: _, ...others } = habits;
    goOn(others);
  }

  function confirm() {
    const given = answer ?? (isChoice(asked) ? undefined : usualHours);
    if (given === undefined) return leaveOut();
    const isEmpty = !isChoice(asked) && (given as Hours).from === (given as Hours).until;
    return isEmpty ? undefined : goOn({ ...habits, [asked]: given });
  }

  const hasAnswer = answer !== undefined || !isChoice(asked);
  return (
    <form
      noValidate
      aria-label={titles.howYouLive}
      onSubmit={(event) => {
        event.preventDefault();
        if (!process.isSaving) confirm();
      }}
    >
      <StepFrame
        process={process}
        step="habits"
        progress={{ current: index + 1, total: questionIds.length }}
        onBack={() =>
          index > 0
            ? position.go('habits', questionIds[index - 1], { replace: true })
            : position.go('profile', 'about')
        }
        onward={
          <>
            {hasAnswer && (
              <Button variant="plain" onClick={leaveOut}>
                {questions.leaveOut}
              </Button>
            )}
            <Button
              type="submit"
              variant={hasAnswer ? 'primary' : 'quiet'}
              busy={process.isSaving}
              busyLabel={ui.saving}
            >
              {nextLabel(hasAnswer, isLast)}
            </Button>
          </>
        }
      >
        <QuestionField
          key={asked}
          id={asked}
          look="cards"
          answer={answer}
          onAnswer={(given) => keep({ ...habits, [asked]: given })}
          onTap={(given) => {
            if (!process.isSaving) goOn({ ...habits, [asked]: given });
          }}
        />
        {refusal && isLast && <Notice tone="warning" live title={refusal} />}
      </StepFrame>
    </form>
  );
}

function nextLabel(hasAnswer: boolean, isLast: boolean): string {
  if (!hasAnswer) return t.leaveThisOut;
  return isLast ? t.saveAndGoOn : common.next;
}

/** The chosen answer, or the first. */
function focusAnswer(id: QuestionId): void {
  const chosen = document.querySelector<HTMLElement>(`input[name="${id}"]:checked`);
  (chosen ?? document.getElementById(id))?.focus();
}
