import type { Page } from '@playwright/test';

/** Calls the API as the user signed in on the page. */
export function callAsPerson(page: Page, method: string, path: string, form?: object) {
  return page.evaluate(
    async ({ method, path, form }) => {
      const response = await fetch(path, {
        method,
        headers: {
          Authorization: `Bearer ${localStorage.getItem('access_token')}`,
          ...(form && { 'Content-Type': 'application/json' }),
        },
        ...(form && { body: JSON.stringify(form) }),
      });
      const text = await response.text();
      return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
    },
    { method, path, form },
  );
}
