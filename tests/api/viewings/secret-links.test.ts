import { Hono } from 'hono';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quotas } from '#contract/quotas.ts';
import { deleteEndedLinks } from '#domain/viewings/secret-links.ts';
import { createRequestRecorder, recordRequests } from '#platform/http/request-recorder.ts';
import { createLog } from '#platform/log.ts';
import { openTestApp, testApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { done, refusal, room } from '../inquiries/steps.ts';
import { agree, offer, writer, zone } from './steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());

const path = (url: string) => url.slice(new URL(url).origin.length);
const open = (url: string) => app.request(path(url));
const renew = async (as: TestUser) => (await done(app, 'renewViewingCalendar', { as })).url;
const share = async (as: TestUser, id: number) =>
  (await done(app, 'shareViewing', { as, params: { id } })).url;
const change = (as: TestUser, id: number, body: object) =>
  done(app, 'changeViewing', { as, params: { id }, body });
const suspend = (user: TestUser) =>
  app.database.sql`update users set suspended_at = now() where id = ${user.id}`;

/** A room with its house number, and someone who agreed to see it. */
async function agreed(more: Parameters<typeof offer>[3] = {}) {
  const owner = await app.user();
  await done(app, 'updateProfile', { as: owner, body: { first_name: 'Otto' } });
  const address = '30 Crescent Street, Astoria';
  const listingId = await room(app, owner, { address, title: 'Room at the corner' });
  const { items: slots } = await offer(app, owner, listingId, more);
  const { sender, id } = await writer(app, listingId);
  const viewing = await agree(app, sender, id, slots[0]!.id);
  return { owner, sender, listingId, slots, inquiry: id, id: viewing.id, viewing };
}

async function readFeed(url: string) {
  const answer = await open(url);
  if (answer.status !== 200) return answer.status;
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      sequence: event.sequence,
      status: component.getFirstPropertyValue('status'),
      location: event.location,
      tzid: component.getFirstProperty('dtstart')?.getFirstParameter('tzid'),
      starts_at: event.startDate.toJSDate().toISOString(),
      attendees: component.getAllProperties('attendee').length,
    };
  });
  const zones = calendar
    .getAllSubcomponents('vtimezone')
    .map((each) => each.getFirstPropertyValue('tzid'));
  return { method: calendar.getFirstPropertyValue('method'), zones, events };
}

