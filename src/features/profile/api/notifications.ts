import { queryOptions } from '@tanstack/react-query';
import type { NotificationSettings } from '#contract/notifications/notification-settings.ts';
import { useWrite } from '#src/shared/api/use-write.ts';
import type { Api } from '#src/api/client.ts';

/** Mail notification settings. */
export const notificationSettingsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['notification-settings'],
    queryFn: () => api('getNotificationSettings', {}),
  });

/** Chooses what the user is told by mail, and when. */
export const useSaveNotificationSettings = () =>
  useWrite(
    (api, settings: NotificationSettings) => api('saveNotificationSettings', { body: settings }),
    ({ api, queryClient }) => ({
      onSuccess(saved) {
        queryClient.setQueryData(notificationSettingsQuery(api).queryKey, saved);
      },
    }),
  );
