// @module-tag essential

import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { composeViewing } from '#domain/viewings/mails/compose-viewing.ts';
import { writeCalendar } from '#domain/viewings/mails/write-calendar.ts';
import { createLog } from '#platform/log.ts';
import { openMailTransport, senderAddress, type Mail } from '#platform/mail/mail-transport.ts';
import { mailDeps } from '#tests/support/mail-deps.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { agree, offered } from './steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());

/** The mail to a user about the newest change of a viewing, or an earlier one. */
async function compose(user: TestUser, viewingId: number, sequence: number): Promise<Mail | null> {
  const data = { kind: 'viewing', user_id: user.id, viewing_id: viewingId, sequence } as const;
  const job = { id: randomUUID(), queue: 'mail', data } as const;
  const { mail } = await composeViewing(mailDeps(app.database.sql), job);
  return mail;
}

function read(mail: Mail | null) {
  const calendar = new ICAL.Component(ICAL.parse(mail?.calendar?.content ?? '') as unknown[]);
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('There is no event');
  const event = new ICAL.Event(component);
  const address = (name: string) =>
    component.getAllProperties(name).map((each) => String(each.getFirstValue()).toLowerCase());
  return {
    method: calendar.getFirstPropertyValue('method'),
    zones: calendar
      .getAllSubcomponents('vtimezone')
      .map((zone) => zone.getFirstPropertyValue('tzid')),
    uid: event.uid,
    sequence: event.sequence,
    status: component.getFirstPropertyValue('status'),
    tzid: component.getFirstProperty('dtstart')?.getFirstParameter('tzid'),
    starts_at: event.startDate.toJSDate().toISOString(),
    ends_at: event.endDate.toJSDate().toISOString(),
    organizers: address('organizer'),
    attendees: address('attendee'),
    rsvp: component.getFirstProperty('attendee')?.getFirstParameter('rsvp'),
    summary: event.summary,
  };
}

test('a viewing is one event in the calendars of both, moved and cancelled in place', async () => {
  const { owner, sender, id, slots } = await offered(app);
  const viewing = await agree(app, sender, id, slots[0]!.id);
  const change = (body: object) =>
    app.call('changeViewing', { as: sender, params: { id: viewing.id }, body });
  const agreed = { seeker: read(await compose(sender, viewing.id, 0)) };
  const ofOwner = read(await compose(owner, viewing.id, 0));
  expect(agreed.seeker).toMatchObject({
    method: 'REQUEST',
    status: 'CONFIRMED',
    sequence: 0,
    zones: ['America/New_York'],
    tzid: 'America/New_York',
    starts_at: slots[0]!.starts_at,
    ends_at: slots[0]!.ends_at,
    rsvp: 'FALSE',
  });
  expect(ofOwner.uid).toBe(agreed.seeker.uid);

  await change({ slot_id: slots[4]!.id });
  // The mail of the move tells what the first one would.
  expect(await compose(sender, viewing.id, 0)).toBeNull();
  const moved = read(await compose(sender, viewing.id, 1));
  expect(moved).toMatchObject({
    method: 'REQUEST',
    uid: agreed.seeker.uid,
    sequence: 1,
    starts_at: slots[4]!.starts_at,
  });

  await change({ status: 'cancelled' });
  const cancelled = read(await compose(owner, viewing.id, 2));
  expect(cancelled).toMatchObject({
    method: 'CANCEL',
    status: 'CANCELLED',
    uid: agreed.seeker.uid,
    sequence: 2,
  });
});

/** Reads calendars with another parser, Debian's python3-icalendar. */
async function readWithPython(calendars: string[]) {
  const program = `
import json, sys
from datetime import timezone
from icalendar import Calendar
def read(text):
    calendar = Calendar.from_ical(text)
    [event] = calendar.walk('VEVENT')
    return {
        'method': str(calendar['METHOD']),
        'uid': str(event['UID']),
        'sequence': int(event['SEQUENCE']),
        'status': str(event['STATUS']),
        'zone': event['DTSTART'].params['TZID'],
        'starts_at': event['DTSTART'].dt.astimezone(timezone.utc).strftime('%Y-%m-%dT%H:%M:%S.000Z'),
    }
print(json.dumps([read(text) for text in json.load(sys.stdin)]))`;
  const reading = promisify(execFile)('/usr/bin/python3', ['-c', program]);
  reading.child.stdin?.end(JSON.stringify(calendars));
  return JSON.parse((await reading).stdout) as Record<string, unknown>[];
}

