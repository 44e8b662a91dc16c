import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Rejects with what axe (WCAG 2.2 AA and best practices) finds wrong on the page. */
export async function expectAccessible(page: Page): Promise<void> {
  let found = await violationsOn(page);
  // Something may begin to fade in while axe looks; what is found once more is there.
  if (found.length > 0) found = await violationsOn(page);
  if (found.length > 0) throw new Error(`Not accessible:\n${found.join('\n')}`);
}

/** The same, but a page made of the same elements as one `judged` before is not judged again. */
export async function expectScreenAccessible(
  page: Page,
  checkedScreens: Set<string>,
): Promise<void> {
  await untilSettled(page);
  const html = await page.evaluate(() => document.documentElement.outerHTML);
  const { width } = page.viewportSize() ?? { width: 0 };
  const key = createHash('sha256').update(`${width} ${html}`).digest('base64');
  if (checkedScreens.has(key)) return;
  await expectAccessible(page);
  checkedScreens.add(key);
}

async function violationsOn(page: Page): Promise<string[]> {
  await untilSettled(page);
  // Half a megabyte: a document takes it in once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: axeInPage } = window as Window & typeof globalThis & { axe: typeof axe };
    // What passed need not be described, and no page of ours has frames of others to look into:
    // each would cost as much again.
    const options = { resultTypes: ['violations' as const], iframes: false };
    const { violations } = await axeInPage.run(options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' | ')}`);
  });
}

/** Longer than anything fades here. */
const settledWithinMs = 1000;

/** What fades in or out has a contrast of its own in every moment. */
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
