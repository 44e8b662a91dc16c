// @module-tag essential

import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createMailer } from '#domain/notifications/mailer.ts';
import { openMailTransport } from '#platform/mail/mail-transport.ts';
import { createUnsubscribeLinks } from '#domain/notifications/unsubscribe.ts';
import { createLog } from '#platform/log.ts';
import { createSupervisor } from '#platform/jobs/supervisor.ts';
import { takeJobs } from '#platform/jobs/job-store.ts';
import { listMails } from '#server/list-mails.ts';
import { deleteJobs, readJobs } from '#tests/support/jobs.ts';
import { mailDeps } from '#tests/support/mail-deps.ts';
import { openTestApp, publicUrl, type TestApp } from '#tests/support/test-app.ts';
import { startMailSink } from './mail-sink.ts';
import { done, greeting, room, sentInquiry } from './steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());
beforeEach(() => deleteJobs(app.database.sql));

const links = () => createUnsubscribeLinks(app.database.sql, publicUrl);

/** Sends what waits to this port, or into the outbox; what it logged. */
async function startMailer(port: number | null, lines: string[] = []): Promise<void> {
  const log = pino({ level: 'info' }, { write: (line) => lines.push(line) });
  const smtp = port === null ? null : { url: `smtp://127.0.0.1:${port}`, from: 'us@rooms.example' };
  const { sql } = app.database;
  const transport = openMailTransport({ smtp, dataDir: app.dataDir, publicUrl }, log);
  const pauses = { firstMs: 20, longestMs: 100 };
  const composers = listMails(mailDeps(sql, ['en']));
  const mailer = createMailer({ sql, log, transport, composers, pauses });
  onTestFinished(() => mailer.stop());
  await mailer.start();
}

const waiting = async () => {
  const jobs = await readJobs<{ failures?: number }>(app.database.sql, 'mail');
  const left = jobs.filter(({ state }) => state !== 'failed');
  return {
    count: left.length,
    failures: left.reduce((sum, { data }) => sum + (data.failures ?? 0), 0),
  };
};
const untilSent = () => vi.waitFor(async () => expect((await waiting()).count).toBe(0), 10_000);

/** Everything that happens between two people: an inquiry, two messages, a yes and a no. */
async function fiveEvents() {
  const { sender, owner, id } = await sentInquiry(app);
  const params = { id };
  const message = (text: string) => ({ params, body: { message: text } });
  await done(app, 'sendMessage', { as: owner, ...message('Come and see it.') });
  await done(app, 'sendMessage', { as: sender, ...message('On Sunday?') });
  for (const status of ['accepted', 'accepted', 'declined']) {
    await done(app, 'updateInquiry', { as: owner, params, body: { status } });
  }
  const last = { as: owner, params, body: { message_id: 1 } };
  await done(app, 'markInquiryRead', last);
}

test('each mail arrives exactly once after the mail server was away, cut off and back', async () => {
  const { port, stop } = await startMailSink();
  await stop();
  await fiveEvents();
  expect(await waiting()).toEqual({ count: 5, failures: 0 });
  await startMailer(port);
  const attempted = (times: number) =>
    vi.waitFor(async () => expect((await waiting()).failures).toBeGreaterThan(times), 10_000);
  await attempted(1);

  const cutting = createServer((socket) =>
    socket.end('220 about to fall over\r\n', () => socket.destroy()),
  );
  cutting.listen(port, '127.0.0.1');
  await fiveEvents();
  const before = (await waiting()).failures;
  await attempted(before);
  expect((await waiting()).count).toBe(10);
  await new Promise((resolve) => cutting.close(resolve));

  const sink = await startMailSink({ port });
  onTestFinished(() => sink.stop());
  await untilSent();
  expect(sink.mails).toHaveLength(10);
  expect(new Set(sink.mails.map(({ id }) => id)).size).toBe(10);
  const subjects = sink.mails.map(({ text }) => /^Subject: (.*)$/m.exec(text)?.[1]);
  expect(new Set(subjects).size).toBeGreaterThanOrEqual(5);
});

