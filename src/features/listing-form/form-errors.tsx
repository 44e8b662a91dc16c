import { useStore } from '@tanstack/react-form';
import { useEffect, useEffectEvent } from 'react';
import type { ListingFieldName } from '#contract/listings/listing-fields.ts';
import * as t from '#locales/listing-form.ts';
import { listingSteps, type ListingStep } from '#src/shared/listings/listing-steps.ts';
import { ErrorSummary } from '#src/ui/error-summary.tsx';
import { firstMessage } from '#src/shared/forms/form-field.ts';
import { fieldSteps } from './form-steps.ts';
import type { ListingFormApi } from './listing-draft.ts';

/** Fields whose fixed messages do not say which field they mean. */
const unnamed = new Map(
  Object.entries({
    current_roommates: t.currentRoommates,
    looking_for_roommates: t.lookingFor,
    external_link: t.externalLink,
  }),
);

const summaryId = 'form-errors';

interface FormErrorsProps {
  form: ListingFormApi;
  /** Changes with every submission that came back. */
  refusals: number;
  openStep: (step: ListingStep, id: string) => void;
}

const findStep = (field: string): ListingStep =>
  fieldSteps[field as ListingFieldName] ?? listingSteps[0];

/**
 * Everything that is wrong, in the order of the steps, each a link to its field. When a submission
 * came back, the first step with an error opens, and the focus comes here.
 */
export function FormErrors({ form, refusals, openStep }: FormErrorsProps) {
  const errors = useStore(form.store, ({ fieldMeta }) =>
    Object.entries(fieldMeta)
      .flatMap(([fieldId, meta]) => {
        const message = firstMessage(meta?.errors ?? []);
        if (message === undefined) return [];
        const field = unnamed.get(fieldId);
        return [{ fieldId, message: field ? t.errorOfField({ field, message }) : message }];
      })
      .sort((one, other) => position(one.fieldId) - position(other.fieldId)),
  );
  const leadThere = useEffectEvent(() => {
    if (errors[0]) openStep(findStep(errors[0].fieldId), summaryId);
  });
  useEffect(() => {
    if (refusals > 0) leadThere();
  }, [refusals]);
  return (
    <ErrorSummary
      id={summaryId}
      title={t.fieldsNeedAnotherLook}
      errors={errors}
      onFollow={(fieldId) => openStep(findStep(fieldId), fieldId)}
    />
  );
}

const position = (field: string) => listingSteps.indexOf(findStep(field));
