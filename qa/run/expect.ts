import { expect as base, type Page } from '@playwright/test';

/** With a timeout that a busy machine can meet. */
export const expect = base.configure({ timeout: 30_000 });

/**
 * Rejects unless the page comes to this path, or to a path with a query that fits. Unlike
 * `toHaveURL` with a function, the failure says what was expected and seen.
 */
export async function expectPageAddress(page: Page, expected: string | RegExp): Promise<void> {
  const isText = typeof expected === 'string';
  const readAddress = () => {
    const { pathname, search } = new URL(page.url());
    return isText ? pathname : pathname + search;
  };
  const matching = expect.poll(readAddress, { message: 'the address of the page' });
  await (isText ? matching.toBe(expected) : matching.toMatch(expected));
}
