import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createMailer } from '#domain/notifications/mailer.ts';
import { createLog } from '#platform/log.ts';
import { openMailTransport } from '#platform/mail/mail-transport.ts';
import type { MailTransport } from '#platform/mail/mail-transport.ts';
import { listMails } from '#server/list-mails.ts';
import { deleteJobs, makeDue, readJobs } from '#tests/support/jobs.ts';
import { mailDeps } from '#tests/support/mail-deps.ts';
import { openTestApp, publicUrl, type TestApp } from '#tests/support/test-app.ts';
import { sentInquiry } from '../inquiries/steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());
beforeEach(() => deleteJobs(app.database.sql));

const log = createLog('silent');
const patience = { timeout: 20_000 };

interface Rough {
  greetingMs?: number;
  confirmMs?: number;
  /** Closes the connection where it should say that it takes a mail to this address. */
  dropsAfterData?: (to: string) => boolean;
  /** Closes the connection as soon as it hears of this address. */
  dropsAtRecipient?: (to: string) => boolean;
}

/** A mail server as they are in the field; it speaks just enough SMTP. Answers the copies by address. */
async function startRoughServer({ greetingMs = 0, confirmMs = 0, ...rough }: Rough) {
  const copies = new Map<string, number>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    let to = '';
    let isData = false;
    let text = '';
    const confirm = async () => {
      isData = false;
      copies.set(to, (copies.get(to) ?? 0) + 1);
      await sleep(confirmMs);
      if (rough.dropsAfterData?.(to)) socket.destroy();
      else socket.write('250 taken\r\n');
    };
    socket.on('data', (chunk) => {
      text += chunk.toString();
      if (isData) {
        if (text.endsWith('\r\n.\r\n')) void confirm().then(() => (text = ''));
        return;
      }
      if (!text.endsWith('\r\n')) return;
      const line = text;
      text = '';
      const [, address = ''] = /^RCPT TO:<(.*)>/.exec(line) ?? [];
      if (address !== '') to = address;
      if (address !== '' && rough.dropsAtRecipient?.(address)) {
        socket.destroy();
        return;
      }
      isData = line.startsWith('DATA');
      socket.write(isData ? '354 go on\r\n' : '250 fine\r\n');
    });
    setTimeout(() => socket.write('220 mail\r\n'), greetingMs).unref();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const { sql } = app.database;
  const smtp = { url: `smtp://127.0.0.1:${port}?ignoreTLS=true`, from: 'us@rooms.example' };
  const mailer = createMailer({
    sql,
    log,
    transport: openMailTransport({ smtp, dataDir: app.dataDir, publicUrl }, log),
    composers: listMails(mailDeps(sql, ['en'])),
    pauses: { firstMs: 200, longestMs: 1000 },
  });
  onTestFinished(() => mailer.stop());
  await mailer.start();
  return { copies, stop: () => mailer.stop() };
}

/** The address of an owner to whom a mail about an inquiry waits. */
async function waitingOwner(): Promise<string> {
  const { owner } = await sentInquiry(app);
  const [row] = await app.database.sql<{ email: string }[]>`
    select email from users where id = ${owner.id}`;
  return row!.email;
}

test('a mail that may have arrived is sent again hours later, three times at most, and delays no other', async () => {
  const { sql } = app.database;
  const dropped = await waitingOwner();
  const { copies } = await startRoughServer({ dropsAfterData: (to) => to === dropped });
  await vi.waitFor(() => expect(copies.get(dropped)).toBe(1), patience);
  const others = [await waitingOwner(), await waitingOwner()];
  await vi.waitFor(() => expect(others.map((to) => copies.get(to))).toEqual([1, 1]), patience);
  const [job] = await readJobs(sql, 'mail');
  expect(job?.due_in).toBeGreaterThan(50 * 60);
  for (const copy of [2, 3]) {
    await makeDue(sql, 'mail');
    await vi.waitFor(() => expect(copies.get(dropped)).toBe(copy), patience);
    await sleep(500);
  }
  await vi.waitFor(
    async () => expect(await readJobs(sql, 'mail')).toMatchObject([{ state: 'failed' }]),
    patience,
  );
  expect(copies.get(dropped)).toBe(3);
});

test('a recipient for whom the mail server breaks off keeps nobody else from their mails', async () => {
  const broken = await waitingOwner();
  const { copies } = await startRoughServer({ dropsAtRecipient: (to) => to === broken });
  const others = [await waitingOwner(), await waitingOwner(), await waitingOwner()];
  await vi.waitFor(() => expect(others.map((to) => copies.get(to))).toEqual([1, 1, 1]), patience);
  expect(copies.has(broken)).toBe(false);
  expect(await readJobs(app.database.sql, 'mail')).toHaveLength(1);
});

test('a mail that was under way when the process ended is not sent again at once', async () => {
  const { sql } = app.database;
  await waitingOwner();
  const composers = listMails(mailDeps(sql, ['en']));
  const composing = vi.fn();
  let goOn = (): void => undefined;
  const asked = new Promise<void>((resolve) => (goOn = resolve));
  const slow = Object.entries(composers).map(([kind, compose]) => [
    kind,
    async (job: never) => {
      composing();
      await asked;
      return compose(job);
    },
  ]);
  const transport: MailTransport = {
    send: () => new Promise(() => undefined),
    close: () => undefined,
  };
  const mailer = createMailer({ sql, log, transport, composers: Object.fromEntries(slow) });
  await mailer.start();
  await vi.waitFor(() => expect(composing).toHaveBeenCalledOnce(), patience);
  const stopped = mailer.stop();
  goOn();
  await stopped;
  expect(await readJobs(sql, 'mail')).toMatchObject([{ state: 'retry', data: { copies: 1 } }]);
  const [job] = await readJobs(sql, 'mail');
  expect(job?.due_in).toBeGreaterThan(50 * 60);
});

test('a mail server that greets after 12 s and confirms after 31 gets one copy', async () => {
  const to = await waitingOwner();
  const { copies } = await startRoughServer({ greetingMs: 12_000, confirmMs: 31_000 });
  const { sql } = app.database;
  await vi.waitFor(async () => expect(await readJobs(sql, 'mail')).toEqual([]), {
    timeout: 70_000,
    interval: 500,
  });
  expect([...copies]).toEqual([[to, 1]]);
});
