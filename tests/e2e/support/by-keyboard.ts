import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** What a screen reader says of an element. */
interface Spoken {
  role: string;
  name: string;
}

/** More than any screen has until the element that a person looks for. */
const longestWay = 120;

/** A person with a keyboard and a screen reader: whatever they come to has a name and is in sight. */
export async function startByKeyboard(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Accessibility.enable');

  /** Presses Tab until the focus is on the element. */
  async function tabTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    const passed: string[] = [];
    for (let presses = 0; presses < longestWay; presses += 1) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      // The focus may be in the browser itself, between the end of the page and its beginning.
      if ((await focused.count()) === 0) continue;
      const { role, name } = await readFocused(devtools);
      passed.push(`${role} "${name}"`);
      expect(name, `the name of a ${role}, after ${passed.slice(-4).join(', ')}`).not.toBe('');
      await expect(focused, name).toBeInViewport();
      // Not `evaluate`, which would wait for what is hidden at this moment, such as the tabs of a
      // phone while a field has the focus.
      const isThere = (all: Element[]) => all.some((each) => each === document.activeElement);
      if (await target.evaluateAll(isThere)) return;
    }
    throw new Error(`The focus never came to ${String(target)}, only to ${passed.join(', ')}`);
  }

  return {
    tabTo,
    async press(target: Locator, key = 'Enter') {
      await tabTo(target);
      await page.keyboard.press(key);
    },
    async type(target: Locator, text: string) {
      await tabTo(target);
      await page.keyboard.type(text);
    },
  };
}

async function readFocused(devtools: CDPSession): Promise<Spoken> {
  const { result } = await devtools.send('Runtime.evaluate', {
    expression: 'document.activeElement',
  });
  const { objectId } = result;
  if (objectId === undefined) throw new Error('Nothing has the focus');
  const { nodes } = await devtools.send('Accessibility.getPartialAXTree', {
    objectId,
    fetchRelatives: false,
  });
  await devtools.send('Runtime.releaseObject', { objectId });
  const [node] = nodes;
  return { role: String(node?.role?.value ?? ''), name: String(node?.name?.value ?? '').trim() };
}
