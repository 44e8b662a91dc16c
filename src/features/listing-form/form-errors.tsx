import { useStore } from '@tanstack/react-form';
import { useEffect, useRef } from 'react';
import { ErrorSummary } from '#src/ui/error-summary.tsx';
import { firstMessage } from '#src/ui/form-field.ts';
import type { ListingFormApi } from './listing-draft.ts';

/** Fields whose fixed messages do not say which field they mean. */
const unnamed: Record<string, string> = {
  current_roommates: 'People living here',
  looking_for_roommates: 'Looking for',
  external_link: 'Link to more',
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
      const name = unnamed[fieldId];
      return [{ fieldId, message: name ? `${name}: ${message}` : message }];
    }),
  );
  return <ErrorSummary ref={summary} title="Some fields need another look" errors={errors} />;
}
