// @module-tag essential

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  openSecondApp,
  openTestApp,
  type TestApp,
  type TestUser,
} from '#tests/support/test-app.ts';
import { readEvents } from './event-reader.ts';
import { done, greeting, refusal, room, sentInquiry } from './steps.ts';

let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  other = await openSecondApp(app);
});
afterAll(async () => {
  await other.database.close();
  await app.database.close();
});

const open = (at: TestApp, { token }: TestUser) =>
  at.request('/api/events', { headers: { Authorization: `Bearer ${token}` } });
const watch = async (at: TestApp, person: TestUser) => readEvents(await open(at, person));

test('notifies both sides in every process what to fetch again, without any content', async () => {
  const sender = await app.user();
  const owner = await app.user();
  const stranger = await app.user();
  const listing_id = await room(app, owner);
  const atHome = await watch(app, sender);
  const elsewhere = await watch(other, owner);
  const uninvolved = await watch(other, stranger);

  const body = { listing_id, message: greeting };
  const { id } = await done(app, 'sendListingInquiry', { as: sender, body });
  const changed = { type: 'inquiry_changed', inquiry_id: id, kind: 'listing' };
  expect(await elsewhere.next()).toEqual(changed);
  expect(await atHome.next()).toEqual(changed);
  const reply = { as: owner, params: { id }, body: { message: 'A secret reply' } };
  await done(other, 'sendMessage', reply);
  expect(await atHome.next()).toEqual(changed);
  expect(await elsewhere.next()).toEqual(changed);
  await done(other, 'updateInquiry', { ...reply, body: { status: 'accepted' } });
  expect(await atHome.next()).toEqual(changed);

  await done(app, 'blockUser', { as: stranger, params: { id: owner.id } });
  expect(await uninvolved.next()).toEqual({ type: 'inquiries_changed' });
  const said = [atHome, elsewhere, uninvolved].map((reader) => reader.text()).join('');
  expect(said).not.toContain('secret');
  expect(said).not.toContain(greeting.slice(0, 10));
  await Promise.all([atHome, elsewhere, uninvolved].map((reader) => reader.cancel()));
});

test('the stream may not be cached, buffered or compressed on the way', async () => {
  const response = await open(app, await app.user());
  expect(response.headers.get('Content-Type')).toBe('text/event-stream; charset=utf-8');
  expect(response.headers.get('Cache-Control')).toBe('no-store, no-transform');
  expect(response.headers.get('X-Accel-Buffering')).toBe('no');
  expect(response.headers.get('Content-Encoding')).toBeNull();
  await response.body?.cancel();
});

test('a refused call notifies nobody', async () => {
  const { sender, listing_id } = await sentInquiry(app);
  const reader = await watch(other, sender);
  const again = { as: sender, body: { listing_id, message: greeting } };
  expect(await refusal(app, 'sendListingInquiry', again)).toBe('inquiry_open');
  const { id: recipient_id } = await app.user();
  const body = { recipient_id, message: greeting };
  const { id } = await done(app, 'sendUserInquiry', { as: sender, body });
  expect(await reader.next()).toMatchObject({ inquiry_id: id });
  await reader.cancel();
});

test('ends with its session, whichever process ends that', async () => {
  const person = await app.user();
  const here = await watch(app, person);
  const there = await watch(other, person);
  await done(app, 'signOut', { as: person });
  for (const reader of [here, there]) {
    expect(await reader.next()).toEqual({ type: 'session_ended' });
    expect(await reader.next()).toBeUndefined();
  }
  expect((await open(app, person)).status).toBe(401);
});

test('ends when the account is deleted', async () => {
  const person = await app.user();
  const reader = await watch(other, person);
  await app.database.sql`delete from users where id = ${person.id}`;
  expect(await reader.next()).toEqual({ type: 'session_ended' });
});

test('asks pages to fetch everything again after the database connection was lost', async () => {
  const person = await app.user();
  const reader = await watch(app, person);
  const [killed] = await app.database.sql<{ count: number }[]>`
    select count(pg_terminate_backend(pid))::int as count from pg_stat_activity
    where application_name = 'roomieradar changes' and datname = current_database()`;
  expect(killed?.count).toBeGreaterThan(0);
  expect(await reader.next()).toEqual({ type: 'resync' });
  const body = { recipient_id: person.id, message: greeting };
  await done(app, 'sendUserInquiry', { as: await app.user(), body });
  expect(await reader.next()).toMatchObject({ type: 'inquiry_changed' });
  await reader.cancel();
});

test('limits the streams of a user; closing one allows another', async () => {
  const person = await app.user();
  const readers = [];
  for (let index = 0; index < 20; index++) readers.push(await watch(app, person));
  const refused = await open(app, person);
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ code: 'rate_limited' });
  await readers[0]?.cancel();
  readers.push(await watch(app, person));
  await Promise.all(readers.map((reader) => reader.cancel()));
});

test('over a real connection: ends the stream of a closed page, and all streams on close', async () => {
  const third = await openSecondApp(app);
  const answer = getRequestListener((request) => third.request(request));
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const person = await app.user();
  const leaving = new AbortController();
  const connect = (signal?: AbortSignal) =>
    fetch(`http://127.0.0.1:${port}/api/events`, {
      headers: { Authorization: `Bearer ${person.token}` },
      ...(signal && { signal }),
    });
  for (let index = 0; index < 20; index++) await readEvents(await connect(leaving.signal));
  expect((await connect()).status).toBe(429);
  leaving.abort();
  const staying = await vi.waitFor(async () => readEvents(await connect()), { timeout: 5000 });
  await third.database.close();
  expect(await staying.next()).toBeUndefined();
  const closed = once(server, 'close');
  server.close();
  await closed;
});
