import { useStore } from '@tanstack/react-form';
import { useState } from 'react';
import type { Profile, ProfileForm } from '#contract/users/user.ts';
import * as t from '#locales/profile.ts';
import type { Drafts } from '#machines/onboarding.steps.ts';
import { isApiProblem, isProblem } from '#src/api/errors.ts';
import { useUpdateProfile } from '#src/shared/api/profile.ts';
import { showToast } from '#src/ui/toast.ts';
import { EditorForm } from './editor-form.tsx';
import { toProfileDraft, type ProfileDraft } from './profile-draft.ts';
import { ProfileFields } from './questions/profile-fields.tsx';
import { profileScreens } from './questions/profile-screens.ts';
import { useProfileForm } from './questions/use-profile-form.ts';

interface AboutEditorProps {
  profile: Profile;
  /** What was typed before and could not be saved. */
  left: Drafts['profile'];
  onSaved: (saved: Profile) => void;
  onClose: () => void;
}

/** Changes what a user said about themselves. */
export function AboutEditor({ profile, left, onSaved, onClose }: AboutEditorProps) {
  // A refetch in the background must not change what a user is typing over.
  const [draft] = useState(() => ({ ...toProfileDraft(profile), ...left }) as ProfileDraft);
  const { mutate: update, isPending, error } = useUpdateProfile();
  const { form, firstInvalid, submit, showRefused } = useProfileForm({
    draft,
    onValid: save,
    onRefused: () => focus(firstInvalid(screens.flatMap(({ fields }) => fields))),
  });

  const screens = profileScreens(useStore(form.store, ({ values }) => values.intent));

  function save(answers: ProfileForm) {
    update(answers, {
      onSuccess(saved) {
        showToast({ kind: 'success', message: t.profileSaved });
        onClose();
        onSaved(saved);
      },
      onError: (refusal) => focus(showRefused(refusedFields(refusal))),
    });
  }

  return (
    <EditorForm
      label={t.aboutYou}
      isLeft={left !== undefined}
      isSaving={isPending}
      failure={refusedFields(error).length > 0 ? null : error}
      onSubmit={submit}
      onCancel={onClose}
    >
      {screens.map(({ id }) => (
        <ProfileFields key={id} form={form} screen={id} />
      ))}
    </EditorForm>
  );
}

/** What the server found wrong with single fields. */
const refusedFields = (error: unknown) =>
  isApiProblem(error) && isProblem(error, 'validation_failed') ? error.errors : [];

const focus = (fieldId: string | null) => fieldId && document.getElementById(fieldId)?.focus();
