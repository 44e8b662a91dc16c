import type { Page } from '@playwright/test';
import { expect } from '../../run/expect.ts';
import type { StateView } from '#xstate-paths';
import type { AuthWorld } from './actions.ts';

/** The sign-in button and the account menu of the header. */
export function header(page: Page) {
  const banner = page.getByRole('banner');
  return {
    signIn: banner.getByRole('button', { name: 'Sign in' }),
    account: banner.locator('button[aria-haspopup]'),
  };
}

const knownIn = ({ context }: StateView) => (context as { userId: 1 | 2 | null }).userId;

/** Expects the name of the known user, unless the stored token belongs to someone else by now. */
export async function expectUser(world: AuthWorld, state: StateView): Promise<void> {
  const { account, signIn } = header(world.page);
  const known = knownIn(state);
  if (known === null || known !== world.sessions.owner()) await expect(account).toBeHidden();
  else await expect(account).toContainText(world.sessions.name(known));
  await expect(signIn).toBeHidden();
}

/**
 * Everything that the app keeps on this page, as one text: the answers in its cache, and both
 * storages. It finds the cache where React keeps it, so the app needs no door for tests.
 */
function readKeptData(page: Page): Promise<string> {
  return page.evaluate(() => {
    interface Fiber {
      child: Fiber | null;
      memoizedProps: { client?: { getQueryCache?(): { getAll(): { state: object }[] } } } | null;
    }
    const root = document.getElementById('root') as unknown as Record<string, unknown>;
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$')) ?? '';
    const container = root[key] as { stateNode: { current: Fiber } } | undefined;
    let fiber = container?.stateNode.current ?? null;
    while (fiber && !fiber.memoizedProps?.client?.getQueryCache) fiber = fiber.child;
    const cache = fiber?.memoizedProps?.client?.getQueryCache?.();
    if (!cache) throw new Error('The cache of the app is not where it was: see readKeptData');
    return JSON.stringify([cache.getAll().map(({ state }) => state), localStorage, sessionStorage]);
  });
}

/** Who is signed out leaves nothing behind: no screen shows it, but the next user could be shown it. */
async function expectForgotten({ page, sessions }: AuthWorld): Promise<void> {
  const isKept = async () => {
    const kept = await readKeptData(page);
    return [sessions.email(1), sessions.email(2)].filter((email) => kept.includes(email));
  };
  await expect.poll(isKept, { message: 'whose data is kept after signing out' }).toEqual([]);
}

export async function expectSignedOut(world: AuthWorld, { isBusy }: { isBusy: boolean }) {
  const { page } = world;
  const { account, signIn } = header(page);
  await expect(signIn).toBeVisible();
  if (isBusy) await expect(signIn).toHaveAttribute('aria-disabled', 'true');
  else await expect(signIn).not.toHaveAttribute('aria-disabled', 'true');
  await expect(account).toBeHidden();
  await expectForgotten(world);
}

export async function expectUnknown({ page }: AuthWorld): Promise<void> {
  const { account, signIn } = header(page);
  await expect(account).toBeHidden();
  await expect(signIn).toBeHidden();
}

export async function expectBanner({ page }: AuthWorld, isThere: boolean): Promise<void> {
  const banner = page.getByText('RoomieRadar cannot be reached');
  if (!isThere) return expect(banner).toBeHidden();
  await expect(banner).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try now' })).toBeEnabled();
}
