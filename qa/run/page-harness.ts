import type { Tokens } from '#contract/auth/auth.ts';
import type { MachineStep } from '#contract/machine-step.ts';

/**
 * What to do in the page at the moment a machine enters a state. Some states last only as long as
 * one read of local storage, too short for a call from outside.
 */
export interface Plan {
  machine: string;
  state: string;
  /** The tokens to place in storage; null removes them. */
  place?: Tokens | null;
  /** Both storages throw during this moment. */
  deny?: boolean;
  /** Dispatches a storage event, as if another tab had written `place`. */
  notifyTabs?: boolean;
  send?: { type: string; [more: string]: unknown };
  /** The state of the sign-in that `send` comes back from, as if the browser had begun it. */
  oauthState?: string;
}

/** A step of a machine, on its way out of the page; it may be reported again after a reload. */
export interface StepReport {
  id: string;
  step: MachineStep;
}

export const planKey = 'qa-plans';
export const unheardKey = 'qa-unheard';
export const stepBinding = 'qaReportStep';

interface RecorderInPage {
  machineRecorder?: { send(machine: string, event: object): void };
  [stepBinding]?: (report: StepReport) => Promise<void>;
}

/**
 * Runs in every page before its own scripts. Reports what the machines do, carries out plans, holds
 * retry timers, and holds file reads until they are released.
 */