describe('the calendar', () => {
  test('has the viewings of both sides, as their mails have them', async () => {
    const { owner, sender, slots, id } = await agreed();
    const [row] = await app.database.sql<{ uid: string }[]>`
      select uid from viewings where id = ${id}`;
    const ofSender = await renew(sender);
    const ofOwner = await renew(owner);
    const event = {
      uid: `${row?.uid}@localhost`,
      sequence: 0,
      status: 'CONFIRMED',
      location: '30 Crescent Street, Astoria',
      tzid: zone,
      starts_at: slots[0]!.starts_at,
      attendees: 0,
    };
    const expected = { method: 'PUBLISH', zones: [zone], events: [event] };
    expect(await readFeed(ofSender)).toEqual(expected);
    expect(await readFeed(ofOwner)).toEqual(expected);

    await change(sender, id, { slot_id: slots[2]!.id });
    expect(await readFeed(ofSender)).toMatchObject({
      events: [{ uid: event.uid, sequence: 1, starts_at: slots[2]!.starts_at }],
    });
    await change(owner, id, { status: 'cancelled' });
    expect(await readFeed(ofSender)).toMatchObject({
      events: [
        {
          uid: event.uid,
          sequence: 2,
          status: 'CANCELLED',
          location: 'Crescent Street, Astoria',
        },
      ],
    });
    // A month after it, it is gone.
    await app.database.sql`
      update viewing_slots set starts_at = now() - interval '32 days',
        ends_at = now() - interval '31 days' where id = ${slots[2]!.id}`;
    expect(await readFeed(ofSender)).toMatchObject({ events: [] });
  });

  test('has nothing of others, and reads the house number when its owner lets it', async () => {
    const { sender } = await agreed({ house_number_hours: 2 });
    await agreed();
    expect(await readFeed(await renew(sender))).toMatchObject({
      events: [{ location: 'Crescent Street, Astoria' }],
    });
  });

  test('is told once, hashed, renewed and ended', async () => {
    const { sender } = await agreed();
    const state = () => done(app, 'getViewingCalendar', { as: sender });
    expect(await state()).toEqual({ created_at: null });
    const first = await renew(sender);
    expect((await state()).created_at).not.toBeNull();
    expect(JSON.stringify(await state())).not.toContain('token');
    const token = new URL(first).searchParams.get('token')!;
    expect(token).toHaveLength(43);
    const stored = await app.database.sql`select from secret_addresses where token_hash = ${token}`;
    expect(stored).toHaveLength(0);
    const second = await renew(sender);
    expect(await readFeed(first)).toBe(404);
    expect(await readFeed(second)).toMatchObject({ method: 'PUBLISH' });
    await done(app, 'endViewingCalendar', { as: sender });
    expect(await readFeed(second)).toBe(404);
    expect(await state()).toEqual({ created_at: null });
    // The secret of one kind opens no other.
    const friend = await agreed();
    const shared = new URL(await share(friend.sender, friend.id)).searchParams.get('token');
    expect((await app.request(`/calendar.ics?token=${shared}`)).status).toBe(404);
    for (const query of ['', '?token=', `?token=${'a'.repeat(43)}`]) {
      expect((await app.request(`/calendar.ics${query}`)).status, query).toBe(404);
    }
  });

  test('stays when its owner signs out everywhere, and ends with suspension and account', async () => {
    const { sender, owner } = await agreed();
    const url = await renew(sender);
    await app.database.sql`update sessions set revoked_at = now() where user_id = ${sender.id}`;
    expect(await readFeed(url)).toMatchObject({ method: 'PUBLISH' });
    await suspend(sender);
    expect(await readFeed(url)).toBe(404);
    const other = await renew(owner);
    await app.database.sql`delete from users where id = ${owner.id}`;
    expect(await readFeed(other)).toBe(404);
    expect(
      await app.database.sql`select from secret_addresses where user_id = ${owner.id}`,
    ).toHaveLength(0);
  });

  test('no cache, search engine or other site learns its address', async () => {
    const { sender } = await agreed();
    const { headers } = await open(await renew(sender));
    expect(headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('Cache-Control')).toMatch(/^private/);
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('X-Robots-Tag')).toContain('noindex');
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
  });
});

