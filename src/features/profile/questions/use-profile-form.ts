import { type } from '#contract/type.ts';
import type { FieldProblem } from '#contract/problem.ts';
import { ProfileForm } from '#contract/users/user.ts';
import { useAppForm, validateOnChange } from '#src/shared/forms/app-form.tsx';
import type { FieldGroup } from '#src/shared/drafts/merge.ts';
import type { Draft } from '#src/shared/drafts/open-draft.ts';
import { useDraft } from '#src/shared/drafts/use-draft.ts';
import { firstMessage } from '#src/shared/forms/form-field.ts';
import { forgetRefused, showRefused } from '#src/shared/forms/refused-fields.ts';
import { readProfileDraft, type ProfileDraft } from '../profile-draft.ts';

/** Reads a draft and checks it with the contract, so form and server give the same messages. */
export const ProfileDraftSchema = type('object')
  .as<ProfileDraft>()
  .pipe((draft) => readProfileDraft(draft))
  .to(ProfileForm);

interface Options {
  /** The values as they are stored. */
  stored: ProfileDraft;
  /** Hears of every change. */
  onChange?: (values: ProfileDraft) => void;
  onValid: (profile: ProfileForm) => unknown;
  /** A submission came back. */
  onRefused?: () => void;
}

type FieldName = keyof ProfileDraft;

/** Fields of which one side's values are taken. */
export const profileGroups: readonly FieldGroup<ProfileDraft>[] = [
  { fields: ['area', 'latitude', 'longitude'] },
  { fields: ['budget_currency', 'budget_min', 'budget_max'], boundBy: 'budget_currency' },
];

/** The draft of the profile. A birth date stays in the form: no browser should remember it. */
export const useProfileDraft = (stored: ProfileDraft): Draft<ProfileDraft> =>
  useDraft({
    kind: 'profile',
    target: 'profile',
    stored,
    groups: profileGroups,
    unkept: ['birth_date'],
  });

/** The state of the profile form, checked by the contract as it is typed. */
export function useProfileForm({ stored, onChange, onValid, onRefused }: Options) {
  const form = useAppForm({
    defaultValues: stored,
    ...validateOnChange,
    validators: { onDynamic: ProfileDraftSchema },
    listeners: {
      onChange({ formApi }) {
        onChange?.(formApi.state.values);
        forgetRefused(formApi);
      },
    },
    onSubmitInvalid: () => onRefused?.(),
    onSubmit: ({ value }) => onValid(ProfileDraftSchema.assert(value)),
  });

  /** Shows what is wrong with these fields; returns the first of them, or null. */
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
    /** Shows what the server refused; returns the first field, or null when it has none. */
    showRefused: (problems: readonly FieldProblem[]) =>
      (showRefused(form, problems)[0] as FieldName | undefined) ?? null,
  };
}

export type ProfileFormApi = ReturnType<typeof useProfileForm>['form'];
