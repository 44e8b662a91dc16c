import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { News, NewsKind } from '#contract/news/news.ts';
import { useWrite } from './use-write.ts';
import type { Api } from '#src/api/client.ts';

const newsKey = ['news'] as const;

/** What is new for the user. Read again on each visit of the home page. */
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
export const useDismissNews = () =>
  useWrite(
    (api, { kind, news }: { kind: NewsKind; news: News }) =>
      api('dismissNews', { body: { kind, until: news.read_at } }),
    ({ api, queryClient }) => ({
      onMutate: ({ kind, news }) =>
        queryClient.setQueryData(newsQuery(api).queryKey, {
          ...news,
          ...dismissedNews(kind, news),
        }),
      onSettled: () => refreshNews(queryClient),
    }),
  );

/** These favorites were seen as they are; those of them that changed are news no more. */
export const useSeeFavorites = () =>
  useWrite(
    (api, seen: { until: string; ids: number[] }) =>
      api('dismissNews', { body: { kind: 'favorites', ...seen } }),
    ({ queryClient }) => ({ onSuccess: () => refreshNews(queryClient) }),
  );

function dismissedNews(kind: NewsKind, news: News): Partial<News> {
  if (kind === 'rooms') return { rooms_since: news.read_at };
  if (kind === 'favorites') return { favorites: { count: 0, items: [] } };
  if (kind === 'inquiries') return { inquiries: 0 };
  if (kind === 'roomies') return { roomies: 0 };
  return { saved_searches: { searches: 0, rooms: 0 } };
}
