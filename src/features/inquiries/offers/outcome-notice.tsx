import { useQuery } from '@tanstack/react-query';
import type { Outcome } from '#contract/outcomes/calls.ts';
import { formatDay } from '#locales/format.ts';
import * as t from '#locales/outcomes.ts';
import { aRoomie } from '#locales/common.ts';
import { useApi } from '#src/api/api-context.ts';
import { formatFailure } from '#src/api/errors.ts';
import { outcomesQuery, useTakePart } from '#src/shared/api/outcomes.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { isolate } from '#src/ui/isolate.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** After a move-in: asks whether one takes part in the surveys about it, and says so once one does. */
export function OutcomeNotice({ inquiryId }: { inquiryId: number }) {
  const { data } = useQuery(outcomesQuery(useApi()));
  const outcome = data?.items.find((each) => each.inquiry_id === inquiryId);
  return outcome && !outcome.is_refused ? <TakePart outcome={outcome} /> : null;
}

/** The same for the others of a household, who have no conversation with whoever moved in. */
export function HouseholdOutcomes({ listingId }: { listingId: number }) {
  const { data } = useQuery(outcomesQuery(useApi()));
  const outcomes = data?.items.filter((each) => each.listing_id === listingId && !each.is_refused);
  return outcomes?.map((outcome) => <TakePart key={outcome.inquiry_id} outcome={outcome} />);
}

function TakePart({ outcome }: { outcome: Outcome }) {
  const { inquiry_id: id, joined_at: joinedAt, join_by: joinBy, survey } = outcome;
  const { mutate, isPending, error } = useTakePart(id);
  const takesPart = joinedAt !== null;
  const name = outcome.other_name || aRoomie;
  return (
    <Notice
      title={takesPart ? t.wasItRight : t.mayWeAsk}
      actions={
        <>
          {survey && (
            <a className={buttonClass({ size: 's' })} href={survey.path}>
              {survey.is_answered ? t.change : t.answer}
            </a>
          )}
          {!takesPart && (
            <Button variant="quiet" size="s" busy={isPending} onClick={() => mutate(true)}>
              {t.join}
            </Button>
          )}
          <Button variant="quiet" size="s" busy={isPending} onClick={() => mutate(false)}>
            {takesPart ? t.leave : t.refuse}
          </Button>
        </>
      }
    >
      {takesPart ? (
        <p>{t.takesPart}</p>
      ) : (
        <>
          <p>{isolate(t.joinHint({ name }), name)}</p>
          <p>{t.joinUntil({ day: formatDay(joinBy) })}</p>
        </>
      )}
      {error && <p role="alert">{formatFailure(error)}</p>}
    </Notice>
  );
}
