import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { RunningApp } from '#qa/run/start-app.ts';

/** Gives the service worker what arrived, as the browser would once it has decrypted it. */
export async function deliver(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

/** How many mails to this address with this text the app has sent. */
export async function countMails(app: RunningApp, email: string, text: string): Promise<number> {
  const outbox = path.join(app.dataDir, 'outbox');
  // A mail that is being written has another name.
  const files = (await readdir(outbox).catch(() => [])).filter((file) => file.endsWith('.eml'));
  const mails = await Promise.all(files.map((file) => readFile(path.join(outbox, file), 'utf8')));
  return mails.filter((mail) => mail.includes(`To: ${email}`) && mail.includes(text)).length;
}
