import { delay, type Tab } from './devtools.ts';
import { readPage, watchPage, type LiveElement, type LivePage } from './in-page.ts';

/** A request for a script or for data of a RoomieRadar. */
export interface OurRequest {
  url: string;
  /** Why nothing came of it; null when all went well or nothing is known yet. */
  failure: string | null;
}

export interface Visit {
  /** As the server has sent it. */
  html: string;
  /** The content security policies of the headers. */
  policy: string;
  requests: OurRequest[];
  /** What the elements say in the console. */
  warnings: string[];
  /** In each window: a wide and light one, then a narrow and dark one. */
  pages: LivePage[];
}

/** The page itself could not be loaded. */
export class PageError extends Error {}

const windows = [
  { width: 1280, scheme: 'light' },
  { width: 360, scheme: 'dark' },
] as const;
/** Between two looks at the page. */
const lookMs = 200;
/** How long the page may still load a script after those of ours were blocked or failed. */
const graceMs = 1000;
/** After a change of the window. */
const settleMs = 600;

interface Response {
  requestId: string;
  type: string;
  response: { url: string; status: number; mimeType: string; headers: Record<string, string> };
}

/** Opens a page and waits until its rooms are there, or for so many seconds. */
export async function visitPage(tab: Tab, address: string, seconds: number): Promise<Visit> {
  const requests = new Map<string, OurRequest>();
  const warnings: string[] = [];
  let policy = '';
  let documentId = '';
  let status = 0;
  tab.on(
    'Network.requestWillBeSent',
    ({ requestId, request: { url } }: { requestId: string; request: { url: string } }) => {
      if (/\/embed\/v1\/(listing-card|listings)[\w-]*\.js|\/api\/embed\//.test(url))
        requests.set(requestId, { url, failure: null });
    },
  );
  tab.on('Network.responseReceived', ({ requestId, type, response }: Response) => {
    if (type === 'Document' && documentId === '') {
      documentId = requestId;
      ({ status } = response);
      policy = Object.entries(response.headers)
        .filter(([name]) => name.toLowerCase() === 'content-security-policy')
        // One line for each header of this name.
        .map(([, value]) => value.replaceAll('\n', ', '))
        .join(', ');
    }
    const request = requests.get(requestId);
    if (!request) return;
    if (response.status >= 400) request.failure = String(response.status);
    else if (request.url.includes('.js') && !/javascript/.test(response.mimeType))
      request.failure = response.mimeType;
  });
  tab.on(
    'Network.loadingFailed',
    ({
      requestId,
      errorText,
      blockedReason,
    }: {
      requestId: string;
      errorText: string;
      blockedReason?: string;
    }) => {
      const request = requests.get(requestId);
      if (request) request.failure ??= blockedReason ?? errorText;
    },
  );
  tab.on(
    'Runtime.consoleAPICalled',
    ({ type, args: [first] }: { type: string; args: { value?: unknown }[] }) => {
      const text = first?.value;
      if (type === 'warning' && typeof text === 'string' && text.startsWith('<roomie-')) {
        warnings.push(text);
      }
    },
  );
  await Promise.all(['Page', 'Network', 'Runtime'].map((domain) => tab.send(`${domain}.enable`)));
  await tab.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${String(watchPage)})()` });
  await resize(tab, windows[0]);
  const { errorText } = await tab.send<{ errorText?: string }>('Page.navigate', { url: address });
  if (errorText) throw new PageError(errorText);
  const pages = [await waitForRooms(tab, requests, seconds)];
  if (status >= 400) throw new PageError(String(status));
  const { body } = await tab
    .send<{ body: string }>('Network.getResponseBody', { requestId: documentId })
    .catch(() => ({ body: '' }));
  for (const window of windows.slice(1)) {
    await resize(tab, window);
    await delay(settleMs);
    pages.push(await look(tab));
  }
  return { html: body, policy, requests: [...requests.values()], warnings, pages };
}

async function resize(tab: Tab, { width, scheme }: (typeof windows)[number]): Promise<void> {
  await tab.send('Emulation.setDeviceMetricsOverride', {
    width,
    height: 900,
    deviceScaleFactor: 1,
    mobile: false,
  });
  await tab.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-color-scheme', value: scheme }],
  });
}

async function waitForRooms(
  tab: Tab,
  requests: ReadonlyMap<string, OurRequest>,
  seconds: number,
): Promise<LivePage> {
  const latest = Date.now() + seconds * 1000;
  let end = latest;
  for (;;) {
    await delay(lookMs);
    const page = await look(tab);
    const elements = page.tags.flatMap(({ element }) => element ?? []);
    const isDone =
      page.isParsed && elements.length > 0 && elements.every(({ state }) => state !== null);
    if (isDone || Date.now() > end) return page;
    if (page.isParsed && hasNoScript(elements, requests, page))
      end = Math.min(end, Date.now() + graceMs);
    else end = latest;
  }
}

/** Did no script of ours come to the page, so that its elements will say nothing? */
function hasNoScript(
  elements: readonly LiveElement[],
  requests: ReadonlyMap<string, OurRequest>,
  { violations }: LivePage,
): boolean {
  const scripts = [...requests.values()].filter(({ url }) => /\.js(\?|$)/.test(url));
  const isBlocked = violations.some(({ directive }) => directive.startsWith('script-src'));
  return (
    !elements.some(({ isDefined }) => isDefined) &&
    scripts.every(({ failure }) => failure !== null) &&
    (scripts.length > 0 || isBlocked)
  );
}

async function look(tab: Tab): Promise<LivePage> {
  const { result, exceptionDetails } = await tab.send<{
    result: { value: LivePage };
    exceptionDetails?: { exception?: { description?: string } };
  }>('Runtime.evaluate', { expression: `(${String(readPage)})()`, returnByValue: true });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? 'Not readable');
  return result.value;
}
