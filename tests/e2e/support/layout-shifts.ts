import type { Page } from '@playwright/test';

export interface Shift {
  /** Its share of the layout shift score. */
  value: number;
  /** What moved, as `li.class-name`. */
  moved: string[];
}

interface Watched extends Window {
  shifts?: Shift[];
}
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/**
 * Records what moves on every page of this tab, from its first frame, but for what follows an action
 * of the user.
 */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    (window as Watched).shifts = shifts;
    const describeNode = (node: Node | null) =>
      node instanceof Element ? `${node.localName}.${node.className}` : (node?.nodeName ?? '?');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        shifts.push({
          value: entry.value,
          moved: entry.sources.map(({ node }) => describeNode(node)),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved on this page since it was loaded. */
export const shiftsSeen = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => (window as Watched).shifts ?? []);
