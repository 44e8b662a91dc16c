import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import * as t from '#locales/others.ts';
import { newIdempotencyKey } from '#src/api/client.ts';
import { useSendListingInquiry } from '#src/shared/api/inquiries.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

interface AskedAgainProps {
  listingId: number;
  /** The group that wrote; null for a person alone. */
  groupId: number | null;
  name: string;
}

/** The owner asks whether the reader is still looking: a yes is a new inquiry about the room. */
export function AskedAgain({ listingId, groupId, name }: AskedAgainProps) {
  const { mutate, isPending, error } = useSendListingInquiry(listingId);
  const navigate = useNavigate();
  const key = useRef('');
  const answer = () => {
    if (key.current === '') key.current = newIdempotencyKey();
    mutate(
      {
        message: t.stillLookingText({ name }),
        idempotencyKey: key.current,
        ...(groupId !== null && { groupId }),
      },
      { onSuccess: ({ id }) => void navigate({ to: '/inquiries/$id', params: { id } }) },
    );
  };
  return (
    <>
      <Notice
        title={t.freeAgain}
        actions={
          <Button size="s" busy={isPending} onClick={answer}>
            {t.yesStillLooking}
          </Button>
        }
      >
        {t.stillLooking}
      </Notice>
      <FailureNotice title={t.notSent} error={error} />
    </>
  );
}
