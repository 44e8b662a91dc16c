// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  type AnyRouter,
} from '@tanstack/react-router';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { snapshotAt, type AuthSnapshot } from '#machines/auth.selectors.ts';
import type { Api } from '#src/api/client.ts';
import { Providers } from '#src/app/providers.tsx';
import { TabBar } from '#src/features/shell/tab-bar.tsx';
import type { Auth } from '#src/shared/auth/auth.ts';
import { mount } from '../ui/mount.ts';

const signedIn: AuthSnapshot = {
  context: { userId: 7, signInFailure: null, attempts: 0 },
  matches: (state) => state === 'signedIn',
};

const counts = { sent: 1, received: 2, unread_sent: 1, unread_received: 2 };

beforeEach(() => void vi.stubGlobal('scrollTo', () => undefined));

/** The tabs at an address, and who is there in the end. */
async function mountTabs(path: string, snapshot: AuthSnapshot) {
  const root = createRootRoute({ component: TabBar });
  const paths = ['/', '/favorites', '/inquiries', '/inquiries/$id', '/roomies', '/login'];
  const router = createRouter({
    history: createMemoryHistory({ initialEntries: [path] }),
    routeTree: root.addChildren(
      [...paths, '/profile', '/listings/$id'].map((each) =>
        createRoute({ getParentRoute: () => root, path: each }),
      ),
    ),
  }) as AnyRouter;
  await router.load();
  const auth = {
    getSnapshot: () => snapshot,
    subscribe: () => ({ unsubscribe: () => undefined }),
  } as unknown as Auth;
  const asked: string[] = [];
  const api = ((call: string) => {
    asked.push(call);
    return Promise.resolve(counts);
  }) as unknown as Api;
  const { host } = await mount(
    <Providers context={{ api, auth, queryClient: new QueryClient() }}>
      <RouterProvider router={router} />
    </Providers>,
  );
  const links = () => [...host.querySelectorAll<HTMLAnchorElement>('nav a')];
  return {
    asked,
    links,
    shown: () => links().map((link) => `${link.textContent} ${link.getAttribute('href')}`),
    open: () => host.querySelector('[aria-current=page]')?.textContent,
  };
}

test('until the session is known, there is a tab for users and one for visitors', async () => {
  const { shown, asked } = await mountTabs('/listings/3', snapshotAt('loading'));
  expect(shown()).toEqual([
    'Search /',
    'Favorites /favorites',
    'Inquiries /inquiries',
    'Roomies /roomies',
    'You /profile',
    'Sign in /login',
  ]);
  expect(asked).toEqual([]);
});

test('a visitor has a way to sign in that leads back, and no count', async () => {
  const visitor = snapshotAt('anonymous');
  const { shown, asked } = await mountTabs('/listings/3', visitor);
  expect(shown().at(-1)).toBe('Sign in /login?redirect=%2Flistings%2F3');
  expect(shown()).toHaveLength(5);
  expect(asked).toEqual([]);
  for (const path of ['/', '/login']) {
    expect((await mountTabs(path, visitor)).shown().at(-1)).toBe('Sign in /login');
  }
});

test('a user sees how many inquiries wait for them', async () => {
  const { shown, links } = await mountTabs('/', signedIn);
  expect(shown().at(-1)).toBe('You /profile');
  // Its code and its number come late.
  await vi.waitFor(
    async () => {
      await act(async () => undefined);
      expect(links()[2]?.textContent).toBe('Inquiries3 waiting for you');
    },
    { timeout: 30_000 },
  );
});

test.each([
  ['/', 'Search'],
  ['/?max_rent=900', 'Search'],
  ['/inquiries/4', 'Inquiries'],
  ['/roomies', 'Roomies'],
  ['/listings/3', undefined],
])('at %s, the open tab is %s', async (path, tab) => {
  const { open } = await mountTabs(path, snapshotAt('loading'));
  expect(open()).toBe(tab);
});
