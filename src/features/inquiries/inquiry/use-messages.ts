import { useQueries } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Inquiry } from '#contract/inquiries/calls.ts';
import type { Message } from '#contract/inquiries/message.ts';
import { useApi } from '#src/api/api-context.ts';
import { messagePageQuery, useMarkInquiryRead } from '#src/shared/api/inquiries.ts';

/** The messages of an inquiry, oldest first: the newest page, and earlier ones on demand. */
export function useMessages(id: number) {
  const api = useApi();
  const [pages, setPages] = useState(1);
  const results = useQueries({
    queries: Array.from({ length: pages }, (_, index) => messagePageQuery(api, id, index + 1)),
  });
  const [newest] = results;
  const total = newest?.data?.total ?? 0;
  const messages = uniqueInOrder(results.flatMap(({ data }) => data?.items ?? []));
  return {
    messages,
    isLoading: newest?.isPending ?? true,
    isLoadingMore: results.some(({ isFetching }, index) => index > 0 && isFetching),
    error: results.find(({ error }) => error !== null)?.error ?? null,
    retry: () => void Promise.all(results.map(({ refetch }) => refetch())),
    hasEarlier: pages * (newest?.data?.page_size ?? 1) < total,
    showEarlier: () => setPages(pages + 1),
  };
}

/** Each message once: a new one moves those before it to the next page. */
function uniqueInOrder(messages: readonly Message[]): Message[] {
  return [...new Map(messages.map((message) => [message.id, message])).values()].sort(
    (one, other) => one.id - other.id,
  );
}

/**
 * Marks an inquiry read up to its newest message, while the page is visible and something is unread:
 * once for everything that happens.
 */
export function useMarkRead(
  id: number,
  inquiry: Inquiry | undefined,
  newest: Message | undefined,
): void {
  const { mutate } = useMarkInquiryRead(id);
  const isVisible = useSyncExternalStore(
    (onChange) => {
      document.addEventListener('visibilitychange', onChange);
      return () => document.removeEventListener('visibilitychange', onChange);
    },
    () => document.visibilityState === 'visible',
  );
  const markedAt = useRef<string | null>(null);
  // The inquiry may know of a message before it is shown: until then nobody has read it.
  const isShown = inquiry && newest && newest.created_at >= inquiry.last_message.created_at;
  const newestId = isShown && inquiry.unread > 0 ? newest.id : undefined;
  const happenedAt = inquiry?.updated_at ?? null;
  useEffect(() => {
    if (!isVisible || newestId === undefined || markedAt.current === happenedAt) return;
    markedAt.current = happenedAt;
    mutate(newestId, { onError: () => (markedAt.current = null) });
  }, [isVisible, newestId, happenedAt, mutate]);
}
