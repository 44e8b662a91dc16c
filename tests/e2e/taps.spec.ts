import type { Page } from '@playwright/test';
import { makePhoto } from '#qa/models/image-upload/image-files.ts';
import { callAsPerson } from './support/call-as-person.ts';
import { demoRoom } from './support/demo-room.ts';
import { expect, newEmail, signInAsNewcomer, test } from './support/fixtures.ts';
import { expectSignedOut } from './support/session.ts';
import { countTaps } from './support/count-taps.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

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
  const { done, tap, type } = countTaps();
  await signedInOwner(page);
  await page.goto('/');
  await tap(page.getByRole('link', { name: 'List your place' }));
  const next = () => tap(page.getByRole('main').getByRole('button', { name: 'Next' }));
  await type(page.getByLabel('Address'), `${Date.now() % 100_000} Vanderbilt Avenue, Brooklyn, NY`);
  await next();
  await type(page.getByLabel('Bedrooms'), '3');
  await type(page.getByLabel('Bathrooms'), '1');
  await next();
  await type(page.getByLabel('Monthly rent'), '1200');
  await next();
  await type(page.getByLabel('People living here'), '2');
  await next();
  done.taps += 1;
  await page.getByLabel('Photos', { exact: true }).setInputFiles(await photos(5));
  await next();
  await type(page.getByLabel('Title'), `Room with a view ${Date.now()}`);
  await tap(page.getByRole('main').getByRole('button', { name: 'List your place' }));
  await expect(page).toHaveURL(/\/listings\/\d+$/);
  await expect(page.getByText('1 / 5')).toBeVisible();
  test.info().annotations.push({ type: 'taps', description: JSON.stringify(done) });
  expect(done.taps + done.typed).toBeLessThanOrEqual(15);
});

test('a visitor sends their first message with twelve taps and texts at most', async ({ page }) => {
  const { done, tap, type } = countTaps();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto('/');
  await expectSignedOut(page);
  await type(page.getByRole('search').getByLabel('Where'), 'Brooklyn');
  await tap(button('Search'));
  await tap(demoRoom(page));
  const address = new URL(page.url()).pathname;
  await tap(button('Sign in and write'));
  await page.waitForURL(/\/sign-in\/local\//);
  // The sign-in service counts as one, whatever it asks.
  done.taps += 1;
  await page.locator('input[name="email"]').fill(newEmail());
  await page.locator('form:has(input[name="email"]) button').tap();
  await tap(button('Ask to visit'));
  await tap(button('Send message'));
  const sheet = page.getByRole('dialog', { name: 'Who is writing?' });
  await type(sheet.getByLabel('First name'), 'Vera');
  await type(sheet.getByLabel('Birth date'), '1990-12-10');
  await tap(button('Save and send'));
  await expect(page.getByText('Your message is waiting to be read.')).toBeVisible();
  test.info().annotations.push({ type: 'taps', description: JSON.stringify(done) });
  expect(done.taps + done.typed).toBeLessThanOrEqual(12);

  // The conversation opens where it was written.
  await expect(page).toHaveURL(new RegExp(`${address}(#|$)`));
  await expect(page.getByRole('log')).toContainText('Could I come and see it');
});
