import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { InquiryState } from '#contract/inquiries/calls.ts';
import { isProblem, formatFailure } from '#src/api/errors.ts';
import type { Sending } from '#src/queries/inquiry-writes.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { FirstMessageForm } from './first-message-form.tsx';
import { InquiryStatus } from './inquiry-status.tsx';
import type { Starter } from './starters.ts';

interface FirstMessageProps {
  /** The newest inquiry there is. */
  state: UseQueryResult<InquiryState>;
  name: string;
  target: string;
  starters: readonly Starter[];
  send: (sending: Sending) => Promise<unknown>;
}

/** What became of my message; before there is one, the place to write it. */
export function FirstMessage({ state, name, target, starters, send }: FirstMessageProps) {
  const { data, error, refetch } = state;
  const [isSent, setSent] = useState(false);
  const [isWritingAgain, setWritingAgain] = useState(false);
  if (data === undefined) {
    if (error === null) return <Skeleton shape="button" />;
    return (
      <Notice
        tone="danger"
        title="We could not look up your messages"
        actions={
          <Button variant="quiet" size="s" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {formatFailure(error)}
      </Notice>
    );
  }
  if (data.status !== null && !isWritingAgain) {
    return (
      <InquiryStatus
        status={data.status}
        inquiryId={data.inquiry_id}
        name={name}
        takesFocus={isSent}
        onWriteAgain={() => setWritingAgain(true)}
      />
    );
  }
  return (
    <FirstMessageForm
      name={name}
      target={target}
      starters={starters}
      send={(sending) =>
        send(sending).catch(async (failure: unknown) => {
          // Sent already, from another tab: the status says so.
          if (isProblem(failure, 'inquiry_open')) {
            await refetch();
            setWritingAgain(false);
          }
          throw failure;
        })
      }
      onSent={() => {
        setSent(true);
        setWritingAgain(false);
      }}
    />
  );
}
