import { useRef, useState } from 'react';
import type { Matching } from '#contract/external-listings/external-listing.ts';
import { externalStatuses } from '#contract/vocabulary.ts';
import * as t from '#locales/admin-external.ts';
import { undo as undoLabel } from '#locales/ui.ts';
import { formatFailure } from '#src/api/errors.ts';
import { useBulkWork, type BulkAction, type BulkChoice } from '../api/external-listing-writes.ts';
import { showToast } from '#src/ui/toast.ts';
import type { Selection } from './listings-table.tsx';

/** Listings with the status each had, or all matches. */
export type Chosen = { rows: Selection } | { matching: Matching; total: number };

/** An action on selected listings, which the user confirms first. */
export interface Plan {
  action: BulkAction;
  chosen: Chosen;
}

/**
 * Runs actions on one or many listings. Asks first if an action cannot be undone; otherwise its
 * toast offers to undo it. `onDone` runs when an action is finished or stopped.
 */
export function useReview(onDone: () => void) {
  const { mutateAsync: work } = useBulkWork();
  const [plan, setPlan] = useState<Plan | null>(null);
  const [doneSoFar, setDoneSoFar] = useState<number | null>(null);
  const stopper = useRef<AbortController | null>(null);

  async function run({ action, chosen }: Plan): Promise<void> {
    let done = 0;
    stopper.current = new AbortController();
    setDoneSoFar(0);
    try {
      const { remaining, without_link: withoutLink = 0 } = await work({
        action,
        choice: toBulkChoice(chosen),
        signal: stopper.current.signal,
        onPart: (count) => setDoneSoFar((done = count)),
      });
      const canUndo = done > 0 && 'rows' in chosen && action !== 'deleted';
      showToast({
        kind: remaining + withoutLink > 0 ? 'warning' : 'success',
        message: t.done[action]({ count: done }),
        description: [
          withoutLink > 0 && t.withoutLink({ count: withoutLink }),
          remaining > 0 && remainingText(action, remaining),
        ]
          .filter(Boolean)
          .join(' '),
        ...(canUndo && { action: { label: undoLabel, onPress: () => void undo(chosen.rows) } }),
      });
    } catch (error) {
      const before = done > 0 ? t.doneBefore({ what: t.done[action]({ count: done }) }) : '';
      showToast({ kind: 'error', message: formatFailure(error), description: before });
    }
    setDoneSoFar(null);
    setPlan(null);
    onDone();
  }

  async function undo(rows: Selection): Promise<void> {
    let left = 0;
    try {
      for (const status of externalStatuses) {
        const ids = [...rows].filter(([, before]) => before === status).map(([id]) => id);
        // oxlint-disable-next-line no-await-in-loop -- three calls at most
        if (ids.length > 0) left += (await work({ action: status, choice: { ids } })).remaining;
      }
      if (left === 0) showToast({ kind: 'info', message: t.undone });
      else {
        const description = remainingText('pending', left);
        showToast({ kind: 'warning', message: t.partlyUndone, description });
      }
    } catch (error) {
      showToast({ kind: 'error', message: t.notUndone, description: formatFailure(error) });
    }
  }

  return {
    /** The action to confirm or in progress. */
    plan,
    /** How many listings of the running action are done; null if none is running. */
    doneSoFar,
    start(action: BulkAction, chosen: Chosen) {
      if (action === 'deleted' || 'matching' in chosen) setPlan({ action, chosen });
      else void run({ action, chosen });
    },
    confirm: () => plan && void run(plan),
    /** Cancels the question, or stops after the current part. */
    stop() {
      if (doneSoFar === null) setPlan(null);
      else stopper.current?.abort();
    },
  };
}

const toBulkChoice = (chosen: Chosen): BulkChoice =>
  'rows' in chosen ? { ids: [...chosen.rows.keys()] } : { matching: chosen.matching };

/** How many listings an import holds, so that they could not be changed. */
const remainingText = (action: BulkAction, count: number): string =>
  (action === 'deleted' ? t.notDeleted : t.notChanged)({ count });
