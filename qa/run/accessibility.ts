import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Rejects with the violations that axe finds on the page (WCAG 2.2 AA and best practices). */
export async function expectAccessible(page: Page): Promise<void> {
  let found = await violationsOn(page);
  // An animation may start while axe runs, so only report violations that it finds twice.
  if (found.length > 0) found = await violationsOn(page);
  if (found.length > 0) throw new Error(`Not accessible:\n${found.join('\n')}`);
}

/**
 * Like `expectAccessible`, but checks each screen only once: skips pages whose HTML is in
 * `checkedScreens`. Screens that differ only in words with numbers, such as ids, are the same.
 */
export async function expectScreenAccessible(
  page: Page,
  checkedScreens: Set<string>,
): Promise<void> {
  await untilSettled(page);
  const html = await page.evaluate(() => document.documentElement.outerHTML);
  const { width } = page.viewportSize() ?? { width: 0 };
  const key = createHash('sha256')
    .update(`${width} ${html.replaceAll(/[\w-]*\d[\w-]*/g, '0')}`)
    .digest('base64');
  if (checkedScreens.has(key)) return;
  await expectAccessible(page);
  checkedScreens.add(key);
}

async function violationsOn(page: Page): Promise<string[]> {
  await untilSettled(page);
  // axe is half a megabyte, so inject it once for each document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // No function inside this one has a name: tsx wraps those in a helper that pages do not have.
  const violations = await page.evaluate(async () => {
    const { axe: axeInPage } = window as Window & typeof globalThis & { axe: typeof axe };
    // Reporting passed rules and searching frames would each double the time; none of our pages has
    // frames to check.
    const options = { resultTypes: ['violations' as const], iframes: false };
    const results = await axeInPage.run(options);
    return results.violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ html }) => html),
    }));
  });
  return violations.flatMap(({ id, nodes }) => {
    const elements = nodes.filter((html) => !isMenu(id, html));
    return elements.length > 0 ? [`${id}: ${elements.join(' | ')}`] : [];
  });
}

/** Arrow keys move through a menu that scrolls, which axe does not know. */
const isMenu = (id: string, html: string) =>
  id === 'scrollable-region-focusable' && /^<\w+ [^>]*\brole="menu"/.test(html);

/** Longer than any animation of the app. */
const settledWithinMs = 1000;

/** Waits until animations end, because contrast is wrong while elements fade. */
async function untilSettled(page: Page): Promise<void> {
  await page.evaluate(async (withinMs) => {
    const late = new Promise((resolve) => {
      setTimeout(resolve, withinMs);
    });
    const ending = document
      .getAnimations()
      .filter((each) => each.playState === 'running')
      .filter((each) => each.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.race([late, Promise.allSettled(ending.map((each) => each.finished))]);
  }, settledWithinMs);
}
