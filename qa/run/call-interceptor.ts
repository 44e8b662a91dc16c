import type { Page, Request, Route } from '@playwright/test';
import { endpoints, type EndpointId } from '#contract/endpoints.gen.ts';

/** Decides what happens to an intercepted request. */
export type CallOutcome = (route: Route) => Promise<unknown>;
/** A call of the contract, or the file on its way to storage. */
export type Call = EndpointId | 'sendFile';

/** How long to wait for a call that the app must make. */
const patienceMs = 30_000;

export interface CallInterceptor {
  /** Gives this outcome to the call, held or still to come; resolves once the app has made it. */
  settle(call: Call, outcome: CallOutcome): Promise<void>;
  /** Gives this outcome to one call only, held or still to come; resolves once the app has made it. */
  settleOne(call: Call, outcome: CallOutcome): Promise<void>;
  /** Like `settle`, but does not wait for the call. */
  allow(call: Call, outcome: CallOutcome): void;
  /** Gives this outcome to the next one of these calls only, whether they are held or not. */
  once(call: Call, outcome: CallOutcome): void;
  /** Gives this outcome to every one of these calls. */
  always(call: Call, outcome: CallOutcome): void;
  /** Holds calls again that `settle` or `allow` let through. */
  holdAgain(): void;
  /** Passes on everything from now on. */
  releaseAll(): void;
  /**
   * How often each call was made that changes something on the server. Those refused with 401 do not
   * count: the app makes them again with a renewed token.
   */
  writes(): ReadonlyMap<Call, number>;
  /** The calls that the path is about. */
  known: ReadonlySet<Call>;
}

/** What else the page asks the server for. */
export interface OtherCalls {
  /** Requests of calls that are held, but not those that the path is about: they wait until `releaseAll`. */
  isIgnored?(request: Request): boolean;
  /** Calls that are not held and change something, as the path wants. */
  besides?: readonly Call[];
}

/**
 * Intercepts requests between page and server and holds the calls in `held` until their outcome is
 * given, so that the app stays in each intermediate state.
 */
export async function interceptCalls(
  page: Page,
  held: readonly Call[],
  { isIgnored = () => false, besides = [] }: OtherCalls = {},
): Promise<CallInterceptor> {
  const waiting = new Map<Call, Set<(outcome: CallOutcome) => void>>();
  const outcomes = new Map<Call, CallOutcome>();
  const single = new Map<Call, CallOutcome>();
  const always = new Map<Call, CallOutcome>();
  const decided = new Map<Call, number>();
  const ignored = new Set<(outcome: CallOutcome) => void>();
  const writes = new Map<Call, number>();
  let isOpen = false;

  async function decideOutcome(call: Call, request: Request): Promise<CallOutcome> {
    const next = single.get(call);
    single.delete(call);
    if (next) return next;
    const usual = always.get(call);
    if (usual) return usual;
    if (isOpen || !held.includes(call)) return pass;
    const isOther = isIgnored(request);
    const known = outcomes.get(call);
    if (known && !isOther) return known;
    const queue = isOther ? ignored : (waiting.get(call) ?? new Set());
    if (!isOther) waiting.set(call, queue);
    return new Promise((resolve) => {
      queue.add(resolve);
      // Forget requests that the page aborts, or they would be taken for the next one.
      page.on('requestfailed', (failed) => void (failed === request && queue.delete(resolve)));
    });
  }

  // With a token that ran out, a call is refused and sent again: that counts once. A call that is
  // refused because it was made before, and ended the session, counts.
  const refused = new Set<Call>();
  page.on('response', (response) => {
    const request = response.request();
    const call = matchCall(request);
    const isRefused = response.status() === 401 && 'authorization' in request.headers();
    if (call && isRefused && !isIgnored(request)) refused.add(call);
  });
  function countWrite(call: Call): void {
    const isSentAgain = refused.delete(call);
    if (!isSentAgain) writes.set(call, (writes.get(call) ?? 0) + 1);
  }

  await page.route(
    (url) => /^\/(api|auth)\//.test(url.pathname),
    async (route) => {
      const request = route.request();
      const call = matchCall(request);
      if (!call) return route.fallback();
      if (request.method() !== 'GET' && !isIgnored(request)) countWrite(call);
      const outcome = await decideOutcome(call, request);
      try {
        await outcome(route);
        decided.set(call, (decided.get(call) ?? 0) + 1);
      } catch {
        // The page aborted the request or was closed.
      }
    },
  );

  async function untilDecided(call: Call, before: number): Promise<void> {
    const deadline = Date.now() + patienceMs;
    while ((decided.get(call) ?? 0) === before) {
      if (Date.now() > deadline) throw new Error(`The app did not call ${call}`);
      await page.waitForTimeout(5);
    }
  }

  function allow(call: Call, outcome: CallOutcome): void {
    outcomes.set(call, outcome);
    for (const resolve of waiting.get(call) ?? []) resolve(outcome);
    waiting.delete(call);
  }

  return {
    allow,
    async settle(call, outcome) {
      const before = decided.get(call) ?? 0;
      allow(call, outcome);
      await untilDecided(call, before);
    },
    async settleOne(call, outcome) {
      const before = decided.get(call) ?? 0;
      const queue = waiting.get(call) ?? new Set();
      const [first] = queue;
      if (first) {
        queue.delete(first);
        first(outcome);
      } else single.set(call, outcome);
      await untilDecided(call, before);
    },
    once: (call, outcome) => void single.set(call, outcome),
    always: (call, outcome) => void always.set(call, outcome),
    holdAgain: () => outcomes.clear(),
    writes: () => writes,
    known: new Set([...held, ...besides]),
    releaseAll() {
      isOpen = true;
      for (const queue of [...waiting.values(), ignored]) {
        for (const resolve of queue) resolve(pass);
        queue.clear();
      }
    },
  };
}

/** Sends the request to the server. */
export const pass: CallOutcome = (route) => route.continue();
/** Closes the connection before the answer. */
export const resetConnection: CallOutcome = (route) => route.abort('connectionreset');
/** Refuses the connection, as when the server is down. */
export const refuseConnection: CallOutcome = (route) => route.abort('connectionrefused');
/** Sends only the first half of an answer. */
export const truncateAnswer: CallOutcome = (route) =>
  route.fulfill({ status: 200, contentType: 'application/json', body: '{"id": 1, "na' });
/** Answers with an error of the API. */
export const problem =
  (status: number, code: string): CallOutcome =>
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

function matchCall(request: Request): Call | null {
  const { pathname } = new URL(request.url());
  const found = patterns.find(
    ({ method, path }) => method === request.method() && path.test(pathname),
  );
  return found?.call ?? null;
}
