import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { NotificationSettings } from '#contract/notifications/notification-settings.ts';
import { useApi } from '#src/api/api-context.ts';
import type { Api } from '#src/api/client.ts';

/** Mail notification settings. */
export const notificationSettingsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['notification-settings'],
    queryFn: () => api('getNotificationSettings', {}),
    staleTime: 30_000,
  });

/** Chooses what I am told by mail, and when. */
export function useSaveNotificationSettings() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (settings: NotificationSettings) =>
      api('saveNotificationSettings', { body: settings }),
    onSuccess(saved) {
      queryClient.setQueryData(notificationSettingsQuery(api).queryKey, saved);
    },
  });
}
