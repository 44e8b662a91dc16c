import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, signInAsNewcomer, test } from './support/fixtures.ts';
import { callAsPerson } from './support/call-as-person.ts';

const phone = { width: 390, height: 844 };

/** Somebody on a phone of their own who looks in a place of the sea where nobody else does. */
async function seeker(browser: Browser, first_name: string, headline: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: phone })).newPage();
  await signInAsNewcomer(page, '/robots.txt');
  const here = { area: 'Far out', latitude: -41.3, longitude: -120.4 };
  const profile = { first_name, birth_date: '1990-12-10', budget_max: 700, ...here };
  await callAsPerson(page, 'PATCH', '/api/users/profile', profile);
  const { status } = await callAsPerson(page, 'PUT', '/api/users/wanted-page', {
    headline,
    text: 'I cook on Sundays.',
    people: 1,
    visibility: 'members',
    is_indexed: false,
  });
  expect(status).toBe(200);
  return page;
}

test('two strangers say yes to each other, and only then they are a group', async ({ browser }) => {
  test.slow();
  const now = Date.now();
  const ana = await seeker(browser, 'Ana', `Ana's room ${now}`);
  const ben = await seeker(browser, 'Ben', `Ben's room ${now}`);

  await ana.goto('/wanted/together');
  const card = ana.getByRole('article').filter({ hasText: `Ben's room ${now}` });
  await expect(card).toBeVisible();
  await expectAccessible(ana);
  await ana.screenshot({ path: '.tmp/founding/list.png', fullPage: true });
  await card.getByRole('button', { name: 'Yes, together' }).click();
  await expect(card).toBeHidden();
  await ana.getByRole('link', { name: 'You said yes' }).click();
  await expect(card).toContainText('If Ben says yes, too');
  await ana.screenshot({ path: '.tmp/founding/waiting.png', fullPage: true });

  // Ben sees the page as before, and answers on it.
  await ben.goto('/wanted/together');
  await ben.getByRole('link', { name: `Ana's room ${now}` }).click();
  await expect(ben.getByText('They only learn of a yes')).toBeVisible();
  await expectAccessible(ben);
  await ben.screenshot({ path: '.tmp/founding/page.png', fullPage: true });
  await ben.getByRole('button', { name: 'Yes, together' }).click();
  await expect(ben.getByText('You both said yes')).toBeVisible();
  await expect(ben).toHaveURL(/\/groups\/\d+$/);
  await expect(ben.getByRole('heading', { level: 1, name: 'Looking together' })).toBeVisible();
  await ben.screenshot({ path: '.tmp/founding/group.png', fullPage: true });

  await ana.goto('/groups');
  await expect(ana.getByRole('link', { name: 'Looking together' })).toBeVisible();
});
