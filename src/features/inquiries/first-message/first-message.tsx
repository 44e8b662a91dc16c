import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { InquiryState } from '#contract/inquiries/calls.ts';
import type { InquiryStatus } from '#contract/vocabulary.ts';
import * as common from '#locales/common.ts';
import { writeWith } from '#locales/group-inquiries.ts';
import * as t from '#locales/inquiries.ts';
import { openStatuses } from '#machines/inquiry.machine.ts';
import { useApi } from '#src/api/api-context.ts';
import { isProblem } from '#src/api/errors.ts';
import { currentUserQuery, onboardingQuery } from '#src/shared/api/current-user.ts';
import {
  listingInquiryStatusQuery,
  messagePageQuery,
  userInquiryStatusQuery,
  useSendListingInquiry,
  useSendUserInquiry,
  type OutgoingMessage,
} from '#src/shared/api/inquiries.ts';
import { listingFitQuery } from '#src/shared/api/fit.ts';
import { listingQuery } from '#src/shared/api/listings.ts';
import { roomieQuery } from '#src/shared/api/users.ts';
import { LoadFailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { isolate } from '#src/ui/isolate.tsx';
import { formatSentStatus } from '../inquiry-labels.ts';
import { MessageList } from '../inquiry/message-list.tsx';
import { useMessages } from '../inquiry/use-messages.ts';
import styles from '../message-form.module.css';
import {
  FirstMessageForm,
  listingStarters,
  userStarters,
  type Starter,
} from './first-message-form.tsx';
import { WriteAs, type GroupToWrite } from './write-as.tsx';

interface ListingInquiryProps extends Pick<FirstMessageProps, 'renderNameSheet' | 'next'> {
  id: number;
}

/** On the page of a listing: the user's inquiry to its owner, or the form to send one. */
export function ListingInquiry({ id, ...sheets }: ListingInquiryProps) {
  const api = useApi();
  const listing = useQuery(listingQuery(api, id)).data;
  const user = useQuery(currentUserQuery(api)).data;
  const state = useQuery(listingInquiryStatusQuery(api, id));
  const household = useQuery(listingFitQuery(api, id)).data?.household;
  const { mutateAsync } = useSendListingInquiry(id);
  const [writesAlone, setWritesAlone] = useState(false);
  const group = state.data?.group ?? null;
  if (typeof listing !== 'object') return null;
  const name = listing.owner?.first_name ?? '';
  return (
    <FirstMessage
      state={state}
      name={name || common.theOwner}
      target={`listing-${id}`}
      starters={listingStarters(name, user?.first_name ?? '', listing.title)}
      readers={household?.members.some((each) => !each.is_owner) ? t.seenByHousehold : ''}
      group={group}
      writesAlone={writesAlone}
      onWriteAlone={setWritesAlone}
      send={(message, groupId) => mutateAsync({ ...message, ...(groupId !== null && { groupId }) })}
      {...sheets}
    />
  );
}

/** On the page of a roomie: the user's inquiry to them, or the form to send one. */
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
      readers=""
      group={null}
      writesAlone
      onWriteAlone={() => {}}
      send={(message) => mutateAsync(message)}
    />
  );
}

interface FirstMessageProps {
  /** The user's newest inquiry to this target. */
  state: UseQueryResult<InquiryState>;
  name: string;
  target: string;
  starters: readonly Starter[];
  readers: string;
  /** Of the writer, which can write, too. */
  group: GroupToWrite | null;
  writesAlone: boolean;
  onWriteAlone: (writesAlone: boolean) => void;
  send: (message: OutgoingMessage, groupId: number | null) => Promise<unknown>;
  /** Asks those who have not said who they are, before their message is sent. */
  renderNameSheet?: (onClose: (isSaved: boolean) => void) => ReactNode;
  /** Stands below a message that was just sent. */
  next?: ReactNode;
}

function FirstMessage(props: FirstMessageProps) {
  const { state, name, target, starters, readers, group, writesAlone, onWriteAlone } = props;
  const { send, renderNameSheet, next } = props;
  const { data, error, refetch } = state;
  const { prepare, sheet } = useNameSheet(renderNameSheet);
  const [isSent, setSent] = useState(false);
  const [isWritingAgain, setWritingAgain] = useState(false);
  if (data === undefined) {
    if (error === null) return <Skeleton shape="button" />;
    return <LoadFailureNotice title={t.stateFailed} query={state} />;
  }
  if (data.status !== null && !isWritingAgain) {
    return (
      <div className={styles.form}>
        <SentInquiry
          status={data.status}
          inquiryId={data.inquiry_id}
          name={name}
          takesFocus={isSent}
          group={group}
          onWriteAgain={() => setWritingAgain(true)}
        />
        {isSent && data.inquiry_id !== null && <SentMessages id={data.inquiry_id} name={name} />}
        {isSent && next}
      </div>
    );
  }
  const isOpen = data.status !== null && openStatuses.includes(data.status);
  const forGroup = group !== null && (isOpen || !writesAlone);
  return (
    <>
      <FirstMessageForm
        name={name}
        target={target}
        starters={starters}
        readers={readers}
        writer={
          group && (
            <WriteAs
              group={group}
              isFree={!isOpen}
              writesAlone={!forGroup}
              onChange={onWriteAlone}
            />
          )
        }
        prepare={prepare}
        send={(message) =>
          send(message, forGroup ? group.id : null).catch(async (failure: unknown) => {
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
      {sheet}
    </>
  );
}

/** Shows the sheet to those whose onboarding has not begun, and waits until it is closed. */
function useNameSheet(render: FirstMessageProps['renderNameSheet']) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [close, setClose] = useState<((isSaved: boolean) => void) | null>(null);
  if (!render) return { prepare: undefined, sheet: null };
  const prepare = async () => {
    // Without an answer the message is sent: the server knows whether it may be.
    const onboarding = await queryClient.ensureQueryData(onboardingQuery(api)).catch(() => null);
    if (onboarding?.status !== 'profile') return true;
    return new Promise<boolean>((resolve) => {
      setClose(() => (isSaved: boolean) => {
        setClose(null);
        resolve(isSaved);
      });
    });
  };
  return { prepare, sheet: close && render(close) };
}

/** The messages of an inquiry that was just sent. */
function SentMessages({ id, name }: { id: number; name: string }) {
  const { messages, isLoadingMore, hasEarlier, showEarlier } = useMessages(id);
  const { dataUpdatedAt } = useQuery(messagePageQuery(useApi(), id, 1));
  if (messages.length === 0) return null;
  return (
    <MessageList
      messages={messages}
      name={name}
      nowMs={dataUpdatedAt}
      hasEarlier={hasEarlier}
      isLoadingMore={isLoadingMore}
      onEarlier={showEarlier}
    />
  );
}

interface SentInquiryProps {
  status: InquiryStatus;
  inquiryId: number | null;
  name: string;
  /** Just sent: the form that had the focus is gone. */
  takesFocus: boolean;
  /** The group that can write, too. */
  group: GroupToWrite | null;
  onWriteAgain: () => void;
}

/** The status of the user's inquiry, in place of the form. */
function SentInquiry(props: SentInquiryProps) {
  const { status, inquiryId, name, takesFocus, group, onWriteAgain } = props;
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
          {group && openStatuses.includes(status) && (
            <Button variant="quiet" size="s" onClick={onWriteAgain}>
              {isolate(writeWith({ group: group.name }), group.name)}
            </Button>
          )}
        </div>
      </Notice>
    </div>
  );
}
