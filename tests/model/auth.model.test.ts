import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { authMachine } from '#machines/auth.machine.ts';
import { describeTransitions } from '#scripts/describe-machine.ts';
import { startTestApp, type TestApp } from '../api/auth/test-app.ts';
import { coveringPaths, type Step } from './auth-paths.ts';
import { createWorld } from './auth-world.ts';
import { startFaultProxy, type FaultProxy } from './fault-proxy.ts';
import { walkPath } from './walk-path.ts';

const paths = coveringPaths();
const all = describeTransitions(authMachine).map(({ id }) => id);
const seen = new Set<string>();

let app: TestApp;
let proxy: FaultProxy;
beforeAll(async () => {
  app = await startTestApp();
  proxy = await startFaultProxy(app.publicUrl);
});
afterAll(async () => {
  proxy.stop();
  await app.stop();
});
beforeEach(() => {
  // Refused refreshes are written to the console, and only there.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const inWords = (path: Step[]) => {
  const last = path.at(-1);
  const way = path.map(({ from }) => from).join(' > ');
  return `${way} > ${last?.to} by ${last?.event.type.replace('xstate.', '')} ${JSON.stringify(last?.event.output) ?? ''}`;
};

test.each(paths.map((path) => [inWords(path), path] as const))('goes %s', async (_, path) => {
  const world = await createWorld(app, proxy);
  const walk = await walkPath(world, proxy, path);
  expect(walk.taken).toEqual(path.map(({ transition }) => transition));
  expect(walk.visited).toEqual(['loading', ...path.map(({ to }) => to)]);
  expect(walk.hanging).toBe(0);
  for (const transition of walk.taken) seen.add(transition);
});

test('takes every transition of the machine', () => {
  const missing = all.filter((id) => !seen.has(id));
  console.info(
    `auth: ${all.length - missing.length} of ${all.length} transitions in ${paths.length} paths`,
  );
  expect(missing).toEqual([]);
});
