import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Inquiry } from '#contract/inquiries/calls.ts';
import * as common from '#locales/common.ts';
import * as groupTexts from '#locales/group-inquiries.ts';
import * as t from '#locales/inquiries.ts';
import { canWrite } from '#machines/inquiry.machine.ts';
import { useApi } from '#src/api/api-context.ts';
import { formatFailure } from '#src/api/errors.ts';
import { inquiryQuery } from '#src/shared/api/inquiries.ts';
import { useBlock } from '#src/shared/api/safety.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { ErrorView } from '#src/ui/error-view.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Page } from '#src/ui/page-layout.tsx';
import { isolate } from '#src/ui/isolate.tsx';
import { formatClosedStatus, formatOtherName, isLastOurs, isReachable } from '../inquiry-labels.ts';
import { AskedAgain } from './asked-again.tsx';
import { AnswerTime } from './answer-time.tsx';
import { Composer } from './composer.tsx';
import { InquiryActions } from './inquiry-actions.tsx';
import { InquiryAside, type InquiryFit, type InquiryViewing } from './inquiry-aside.tsx';
import { InquiryHead } from './inquiry-head.tsx';
import { InquirySkeleton, MessagesLoading } from './inquiry-skeleton.tsx';
import styles from './inquiry.module.css';
import { OfferPanel } from '../offers/offer-panel.tsx';
import { MessageList } from './message-list.tsx';
import { useMarkRead, useMessages } from './use-messages.ts';
import { useWindowEnd } from './use-window-end.ts';

interface InquiryPageProps {
  id: number;
  Fit: InquiryFit;
  Viewing: InquiryViewing;
}

/** One inquiry with its messages, as either of its two sides sees it. */
export function InquiryPage({ id, Fit, Viewing }: InquiryPageProps) {
  const { data: inquiry, dataUpdatedAt } = useQuery(inquiryQuery(useApi(), id));
  const { messages, isLoading, isLoadingMore, error, retry, hasEarlier, showEarlier } =
    useMessages(id);
  const newest = messages.at(-1);
  useMarkRead(id, inquiry, newest);
  const { end, style } = useWindowEnd(newest?.id);
  if (!inquiry) return <InquirySkeleton />;
  const isBroken = error !== null && messages.length === 0;
  const name = formatOtherName(inquiry);

  return (
    <Page>
      <div className={styles.inquiry}>
        <InquiryHead inquiry={inquiry} />
        <InquiryAside inquiry={inquiry} Fit={Fit} Viewing={Viewing} />
        <div className={styles.conversation} style={style}>
          <div className={styles.history}>
            {isBroken && (
              <ErrorView heading="h2" title={t.messagesFailed} onRetry={retry}>
                {formatFailure(error)}
              </ErrorView>
            )}
            {isLoading && !isBroken && <MessagesLoading />}
            {messages.length > 0 && (
              <MessageList
                messages={messages}
                name={name}
                nowMs={dataUpdatedAt}
                hasEarlier={hasEarlier}
                isLoadingMore={isLoadingMore}
                onEarlier={showEarlier}
              />
            )}
          </div>
          {inquiry.kind === 'listing' && <OfferPanel inquiry={inquiry} />}
          <InquiryEnd inquiry={inquiry} />
          {isReachable(inquiry) && canWrite(inquiry.status, inquiry.side) && (
            <Composer inquiry={inquiry} />
          )}
          <div ref={end} className={styles.end} />
        </div>
      </div>
    </Page>
  );
}

/** Below the messages: the question for an answer, or why nobody can write any more. */
function InquiryEnd({ inquiry }: { inquiry: Inquiry }) {
  const { other_user: other, status, side, is_blocked: isBlocked, is_away: isAway } = inquiry;
  const name = formatOtherName(inquiry);
  const closed = formatClosedStatus(inquiry, name);
  if (other === null) {
    return <Notice title={t.theyLeft}>{t.theyLeftHint}</Notice>;
  }
  if (isBlocked) return <BlockedNotice userId={other.id} name={name} />;
  if (inquiry.is_suspended) {
    return (
      <Notice tone="warning" title={isolate(t.suspended({ name }), name)}>
        {t.suspendedHint}
      </Notice>
    );
  }
  if (isAway) return <Notice title={t.away}>{t.awayHint}</Notice>;
  if (inquiry.is_asked_again && inquiry.listing_id !== null) {
    return (
      <AskedAgain listingId={inquiry.listing_id} groupId={inquiry.group?.id ?? null} name={name} />
    );
  }
  if (inquiry.joined_inquiry_id) return <JoinedNotice inquiry={inquiry} name={name} />;
  if (closed) return <Notice title={isolate(closed.title, name)}>{closed.detail}</Notice>;
  const waits = side === 'sender' && isLastOurs(inquiry) && status !== 'accepted';
  if (!waits) return <InquiryActions inquiry={inquiry} />;
  return other.is_findable && <AnswerTime userId={other.id} />;
}

/** The sender withdrew it to write with a group. */
function JoinedNotice({ inquiry, name }: { inquiry: Inquiry; name: string }) {
  const { side, joined_inquiry_id: id } = inquiry;
  const title =
    side === 'sender' ? groupTexts.joined.sender : groupTexts.joined.recipient({ name });
  return (
    <Notice
      title={isolate(title, name)}
      actions={
        id && (
          <Link
            to="/inquiries/$id"
            params={{ id }}
            className={buttonClass({ variant: 'quiet', size: 's' })}
          >
            {groupTexts.openJoined}
          </Link>
        )
      }
    >
      {t.stillReadable}
    </Notice>
  );
}

function BlockedNotice({ userId, name }: { userId: number; name: string }) {
  const { mutate, isPending, error } = useBlock(userId);
  return (
    <Notice
      title={isolate(t.youBlocked({ name }), name)}
      actions={
        <Button variant="quiet" size="s" busy={isPending} onClick={() => mutate(false)}>
          {common.unblock}
        </Button>
      }
    >
      {error ? formatFailure(error) : t.blockedHint}
    </Notice>
  );
}
