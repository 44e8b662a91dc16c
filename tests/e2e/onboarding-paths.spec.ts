import { chooseAccount, expect, expectAccessible, newEmail, test } from './support/fixtures.ts';
import { coveringPaths, describe, everything } from './support/onboarding-paths.ts';
import { walkPath } from './support/onboarding-walk.ts';

const { paths, coverage } = coveringPaths();
const all = everything();

test('the generated paths take every transition of the onboarding machine', () => {
  const steps = paths.map((path) => path.length).join(' + ');
  console.info(
    `onboarding: ${coverage.states.size} of ${all.states.length} states, ` +
      `${coverage.transitions.size} of ${all.transitions.length} transitions, ` +
      `${paths.length} paths of ${steps} steps`,
  );
  expect(all.states.filter((id) => !coverage.states.has(id))).toEqual([]);
  expect(all.transitions.filter((id) => !coverage.transitions.has(id))).toEqual([]);
});

const looks = [
  { name: 'a phone', colorScheme: 'light', viewport: { width: 390, height: 844 } },
  { name: 'a desktop', colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
] as const;

for (const { name, colorScheme, viewport } of looks) {
  test.describe(name, () => {
    // What the paths break: calls cut off, refused as invalid, refused as out of order.
    test.use({
      colorScheme,
      viewport,
      expectedErrors: /Failed to load resource: (net::ERR_FAILED|.* (409|422) )/,
    });
    test.slow();
    const seen = new Set<string>();

    for (const [index, path] of paths.entries()) {
      test(`path ${index + 1} on the screen of ${name}`, async ({ page }) => {
        await page.goto('/login');
        await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
        await chooseAccount(page, newEmail());
        await expect(page).toHaveURL('/onboarding/profile');
        await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
        await walkPath(page, path, async (state) => {
          if (seen.has(describe(state))) return;
          seen.add(describe(state));
          await expectAccessible(page);
        });
      });
    }
  });
}
