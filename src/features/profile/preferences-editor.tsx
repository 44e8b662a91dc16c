import { wantedPreferences } from '#contract/questionnaire/preference-rules.ts';
import { useState, type ComponentType } from 'react';
import { Preferences as PreferencesForm } from '#contract/questionnaire/calls.ts';
import type { Habits, Preferences } from '#contract/questionnaire/questions.ts';
import * as t from '#locales/profile.ts';
import { useSavePreferences } from '#src/shared/api/answers.ts';
import { showToast } from '#src/ui/toast.ts';
import { EditorForm } from './editor-form.tsx';
import { PreferencesList } from './questions/preferences-list.tsx';
import { questionWithProblem } from './questions/question-labels.ts';

interface PreferencesEditorProps {
  habits: Habits;
  stored: Preferences;
  /** What was chosen before and could not be saved. */
  left: Preferences | undefined;
  onClose: () => void;
  /** What the wishes would change before they are saved; without any while nothing was touched. */
  WhatIf: ComponentType<{ preferences?: Preferences | undefined }>;
}

/** Changes what a user wants of others. */
export function PreferencesEditor(props: PreferencesEditorProps) {
  const { habits, stored, left, onClose, WhatIf } = props;
  const [starting] = useState(() => wantedPreferences(habits, stored));
  const [preferences, setPreferences] = useState(() =>
    left ? wantedPreferences(habits, left) : starting,
  );
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate: save, isPending, error } = useSavePreferences();

  function submit() {
    const found = questionWithProblem(PreferencesForm(preferences));
    setProblem(found);
    if (found !== null) return;
    save(preferences, {
      onSuccess() {
        showToast({ kind: 'success', message: t.preferencesSaved });
        onClose();
      },
    });
  }

  return (
    <EditorForm
      label={t.whatYouWant}
      isLeft={left !== undefined}
      isSaving={isPending}
      problem={problem}
      failure={error}
      onSubmit={submit}
      onCancel={onClose}
    >
      <PreferencesList habits={habits} preferences={preferences} onChange={setPreferences} />
      <WhatIf preferences={preferences === starting ? undefined : preferences} />
    </EditorForm>
  );
}
