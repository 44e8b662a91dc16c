import { afterAll, beforeAll, expect, test } from 'vitest';
import { composeServer, type Server } from '#server/compose.ts';
import { openPort, type Port } from '#platform/http/open-port.ts';
import { createLog } from '#platform/log.ts';
import { Browser } from './browser.ts';
import { readAnswer, signInSteps } from './sign-in-steps.ts';
import { signInSettings, startTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
let port: Port;
let processes: Server[];
let publicUrl: string;
let requests = 0;

/** Two processes behind one address, which answer in turn. */
beforeAll(async () => {
  app = await startTestApp();
  port = await openPort({ port: 0, host: '127.0.0.1' });
  publicUrl = `http://localhost:${port.number}`;
  const open = () =>
    composeServer(signInSettings(publicUrl, false), {
      target: app.target,
      log: createLog('silent'),
      createWebsite: null,
    });
  processes = [await open(), await open()];
  port.serve((...request) => {
    requests += 1;
    processes[requests % 2]?.listener(...request);
  });
});
afterAll(async () => {
  await port.close();
  for (const each of processes) await each.close();
  await app.stop();
});

test('a local sign-in goes on at another process, whichever answers each of its requests', async () => {
  const steps = signInSteps({ publicUrl });
  for (let round = 0; round < 4; round += 1) {
    // Each round begins at the other one.
    requests = round;
    const email = `visitor-${round}@example.com`;
    const { access_token } = await steps.signIn(email, new Browser());
    const me = await readAnswer('getCurrentUser', await steps.me(access_token));
    expect(me.email).toBe(email);
  }
});