test.skipIf(!existsSync('/usr/lib/python3/dist-packages/icalendar'))(
  'a calendar in Python finds the same event in its invitation, its update and its cancellation',
  async () => {
    // It knows the changes of clocks until 2037.
    const { owner, sender, id, slots } = await offered(app, { first_day: '2036-06-02' });
    const viewing = await agree(app, sender, id, slots[0]!.id);
    const params = { id: viewing.id };
    const mails = [await compose(sender, viewing.id, 0), await compose(owner, viewing.id, 0)];
    await app.call('changeViewing', { as: sender, params, body: { slot_id: slots[4]!.id } });
    mails.push(await compose(sender, viewing.id, 1));
    await app.call('changeViewing', { as: owner, params, body: { status: 'cancelled' } });
    mails.push(await compose(sender, viewing.id, 2));
    const events = await readWithPython(mails.map((mail) => mail?.calendar?.content ?? ''));
    const { uid } = events[0]!;
    const first = { uid, zone: 'America/New_York', starts_at: slots[0]!.starts_at };
    const later = { ...first, starts_at: slots[4]!.starts_at };
    expect(events).toEqual([
      { ...first, method: 'REQUEST', sequence: 0, status: 'CONFIRMED' },
      { ...first, method: 'REQUEST', sequence: 0, status: 'CONFIRMED' },
      { ...later, method: 'REQUEST', sequence: 1, status: 'CONFIRMED' },
      { ...later, method: 'CANCEL', sequence: 2, status: 'CANCELLED' },
    ]);
  },
);

test('no address of the other side travels', async () => {
  const { owner, sender, id, slots } = await offered(app);
  const viewing = await agree(app, sender, id, slots[0]!.id);
  const [emails = { owner: '', sender: '' }] = await app.database.sql<
    { owner: string; sender: string }[]
  >`select o.email as owner, s.email as sender from users o, users s
    where o.id = ${owner.id} and s.id = ${sender.id}`;
  const toSender = await compose(sender, viewing.id, 0);
  expect(read(toSender)).toMatchObject({
    organizers: ['mailto:no-reply@localhost'],
    attendees: [`mailto:${emails.sender}`],
  });
  expect(JSON.stringify(toSender)).not.toContain(emails.owner);
  expect(JSON.stringify(await compose(owner, viewing.id, 0))).not.toContain(emails.sender);
});

test('who wants no mails about messages gets none about viewings', async () => {
  const { sender, id, slots } = await offered(app);
  const viewing = await agree(app, sender, id, slots[0]!.id);
  await app.database.sql`insert into mail_optouts (user_id) values (${sender.id})`;
  expect(await compose(sender, viewing.id, 0)).toBeNull();
});

/** Every ten minutes of the three hours before and after a change of the clocks. */
const around = (change: string) =>
  Array.from({ length: 37 }, (_, step) =>
    new Date(Date.parse(change) + (step - 18) * 10 * 60_000).toISOString(),
  );

// Clocks go on, and back: times that do not exist, and times that come twice.
test.each([
  ['Europe/Berlin', ['2027-03-28T01:00:00Z', '2027-10-31T01:00:00Z']],
  ['America/New_York', ['2027-03-14T07:00:00Z', '2027-11-07T06:00:00Z']],
  ['America/Santiago', ['2027-09-05T04:00:00Z', '2027-04-04T03:00:00Z']],
  ['Australia/Lord_Howe', ['2027-10-02T15:30:00Z', '2027-04-03T15:00:00Z']],
  ['Africa/Cairo', ['2027-04-29T22:00:00Z', '2027-10-28T21:00:00Z']],
])('another program reads the same moment, also when clocks change in %s', (zone, changes) => {
  for (const startsAt of changes.flatMap(around)) {
    const endsAt = new Date(Date.parse(startsAt) + 20 * 60_000).toISOString();
    const calendar = writeCalendar({
      uid: 'one@roomieradar.test',
      sequence: 0,
      is_cancelled: false,
      changed_at: '2027-01-01T00:00:00Z',
      starts_at: startsAt,
      ends_at: endsAt,
      time_zone: zone,
      summary: 'Viewing: a room; with "signs", and\nlines',
      location: '',
      url: 'https://roomieradar.test/inquiries/1',
      organizer: 'no-reply@roomieradar.test',
      attendee: 'ada@example.com',
    });
    const event = read({ calendar } as Mail);
    expect([event.starts_at, event.ends_at]).toEqual([startsAt, endsAt]);
    expect(event.summary).toContain('with "signs", and');
  }
});

test('mail programs get it as an invitation', async () => {
  const { sender, id, slots } = await offered(app);
  const viewing = await agree(app, sender, id, slots[0]!.id);
  const mail = await compose(sender, viewing.id, 0);
  const settings = { smtp: null, dataDir: app.dataDir, publicUrl: 'http://localhost:3000' };
  await openMailTransport(settings, createLog('error')).send(mail!);
  const eml = await readFile(path.join(app.dataDir, 'outbox', `${mail?.id}.eml`), 'utf8');
  expect(eml).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/i);
  expect(eml).toContain('viewing.ics');
});

test('the address that mails come from is found in any setting', () => {
  const publicUrl = 'https://rooms.example';
  const url = 'smtp://localhost';
  expect(senderAddress({ smtp: null, publicUrl })).toBe('no-reply@rooms.example');
  expect(senderAddress({ smtp: { url, from: 'Rooms <hi@rooms.example>' }, publicUrl })).toBe(
    'hi@rooms.example',
  );
  expect(senderAddress({ smtp: { url, from: 'hi@rooms.example' }, publicUrl })).toBe(
    'hi@rooms.example',
  );
});
