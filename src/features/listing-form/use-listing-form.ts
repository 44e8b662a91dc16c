import { revalidateLogic, useForm } from '@tanstack/react-form';
import { useState } from 'react';
import type { Listing, ListingForm } from '#contract/listings/listing.ts';
import { isProblem, isApiProblem } from '#src/api/errors.ts';
import { ListingDraftSchema, type ListingDraft } from './listing-draft.ts';

interface Options {
  draft: ListingDraft;
  save: (form: ListingForm) => Promise<Listing>;
  onSaved: (listing: Listing) => Promise<unknown>;
}

/**
 * The state of the listing form: checked when a field is left, and from the first submission on
 * as it is typed. `failure` is what the server said that belongs to no field; `refusals` counts
 * submissions that came back, for moving the focus.
 */
export function useListingForm({ draft, save, onSaved }: Options) {
  const [failure, setFailure] = useState<unknown>(null);
  const [refusals, setRefusals] = useState(0);
  const refuse = () => setRefusals((count) => count + 1);

  const form = useForm({
    defaultValues: draft,
    validationLogic: revalidateLogic({ mode: 'blur', modeAfterSubmission: 'change' }),
    validators: { onDynamic: ListingDraftSchema },
    canSubmitWhenInvalid: true,
    onSubmitInvalid: refuse,
    async onSubmit({ value }) {
      setFailure(null);
      const saved = await save(ListingDraftSchema.assert(value)).catch((error: unknown) => {
        if (!showAtFields(error)) setFailure(error);
        refuse();
      });
      if (saved) await onSaved(saved);
    },
  });

  /** False when some of what the server refused has no field to stand at. */
  function showAtFields(error: unknown): boolean {
    if (!isApiProblem(error) || !isProblem(error, 'validation_failed')) return false;
    const placed = error.errors.filter(({ path }) => path in draft);
    for (const { path, message } of placed) {
      form.setFieldMeta(path as keyof ListingDraft, (meta) => ({
        ...meta,
        errorMap: { ...meta.errorMap, onServer: message },
        // As an error of the form it goes with the next check; a field's own would stay for ever.
        errorSourceMap: { ...meta.errorSourceMap, onServer: 'form' },
      }));
    }
    return placed.length > 0 && placed.length === error.errors.length;
  }

  return { form, failure, refusals };
}

export type ListingFormApi = ReturnType<typeof useListingForm>['form'];