test('a yes about a room shows the area where it is, and no other mail does', async () => {
  const sink = await startMailSink();
  onTestFinished(() => sink.stop());
  await startMailer(sink.port);
  await fiveEvents();
  await untilSent();
  const mapped = sink.mails.filter(({ text }) => text.includes('<img'));
  expect(mapped).toHaveLength(1);
  expect(mapped[0]?.text).toContain('accepted your inquiry');
  const source = mapped[0]?.text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=') ?? '';
  const [, map = ''] = /src="[^"]*?(\/listings\/\d+\/map-\w+\.png)"/.exec(source) ?? [];
  expect((await app.request(map)).status).toBe(200);
});

test('two processes send each mail once', async () => {
  const sink = await startMailSink();
  onTestFinished(() => sink.stop());
  await startMailer(sink.port);
  await startMailer(sink.port);
  await Promise.all(Array.from({ length: 4 }, fiveEvents));
  await untilSent();
  expect(sink.mails).toHaveLength(20);
  expect(new Set(sink.mails.map(({ id }) => id)).size).toBe(20);
});

test(
  'a mail reserved by a process that died is sent by another once the reservation ends',
  { tags: 'long', timeout: 40_000 },
  async () => {
    await sentInquiry(app);
    const { sql } = app.database;
    expect(await takeJobs(sql, 'mail', 1)).toHaveLength(1);
    const sink = await startMailSink();
    onTestFinished(() => sink.stop());
    await startMailer(sink.port);
    const supervisor = createSupervisor(sql, createLog('silent'));
    onTestFinished(() => supervisor.stop());
    await supervisor.start();
    // That was a minute ago.
    await sql`update pgboss.job set started_on = now() - interval '61 seconds'`;
    await vi.waitFor(async () => expect((await waiting()).count).toBe(0), 30_000);
    expect(sink.mails).toHaveLength(1);
  },
);

test('a mail to an unknown address is given up and delays no other', async () => {
  const lines: string[] = [];
  const sink = await startMailSink({ refuse: (address) => address === 'gone@roomieradar.test' });
  onTestFinished(() => sink.stop());
  const gone = await app.user({ email: 'gone@roomieradar.test' });
  const { id: there } = await app.user();
  const sender = await app.user();
  for (const recipient_id of [gone.id, there]) {
    await done(app, 'sendUserInquiry', { as: sender, body: { recipient_id, message: greeting } });
  }
  await startMailer(sink.port, lines);
  await untilSent();
  expect(sink.mails).toHaveLength(1);
  const jobs = await readJobs(app.database.sql, 'mail');
  expect(jobs).toMatchObject([{ state: 'failed', data: { failures: 1 } }]);
  expect(lines.join('')).toContain('given up');
  expect(lines.join('')).not.toContain('gone@');
});

test('a mail shows who wrote what about which room, and nobody’s email address', async () => {
  const sink = await startMailSink();
  onTestFinished(() => sink.stop());
  await startMailer(sink.port);
  const sender = await app.user({ first_name: 'Sam', email: 'sam@private.example' });
  const owner = await app.user({ first_name: 'Ana', email: 'ana@private.example' });
  const listing_id = await room(app, owner, { title: 'Sunny corner room' });
  const message = 'Hello <b>Ana</b>,\nis the room still free in March?';
  const body = { listing_id, message };
  const { id } = await done(app, 'sendListingInquiry', { as: sender, body });
  await untilSent();
  const [mail] = sink.mails;
  expect(mail?.to).toEqual(['ana@private.example']);
  const text = mail?.text ?? '';
  expect(text).not.toContain('sam@private.example');
  expect(text).toMatch(/^From: us@rooms\.example/m);
  expect(text).not.toMatch(/^Reply-To:/im);
  expect(text).toContain('Hello Ana,');
  expect(text).toContain('> is the room still free in March?');
  expect(text).toContain('Hello &lt;b&gt;Ana&lt;/b&gt;');
  expect(text).toContain(`${publicUrl}/inquiries/${id}`);
  expect(text).toMatch(/^Auto-Submitted: auto-generated/m);
  expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
});

