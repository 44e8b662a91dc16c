import { type } from '#contract/type.ts';
import type { FieldProblem } from '#contract/problem.ts';
import { ProfileForm } from '#contract/users/user.ts';
import { useAppForm, validateOnChange } from '#src/shared/forms/app-form.tsx';
import { firstMessage } from '#src/shared/forms/form-field.ts';
import { forgetRefused, showRefused } from '#src/shared/forms/refused-fields.ts';
import { readProfileDraft, type ProfileDraft } from '../profile-draft.ts';

/** Reads a draft and checks it with the contract, so form and server give the same messages. */
const ProfileDraftSchema = type('object')
  .as<ProfileDraft>()
  .pipe((draft) => readProfileDraft(draft))
  .to(ProfileForm);

interface Options {
  draft: ProfileDraft;
  onValid: (profile: ProfileForm) => unknown;
  /** A submission came back. */
  onRefused?: () => void;
}

type FieldName = keyof ProfileDraft;

/** The state of the profile form, checked by the contract as it is typed. */
export function useProfileForm({ draft, onValid, onRefused }: Options) {
  const form = useAppForm({
    defaultValues: draft,
    ...validateOnChange,
    validators: { onDynamic: ProfileDraftSchema },
    listeners: { onChange: ({ formApi }) => forgetRefused(formApi) },
    onSubmitInvalid: () => onRefused?.(),
    onSubmit: ({ value }) => onValid(ProfileDraftSchema.assert(value)),
  });

  /** Shows what is wrong with these fields; answers the first of them, or null. */
  function firstInvalid(fields: readonly FieldName[]): FieldName | null {
    void form.validate('submit');
    for (const field of fields) form.setFieldMeta(field, (meta) => ({ ...meta, isBlurred: true }));
    const isWrong = (field: FieldName) =>
      firstMessage(form.getFieldMeta(field)?.errors ?? []) !== undefined;
    return fields.find(isWrong) ?? null;
  }

  /** Submits what is typed now; what the server refused before is asked again. */
  function submit(): void {
    forgetRefused(form);
    void form.handleSubmit();
  }

  return {
    form,
    firstInvalid,
    submit,
    /** Shows what the server refused; answers the first field, or null when it has none. */
    showRefused: (problems: readonly FieldProblem[]) =>
      (showRefused(form, problems)[0] as FieldName | undefined) ?? null,
  };
}

export type ProfileFormApi = ReturnType<typeof useProfileForm>['form'];
