import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { Browser } from './browser.ts';
import { signInSteps } from './sign-in-steps.ts';
import { startTestApp } from './test-app.ts';

test('the log says who signed in, was refused and signed out, without tokens or addresses', async () => {
  const written: string[] = [];
  const log = pino({ level: 'info', base: null }, { write: (line) => written.push(line) });
  const app = await startTestApp(undefined, {}, log);
  onTestFinished(() => app.stop());
  const steps = signInSteps(app);
  const email = 'olga.private@roomieradar.test';
  const { access_token, refresh_token } = await steps.signIn(email);
  const [user] = await app.sql<{ id: number }[]>`select id from users where email = ${email}`;
  await steps.me(access_token);
  const browser = new Browser();
  const { code, state } = await steps.codeFor(browser, email);
  await steps.finish(new Browser(), { code, state });
  await steps.call('signOut', access_token);
  await app.sql`update users set suspended_at = now() where email = ${email}`;
  const again = await steps.codeFor(browser, email);
  await steps.finish(browser, again);

  const lines = written.map((line) => JSON.parse(line) as Record<string, unknown>);
  const event = (msg: string) => lines.find((line) => line['msg'] === msg);
  const known = { user_id: user?.id, requestId: expect.any(String) };
  expect(event('Signed in')).toMatchObject({ ...known, session_id: expect.any(String) });
  expect(event('Signed out')).toMatchObject(known);
  expect(event('A suspended user tried to sign in')).toMatchObject(known);
  expect(event('A sign-in was refused')).toMatchObject({ reason: 'unauthorized' });
  const requests = (path: string) => lines.filter((line) => line['path'] === path);
  expect(requests('/auth/me')).toMatchObject([{ status: 200, user_id: user?.id }]);
  expect(requests('/auth/google')[0]).not.toHaveProperty('user_id');
  const secrets = [access_token, refresh_token, code, state, again.code, 'olga', '@roomieradar'];
  for (const secret of secrets) expect(written.join('')).not.toContain(secret);
});
