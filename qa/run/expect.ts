import { expect as base } from '@playwright/test';

/** Patient enough for a machine that is busy with other things. */
export const expect = base.configure({ timeout: 15_000 });
