import { useStore } from '@tanstack/react-form';
import { useEffect, useState } from 'react';
import { Profile } from '#contract/users/user.ts';
import * as t from '#locales/profile.ts';
import { useApi } from '#src/api/api-context.ts';
import { isApiProblem, isProblem } from '#src/api/errors.ts';
import { profileQuery, useUpdateProfile } from '#src/shared/api/profile.ts';
import { readChangedAs, useOpened } from '#src/shared/api/versioned.ts';
import { CollisionNotice } from '#src/shared/drafts/collision-notice.tsx';
import { RestoredDraft } from '#src/shared/drafts/restored-notice.tsx';
import { showValues, useMerging } from '#src/shared/drafts/use-merging.ts';
import { showToast } from '#src/ui/toast.ts';
import { formatProfileCollision, profileCollisionLabel } from './collision-texts.ts';
import { EditorForm } from './editor-form.tsx';
import { toProfileDraft, type ProfileDraft } from './profile-draft.ts';
import { ProfileFields } from './questions/profile-fields.tsx';
import { profileScreens } from './questions/profile-screens.ts';
import {
  ProfileDraftSchema,
  profileGroups,
  useProfileDraft,
  useProfileForm,
} from './questions/use-profile-form.ts';
import { useTypedBirthDate } from './typed-birth-date.ts';
import * as titles from '#locales/titles.ts';

interface AboutEditorProps {
  profile: Profile;
  onSaved: (saved: Profile) => void;
  onClose: () => void;
}

/** Changes what a user said about themselves. */
export function AboutEditor({ profile, onSaved, onClose }: AboutEditorProps) {
  // A refetch in the background must not change what a user is typing over.
  const { value, version } = useOpened(profileQuery(useApi()), profile);
  const [stored] = useState(() => toProfileDraft(value));
  const draft = useProfileDraft(stored);
  const birthDate = useTypedBirthDate();
  const [typedBirthDate] = useState(() => birthDate.read());
  const { mutateAsync: update, isPending } = useUpdateProfile();
  const [failure, setFailure] = useState<unknown>(null);
  const merging = useMerging({
    stored: { values: stored, version },
    draft,
    groups: profileGroups,
    show: (values): void => showValues(form, values),
    readCurrent: readChangedAs(Profile, toProfileDraft),
  });
  const { form, firstInvalid, submit, showRefused } = useProfileForm({
    stored,
    onChange(values) {
      merging.keep(values);
      const isStored = values.birth_date === stored.birth_date;
      birthDate.keep(isStored ? undefined : values.birth_date);
    },
    onValid: save,
    onRefused: () => focus(firstInvalid(screens.flatMap(({ fields }) => fields))),
  });

  const screens = profileScreens(useStore(form.store, ({ values }) => values.intent));

  useEffect(() => {
    if (typedBirthDate !== undefined) form.setFieldValue('birth_date', typedBirthDate);
  }, [form, typedBirthDate]);

  function close() {
    draft.forget();
    birthDate.keep(undefined);
    onClose();
  }

  async function save() {
    setFailure(null);
    const send = (values: ProfileDraft, base: string | null) =>
      update({ change: ProfileDraftSchema.assert(values), version: base });
    try {
      const saved = await merging.save(form.state.values, send);
      if (saved === null) return;
      showToast({ kind: 'success', message: t.profileSaved });
      close();
      onSaved(saved.value);
    } catch (error) {
      setFailure(error);
      focus(showRefused(refusedFields(error)));
    }
  }

  return (
    <EditorForm
      label={titles.aboutYou}
      restored={
        <RestoredDraft
          draft={draft}
          form={form}
          {...(typedBirthDate === undefined && { hint: t.typedIsBackHint })}
          onDiscard={() => {
            showValues(form, merging.forget());
            birthDate.keep(undefined);
          }}
        />
      }
      collisions={
        <CollisionNotice
          merging={merging}
          label={profileCollisionLabel}
          format={formatProfileCollision}
          onChoose={(collision, side) => merging.choose(collision, side, form.state.values)}
        />
      }
      isSaving={isPending}
      failure={refusedFields(failure).length > 0 ? null : failure}
      onSubmit={submit}
      onCancel={close}
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
