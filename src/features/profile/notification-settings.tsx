import { useQuery } from '@tanstack/react-query';
import type { NotificationSettings as Settings } from '#contract/notifications/notification-settings.ts';
import * as t from '#locales/notifications.ts';
import { useApi } from '#src/api/api-context.ts';
import { ownTimeZone } from '#src/ui/time-zone.ts';
import { notificationSettingsQuery, useSaveNotificationSettings } from './api/notifications.ts';
import { FailureNotice, LoadFailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { ChoiceList } from '#src/ui/choice-list.tsx';
import { PushSettings } from './push-settings.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import * as titles from '#locales/titles.ts';

const night = { from: 22, to: 7 };

/** Mail notification settings; each choice is saved at once. */
export function NotificationSettings() {
  const { data, error, refetch, isFetching } = useQuery(notificationSettingsQuery(useApi()));
  const save = useSaveNotificationSettings();
  if (!data) {
    if (!error) {
      return (
        <Loading label={t.loading}>
          <Skeleton width="long" />
        </Loading>
      );
    }
    return <LoadFailureNotice title={t.failed} query={{ error, isFetching, refetch }} />;
  }
  // What was pressed shows at once.
  const settings = save.isPending ? save.variables : data;
  return (
    <>
      <ChoiceList
        legend={titles.notifications}
        hideLegend
        name="notifications"
        multiple
        choices={choices.filter(({ value }) => !isForSome(value) || data[value] !== undefined)}
        selected={selectedKinds(settings)}
        onChange={(chosen) => save.mutate(toSettings(chosen, data))}
      />
      <PushSettings />
      <FailureNotice title={t.notSaved} error={save.error} />
    </>
  );
}

/** Choices of owners and of administrators. */
const forSome = ['confirm_mails', 'seeker_mails', 'report_alerts'] as const;
const isForSome = (value: string): value is (typeof forSome)[number] =>
  forSome.some((each) => each === value);

const choices = [
  { value: 'message_mails', label: t.messageMails },
  { value: 'alert_mails', label: t.alertMails },
  { value: 'favorite_mails', label: t.favoriteMails },
  { value: 'confirm_mails', label: t.confirmMails },
  { value: 'seeker_mails', label: t.seekerMails },
  { value: 'report_alerts', label: t.reportAlerts },
  { value: 'quiet_hours', label: t.quietHours, detail: t.quietHint },
];

const selectedKinds = ({
  message_mails,
  alert_mails,
  favorite_mails,
  confirm_mails,
  seeker_mails,
  report_alerts,
  quiet_hours,
}: Settings) => [
  ...(message_mails ? ['message_mails'] : []),
  ...(alert_mails ? ['alert_mails'] : []),
  ...(favorite_mails ? ['favorite_mails'] : []),
  ...(confirm_mails ? ['confirm_mails'] : []),
  ...(seeker_mails ? ['seeker_mails'] : []),
  ...(report_alerts ? ['report_alerts'] : []),
  ...(quiet_hours ? ['quiet_hours'] : []),
];

const toSettings = (chosen: readonly string[], before: Settings): Settings => ({
  message_mails: chosen.includes('message_mails'),
  alert_mails: chosen.includes('alert_mails'),
  favorite_mails: chosen.includes('favorite_mails'),
  ...(before.confirm_mails !== undefined && {
    confirm_mails: chosen.includes('confirm_mails'),
  }),
  ...(before.seeker_mails !== undefined && {
    seeker_mails: chosen.includes('seeker_mails'),
  }),
  ...(before.report_alerts !== undefined && {
    report_alerts: chosen.includes('report_alerts'),
  }),
  quiet_hours: chosen.includes('quiet_hours') ? (before.quiet_hours ?? night) : null,
  time_zone: ownTimeZone(),
});
