import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { InquiryState } from '#contract/inquiries/calls.ts';
import type { InquiryStatus } from '#contract/vocabulary.ts';
import * as t from '#locales/inquiries.ts';
import { useApi } from '#src/api/api-context.ts';
import { formatFailure, isProblem } from '#src/api/errors.ts';
import { currentUserQuery } from '#src/shared/api/current-user.ts';
import {
  listingInquiryStatusQuery,
  userInquiryStatusQuery,
  useSendListingInquiry,
  useSendUserInquiry,
  type OutgoingMessage,
} from '#src/shared/api/inquiries.ts';
import { listingQuery } from '#src/shared/api/listings.ts';
import { roomieQuery } from '#src/shared/api/users.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { isolate } from '#src/ui/isolate.tsx';
import { formatSentStatus } from '../inquiry-labels.ts';
import styles from '../message-form.module.css';
import {
  FirstMessageForm,
  listingStarters,
  userStarters,
  type Starter,
} from './first-message-form.tsx';

/** On the page of a listing: my inquiry to its owner, or the form to send one. */
export function ListingInquiry({ id }: { id: number }) {
  const api = useApi();
  const listing = useQuery(listingQuery(api, id)).data;
  const user = useQuery(currentUserQuery(api)).data;
  const state = useQuery(listingInquiryStatusQuery(api, id));
  const { mutateAsync } = useSendListingInquiry(id);
  if (typeof listing !== 'object') return null;
  const name = listing.owner?.first_name ?? '';
  return (
    <FirstMessage
      state={state}
      name={name || t.theOwner}
      target={`listing-${id}`}
      starters={listingStarters(name, user?.first_name ?? '', listing.title)}
      send={mutateAsync}
    />
  );
}

/** On the page of a roomie: my inquiry to them, or the form to send one. */
export function UserInquiry({ id }: { id: number }) {
  const api = useApi();
  const name = useQuery(roomieQuery(api, id)).data?.first_name ?? '';
  const user = useQuery(currentUserQuery(api)).data;
  const state = useQuery(userInquiryStatusQuery(api, id));
  const { mutateAsync } = useSendUserInquiry(id);
  return (
    <FirstMessage
      state={state}
      name={name || t.thisPerson}
      target={`user-${id}`}
      starters={userStarters(name, user?.first_name ?? '')}
      send={mutateAsync}
    />
  );
}

interface FirstMessageProps {
  /** My newest inquiry to this target. */
  state: UseQueryResult<InquiryState>;
  name: string;
  target: string;
  starters: readonly Starter[];
  send: (message: OutgoingMessage) => Promise<unknown>;
}

function FirstMessage({ state, name, target, starters, send }: FirstMessageProps) {
  const { data, error, refetch } = state;
  const [isSent, setSent] = useState(false);
  const [isWritingAgain, setWritingAgain] = useState(false);
  if (data === undefined) {
    if (error === null) return <Skeleton shape="button" />;
    return (
      <Notice
        tone="danger"
        title={t.stateFailed}
        actions={
          <Button variant="quiet" size="s" onClick={() => void refetch()}>
            {t.tryAgain}
          </Button>
        }
      >
        {formatFailure(error)}
      </Notice>
    );
  }
  if (data.status !== null && !isWritingAgain) {
    return (
      <SentInquiry
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
      send={(message) =>
        send(message).catch(async (failure: unknown) => {
          // Already sent from another tab: show its status.
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

interface SentInquiryProps {
  status: InquiryStatus;
  inquiryId: number | null;
  name: string;
  /** Just sent: the form that had the focus is gone. */
  takesFocus: boolean;
  onWriteAgain: () => void;
}

/** The status of my inquiry, in place of the form. */
function SentInquiry({ status, inquiryId, name, takesFocus, onWriteAgain }: SentInquiryProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) element.current?.focus();
  }, [takesFocus]);
  const { title, detail } = formatSentStatus(status, name);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element holds no blocks
    <div ref={element} tabIndex={-1} role="status" className={styles.status}>
      <Notice tone={status === 'accepted' ? 'success' : 'info'} title={isolate(title, name)}>
        {detail}
        <div className={styles.statusActions}>
          {inquiryId !== null && (
            <Link
              to="/inquiries/$id"
              params={{ id: inquiryId }}
              className={buttonClass({ variant: 'quiet', size: 's' })}
            >
              {t.openInquiry}
            </Link>
          )}
          {(status === 'withdrawn' || status === 'expired') && (
            <Button variant="quiet" size="s" onClick={onWriteAgain}>
              {t.writeAgain}
            </Button>
          )}
        </div>
      </Notice>
    </div>
  );
}
