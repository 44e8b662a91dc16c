import type { Page } from '@playwright/test';
import { toastEvent } from '#src/ui/toast.ts';
import { expect, signInAsNewcomer, test } from './support/fixtures.ts';
import { postListing } from './support/listings.ts';

/** One that stays while the test looks. */
async function showToast(page: Page): Promise<void> {
  await page.evaluate((name) => {
    const detail = { kind: 'loading', message: 'Your profile is saved' };
    window.dispatchEvent(new CustomEvent(name, { detail, cancelable: true }));
  }, toastEvent);
  await expect(page.getByRole('listitem').filter({ hasText: 'is saved' })).toBeVisible();
  // It slides in.
  await page.waitForTimeout(500);
}

/** The fields and buttons of forms that the toast lies over while they have the focus, there and back. */
function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const covered: string[] = [];
    const toast = document.querySelector('[data-sonner-toast]')!.getBoundingClientRect();
    const all = document.querySelectorAll<HTMLElement>(
      'main form :is(button, textarea, input, select)',
    );
    const controls = [...all].filter((control) => control.checkVisibility());
    for (const control of [...controls, ...controls.toReversed()]) {
      control.focus();
      const { top, bottom, left, right } = control.getBoundingClientRect();
      const isApart =
        bottom <= toast.top || top >= toast.bottom || right <= toast.left || left >= toast.right;
      if (!isApart) covered.push(control.textContent || control.id || control.tagName);
    }
    return covered;
  });
}

for (const [device, viewport] of [
  ['a desktop', { width: 1280, height: 720 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`on ${device}, a toast lies over nothing that somebody writes in or presses next`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await signInAsNewcomer(page, '/robots.txt');
    const id = await postListing(page, {});
    for (const address of ['/listings/3', '/roomies/2', `/listings/${id}/edit`]) {
      await page.goto(address);
      await expect(page.locator('main form textarea').first()).toBeVisible();
      await showToast(page);
      expect(await coveredControls(page), `covered on ${address}`).toEqual([]);
    }
  });
}
