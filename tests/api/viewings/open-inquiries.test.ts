import { afterAll, beforeAll, expect, test } from 'vitest';
import { askAboutSilence } from '#domain/inquiries/ask-about-silence.ts';
import { expireInquiries } from '#domain/inquiries/expire-inquiries.ts';
import { readJobs } from '#tests/support/jobs.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { done, letDaysPass } from '../inquiries/steps.ts';
import { agree, offered, setTime } from './steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());

const change = (as: TestUser, id: number, body: object) =>
  done(app, 'changeViewing', { as, params: { id }, body });

test('an inquiry in which both are silent does not close while they are about to meet', async () => {
  const { sender, id, slots } = await offered(app);
  const viewing = await agree(app, sender, id, slots[0]?.id ?? 0);
  await letDaysPass(app, id, 31);
  const readInquiry = async () =>
    (await done(app, 'getInquiry', { as: sender, params: { id } })).status;
  await expireInquiries(app.database.sql);
  expect(await readInquiry()).toBe('sent');
  await change(sender, viewing.id, { status: 'cancelled' });
  await expireInquiries(app.database.sql);
  expect(await readInquiry()).toBe('expired');
});

test('an inquiry stays open for thirty days after the two met, and nobody is asked about silence', async () => {
  const { sender, id, slots } = await offered(app);
  const slotId = slots[0]?.id ?? 0;
  const viewing = await agree(app, sender, id, slotId);
  await setTime(app, slotId, -2);
  await change(sender, viewing.id, { status: 'done' });
  const read = async () => {
    await askAboutSilence(app.database.sql, new AbortController().signal);
    await expireInquiries(app.database.sql);
    const { status } = await done(app, 'getInquiry', { as: sender, params: { id } });
    const asked = await readJobs(app.database.sql, 'mail', { kind: 'silence', inquiry_id: id });
    return { status, asked: asked.length };
  };
  await letDaysPass(app, id, 20);
  expect(await read()).toEqual({ status: 'sent', asked: 0 });
  await letDaysPass(app, id, 20);
  expect(await read()).toEqual({ status: 'sent', asked: 0 });
  await setTime(app, slotId, -31 * 24);
  expect((await read()).status).toBe('expired');
});
