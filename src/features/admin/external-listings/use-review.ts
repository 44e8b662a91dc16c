import { useRef, useState } from 'react';
import type { Matching } from '#contract/external-listings/external-listing.ts';
import { externalStatuses } from '#contract/vocabulary.ts';
import { formatFailure } from '#src/api/errors.ts';
import {
  useBulkWork,
  type BulkAct,
  type BulkChoice,
} from '#src/queries/external-listing-writes.ts';
import { showToast } from '#src/ui/toast.ts';
import { doneWords, leftWords } from './external-words.ts';
import type { Selection } from './listings-table.tsx';

/** Listings with the status each had, or everything that matched. */
export type Chosen = { rows: Selection } | { matching: Matching; total: number };

/** Something to be done with the chosen listings, once the person says so. */
export interface Plan {
  act: BulkAct;
  chosen: Chosen;
}

/**
 * Doing something with one or many listings: what cannot be undone is asked about first, the rest
 * is done at once and can be undone from its toast. `onDone` runs when a plan is through or stopped.
 */
export function useReview(onDone: () => void) {
  const { mutateAsync: work } = useBulkWork();
  const [plan, setPlan] = useState<Plan | null>(null);
  const [doneSoFar, setDoneSoFar] = useState<number | null>(null);
  const stopper = useRef<AbortController | null>(null);

  async function carryOut({ act, chosen }: Plan): Promise<void> {
    let done = 0;
    stopper.current = new AbortController();
    setDoneSoFar(0);
    try {
      const { remaining } = await work({
        act,
        choice: choiceOf(chosen),
        signal: stopper.current.signal,
        onPart: (count) => setDoneSoFar((done = count)),
      });
      const canUndo = 'rows' in chosen && act !== 'deleted';
      showToast({
        kind: remaining > 0 ? 'warning' : 'success',
        message: doneWords(act, done),
        description: leftWords(act, remaining),
        ...(canUndo && { action: { label: 'Undo', onPress: () => void undo(chosen.rows) } }),
      });
    } catch (error) {
      const before = done > 0 ? `${doneWords(act, done)} before that.` : '';
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
        if (ids.length > 0) left += (await work({ act: status, choice: { ids } })).remaining;
      }
      if (left === 0) showToast({ kind: 'info', message: 'Undone' });
      else {
        const description = leftWords('pending', left);
        showToast({ kind: 'warning', message: 'Not all undone', description });
      }
    } catch (error) {
      showToast({ kind: 'error', message: 'Not undone', description: formatFailure(error) });
    }
  }

  return {
    /** What waits for a yes, or is under way in the dialog. */
    plan,
    /** How many listings of the plan under way are done; null while there is none. */
    doneSoFar,
    start(act: BulkAct, chosen: Chosen) {
      if (act === 'deleted' || 'matching' in chosen) setPlan({ act, chosen });
      else void carryOut({ act, chosen });
    },
    confirm: () => plan && void carryOut(plan),
    /** Takes the question back, or stops after the part at hand. */
    stop() {
      if (doneSoFar === null) setPlan(null);
      else stopper.current?.abort();
    },
  };
}

const choiceOf = (chosen: Chosen): BulkChoice =>
  'rows' in chosen ? { ids: [...chosen.rows.keys()] } : { matching: chosen.matching };
