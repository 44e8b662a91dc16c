import { useStore } from '@tanstack/react-form';
import { useEffect, useRef } from 'react';
import * as t from '#locales/listing-form.ts';
import { ErrorSummary } from '#src/ui/error-summary.tsx';
import { firstMessage } from '#src/shared/forms/form-field.ts';
import type { ListingFormApi } from './listing-draft.ts';

/** Fields whose fixed messages do not say which field they mean. */
const unnamed: Record<string, string> = {
  current_roommates: t.currentRoommates,
  looking_for_roommates: t.lookingFor,
  external_link: t.externalLink,
};

interface FormErrorsProps {
  form: ListingFormApi;
  /** Changes with every submission that came back. */
  refusals: number;
}

/** Everything that is wrong, in the order of the page; takes the focus when a submission came back. */
export function FormErrors({ form, refusals }: FormErrorsProps) {
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);
  const errors = useStore(form.store, ({ fieldMeta }) =>
    Object.entries(fieldMeta).flatMap(([fieldId, meta]) => {
      const message = firstMessage(meta?.errors ?? []);
      if (message === undefined) return [];
      const field = unnamed[fieldId];
      return [{ fieldId, message: field ? t.errorOfField({ field, message }) : message }];
    }),
  );
  return <ErrorSummary ref={summary} title={t.fieldsNeedAnotherLook} errors={errors} />;
}
