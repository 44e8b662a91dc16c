import { QueryClient } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  type AnyRouter,
} from '@tanstack/react-router';
import { act, type ReactNode } from 'react';
import { vi } from 'vitest';
import { createActor } from 'xstate';
import type { EndpointId } from '#contract/endpoints.gen.ts';
import { authMachine } from '#machines/auth.machine.ts';
import type { Api } from '#src/api/client.ts';
import { Providers } from '#src/app/providers.tsx';
import { mount } from '../ui/mount.ts';

/** What a fake server answers to each call, from what the call was made with. */
type Answers = Partial<Record<EndpointId, (input: never) => unknown>>;

/** Puts what the environment of a browser test lacks into it. */
export function fillBrowser({ hasMouse = true } = {}): void {
  localStorage.clear();
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('scrollBy', () => undefined);
  const query = { matches: hasMouse, addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal('matchMedia', () => query);
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}

/** An API that answers as told and remembers the calls that were made. */
export function fakeApi(answers: Answers) {
  const calls: { id: EndpointId; input: unknown }[] = [];
  const api = (async (id: EndpointId, input: never) => {
    calls.push({ id, input });
    const answer = answers[id];
    if (!answer) throw new Error(`Nobody expected ${id}`);
    return answer(input);
  }) as unknown as Api;
  return { api, calls, made: (id: EndpointId) => calls.filter((call) => call.id === id) };
}

/** A screen with an API, a router that knows no other page, and a session. */
export async function mountScreen(screen: ReactNode, api: Api) {
  const root = createRootRoute();
  const router = createRouter({
    history: createMemoryHistory(),
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/', component: () => screen }),
    ]),
  }) as AnyRouter;
  await router.load();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const context = { api, auth: createActor(authMachine), queryClient };
  const { host } = await mount(
    <Providers context={context}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { host, queryClient };
}

/** Waits for something to be on the screen. */
export const waitFor = <Value,>(look: () => Value): Promise<Value> =>
  vi.waitFor(async () => {
    await act(async () => undefined);
    return look();
  });

/** What a person types into a field of several lines. */
export async function typeText(area: HTMLElement, text: string): Promise<void> {
  const native = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value');
  await act(async () => {
    native?.set?.call(area, text);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** The button or the item of a menu with this text. */
export function findByText(host: ParentNode, selector: string, text: string): HTMLElement {
  const all = [...host.querySelectorAll<HTMLElement>(selector)];
  const element = all.find(({ textContent }) => textContent === text);
  if (element) return element;
  throw new Error(`No ${text} among ${all.map(({ textContent }) => textContent).join(', ')}`);
}
