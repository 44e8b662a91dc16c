import { expect as base } from '@playwright/test';

/** With a timeout that a busy machine can meet. */
export const expect = base.configure({ timeout: 30_000 });
