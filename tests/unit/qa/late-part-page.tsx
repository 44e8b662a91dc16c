import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, Suspense, useState, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { vi } from 'vitest';
import { followUpdates } from '#src/app/follow-updates.ts';
import type { AppRouter } from '#src/app/router.ts';
import { RouteError } from '#src/features/shell/route-error.tsx';
import { openDraft } from '#src/shared/drafts/open-draft.ts';
import { createDrafts } from '#src/shared/storage/drafts.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';

/** The parts of the app that a fault may change. */
export interface Parts {
  lazyComponent(load: () => Promise<{ default: ComponentType }>): ComponentType;
  followUpdates: typeof followUpdates;
  createDrafts: typeof createDrafts;
  /** What the server answers when it is asked whether it has a file. */
  isThere(isUpdated: boolean): boolean;
  /** May an event of the browser reach the page? */
  hears(type: string): boolean;
  stores(key: string): boolean;
}

export const realParts: Parts = {
  lazyComponent: (load) => lazyComponent(load as never) as unknown as ComponentType,
  followUpdates,
  createDrafts,
  isThere: (isUpdated) => !isUpdated,
  hears: () => true,
  stores: () => true,
};

interface Request {
  name: 'part' | 'next';
  settle(isAnswered: boolean): void;
}

const noCode = new TypeError('Failed to fetch dynamically imported module: /assets/part-1.js');

/** A browser with one tab: a form with a late part, and a page whose code comes late, too. */
export class LatePartPage {
  isOnline = true;
  isUpdated = false;
  requests: Request[] = [];
  /** Documents that the page asked the browser for. */
  reloads = 0;
  #parts: Parts;
  #version = 1;
  #latest = 1;
  #root: Root | null = null;
  #host: HTMLElement = document.createElement('div');
  #events = new EventTarget();
  #router: AppRouter | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
    localStorage.clear();
    sessionStorage.clear();
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => this.isOnline);
    vi.stubGlobal('fetch', async () => {
      if (!this.isOnline) throw new TypeError('Failed to fetch');
      return { status: parts.isThere(this.isUpdated) ? 200 : 404 };
    });
  }

  /** Opens a document of the newest version, or of the one that the browser has kept. */
  async open(address: string, isFresh = true): Promise<void> {
    await this.close();
    if (isFresh) {
      this.#version = this.#latest;
      this.isUpdated = false;
    }
    this.requests = [];
    document.head.innerHTML = `<script data-app="/assets/app-${this.#version}.js" type="text/plain"></script>`;
    this.#events = new EventTarget();
    vi.stubGlobal('window', this.#makeWindow());
    this.#router = this.#makeRouter(address);
    this.#parts.followUpdates(window, this.#router);
    this.#host = document.body.appendChild(document.createElement('div'));
    this.#root = createRoot(this.#host);
    await act(async () => {
      if (this.#router) this.#root?.render(<RouterProvider router={this.#router} />);
    });
    await settle();
  }

  async close(): Promise<void> {
    await act(async () => this.#root?.unmount());
    this.#host.remove();
  }

  update(): void {
    this.#latest += 1;
    this.isUpdated = true;
  }

  async connect(isOnline: boolean): Promise<void> {
    this.isOnline = isOnline;
    await act(async () => this.#send(isOnline ? 'online' : 'offline'));
    await settle();
  }

  async navigate(to: string): Promise<void> {
    await act(async () => void this.#router?.navigate({ to } as never));
    await settle();
  }

  async press(text: string): Promise<void> {
    const buttons = [...this.#host.querySelectorAll('button')];
    const button = buttons.find((each) => each.textContent.includes(text));
    if (!button) throw new Error(`No button "${text}" in ${this.#host.textContent}`);
    await act(async () => button.click());
    await settle();
  }

  async type(text: string): Promise<void> {
    const { input } = this;
    if (!input) throw new Error('There is no form');
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    await act(async () => {
      set?.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
  }

  async settle(isAnswered: boolean): Promise<void> {
    const request = this.requests.shift();
    if (!request) throw new Error('Nothing is being loaded');
    request.settle(isAnswered);
    await settle();
  }

  get input(): HTMLInputElement | null {
    return this.#host.querySelector('input');
  }

  get text(): string {
    return this.#host.textContent;
  }

  #send(type: string): void {
    if (this.#parts.hears(type)) this.#events.dispatchEvent(new Event(type));
  }

  /** The window of one document: the next one hears nothing of what this one listened to. */
  #makeWindow(): Window & typeof globalThis {
    const events = this.#events;
    const { stores } = this.#parts;
    const storage = Object.create(sessionStorage, {
      getItem: { value: (key: string) => sessionStorage.getItem(key) },
      setItem: {
        value: (key: string, value: string) => stores(key) && sessionStorage.setItem(key, value),
      },
      removeItem: { value: (key: string) => sessionStorage.removeItem(key) },
    }) as Storage;
    return Object.create(globalThis, {
      addEventListener: { value: events.addEventListener.bind(events) },
      removeEventListener: { value: events.removeEventListener.bind(events) },
      dispatchEvent: { value: events.dispatchEvent.bind(events) },
      sessionStorage: { value: storage },
      location: {
        value: {
          ...Object.fromEntries(Object.entries(location)),
          reload: () => (this.reloads += 1),
        },
      },
    }) as Window & typeof globalThis;
  }

  /** As Vite's loader of code does, which tells the window of what failed. */
  #load = <Code,>(name: Request['name'], code: Code): Promise<Code> =>
    new Promise((resolve, reject) => {
      const settle = (isAnswered: boolean) => {
        if (isAnswered) return resolve(code);
        const event = Object.assign(new Event('vite:preloadError'), { payload: noCode });
        this.#events.dispatchEvent(event);
        reject(noCode);
      };
      this.requests.push({ name, settle });
    });

  #makeRouter(address: string): AppRouter {
    const Part = this.#parts.lazyComponent(() =>
      this.#load('part', { default: () => <p>The late part</p> }),
    );
    const draft = () =>
      openDraft({
        drafts: this.#parts.createDrafts(),
        userId: 7,
        kind: 'note',
        target: '',
        stored: { text: '' },
      });
    function Form() {
      const [kept] = useState(draft);
      const [text, setText] = useState(kept.values.text);
      const change = (next: string) => {
        setText(next);
        kept.keep({ text: next });
      };
      return (
        <>
          <input value={text} onChange={(event) => change(event.target.value)} />
          <Suspense fallback={<p>Wait</p>}>
            <Part />
          </Suspense>
        </>
      );
    }
    const root = createRootRoute({ component: Outlet });
    const routes = [
      createRoute({ getParentRoute: () => root, path: '/', component: Form }),
      createRoute({
        getParentRoute: () => root,
        // Each page is another one, so none is at hand already.
        path: '/next/$page',
        loader: () => this.#load('next', null),
        component: () => <p>The next page</p>,
      }),
    ];
    return createRouter({
      history: createMemoryHistory({ initialEntries: [address] }),
      routeTree: root.addChildren(routes),
      defaultErrorComponent: RouteError,
    }) as unknown as AppRouter;
  }
}

/** Until nothing but the pause between two tries is waited for. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) {
    await act(async () => void (await vi.advanceTimersByTimeAsync(0)));
  }
}
