import { revalidateLogic, useForm } from '@tanstack/react-form';
import { type } from '#contract/type.ts';
import type { FieldProblem } from '#contract/problem.ts';
import { ProfileForm } from '#contract/users/user.ts';
import { firstMessage } from '#src/ui/form-field.ts';
import { readProfileDraft, type ProfileDraft } from '#src/actors/profile-draft.ts';

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
  const form = useForm({
    defaultValues: draft,
    validationLogic: revalidateLogic({ mode: 'change' }),
    validators: { onDynamic: ProfileDraftSchema },
    canSubmitWhenInvalid: true,
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

  /**
   * Puts what the server refused at its fields, in place of what it refused before; answers the
   * first, or null when it has none.
   */
  function showRefused(problems: readonly FieldProblem[]): FieldName | null {
    for (const [field, { errorMap }] of Object.entries(form.state.fieldMeta)) {
      if (errorMap.onServer === undefined) continue;
      form.setFieldMeta(field as FieldName, (meta) => ({
        ...meta,
        errorMap: { ...meta.errorMap, onServer: undefined },
      }));
    }
    const placed = problems.filter(({ path }) => path in draft);
    for (const { path, message } of placed) {
      form.setFieldMeta(path as FieldName, (meta) => ({
        ...meta,
        isBlurred: true,
        errorMap: { ...meta.errorMap, onServer: message },
        // As an error of the form it goes with the next check; a field's own would stay for ever.
        errorSourceMap: { ...meta.errorSourceMap, onServer: 'form' },
      }));
    }
    return (placed[0]?.path as FieldName | undefined) ?? null;
  }

  return { form, firstInvalid, showRefused };
}

export type ProfileFormApi = ReturnType<typeof useProfileForm>['form'];
