import type { Locator, Page } from '@playwright/test';
import { makePhoto } from '#qa/models/image-upload/image-files.ts';
import { callAsPerson } from './support/call-as-person.ts';
import { demoRoom, demoSearch } from './support/demo-room.ts';
import { expect, newEmail, signInAsNewcomer, test } from './support/fixtures.ts';
import { expectSignedOut } from './support/session.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Counts what a person does with their thumb. */
function counter() {
  const done = { taps: 0, typed: 0 };
  return {
    done,
    async tap(target: Locator) {
      done.taps += 1;
      await target.tap();
    },
    async type(field: Locator, text: string) {
      done.typed += 1;
      await field.fill(text);
    },
  };
}

const photos = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, nth) => ({
      name: `photo-${nth}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await makePhoto({ width: 64, height: 48, hue: nth }),
    })),
  );

const signedInOwner = async (page: Page) => {
  await signInAsNewcomer(page, '/robots.txt');
  const profile = { first_name: 'Ona', birth_date: '1990-12-10' };
  await callAsPerson(page, 'PATCH', '/api/users/profile', profile);
};

test('an owner publishes a room with five photos with fifteen taps and texts at most', async ({
  page,
}) => {
  const { done, tap, type } = counter();
  await signedInOwner(page);
  await page.goto('/');
  await tap(page.getByRole('link', { name: 'List your place' }));
  await type(page.getByLabel('Title'), `Room with a view ${Date.now()}`);
  await type(page.getByLabel('Address'), `${Date.now() % 100_000} Vanderbilt Avenue, Brooklyn, NY`);
  await type(page.getByLabel('Monthly rent'), '1200');
  await type(page.getByLabel('Bedrooms'), '3');
  await type(page.getByLabel('Bathrooms'), '1');
  await type(page.getByLabel('People living here'), '2');
  done.taps += 1;
  await page.getByLabel('Photos', { exact: true }).setInputFiles(await photos(5));
  await tap(page.getByRole('main').getByRole('button', { name: 'List your place' }));
  await expect(page).toHaveURL(/\/listings\/\d+$/);
  await expect(page.getByText('1 / 5')).toBeVisible();
  test.info().annotations.push({ type: 'taps', description: JSON.stringify(done) });
  expect(done.taps + done.typed).toBeLessThanOrEqual(15);
});

test.describe('a visitor', () => {
  // The message is refused until the profile has a name.
  test.use({ expectedErrors: /403/ });

  test('sends their first message with nine taps and three texts at most', async ({ page }) => {
    const { done, tap, type } = counter();
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await page.goto(demoSearch);
    await expectSignedOut(page);
    await tap(demoRoom(page));
    await tap(button('Sign in and write'));
    await page.waitForURL(/\/sign-in\/local\//);
    await type(page.locator('input[name="email"]'), newEmail());
    await tap(page.locator('form:has(input[name="email"]) button'));
    await tap(button('Ask for a visit'));
    await tap(button('Send message'));
    await tap(page.getByRole('link', { name: 'Finish your profile' }));
    await type(page.getByLabel('First name'), 'Vera');
    await type(page.getByLabel('Birth date'), '1990-12-10');
    await tap(button('Skip for now'));
    await tap(button('Go on'));
    await tap(button('Send message'));
    await expect(page.getByText('Your message is waiting to be read.')).toBeVisible();
    test.info().annotations.push({ type: 'taps', description: JSON.stringify(done) });
    expect(done.taps).toBeLessThanOrEqual(9);
    expect(done.typed).toBeLessThanOrEqual(3);
  });
});
