import type { Browser, Request } from '@playwright/test';

/**
 * The requests, bytes and times of one page until shortly after its card was visible; images
 * excluded.
 */
export interface Visit {
  /** From the start of navigation to the first frame with the card, in milliseconds. */
  msToCard: number;
  requests: number;
  scriptBytes: number;
  bytes: number;
  layoutShift: number;
}

const slowdown = 4;
/** Requests within this time after the card still count. */
const settleMs = 400;

/**
 * Visits a page with an empty cache, a processor slowed down fourfold and `delayMs` for each request;
 * `counts` selects requests.
 */
export async function visit(
  browser: Browser,
  address: string,
  isThere: string,
  counts: (url: string) => boolean = () => true,
  delayMs = 0,
): Promise<Visit> {
  const context = await browser.newContext();
  try {
    // Requests to other sites would measure the network.
    await context.route(
      (url) => url.hostname !== 'localhost',
      (route) => route.abort(),
    );
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: delayMs,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await page.addInitScript({ content: watch(isThere) });
    const finished: Request[] = [];
    page.on('requestfinished', (request) => finished.push(request));
    // Other ways to wait have Playwright compile its own scripts in the page meanwhile.
    const card = page.waitForEvent('console', (message) => message.text() === cardIsThere);
    await page.goto(address, { waitUntil: 'commit' });
    await card;
    await page.waitForTimeout(settleMs);
    const { msToCard, layoutShift } = await page.evaluate<{
      msToCard: number;
      layoutShift: number;
    }>('window.measured');

    const counted = finished.filter(
      (request) =>
        request.resourceType() !== 'image' &&
        !request.url().endsWith('.ico') &&
        counts(request.url()),
    );
    let bytes = 0;
    let scriptBytes = 0;
    for (const request of counted) {
      const { responseBodySize } = await request.sizes();
      bytes += responseBodySize;
      if (request.resourceType() === 'script') scriptBytes += responseBodySize;
    }
    return { msToCard, layoutShift, requests: counted.length, bytes, scriptBytes };
  } finally {
    await context.close();
  }
}

const cardIsThere = 'the card is there';

/** Runs in the page before its own scripts. It is a string because tsx would rewrite a function. */
const watch = (isThere: string) => `
  const measured = (window.measured = { msToCard: 0, layoutShift: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) measured.layoutShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  requestAnimationFrame(function everyFrame() {
    if (!(${isThere})) requestAnimationFrame(everyFrame);
    // The frame that shows the card ends when the next one begins.
    else
      requestAnimationFrame(() => {
        measured.msToCard = performance.now();
        console.log('${cardIsThere}');
      });
  });
`;
