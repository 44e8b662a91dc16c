import { wantedPreferences } from '#contract/questionnaire/preference-rules.ts';
import { useMemo, useState } from 'react';
import { Preferences as PreferencesForm } from '#contract/questionnaire/calls.ts';
import { questionIds, type Habits, type Preferences } from '#contract/questionnaire/questions.ts';
import * as t from '#locales/onboarding.ts';
import * as ui from '#locales/ui.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PreferencesList } from '../questions/preferences-list.tsx';
import { questionWithProblem } from '../questions/question-labels.ts';
import styles from './onboarding.module.css';
import type { Process, StepPosition } from './step.ts';
import { StepFrame } from './step-frame.tsx';
import * as titles from '#locales/titles.ts';

interface PreferencesStepProps {
  process: Process;
  position: StepPosition;
  habits: Habits;
  /** Kept or saved before. */
  said: Preferences;
}

/** Step 3: what a user wants of others. It starts with likely answers; they mark what matters. */
export function PreferencesStep({ process, position, habits, said }: PreferencesStepProps) {
  const preferences = useMemo(() => wantedPreferences(habits, said), [habits, said]);
  const [problem, setProblem] = useState<string | null>(null);

  function save() {
    const found = questionWithProblem(PreferencesForm(preferences));
    setProblem(found);
    if (found !== null) return;
    process.send({ type: 'step.submitted', step: 'preferences', answers: preferences });
  }

  return (
    <form
      noValidate
      aria-label={titles.whatYouWant}
      onSubmit={(event) => {
        event.preventDefault();
        if (!process.isSaving) save();
      }}
    >
      <StepFrame
        process={process}
        step="preferences"
        progress={{ current: 1, total: 1 }}
        onBack={() => position.go('habits', questionIds.at(-1))}
        onward={
          <Button type="submit" busy={process.isSaving} busyLabel={ui.saving}>
            {t.saveAndSeeFits}
          </Button>
        }
      >
        <div>
          <h2 className={styles.question}>{t.whatMatters}</h2>
          <p className={styles.lede}>{t.whatMattersLede}</p>
        </div>
        <PreferencesList
          habits={habits}
          preferences={preferences}
          onChange={(next) =>
            process.send({ type: 'draft.changed', step: 'preferences', draft: next })
          }
        />
        {problem && <Notice tone="warning" live title={problem} />}
      </StepFrame>
    </form>
  );
}
