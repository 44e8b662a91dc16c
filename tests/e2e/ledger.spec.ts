import { expect, expectAccessible, signInAs, signInAsNewcomer, test } from './support/fixtures.ts';
import { mailsTo } from './support/planted-texts.ts';

const owner = 'owner@roomieradar.test';

test('a visitor reads what we know of a room, without a script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/listings/1');
  const known = page.locator('#known');
  await expect(known.getByRole('heading', { name: 'What we know' })).toBeVisible();
  await expect(known.getByText(/^Confirmed on /)).toBeVisible();
  await expect(known.getByText(/^Member since /)).toBeVisible();
  await context.close();
});

test.describe('an address at an organization', () => {
  // A free address and a wrong code are refused.
  test.use({ expectedErrors: /422/ });

  test('shows an address at a university by a code, on the page of the roomie, until it is removed', async ({
    page,
  }) => {
    await signInAsNewcomer(page, '/profile');
    const section = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Address at a university or company' }) });
    await section.getByRole('textbox', { name: 'Your address there' }).fill('ada@gmail.com');
    await section.getByRole('button', { name: 'Send the code' }).click();
    await expect(section.getByText(/Anyone can get such an address/)).toBeVisible();
    await expectAccessible(page);
    const address = `ada-${Date.now()}@in.tum.de`;
    await section.getByRole('textbox', { name: 'Your address there' }).fill(address);
    await section.getByRole('button', { name: 'Send the code' }).click();
    await expect(
      section.getByText(/code of six digits to your address at in.tum.de/),
    ).toBeVisible();
    await section.getByRole('textbox', { name: 'Code' }).fill('000000');
    await section.getByRole('button', { name: 'Confirm' }).click();
    await expect(section.getByText(/This code is wrong/)).toBeVisible();
    await expect.poll(() => mailsTo(address)).toHaveLength(1);
    const [mail = ''] = await mailsTo(address);
    await section.getByRole('textbox', { name: 'Code' }).fill(/\b\d{6}\b/.exec(mail)?.[0] ?? '');
    await section.getByRole('button', { name: 'Confirm' }).click();
    await expect(
      section.getByText(
        'Others read: “Has an e-mail address at Technical University of Munich (in.tum.de)”',
      ),
    ).toBeVisible();
    await expectAccessible(page);
    const parts = page.getByRole('navigation', { name: 'Parts of your profile' });
    await parts.getByRole('link', { name: 'Privacy' }).click();
    await page.getByRole('link', { name: 'See it as others do' }).click();
    await expect(
      page.getByText('Has an e-mail address at Technical University of Munich (in.tum.de)'),
    ).toBeVisible();
    await page.goto('/profile');
    await section.getByRole('button', { name: 'Remove it' }).click();
    await expect(section.getByRole('textbox', { name: 'Your address there' })).toBeVisible();
  });
});

test('points out words that exclude people while a room is described', async ({ page }) => {
  await signInAs(page, owner, '/listings/create?step=words');
  const hint = page.getByText('Does this leave people out?');
  await page.getByLabel('Description').fill('Sunny room. We speak German at home.');
  await expect(hint).toBeHidden();
  await page.getByLabel('Description').fill('Sunny room. No foreigners, no children.');
  await expect(hint).toBeVisible();
  await expect(page.getByText(/say which languages are spoken/)).toBeVisible();
  await expect(page.getByText(/say how large the room is/)).toBeVisible();
  await expectAccessible(page);
});