test('a mail is one plain subject and greeting, whatever people call themselves or their rooms', async () => {
  const sink = await startMailSink();
  onTestFinished(() => sink.stop());
  await startMailer(sink.port);
  const sender = await app.user({ first_name: 'RoomieRadar Support' });
  const owner = await app.user({ first_name: 'A\u202en\u200ba <https://evil.example>' });
  const title = 'Room\r\nBcc: all@private.example \u202eevil';
  const listing_id = await room(app, owner, { title });
  await done(app, 'sendListingInquiry', { as: sender, body: { listing_id, message: greeting } });
  await untilSent();
  const text = sink.mails[0]?.text ?? '';
  expect(sink.mails).toHaveLength(1);
  expect(text).toMatch(/^Subject: =\?UTF-8\?Q\?Someone_wrote_to_you_about/m);
  expect(text).not.toMatch(/^Bcc:/im);
  expect(text).not.toMatch(/RoomieRadar Support|https:\/\/evil|[\u202e\u200b]/);
  expect(text).toContain('Hello Ana httpsevil.example,');
});

test('one click unsubscribes, opening the page does not, and no click subscribes again', async () => {
  const sink = await startMailSink();
  onTestFinished(() => sink.stop());
  await startMailer(sink.port);
  const person = await app.user();
  const write = async () => {
    const body = { recipient_id: person.id, message: greeting };
    await done(app, 'sendUserInquiry', { as: await app.user(), body });
    await untilSent();
  };
  await write();
  const address = /^List-Unsubscribe: <(.*)>/m.exec(sink.mails[0]?.text ?? '')?.[1] ?? '';
  const link = address.replace(publicUrl, '');
  const looked = await app.request(link);
  expect(looked.status).toBe(200);
  expect(looked.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(await looked.text()).toContain('Stop these e-mails');
  await write();
  expect(sink.mails).toHaveLength(2);

  const oneClick = {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  };
  expect((await app.request(link, oneClick)).status).toBe(200);
  await write();
  expect(sink.mails).toHaveLength(2);
  // The link never ends, so whoever has it may stop mails, and not start them.
  expect((await app.request(`${link}&again=yes`, oneClick)).status).toBe(303);
  await write();
  expect(sink.mails).toHaveLength(2);
});

test('a forged link unsubscribes nobody', async () => {
  const readOptouts = () => app.database.sql`select user_id from mail_optouts order by user_id`;
  const before = await readOptouts();
  const url = await links().urlFor(1, 'messages');
  const token = new URL(url).searchParams.get('token') ?? '';
  for (const wrong of [token.replace('1.', '2.'), `${token}x`, '1', '', 'x'.repeat(5000)]) {
    const response = await app.request(`/unsubscribe?token=${wrong}`, { method: 'POST' });
    expect(response.status, wrong.slice(0, 40)).toBe(404);
  }
  expect(await readOptouts()).toEqual(before);
});

test('a user gets no mail about messages of someone they blocked', async () => {
  const { sender, owner } = await sentInquiry(app);
  await done(app, 'blockUser', { as: owner, params: { id: sender.id } });
  const sink = await startMailSink();
  onTestFinished(() => sink.stop());
  await startMailer(sink.port);
  await untilSent();
  expect(sink.mails).toEqual([]);
});

test('without a mail server each mail is a file, of which only the name is logged', async () => {
  const lines: string[] = [];
  await startMailer(null, lines);
  const person = await app.user({ email: 'kept@private.example' });
  const body = { recipient_id: person.id, message: greeting };
  await done(app, 'sendUserInquiry', { as: await app.user(), body });
  await untilSent();
  const outbox = path.join(app.dataDir, 'outbox');
  const files = await readdir(outbox);
  expect(files).toEqual([expect.stringMatching(/^[0-9a-f-]{36}\.eml$/)]);
  const text = await readFile(path.join(outbox, files[0] ?? ''), 'utf8');
  expect(text).toMatch(/^To: kept@private\.example/m);
  expect(text).toContain('I would love to see it.');
  const logged = lines.join('');
  expect(logged).toContain(files[0]);
  expect(logged).not.toContain('kept@');
  expect(logged).not.toContain('love to see');
});
