import { test } from '@playwright/test';
import { openScreens, parts, sampled, type WholeScreens } from './support/whole-screens.ts';

// One app for all of them.
test.describe.configure({ mode: 'default' });

let screens: WholeScreens;
test.beforeAll(async ({ request }) => {
  // The first start builds the pseudo-language.
  test.setTimeout(600_000);
  screens = await openScreens('pseudo', request);
});
test.afterAll(() => screens.stop());

for (const { title, as, looks } of sampled(parts, 5)) {
  test(`screens are whole in the pseudo-language: ${title}`, async ({ browser }) => {
    test.setTimeout(300_000);
    await screens.lookAt(browser, as, looks);
  });
}
