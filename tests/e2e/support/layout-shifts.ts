import { expect, type Page } from '@playwright/test';

export interface Shift {
  /** Its share of the layout shift score. */
  value: number;
  /** What moved, from where to where: `ul > li.card 0,100 to 0,200`. */
  moved: string[];
}

interface Watched extends Window {
  shifts?: Shift[];
  emitShift?: (shift: Shift) => void;
}
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/**
 * Records what moves on every page of this tab, from its first frame, but for what follows an action
 * of the user.
 */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    (window as Watched).shifts = shifts;
    const describeNode = (node: Node | null): string =>
      node instanceof Element ? `${node.localName}.${node.className}` : (node?.nodeName ?? '?');
    const describeSource = ({
      node,
      previousRect,
      currentRect,
    }: LayoutShift['sources'][number]) => {
      const [from, to] = [previousRect, currentRect].map(({ x, y }) => `${x},${y}`);
      return `${describeNode(node?.parentNode ?? null)} > ${describeNode(node)} ${from} to ${to}`;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        const shift = {
          value: entry.value,
          moved: entry.sources.map(describeSource),
        };
        shifts.push(shift);
        (window as Watched).emitShift?.(shift);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved on this page since it was loaded. */
export const shiftsSeen = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => (window as Watched).shifts ?? []);

/** Records what moves on all pages of this tab, one after the other. */
export async function recordShifts(page: Page): Promise<Shift[]> {
  const shifts: Shift[] = [];
  await page.exposeFunction('emitShift', (shift: Shift) => void shifts.push(shift));
  await watchShifts(page);
  return shifts;
}

/** Waits until a page has all that it loads, and for so long nothing has changed. */
export async function waitUntilFinished(page: Page, quietMs = 700): Promise<void> {
  // A link may lead to a document of its own, which ends what waits in the one before.
  await expect(async () => {
    await expect(page.locator('[data-hydrated]')).toBeAttached();
    await expect(page.locator('main [aria-busy=true]:visible')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByText(/^(Loading .*|One moment)…$/)).toHaveCount(0);
    await page.evaluate(waitForQuiet, quietMs);
  }).toPass({ timeout: 60_000 });
}

async function waitForQuiet(ms: number): Promise<void> {
  await document.fonts.ready;
  await new Promise<void>((done) => {
    let timer = setTimeout(done, ms);
    new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(done, ms);
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
}
