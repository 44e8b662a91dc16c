import { useQuery } from '@tanstack/react-query';
import type { Outcome } from '#contract/outcomes/calls.ts';
import { formatDay } from '#locales/format.ts';
import * as t from '#locales/outcomes.ts';
import { useApi } from '#src/api/api-context.ts';
import { formatFailure } from '#src/api/errors.ts';
import { outcomesQuery, useTakePart } from '#src/shared/api/outcomes.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { isolate } from '#src/ui/isolate.tsx';
import { Notice } from '#src/ui/notice.tsx';

interface OutcomeNoticeProps {
  inquiryId: number;
  /** The other user's. */
  name: string;
}

/** After a move-in: asks whether one takes part in the surveys about it, and says so once one does. */
export function OutcomeNotice({ inquiryId, name }: OutcomeNoticeProps) {
  const { data } = useQuery(outcomesQuery(useApi()));
  const outcome = data?.items.find((each) => each.inquiry_id === inquiryId);
  return outcome ? <TakePart outcome={outcome} name={name} /> : null;
}

function TakePart({ outcome, name }: { outcome: Outcome; name: string }) {
  const { inquiry_id: id, joined_at: joinedAt, join_by: joinBy, survey } = outcome;
  const { mutate, isPending, error } = useTakePart(id);
  const takesPart = joinedAt !== null;
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
          <Button variant="quiet" size="s" busy={isPending} onClick={() => mutate(!takesPart)}>
            {takesPart ? t.leave : t.join}
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
