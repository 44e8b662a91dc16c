import * as t from '#locales/profile.ts';
import * as q from '#locales/questions.ts';
import { questionWithProblem, usualHours } from './questions/question-labels.ts';
import { useState, type ComponentType } from 'react';
import { HabitsForm } from '#contract/questionnaire/calls.ts';
import {
  isChoice,
  questionIds,
  type Habits,
  type QuestionId,
} from '#contract/questionnaire/questions.ts';
import { useSaveHabits } from '#src/shared/api/answers.ts';
import { Button } from '#src/ui/button.tsx';
import { showToast } from '#src/ui/toast.ts';
import { EditorForm } from './editor-form.tsx';
import { QuestionField } from './questions/question-field.tsx';
import styles from './questions/questionnaire.module.css';

interface HabitsEditorProps {
  stored: Habits;
  /** What was chosen before and could not be saved. */
  left: Habits | undefined;
  onClose: () => void;
  /** What the answers would change before they are saved; without any while they are as stored. */
  WhatIf: ComponentType<{ habits?: Habits | undefined }>;
}

/** Changes how a user lives: all questions at once. */
export function HabitsEditor({ stored, left, onClose, WhatIf }: HabitsEditorProps) {
  const [habits, setHabits] = useState(left ?? stored);
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate: save, isPending, error } = useSaveHabits();

  function submit() {
    const found = questionWithProblem(HabitsForm(habits));
    setProblem(found);
    if (found !== null) return;
    save(habits, {
      onSuccess() {
        showToast({ kind: 'success', message: t.answersSaved });
        onClose();
      },
    });
  }

  return (
    <EditorForm
      label={t.howYouLive}
      isLeft={left !== undefined}
      isSaving={isPending}
      problem={problem}
      failure={error}
      onSubmit={submit}
      onCancel={onClose}
    >
      <div className={styles.questions}>
        {questionIds.map((id) => (
          <OneQuestion
            key={id}
            id={id}
            answer={habits[id]}
            onAnswer={(answer) => {
              const { [id]: _, ...others } = habits;
              setHabits(answer === undefined ? others : { ...others, [id]: answer });
            }}
          />
        ))}
      </div>
      <WhatIf habits={habits === stored ? undefined : habits} />
    </EditorForm>
  );
}

interface OneQuestionProps {
  id: QuestionId;
  answer: Habits[QuestionId];
  onAnswer: (answer: Habits[QuestionId]) => void;
}

function OneQuestion({ id, answer, onAnswer }: OneQuestionProps) {
  const isOpen = isChoice(id) || answer !== undefined;
  return (
    <div>
      {isOpen ? (
        <QuestionField id={id} look="chips" answer={answer} onAnswer={onAnswer} />
      ) : (
        <>
          <p className={styles.row}>{q.questions[id].ask}</p>
          <Button variant="quiet" size="s" onClick={() => onAnswer(usualHours)}>
            {q.setHours}
          </Button>
        </>
      )}
      {answer !== undefined && (
        <Button
          variant="plain"
          size="s"
          aria-label={q.leaveOutTopic({ topic: q.questions[id].topic })}
          onClick={() => onAnswer(undefined)}
        >
          {q.leaveOut}
        </Button>
      )}
    </div>
  );
}
