import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Habits, Preferences } from '#contract/questionnaire/questions.ts';
import type { Api } from '#src/api/client.ts';
import { habitsQuery, preferencesQuery, savePreferences } from '#src/shared/api/answers.ts';

const api = (async (_: string, { onVersion }: { onVersion: (version: string) => void }) => {
  onVersion('2');
  return {};
}) as unknown as Api;
const { queryKey } = preferencesQuery(api);
const habits: Habits = { quiet: 'by_22' };
const sent: Preferences = {
  quiet: { acceptable: [], importance: 2, is_dealbreaker: false },
  pets: { acceptable: ['none'], importance: 1, is_dealbreaker: false },
};

test('caches saved preferences as the server stores them, which its version belongs to', async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(habitsQuery(api).queryKey, { value: habits, version: '1' });
  await savePreferences(api, queryClient, sent);
  const cached = queryClient.getQueryData(queryKey);
  expect(cached?.version).toBe('2');
  expect(cached?.value.quiet?.acceptable).toContain('by_22');
  expect(cached?.value).not.toHaveProperty('pets');
});

test('fetches preferences again when it cannot tell how the server completed them', async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(queryKey, { value: {}, version: '1' });
  await savePreferences(api, queryClient, sent);
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
