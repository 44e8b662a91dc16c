import { wantedPreferences } from '#contract/questionnaire/preference-rules.ts';
import { useState, type ComponentType } from 'react';
import { Preferences as PreferencesForm } from '#contract/questionnaire/calls.ts';
import type { Habits, Preferences } from '#contract/questionnaire/questions.ts';
import * as t from '#locales/profile.ts';
import { useApi } from '#src/api/api-context.ts';
import { preferencesQuery, useSavePreferences } from '#src/shared/api/answers.ts';
import { readChangedAs, useOpened } from '#src/shared/api/versioned.ts';
import { CollisionNotice } from '#src/shared/drafts/collision-notice.tsx';
import { RestoredNotice } from '#src/shared/drafts/restored-notice.tsx';
import { usePreferencesDraft } from './answer-drafts.ts';
import { formatPreference, questionLabel } from './collision-texts.ts';
import { EditorForm } from './editor-form.tsx';
import { PreferencesList } from './questions/preferences-list.tsx';
import { useAnswersEditor } from './use-answers-editor.ts';
import * as titles from '#locales/titles.ts';

interface PreferencesEditorProps {
  habits: Habits;
  stored: Preferences;
  onClose: () => void;
  /** What the wishes would change before they are saved; without any while nothing was touched. */
  WhatIf: ComponentType<{ preferences?: Preferences | undefined }>;
}

/** Changes what a user wants of others. */
export function PreferencesEditor(props: PreferencesEditorProps) {
  const { habits, stored, onClose, WhatIf } = props;
  const { value, version } = useOpened(preferencesQuery(useApi()), stored);
  const [starting] = useState(() => wantedPreferences(habits, value));
  const draft = usePreferencesDraft(starting);
  const { mutateAsync: save, isPending } = useSavePreferences();
  const editor = useAnswersEditor({
    stored: { values: starting, version },
    draft,
    initial: draft.isRestored ? wantedPreferences(habits, draft.values) : starting,
    validate: PreferencesForm,
    readCurrent: readChangedAs(PreferencesForm, (current) => wantedPreferences(habits, current)),
    save,
    savedMessage: t.preferencesSaved,
    onClose,
  });
  const preferences = editor.answers;

  return (
    <EditorForm
      label={titles.whatYouWant}
      restored={<RestoredNotice draft={draft} onDiscard={editor.discard} />}
      collisions={
        <CollisionNotice
          merging={editor.merging}
          label={questionLabel}
          format={formatPreference}
          onChoose={(collision, side) => editor.merging.choose(collision, side, preferences)}
        />
      }
      isSaving={isPending}
      {...editor.formProps}
    >
      <PreferencesList habits={habits} preferences={preferences} onChange={editor.change} />
      <WhatIf preferences={preferences === starting ? undefined : preferences} />
    </EditorForm>
  );
}
