import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { machineStepEvent, type MachineStep } from '#contract/machine-step.ts';
import { machineRecorderMark } from '#contract/rendered-page.ts';
import { UsageError } from '#xstate-paths';
import {
  interceptCalls,
  type Call,
  type CallInterceptor,
  type OtherCalls,
} from './call-interceptor.ts';
import {
  installHarness,
  planKey,
  stepBinding,
  unheardKey,
  type HarnessInPage,
  type Plan,
  type StepReport,
} from './page-harness.ts';

/**
 * Everything a path is played with: a browser context of its own, one page, and its surrounding
 * devices.
 */
export interface World {
  /** Origin of the app. */
  url: string;
  context: BrowserContext;
  page: Page;
  /** For calls that do not come from the page. */
  request: APIRequestContext;
  /** Holds no calls before `holdCalls`. */
  calls: CallInterceptor;
  holdCalls(held: readonly Call[], others?: OtherCalls): Promise<void>;
  /** The steps of the app's machines on this page, as its recorder reports them. */
  machineSteps: MachineStep[];
  /** Stores plans for the page to carry out at their moment. */
  plan(...plans: Plan[]): Promise<void>;
  harness<Name extends keyof HarnessInPage['qa']>(
    name: Name,
    ...args: Parameters<HarnessInPage['qa'][Name]>
  ): Promise<void>;
  /** Opens another tab of the same browser, or returns the open one. */
  otherTab(): Promise<Page>;
  /** Opens a window of another user with its own cookies and storage. */
  otherWindow(): Promise<Page>;
  /** Every visible window, the page first. */
  windows: Page[];
  /** Console errors that no injected fault explains. */
  errors: string[];
  /** Transitions that occur an unpredictable number of times: they are not compared. */
  incidental: Set<string>;
  /** Folder for the files of this path. */
  folder: string;
  /** The data folder of the app; null if unknown. */
  dataDir: string | null;
}

export interface WorldOptions {
  url: string;
  folder: string;
  dataDir?: string | undefined;
  viewport?: { width: number; height: number };
  colorScheme?: 'light' | 'dark';
}

/** Opens the world of a path; call `closeWorld` afterwards. */
export async function openWorld(browser: Browser, options: WorldOptions): Promise<World> {
  const { url, folder, viewport = { width: 1280, height: 800 }, colorScheme = 'light' } = options;
  const look = {
    baseURL: url,
    viewport,
    colorScheme,
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    // What a service worker asks for passes by the calls that paths hold.
    serviceWorkers: 'block',
  } as const;
  const context = await browser.newContext(look);
  const machineSteps: MachineStep[] = [];
  const heard = new Set<string>();
  await context.exposeBinding(stepBinding, (_, { id, step }: StepReport) => {
    if (heard.has(id)) return;
    heard.add(id);
    machineSteps.push(step);
  });
  await context.addInitScript('globalThis.__name ??= (named) => named');
  await context.addInitScript(installHarness, {
    planKey,
    unheardKey,
    stepBinding,
    stepEvent: machineStepEvent,
  });
  const page = await context.newPage();
  let calls: CallInterceptor | null = null;
  // A file of the same origin without scripts, so storage can be filled before the app starts.
  await page.goto('/icon.svg');
  const other: Page[] = [];
  const errors: string[] = [];
  collectErrors(page, errors);
  const windows = [page];

  return {
    url,
    folder,
    dataDir: options.dataDir ?? null,
    context,
    page,
    windows,
    errors,
    machineSteps,
    incidental: new Set(),
    request: context.request,
    get calls() {
      if (!calls) throw new Error('No calls are held yet');
      return calls;
    },
    async holdCalls(held, others) {
      calls = await interceptCalls(page, held, others);
    },
    async plan(...plans) {
      await page.evaluate(
        ([key, more]) => {
          const before = JSON.parse(sessionStorage.getItem(key) ?? '[]') as unknown[];
          sessionStorage.setItem(key, JSON.stringify([...before, ...more]));
        },
        [planKey, plans] as const,
      );
    },
    async harness(name, ...args) {
      await page.evaluate(
        ([name, args]) => {
          const { qa } = window as Window & typeof globalThis & HarnessInPage;
          (qa[name] as (...given: unknown[]) => void)(...args);
        },
        [name, args] as const,
      );
    },
    async otherTab() {
      const [known] = other;
      if (known) return known;
      const tab = await context.newPage();
      await tab.goto('/icon.svg');
      other.push(tab);
      await page.bringToFront();
      return tab;
    },
    async otherWindow() {
      const theirs = await browser.newContext(look);
      const window = await theirs.newPage();
      collectErrors(window, errors);
      windows.push(window);
      await window.goto('/icon.svg');
      return window;
    },
  };
}

/** Closes every browser context of a world. */
export async function closeWorld({ windows }: World): Promise<void> {
  await Promise.all(windows.map((window) => window.context().close()));
}

/** Console errors that injected faults cause; all others fail the path. */
const expectedErrors = /Failed to load resource|net::ERR_|^ApiUnreachable|^ApiProblem/;

function collectErrors(page: Page, errors: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' && !expectedErrors.test(message.text())) {
      errors.push(message.text());
    }
  });
  page.on('pageerror', (error) => errors.push(String(error)));
}

/**
 * Throws a UsageError unless the app at `url` records its machines; without that, transitions
 * cannot be compared.
 */
export async function expectRecorder(request: APIRequestContext, url: string): Promise<void> {
  const answer = await request.get(`${url}/login`).catch(() => {
    throw new UsageError(
      `No answer from ${url}. Start the app there with MACHINE_RECORDER=on, or omit --url.`,
    );
  });
  const html = await answer.text();
  if (html.includes(`name="${machineRecorderMark}"`)) return;
  throw new UsageError(
    `The app at ${url} does not record its machines. Start it with MACHINE_RECORDER=on.`,
  );
}

/** Goes to an address within the app without leaving the page. */
export async function openAddress(page: Page, address: string): Promise<void> {
  await page.evaluate((address) => history.pushState(null, '', address), address);
}
