import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { Message } from '#contract/inquiries/calls.ts';
import { useApi } from '#src/api/api-context.ts';
import { messagePageQuery } from '#src/queries/inquiries.ts';

/** The messages of an inquiry, oldest first: the newest page, and earlier ones when asked for. */
export function useMessages(id: number) {
  const api = useApi();
  const [pages, setPages] = useState(1);
  const results = useQueries({
    queries: Array.from({ length: pages }, (_, index) => messagePageQuery(api, id, index + 1)),
  });
  const [newest] = results;
  const total = newest?.data?.total ?? 0;
  const messages = inOrder(results.flatMap(({ data }) => data?.items ?? []));
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

/** Each once: a new message moves those before it from one page to the next. */
function inOrder(messages: readonly Message[]): Message[] {
  return [...new Map(messages.map((message) => [message.id, message])).values()].sort(
    (one, other) => one.id - other.id,
  );
}
