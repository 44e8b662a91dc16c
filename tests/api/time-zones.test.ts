import { expect, test } from 'vitest';
import { timeZone } from '#contract/notifications/notification-settings.ts';
import { testApp } from '#tests/support/test-app.ts';
import { done, refusal } from './inquiries/steps.ts';

/** Names that ICU knows from the time before Unicode's data, and PostgreSQL does not or reads otherwise. */
const foreign = [
  ...'ACT AET AGT ART AST BET BST CAT CNT CST CTT EAT ECT IET'.split(' '),
  ...'IST JST MIT NET NST PLT PNT PRT PST SST VST'.split(' '),
  'US/Pacific-New',
  'Canada/East-Saskatchewan',
  'SystemV/AST4',
  'aet',
  'us/pacific-new',
];

const settings = (time_zone: string) => ({
  message_mails: true,
  alert_mails: true,
  quiet_hours: { from: 22, to: 7 },
  time_zone,
});

test('a time zone that the contract accepts is one that the database knows', async () => {
  const { sql } = (await testApp()).database;
  const rows = await sql<{ name: string }[]>`select name from pg_timezone_names`;
  const names = new Set(rows.map(({ name }) => name));
  const ofBrowsers = [...Intl.supportedValuesOf('timeZone'), 'UTC', 'GMT', 'Etc/GMT+5', 'EST5EDT'];
  expect(ofBrowsers.filter((name) => !timeZone.allows(name))).toEqual([]);
  expect(ofBrowsers.filter((name) => !names.has(name))).toEqual([]);
  expect(foreign.filter((name) => timeZone.allows(name))).toEqual([]);
});

test('a time zone that only browsers know is refused, and one stored before reads as UTC', async () => {
  const app = await testApp();
  const { sql } = app.database;
  const as = await app.user();
  for (const name of foreign) {
    expect(await refusal(app, 'saveNotificationSettings', { as, body: settings(name) })).toBe(
      'validation_failed',
    );
  }
  await done(app, 'saveNotificationSettings', { as, body: settings('Europe/Berlin') });
  await sql`update notification_settings set time_zone = 'AET'`;
  expect(await done(app, 'getNotificationSettings', { as })).toMatchObject({ time_zone: 'UTC' });
  const [row] = await sql<{ same: boolean; berlin: boolean }[]>`
    select alert_due_at('daily', '2026-03-01 06:00+00', 'AET', 22, 7)
        = '2026-03-01 08:00+00'::timestamptz as same,
      alert_due_at('daily', '2026-03-01 06:00+00', 'Europe/Berlin', 22, 7)
        = '2026-03-01 07:00+00'::timestamptz as berlin`;
  expect(row).toEqual({ same: true, berlin: true });
});
