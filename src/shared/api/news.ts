import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { News, NewsKind } from '#contract/news/news.ts';
import { useApi } from '#src/api/api-context.ts';
import type { Api } from '#src/api/client.ts';

const newsKey = ['news'] as const;

/** What is new for me. Read again on each visit of the home page. */
export const newsQuery = (api: Api) =>
  queryOptions({
    queryKey: newsKey,
    queryFn: () => api('getNews', {}),
    refetchOnMount: 'always',
  });

/** Refetches what is new, if it is on screen. */
export const refreshNews = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: newsKey });

/** Takes news of a kind away, those that were read. */
export function useDismissNews() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, news }: { kind: NewsKind; news: News }) =>
      api('dismissNews', { body: { kind, until: news.read_at } }),
    onMutate: ({ kind, news }) =>
      queryClient.setQueryData(newsQuery(api).queryKey, { ...news, ...dismissedNews(kind, news) }),
    onSettled: () => refreshNews(queryClient),
  });
}

/** These favorites were seen as they are; those of them that changed are news no more. */
export function useSeeFavorites() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (seen: { until: string; ids: number[] }) =>
      api('dismissNews', { body: { kind: 'favorites', ...seen } }),
    onSuccess: () => refreshNews(queryClient),
  });
}

function dismissedNews(kind: NewsKind, news: News): Partial<News> {
  if (kind === 'rooms') return { rooms_since: news.read_at };
  if (kind === 'favorites') return { favorites: { count: 0, items: [] } };
  if (kind === 'inquiries') return { inquiries: 0 };
  if (kind === 'roomies') return { roomies: 0 };
  return { saved_searches: { searches: 0, rooms: 0 } };
}
