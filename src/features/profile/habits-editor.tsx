import * as t from '#locales/profile.ts';
import * as q from '#locales/questions.ts';
import { usualHours } from './questions/question-labels.ts';
import type { ComponentType } from 'react';
import { Habits as HabitsSchema, HabitsForm } from '#contract/questionnaire/calls.ts';
import {
  isChoice,
  questionIds,
  type Habits,
  type QuestionId,
} from '#contract/questionnaire/questions.ts';
import { useApi } from '#src/api/api-context.ts';
import { habitsQuery, useSaveHabits } from '#src/shared/api/answers.ts';
import { readChangedAs, useOpened } from '#src/shared/api/versioned.ts';
import { CollisionNotice } from '#src/shared/drafts/collision-notice.tsx';
import { RestoredNotice } from '#src/shared/drafts/restored-notice.tsx';
import { Button } from '#src/ui/button.tsx';
import { useHabitsDraft } from './answer-drafts.ts';
import { formatHabit, questionLabel } from './collision-texts.ts';
import { EditorForm } from './editor-form.tsx';
import { QuestionField } from './questions/question-field.tsx';
import { useAnswersEditor } from './use-answers-editor.ts';
import styles from './questions/questionnaire.module.css';
import * as titles from '#locales/titles.ts';

interface HabitsEditorProps {
  stored: Habits;
  onClose: () => void;
  /** What the answers would change before they are saved; without any while they are as stored. */
  WhatIf: ComponentType<{ habits?: Habits | undefined }>;
}

/** Changes how a user lives: all questions at once. */
export function HabitsEditor({ stored: latest, onClose, WhatIf }: HabitsEditorProps) {
  // A refetch in the background must not change what a user is choosing over.
  const { value: stored, version } = useOpened(habitsQuery(useApi()), latest);
  const draft = useHabitsDraft(stored);
  const { mutateAsync: save, isPending } = useSaveHabits();
  const editor = useAnswersEditor({
    stored: { values: stored, version },
    draft,
    initial: draft.values,
    validate: HabitsForm,
    readCurrent: readChangedAs(HabitsSchema, (current) => current),
    save,
    savedMessage: t.answersSaved,
    onClose,
  });
  const habits = editor.answers;

  return (
    <EditorForm
      label={titles.howYouLive}
      restored={<RestoredNotice draft={draft} onDiscard={editor.discard} />}
      collisions={
        <CollisionNotice
          merging={editor.merging}
          label={questionLabel}
          format={formatHabit}
          onChoose={(collision, side) => editor.merging.choose(collision, side, habits)}
        />
      }
      isSaving={isPending}
      {...editor.formProps}
    >
      <div className={styles.questions}>
        {questionIds.map((id) => (
          <OneQuestion
            key={id}
            id={id}
            answer={habits[id]}
            onAnswer={(answer) => {
              const { [id]: _, ...others } = habits;
              editor.change(answer === undefined ? others : { ...others, [id]: answer });
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
