import { createHash } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Rejects with what axe (WCAG 2.2 AA and best practices) finds wrong on the page. A page made of
 * the same elements as one judged before is not judged again.
 */
export async function expectAccessible(page: Page, judged: Set<string>): Promise<void> {
  await untilSettled(page);
  const html = await page.evaluate(() => document.documentElement.outerHTML);
  const { width } = page.viewportSize() ?? { width: 0 };
  const key = createHash('sha256').update(`${width} ${html}`).digest('base64');
  if (judged.has(key)) return;
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' | ')}`);
  if (found.length > 0) throw new Error(`Not accessible:\n${found.join('\n')}`);
  judged.add(key);
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