export function installHarness({
  planKey,
  unheardKey,
  stepBinding,
  stepEvent,
}: {
  planKey: string;
  unheardKey: string;
  stepBinding: string;
  stepEvent: string;
}) {
  const inPage = window as unknown as RecorderInPage;
  // Pages of other sites, such as the account chooser, have no recorder.
  const { getItem, setItem, removeItem } = Storage.prototype;
  let isDenied = false;
  for (const [name, real] of Object.entries({ getItem, setItem, removeItem })) {
    Object.defineProperty(Storage.prototype, name, {
      configurable: true,
      writable: true,
      value(this: Storage, ...args: string[]) {
        if (isDenied) throw new DOMException('Denied', 'SecurityError');
        return Reflect.apply(real, this, args) as unknown;
      },
    });
  }

  const realNow = Date.now;
  let aheadMs = 0;
  Date.now = () => realNow() + aheadMs;

  const { setTimeout: realSetTimeout, clearTimeout: realClearTimeout } = window;
  /** Timers from so many milliseconds on are held. */
  let heldFromMs = Infinity;
  // Shorter timers are not retries.
  const retryMs = 1000;
  /** It is not yet known who is signed in. Meanwhile lists try again, at moments nobody can plan. */
  let isUnsettled = false;
  let heldCount = 0;
  const held = new Map<number, () => void>();
  window.setTimeout = ((run: () => void, delayMs?: number, ...args: unknown[]) => {
    const delay = delayMs ?? 0;
    const isHeld = delay >= heldFromMs;
    const isDropped = !isHeld && isUnsettled && delay >= retryMs;
    if (!isHeld && !isDropped)
      return realSetTimeout.call(window, () => run(...(args as [])), delayMs);
    heldCount -= 1;
    if (isHeld) held.set(heldCount, run);
    return heldCount;
  }) as typeof window.setTimeout;
  window.clearTimeout = (id) => {
    if (!held.delete(id as number)) realClearTimeout.call(window, id);
  };

  // Held calls would otherwise time out in the app.
  AbortSignal.timeout = () => new AbortController().signal;

  const readBlob = Blob.prototype.arrayBuffer;
  let reading = Promise.resolve('read');
  let releaseFileReads: (how: string) => void = () => undefined;
  Blob.prototype.arrayBuffer = async function arrayBuffer() {
    if ((await reading) !== 'read') throw new DOMException('', 'NotReadableError');
    return readBlob.call(this);
  };

  const { postMessage } = Worker.prototype;
  let working = Promise.resolve();
  let releaseWorkers = (): void => undefined;
  Worker.prototype.postMessage = function post(this: Worker, message: unknown) {
    void working.then(() => Reflect.apply(postMessage, this, [message]));
  };

  const nextPlan = ({ machine, state }: MachineStep): Plan | null => {
    const plans = JSON.parse(getItem.call(sessionStorage, planKey) ?? '[]') as Plan[];
    const index = plans.findIndex((plan) => plan.machine === machine && plan.state === state);
    if (index === -1) return null;
    const [plan] = plans.splice(index, 1);
    setItem.call(sessionStorage, planKey, JSON.stringify(plans));
    return plan ?? null;
  };
  const place = (tokens: Tokens | null): void => {
    if (tokens === null) {
      for (const key of ['access_token', 'refresh_token']) removeItem.call(localStorage, key);
      return;
    }
    setItem.call(localStorage, 'refresh_token', tokens.refresh_token);
    setItem.call(localStorage, 'access_token', tokens.access_token);
  };

  // A page that reloads takes the reports along that are under way; the next one repeats them.
  const unheard = (): StepReport[] =>
    JSON.parse(getItem.call(sessionStorage, unheardKey) ?? '[]') as StepReport[];
  const keepUnheard = (reports: StepReport[]): void =>
    setItem.call(sessionStorage, unheardKey, JSON.stringify(reports));
  const report = async (each: StepReport): Promise<void> => {
    await inPage[stepBinding as 'qaReportStep']?.(each);
    keepUnheard(unheard().filter(({ id }) => id !== each.id));
  };
  // Frames and empty pages have no steps, and some of them no storage.
  if (window === window.top && location.origin !== 'null') {
    for (const each of unheard()) void report(each);
  }

  window.addEventListener(stepEvent, (event) => {
    const step = (event as CustomEvent<MachineStep>).detail;
    const stepReport = { id: crypto.randomUUID(), step };
    keepUnheard([...unheard(), stepReport]);
    void report(stepReport);
    // Otherwise the app would answer from its cache of a moment ago; here the cached user is always
    // too old.
    if (step.machine === 'auth' && step.state === 'identifying') aheadMs = 6 * 60_000;
    if (step.state === 'unreachable') heldFromMs = retryMs;
    if (step.machine === 'auth') {
      isUnsettled = step.state !== 'signedIn' && step.state !== 'anonymous';
    }
    // The map waits less until it loads what it shows.
    if (step.machine === 'map') heldFromMs = 250;
    const plan = nextPlan(step);
    if (plan?.place !== undefined && !plan.notifyTabs) place(plan.place);
    if (plan?.deny) isDenied = true;
    queueMicrotask(() => {
      aheadMs = 0;
      heldFromMs = Infinity;
      isDenied = false;
      if (plan?.notifyTabs) {
        place(plan.place ?? null);
        window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }));
      }
      if (plan?.oauthState) setItem.call(sessionStorage, 'oauth_state', plan.oauthState);
      if (plan?.send) inPage.machineRecorder?.send(step.machine, plan.send);
    });
  });

  Object.assign(window, {
    qa: {
      /** Runs every held timer now. */
      runHeldTimers() {
        const due = [...held.values()];
        held.clear();
        for (const run of due) run();
      },
      holdFileReads() {
        reading = new Promise((resolve) => (releaseFileReads = resolve));
      },
      releaseFileReads(how: 'read' | 'refuse') {
        releaseFileReads(how);
        reading = Promise.resolve('read');
      },
      holdWorkers() {
        working = new Promise((resolve) => (releaseWorkers = resolve));
      },
      releaseWorkers() {
        releaseWorkers();
        working = Promise.resolve();
      },
    },
  });
}

/** What the harness adds to `window`. */
export interface HarnessInPage {
  qa: {
    runHeldTimers(): void;
    holdFileReads(): void;
    releaseFileReads(how: 'read' | 'refuse'): void;
    holdWorkers(): void;
    releaseWorkers(): void;
  };
}
