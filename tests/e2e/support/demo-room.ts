import type { Page } from '@playwright/test';

/** Finds {@link demoRoom}. The newest rooms are of other tests, which may delete them at any moment. */
export const demoSearch = '/?q=Vanderbilt';

/** A room of the demo that no test changes. */
export const demoRoom = (page: Page) =>
  page.getByRole('link', { name: /^Top floor on Vanderbilt/ });
