import type { Page, Request, Route } from '@playwright/test';
import { endpoints, type EndpointId } from '#contract/endpoints.ts';

/** What becomes of a request. */
export type Fate = (route: Route) => Promise<unknown>;
/** A call of the contract, or the file on its way to storage. */
export type Call = EndpointId | 'sendFile';

/** How long something that must come may take. */
const patienceMs = 15_000;

export interface Gates {
  /** Lets this happen to the call, waiting or yet to come, until everything is held again. */
  decide(call: Call, fate: Fate): Promise<void>;
  /** The same, whether it comes or not. */
  allow(call: Call, fate: Fate): void;
  /** Lets this happen to the next of these calls, held or not, and to no other. */
  once(call: Call, fate: Fate): void;
  /** Lets this happen to the call whenever it comes. */
  always(call: Call, fate: Fate): void;
  /** Every held call waits again. */
  hold(): void;
  /** From here on everything goes through. */
  open(): void;
}

/**
 * Stands between page and server: these calls wait here until their fate is decided, so that the
 * app stands still in each state in between. `isIgnored` ones wait until everything is open.
 */
export async function installGates(
  page: Page,
  held: readonly Call[],
  isIgnored: (request: Request) => boolean = () => false,
): Promise<Gates> {
  const waiting = new Map<Call, Set<(fate: Fate) => void>>();
  const fates = new Map<Call, Fate>();
  const single = new Map<Call, Fate>();
  const always = new Map<Call, Fate>();
  const decided = new Map<Call, number>();
  const ignored = new Set<(fate: Fate) => void>();
  let isOpen = false;

  async function fateOf(call: Call, request: Request): Promise<Fate> {
    const next = single.get(call);
    single.delete(call);
    if (next) return next;
    const usual = always.get(call);
    if (usual) return usual;
    if (isOpen || !held.includes(call)) return pass;
    const isOther = isIgnored(request);
    const known = fates.get(call);
    if (known && !isOther) return known;
    const queue = isOther ? ignored : (waiting.get(call) ?? new Set());
    if (!isOther) waiting.set(call, queue);
    return new Promise((resolve) => {
      queue.add(resolve);
      // One the page has given up must not be taken for the next.
      page.on('requestfailed', (failed) => void (failed === request && queue.delete(resolve)));
    });
  }

  await page.route(
    (url) => /^\/(api|auth)\//.test(url.pathname),
    async (route) => {
      const request = route.request();
      const call = callOf(request);
      if (!call) return route.fallback();
      const fate = await fateOf(call, request);
      try {
        await fate(route);
        decided.set(call, (decided.get(call) ?? 0) + 1);
      } catch {
        // The page that asked has given up or is gone.
      }
    },
  );

  function allow(call: Call, fate: Fate): void {
    fates.set(call, fate);
    for (const resolve of waiting.get(call) ?? []) resolve(fate);
    waiting.delete(call);
  }

  return {
    allow,
    async decide(call, fate) {
      const before = decided.get(call) ?? 0;
      allow(call, fate);
      const deadline = Date.now() + patienceMs;
      while ((decided.get(call) ?? 0) === before) {
        if (Date.now() > deadline) throw new Error(`The app did not call ${call}`);
        await page.waitForTimeout(5);
      }
    },
    once: (call, fate) => void single.set(call, fate),
    always: (call, fate) => void always.set(call, fate),
    hold: () => fates.clear(),
    open() {
      isOpen = true;
      for (const queue of [...waiting.values(), ignored]) {
        for (const resolve of queue) resolve(pass);
        queue.clear();
      }
    },
  };
}

/** As if nothing stood in between. */
export const pass: Fate = (route) => route.continue();
/** The connection breaks before an answer comes. */
export const cut: Fate = (route) => route.abort('connectionreset');
/** Nobody is there: the server is down. */
export const down: Fate = (route) => route.abort('connectionrefused');
/** The answer breaks off half-way. */
export const half: Fate = (route) =>
  route.fulfill({ status: 200, contentType: 'application/json', body: '{"id": 1, "na' });
/** The server refuses, or has trouble. */
export const problem =
  (status: number, code: string): Fate =>
  (route) =>
    route.fulfill({
      status,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: 'about:blank', title: code, status, code }),
    });

const patterns = [
  ...(Object.entries(endpoints) as [EndpointId, { method: string; path: string }][]).map(
    ([call, { method, path }]) => ({
      call,
      method,
      path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    }),
  ),
  { call: 'sendFile' as const, method: 'PUT', path: /^\/api\/upload\/files\// },
];

function callOf(request: Request): Call | null {
  const { pathname } = new URL(request.url());
  const found = patterns.find(
    ({ method, path }) => method === request.method() && path.test(pathname),
  );
  return found?.call ?? null;
}