describe('the link for a friend', () => {
  test('shows where, when and whom, and nothing else', async () => {
    const { owner, sender, id } = await agreed();
    const url = await share(sender, id);
    const answer = await open(url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(answer.headers.get('X-Robots-Tag')).toContain('noindex');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const page = await answer.text();
    for (const shown of ['30 Crescent Street, Astoria', 'Otto', 'June 1, 2099', '6:00']) {
      expect(page, shown).toContain(shown);
    }
    const [names] = await app.database.sql<{ email: string; own: string }[]>`
      select o.email, s.first_name as own from users o, users s
      where o.id = ${owner.id} and s.id = ${sender.id}`;
    for (const hidden of [names!.email, names!.own || 'no name', 'corner', 'inquiries', 'listings'])
      expect(page, hidden).not.toContain(hidden);
    const german = await app.request(path(url), { headers: { 'Accept-Language': 'de' } });
    expect(await german.text()).toContain('Eine Besichtigung');
  });

  test('shows no house number that who shared it cannot read', async () => {
    const { sender, id, owner } = await agreed({ house_number_hours: 24 });
    const page = await (await open(await share(sender, id))).text();
    expect(page).toContain('Crescent Street, Astoria');
    expect(page).not.toContain('30 Crescent');
    expect(await (await open(await share(owner, id))).text()).toContain('30 Crescent');
  });

  test('shows of a call by video neither its link nor an address', async () => {
    const { sender, id } = await agreed({ mode: 'video', video_url: 'https://video.example/1' });
    const page = await (await open(await share(sender, id))).text();
    expect(page).toContain('By video call');
    expect(page).not.toContain('video.example');
    expect(page).not.toContain('Crescent');
  });

  test('follows a move, and ends with the cancellation', async () => {
    const { owner, sender, id, slots } = await agreed();
    const url = await share(sender, id);
    await change(sender, id, { slot_id: slots[2]!.id });
    expect(await (await open(url)).text()).toContain('6:40');
    await change(owner, id, { status: 'cancelled' });
    const ended = await open(url);
    expect(ended.status).toBe(404);
    expect(await ended.text()).not.toContain('Crescent');
    expect(await refusal(app, 'shareViewing', { as: sender, params: { id } })).toBe(
      'transition_refused',
    );
  });

  test('ends six hours after the viewing, and its row with it', async () => {
    const { sender, id, slots } = await agreed();
    const url = await share(sender, id);
    const end = (hours: number) => app.database.sql`
      update viewing_slots set starts_at = now() - make_interval(hours => ${hours + 1}),
        ends_at = now() - make_interval(hours => ${hours}) where id = ${slots[0]!.id}`;
    await end(5);
    expect((await open(url)).status).toBe(200);
    await deleteEndedLinks(app.database.sql);
    expect((await open(url)).status).toBe(200);
    await end(7);
    expect((await open(url)).status).toBe(404);
    await deleteEndedLinks(app.database.sql);
    expect(
      await app.database.sql`select from secret_addresses where viewing_id = ${id}`,
    ).toHaveLength(0);
  });

  test('ends when who shared it says so, is suspended, or one blocks the other', async () => {
    const { sender, owner, id, inquiry } = await agreed();
    const [one, two] = [await share(sender, id), await share(sender, id)];
    const ofOwner = await share(owner, id);
    const links = async (as: TestUser) =>
      (await done(app, 'getInquiryViewings', { as, params: { id: inquiry } })).friend_links;
    expect([await links(sender), await links(owner)]).toEqual([2, 1]);
    await done(app, 'stopSharingViewing', { as: sender, params: { id } });
    expect([(await open(one)).status, (await open(two)).status]).toEqual([404, 404]);
    expect((await open(ofOwner)).status).toBe(200);
    expect(await links(sender)).toBe(0);

    await done(app, 'blockUser', { as: sender, params: { id: owner.id } });
    expect((await open(ofOwner)).status).toBe(404);
    const other = await agreed();
    const url = await share(other.sender, other.id);
    await suspend(other.sender);
    expect((await open(url)).status).toBe(404);
  });
});

test('an account has when it made which addresses, and no secret', async () => {
  const { sender, id } = await agreed();
  await renew(sender);
  const url = await share(sender, id);
  const answer = await done(app, 'exportAccount', { as: sender });
  expect(answer.secret_addresses.map(({ kind }) => kind)).toEqual(['calendar', 'friend']);
  expect(JSON.stringify(answer)).not.toContain(new URL(url).searchParams.get('token'));
});

test(`nobody makes more than ${quotas.secretAddresses.times} links a day`, async () => {
  const limited = await testApp({ QUOTA_FACTOR: '1' });
  const as = await limited.user();
  const make = async () => (await limited.call('renewViewingCalendar', { as })).status;
  for (let count = 0; count < quotas.secretAddresses.times; count += 1) {
    expect(await make()).toBe(201);
  }
  expect(await make()).toBe(429);
});

test('no log has a secret', async () => {
  const { sender, id } = await agreed();
  const log = createLog('info');
  const lines: string[] = [];
  const recorder = createRequestRecorder(
    {
      ...log,
      child: () => ({ ...log, info: (line: object) => lines.push(JSON.stringify(line)) }),
    } as never,
    null,
  );
  const logged = new Hono()
    .use((c, next) => {
      c.set('answerHeaders', {});
      return next();
    })
    .use(recordRequests(recorder))
    .all('*', (c) => app.request(path(c.req.url)));
  for (const url of [await renew(sender), await share(sender, id)]) {
    expect((await logged.request(url)).status).toBe(200);
    expect(lines.at(-1)).toContain(new URL(url).pathname);
    expect(lines.join()).not.toContain(new URL(url).searchParams.get('token'));
  }
});
