import { useQuery } from '@tanstack/react-query';
import { useApi } from '#src/api/api-context.ts';
import { formatFailure } from '#src/api/errors.ts';
import { inquiryQuery } from '#src/queries/inquiries.ts';
import { ErrorView } from '#src/ui/error-view.tsx';
import { Page } from '#src/ui/page-layout.tsx';
import { nameOfOther } from '../inquiry-words.ts';
import { MessageList } from './message-list.tsx';
import { InquiryEnd } from './inquiry-end.tsx';
import { InquiryHead } from './inquiry-head.tsx';
import { MessagesLoading, InquirySkeleton } from './inquiry-skeleton.tsx';
import { useMarkRead } from './use-mark-read.ts';
import { useMessages } from './use-messages.ts';
import styles from './inquiry.module.css';

/** One conversation, as either of its two sides sees it. */
export function InquiryPage({ id }: { id: number }) {
  const { data: inquiry, dataUpdatedAt } = useQuery(inquiryQuery(useApi(), id));
  const { messages, isLoading, isLoadingMore, error, retry, hasEarlier, showEarlier } =
    useMessages(id);
  useMarkRead(id, inquiry?.unread ?? 0, messages.at(-1)?.id);
  if (!inquiry) return <InquirySkeleton />;
  const isBroken = error !== null && messages.length === 0;

  return (
    <Page width="m">
      <InquiryHead inquiry={inquiry} />
      {isBroken && (
        <ErrorView heading="h2" title="The messages could not be loaded" onRetry={retry}>
          {formatFailure(error)}
        </ErrorView>
      )}
      {isLoading && !isBroken && <MessagesLoading />}
      {messages.length > 0 && (
        <MessageList
          messages={messages}
          name={nameOfOther(inquiry)}
          nowMs={dataUpdatedAt}
          hasEarlier={hasEarlier}
          isLoadingMore={isLoadingMore}
          onEarlier={showEarlier}
        />
      )}
      <div className={styles.end}>
        <InquiryEnd inquiry={inquiry} />
      </div>
    </Page>
  );
}
