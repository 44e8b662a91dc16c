import type { ViewingSlot, ViewingWish } from '#contract/viewings/viewing.ts';
import * as common from '#locales/common.ts';
import * as t from '#locales/viewings.ts';
import { allowedWishAnswers, canCounter } from '#machines/viewing.machine.ts';
import { isApiProblem } from '#src/api/errors.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { foreignZoneName, formatSlot, toWishForm } from '#src/shared/viewings/slot-times.ts';
import { Button } from '#src/ui/button.tsx';
import { useAnswerWish } from './api/viewings.ts';
import { ProposeForm } from './propose-form.tsx';
import { TimeButtons } from './time-choice.tsx';
import styles from './viewings.module.css';

interface OpenWishProps {
  wish: ViewingWish;
  /** Null where nobody can propose another time at the moment. */
  timeZone: string | null;
  nowMs: number;
}

/** A proposed time: for one side to answer, for the other to take back. */
export function OpenWish({ wish, timeZone, nowMs }: OpenWishProps) {
  const { id, inquiry_id: inquiryId, side } = wish;
  const { mutate: answer, mutateAsync, isPending, error } = useAnswerWish(inquiryId);
  const proposal = { ...wish, has_begun: Date.parse(wish.starts_at) <= nowMs };
  const allowed = allowedWishAnswers(proposal, side);
  const when = formatSlot(wish);
  const zone = foreignZoneName(wish);
  const instead = canCounter(proposal, side) ? readFreeTimes(error) : [];
  return (
    <>
      <p className={styles.when}>
        {wish.proposed_by === side ? t.youProposed({ when }) : t.theyProposed({ when })}
      </p>
      {zone && <p className={styles.soft}>{t.timesOfPlace({ zone })}</p>}
      <FailureNotice title={common.failed} error={error} />
      {instead.length > 0 && (
        <div>
          <p>{t.freeTimesInstead}</p>
          <TimeButtons
            slots={instead}
            pendingId={undefined}
            onChoose={(slotId) => {
              const slot = instead.find((each) => each.id === slotId);
              if (slot) answer({ id, change: { instead: toWishForm(slot) } });
            }}
          />
        </div>
      )}
      {allowed.includes('agreed') && (
        <div className={styles.buttons}>
          <Button
            size="s"
            busy={isPending}
            aria-label={t.agreeTo({ time: when })}
            onClick={() => answer({ id, change: { status: 'agreed' } })}
          >
            {t.agreeButton}
          </Button>
          <Button
            variant="quiet"
            size="s"
            aria-label={t.declineTime({ time: when })}
            onClick={() => answer({ id, change: { status: 'declined' } })}
          >
            {common.decline}
          </Button>
        </div>
      )}
      {allowed.includes('cancelled') && (
        <>
          <p className={styles.soft}>{t.awaitsAnswer}</p>
          <div>
            <Button
              variant="quiet"
              size="s"
              busy={isPending}
              onClick={() => answer({ id, change: { status: 'cancelled' } })}
            >
              {t.takeBack}
            </Button>
          </div>
        </>
      )}
      {canCounter(proposal, side) && timeZone !== null && (
        <ProposeForm
          label={t.proposeOther}
          timeZone={timeZone}
          nowMs={nowMs}
          onPropose={(form) => mutateAsync({ id, change: { instead: form } })}
        />
      )}
    </>
  );
}

/** The next free times that a refused agreement names. */
function readFreeTimes(error: unknown): ViewingSlot[] {
  if (!isApiProblem(error) || error.code !== 'slots_overlap') return [];
  return (error.current as { items: ViewingSlot[] } | undefined)?.items ?? [];
}
