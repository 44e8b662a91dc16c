import { expect, test } from 'vitest';
import { countByYear } from '#domain/moderation/public.ts';
import { testApp } from '#tests/support/test-app.ts';
import { done, room } from '../inquiries/steps.ts';

test('the page counts reports, decisions and appeals by year, and names nobody', async () => {
  const app = await testApp();
  const { sql } = app.database;
  const [admin, owner, member] = [
    await app.user({ is_admin: true }),
    await app.user({ first_name: 'Ottilie' }),
    await app.user(),
  ];
  const listing = await room(app, owner);
  for (const reason of ['spam', 'mine']) {
    await done(app, 'sendReport', { as: member, body: { kind: 'listing', id: listing, reason } });
  }
  await sql`
    insert into reports (kind, target_id, reason, source, reporter_email, created_at)
    values ('listing', ${listing}, 'scam', 'card', 'eve@example.com', now() - interval '1 year'),
      ('listing', ${listing}, 'scam', 'card', 'ada@example.com', now() - interval '2 years')`;
  const body = { note: 'A stock photo' };
  await done(app, 'hideListing', { as: admin, params: { id: listing }, body });
  const { items } = await done(app, 'listReports', { as: admin });
  const params = { id: items[0]!.id };
  await done(app, 'changeReport', { as: admin, params, body: { status: 'dismissed', note: '' } });
  await sql`update reports set closed_at = created_at + interval '3 hours' where id = ${params.id}`;
  await sql`
    update statements set appeal_text = 'It is mine', appealed_at = now(), decision = 'reversed',
      decision_note = 'Indeed', decided_by = 1, decided_at = now()`;

  const [now, before, ...older] = await countByYear(sql);
  expect(older).toEqual([]);
  expect(now).toMatchObject({
    reports: 2,
    reasons: { spam: 1, mine: 1, scam: 0 },
    sources: { member: 2, card: 0 },
    resolved: 0,
    dismissed: 1,
    median_hours: 3,
    actions: { listing_hidden: 1, listing_deleted: 0, user_suspended: 0, warned: 0 },
    appeals: 1,
    upheld: 0,
    reversed: 1,
  });
  expect(before).toMatchObject({ year: now!.year - 1, reports: 1, reasons: { scam: 1 } });

  const answer = await app.request('/transparency', { headers: { 'Accept-Language': 'de' } });
  const text = await answer.text();
  expect(answer.status).toBe(200);
  expect(text).toContain('Meldungen in Zahlen');
  for (const secret of ['Ottilie', 'example.com', 'A stock photo', 'It is mine']) {
    expect(text).not.toContain(secret);
  }
});

test('a year in which nothing happened says so once, and lists no zeros', async () => {
  const app = await testApp();
  const { sql } = app.database;
  const listing = await room(app, await app.user());
  await sql`
    insert into reports (kind, target_id, reason, source) values ('listing', ${listing}, 'scam', 'system')`;
  const page = await (await app.request('/transparency')).text();
  const [reported = ''] = page.split('id="score"');
  const [now = '', before = ''] = reported.split(String(new Date().getUTCFullYear() - 1));
  expect(now).toContain('For which reason');
  expect(now).not.toContain('Nothing was reported');
  expect(before).toContain('Nothing was reported or decided.');
  expect(before).not.toContain('<td>');
});
