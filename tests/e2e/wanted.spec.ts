import { devices } from '@playwright/test';
import { expect, expectAccessible, signInAsNewcomer, test } from './support/fixtures.ts';
import { callAsPerson } from './support/call-as-person.ts';
import { postListing } from './support/listings.ts';

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
test.use(phone);

const spot = { latitude: 40.672_49, longitude: -73.977_23 };

test('on a phone, an owner finds a wanted page and writes, and the seeker answers', async ({
  page: owner,
  browser,
}) => {
  test.slow();
  const seeker = await (await browser.newContext(phone)).newPage();
  await signInAsNewcomer(seeker, '/robots.txt');
  await callAsPerson(seeker, 'PATCH', '/api/users/profile', {
    area: 'Park Slope, Brooklyn',
    ...spot,
    budget_max: 2500,
    budget_currency: 'USD',
  });
  await seeker.goto('/wanted/edit');
  const headline = `A room with a piano ${Date.now()}`;
  await seeker.getByRole('button', { name: 'Save' }).click();
  await expect(seeker.getByText('Write a headline', { exact: true })).toBeVisible();
  await seeker.getByLabel('Headline').fill(headline);
  await seeker.getByLabel('About your search').fill('I play softly, and never after nine.');
  await seeker.getByLabel('Only owners with a fitting room').check();
  await expectAccessible(seeker);
  await seeker.screenshot({ path: '.tmp/wanted/editor.png', fullPage: true });
  // What is typed survives a reload.
  await seeker.reload();
  await expect(seeker.getByLabel('Headline')).toHaveValue(headline);
  await seeker.getByRole('button', { name: 'Save' }).click();
  await expect(seeker.getByText('It ends by itself on')).toBeVisible();

  await signInAsNewcomer(owner, '/robots.txt');
  const listing = await postListing(owner, { ...spot, monthly_rent: 1200 });
  await owner.goto('/wanted');
  await expect(owner.getByRole('link', { name: headline })).toBeHidden();
  await owner.getByRole('button', { name: 'Filters' }).click();
  const room = owner.getByLabel('For your room');
  await room.selectOption({ value: `${listing}` });
  await owner.getByLabel('Order').selectOption('newest');
  await owner.getByRole('button', { name: 'Show pages' }).click();
  const link = owner.getByRole('link', { name: headline });
  await expect(link).toBeVisible();
  await expectAccessible(owner);
  await owner.screenshot({ path: '.tmp/wanted/list.png', fullPage: true });
  await link.click();
  await expect(owner.getByRole('heading', { level: 1, name: headline })).toBeVisible();
  await owner.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(owner.getByText('Write a little more')).toBeVisible();
  await owner.getByLabel('Your message').fill('Our piano waits for you. Would you like to see it?');
  await expectAccessible(owner);
  await owner.screenshot({ path: '.tmp/wanted/page.png', fullPage: true });
  await owner.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(owner.getByText('Your invitation was sent')).toBeVisible();

  await seeker.goto('/wanted/invitations');
  await expect(seeker.getByText('Our piano waits for you.')).toBeVisible();
  await expectAccessible(seeker);
  await seeker.screenshot({ path: '.tmp/wanted/invitations.png', fullPage: true });
  await seeker.getByRole('button', { name: 'Yes, write back' }).click();
  const dialog = seeker.getByRole('dialog');
  await dialog.getByLabel('Your message').fill('I would love to see it, any evening this week.');
  await dialog.getByRole('button', { name: 'Yes, write back' }).click();
  await seeker.getByRole('link', { name: 'Open the inquiry' }).click();
  const conversation = seeker.getByRole('main');
  await expect(conversation.getByText('Our piano waits for you.')).toBeVisible();
  await expect(conversation.getByText('I would love to see it')).toBeVisible();
  await seeker.screenshot({ path: '.tmp/wanted/inquiry.png', fullPage: true });
});

test('a page for everyone arrives as finished HTML, and asks search engines to stay out', async ({
  request,
}) => {
  const html = await (await request.get('/wanted/1')).text();
  expect(html).toContain('A calm room in Crown Heights');
  expect(html).toContain('name="robots" content="noindex"');
  expect(html).not.toContain('Seeker@');
  expect((await request.get('/wanted/999999')).status()).toBe(404);
});
