import { waitFor, type SnapshotFrom } from 'xstate';
import { afterAll, beforeAll, beforeEach, onTestFinished, vi } from 'vitest';
import type { authMachine } from '#machines/auth.machine.ts';
import { startTestApp, type TestApp } from '../api/auth/test-app.ts';
import { createWorld, type World } from './auth-world.ts';
import { startFaultProxy, type Fate, type FaultProxy } from './fault-proxy.ts';

interface TabOptions {
  clockAheadMs?: number;
}

/** A server for a test file, the proxy in front of it, and tabs that use both. */
export function tabsOnRealServer() {
  let app: TestApp;
  let proxy: FaultProxy;
  let warnings: unknown[][];
  beforeAll(async () => {
    app = await startTestApp();
    proxy = await startFaultProxy(app.publicUrl);
  });
  afterAll(async () => {
    proxy.stop();
    await app.stop();
  });
  beforeEach(() => {
    warnings = [];
    vi.spyOn(console, 'warn').mockImplementation((...words) => void warnings.push(words));
    proxy.plans.clear();
    proxy.calls.length = 0;
  });

  const on = {
    app: () => app,
    proxy: () => proxy,
    /** Console warnings of this test. */
    warnings: () => warnings,
    count: (call: string) => proxy.calls.filter((each) => each === call).length,
    refreshes: () => on.count('POST /auth/refresh'),
    world: (options?: TabOptions) => createWorld(app, proxy, options),

    /** A tab that has started; `before` fills its storage. */
    async openTab(before?: (world: World) => void, options?: TabOptions) {
      const world = await createWorld(app, proxy, options);
      before?.(world);
      const auth = world.createActor();
      const emitted: string[] = [];
      auth.on('*', (event) => emitted.push(event.type));
      auth.start();
      onTestFinished(() => {
        auth.stop();
        world.queryClient.clear();
      });
      const reach = (state: SnapshotFrom<typeof authMachine>['value']) =>
        waitFor(auth, (snapshot) => snapshot.matches(state), { timeout: 3000 });
      return { ...world, world, auth, emitted, reach };
    },
    async openSignedInTab(options?: TabOptions) {
      const tab = await on.openTab((world) => world.placeFresh(1), options);
      await tab.reach('signedIn');
      proxy.calls.length = 0;
      return tab;
    },

    /** Holds requests of this call until the test decides their fate. */
    holdBack(call: string) {
      let release: (fate: Fate) => void = () => undefined;
      let arrive: () => void = () => undefined;
      const arrived = new Promise<void>((resolve) => (arrive = resolve));
      const fate = new Promise<Fate>((resolve) => (release = resolve));
      proxy.plans.set(call, () => {
        arrive();
        return fate;
      });
      return { arrived, release };
    },
  };
  return on;
}
