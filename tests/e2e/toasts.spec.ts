import type { Page } from '@playwright/test';
import { toastEvent, type ToastRequest } from '#src/ui/toast.ts';
import { expect, signInAsNewcomer, test } from './support/fixtures.ts';
import { postListing } from './support/listings.ts';

/** The default is one that stays while the test looks. */
async function showToast(page: Page, kind: ToastRequest['kind'] = 'loading'): Promise<void> {
  const detail: ToastRequest = { kind, message: 'Your profile is saved' };
  // Nobody listens before the page is hydrated.
  await expect(page.locator('[data-hydrated]')).toBeAttached();
  await page.evaluate(
    ({ name, detail }) => {
      window.dispatchEvent(new CustomEvent(name, { detail, cancelable: true }));
    },
    { name: toastEvent, detail },
  );
  await expect(page.getByRole('listitem').filter({ hasText: 'is saved' })).toBeVisible();
  // It slides in.
  await page.waitForTimeout(500);
}

for (const [language, path] of [
  ['English', '/'],
  ['Arabic', '/ar'],
] as const) {
  test(`in ${language}, the button that closes a toast is inside of it, at its end`, async ({
    page,
  }) => {
    await page.goto(path);
    await showToast(page, 'success');
    const toast = page.locator('[data-sonner-toast]');
    // It stays while the pointer is on it.
    await toast.hover();
    const button = toast.locator('[data-close-button]');
    const [outer, inner] = await Promise.all([toast.boundingBox(), button.boundingBox()]);
    if (!outer || !inner) throw new Error('There is no toast, or it has no button.');
    const toStart = inner.x - outer.x;
    const toEnd = outer.x + outer.width - inner.x - inner.width;
    expect(inner.y).toBeGreaterThanOrEqual(outer.y);
    expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height);
    expect(Math.min(toStart, toEnd)).toBeGreaterThanOrEqual(0);
    expect(language === 'Arabic' ? toStart : toEnd).toBeLessThan(outer.width / 4);
    await button.click();
    await expect(toast).toHaveCount(0);
  });
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
    for (const address of ['/listings/3', '/roomies/2', `/listings/${id}/edit?step=words`]) {
      await page.goto(address);
      await expect(page.locator('main form textarea').first()).toBeVisible();
      await showToast(page);
      expect(await coveredControls(page), `covered on ${address}`).toEqual([]);
    }
  });
}
