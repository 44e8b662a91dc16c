import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { readListingStep, type ListingStep } from '#src/shared/listings/listing-steps.ts';

/** What an address says about the listing form; links within the app say the same. */
export interface ListingStepSearch {
  step?: ListingStep;
}

/** The heading over a step, which takes the focus when the step is opened. */
export const stepHeadingId = 'step-heading';

function focusOn(id: string): void {
  const target = document.getElementById(id);
  target?.focus({ preventScroll: true });
  if (id !== stepHeadingId) target?.scrollIntoView({ block: 'center' });
}

/** The step of the listing form that the address names. */
export const useShownStep = (): ListingStep =>
  useSearch({
    strict: false,
    select: (search: { step?: unknown }) => readListingStep(search.step),
  });

/**
 * The step of the listing form that the address names, and the way to another one. The focus goes
 * to the heading of a step that was opened, or to the field that was asked for.
 */
export function useListingStep() {
  const step = useShownStep();
  const navigate = useNavigate();
  const shown = useRef(step);
  const focusNext = useRef<string | null>(null);

  useEffect(() => {
    // A link from elsewhere may name a field.
    if (location.hash !== '') focusOn(location.hash.slice(1));
  }, []);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    focusOn(focusNext.current ?? stepHeadingId);
    focusNext.current = null;
  }, [step]);

  /** Opens a step, at one of its elements by id or at its beginning. */
  function openStep(next: ListingStep, id?: string): void {
    if (next === step) return focusOn(id ?? stepHeadingId);
    focusNext.current = id ?? null;
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, step: next }),
      // The page begins at the top again, unless a field further down takes the focus.
      resetScroll: id === undefined,
    } as never);
  }

  return { step, openStep };
}
