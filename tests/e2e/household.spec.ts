import type { Browser, Page } from '@playwright/test';
import {
  chooseAccount,
  expect,
  expectAccessible,
  newEmail,
  signInAs,
  signInAsNewcomer,
  test,
} from './support/fixtures.ts';
import { callAsPerson } from './support/call-as-person.ts';
import { inviteTo, postListing } from './support/listings.ts';

const early = {
  sleep: { from: '22:00', until: '06:00' },
  cleaning: 'same_day',
  quiet: 'by_22',
  smoking: 'never',
};
const late = { ...early, sleep: { from: '03:00', until: '11:00' }, quiet: 'no_hour' };

/** Signs in as a new user of this name with these habits or none, on a page of their own. */
async function newRoomie(browser: Browser, first_name: string, habits?: object): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signInAsNewcomer(page, '/robots.txt');
  const profile = { first_name, birth_date: '1990-12-10' };
  expect((await callAsPerson(page, 'PATCH', '/api/users/profile', profile)).status).toBe(200);
  if (habits) {
    expect((await callAsPerson(page, 'PUT', '/api/users/habits', habits)).status).toBe(200);
  }
  return page;
}

const household = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Who lives here' }) }).first();

test('an owner names who lives there, and others see how well they fit with each', async ({
  page: owner,
  browser,
}) => {
  test.slow();
  await signInAsNewcomer(owner, '/robots.txt');
  const profile = { first_name: 'Ona', birth_date: '1990-12-10' };
  await callAsPerson(owner, 'PATCH', '/api/users/profile', profile);
  await callAsPerson(owner, 'PUT', '/api/users/habits', early);
  const id = await postListing(owner, { title: 'Home of two' });
  await owner.goto(`/listings/${id}`);
  await owner.getByRole('button', { name: 'Create an invitation link' }).click();
  const field = owner.getByLabel('Invitation link');
  await expect(field).toHaveValue(/\/household\?token=/);
  await expectAccessible(owner);
  const link = await field.inputValue();

  const member = await newRoomie(browser, 'Maro', late);
  await member.goto(link);
  await expect(member.getByText('Ona offers a room in this home: “Home of two”')).toBeVisible();
  await member.getByRole('button', { name: 'Yes, I live here' }).click();
  await expect(member.getByText('You are in the household')).toBeVisible();
  await member.getByRole('link', { name: 'See the room' }).click();
  await expect(household(member).getByRole('listitem')).toHaveCount(2);
  await expect(household(member).getByText('You', { exact: true })).toBeVisible();

  const seeker = await newRoomie(browser, 'Sefa', early);
  await seeker.setViewportSize({ width: 320, height: 640 });
  await seeker.goto(`/listings/${id}`);
  await expect(household(seeker).getByRole('listitem')).toHaveCount(2);
  await expect(household(seeker).getByRole('img', { name: 'Fit 100 of 100' })).toBeVisible();
  await expect(
    household(seeker).getByText(/^Your lowest fit here: Maro, \d\d of 100/),
  ).toBeVisible();
  await expect(seeker.getByText(/^Of 2 pairs, you and Maro fit least/)).toBeVisible();
  await expectAccessible(seeker);
  const overflow = await seeker.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await seeker.goto(link);
  await expect(seeker.getByRole('heading', { name: 'This invitation has ended' })).toBeVisible();

  // Who has no answers is told how to get scores, and not that "one of you" lacks them.
  const unanswered = await newRoomie(browser, 'Nia');
  await unanswered.goto(`/listings/${id}`);
  await expect(household(unanswered).getByRole('listitem')).toHaveCount(2);
  await expect(
    household(unanswered).getByRole('link', { name: 'Answer 12 short questions' }),
  ).toHaveAttribute('href', '/profile/habits');
  await expect(household(unanswered).getByText(/not answered/)).toHaveCount(0);

  await member.goto('/profile/habits');
  await member.getByRole('button', { name: 'Leave Home of two' }).click();
  await member.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(member.getByRole('heading', { name: 'Where you live' })).toHaveCount(0);
  await seeker.goto(`/listings/${id}`);
  await expect(household(seeker).getByRole('listitem')).toHaveCount(1);
});

test('an owner takes a member out, withdraws a link and moves out', async ({
  page: owner,
  browser,
}) => {
  await signInAsNewcomer(owner, '/robots.txt');
  await callAsPerson(owner, 'PATCH', '/api/users/profile', {
    first_name: 'Ona',
    birth_date: '1990-12-10',
  });
  const id = await postListing(owner, { title: 'Home of one' });
  const member = await newRoomie(browser, 'Maro', late);
  const token = await inviteTo(owner, id);
  await callAsPerson(member, 'POST', '/api/household-invitations/accept', { token });
  const second = await inviteTo(owner, id);

  await owner.goto(`/listings/${id}`);
  await owner.getByRole('button', { name: 'Remove Maro' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(household(owner).getByRole('link', { name: 'Maro' })).toHaveCount(0);
  await owner.getByRole('button', { name: /^Withdraw the link/ }).click();
  await expect(owner.getByRole('heading', { name: 'Unused links' })).toHaveCount(0);
  const opened = await callAsPerson(member, 'GET', `/api/household-invitations?token=${second}`);
  expect(opened.status).toBe(404);
  const livesHere = owner.getByRole('checkbox', { name: 'I live here myself' });
  await livesHere.click();
  await expect(livesHere).not.toBeChecked();
  await expect(owner.getByText('Nobody who lives here has joined this page yet.')).toBeVisible();
});

test('an invitation waits through sign-in and onboarding', async ({ page, browser }) => {
  const owner = await (await browser.newContext()).newPage();
  await signInAs(owner, 'owner@roomieradar.test', '/robots.txt');
  const id = await postListing(owner, { title: 'Home for a newcomer' });
  const token = await inviteTo(owner, id);

  await page.goto(`/household?token=${token}`);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await chooseAccount(page, newEmail());
  await expect(page).toHaveTitle('About you · RoomieRadar');
  const profile = { first_name: 'Nilo', birth_date: '1990-12-10' };
  await callAsPerson(page, 'PATCH', '/api/users/profile', profile);
  await callAsPerson(page, 'POST', '/api/users/onboarding/skip');
  await page.goto('/onboarding/complete');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page).toHaveURL(`/household?token=${token}`);
  await page.getByRole('button', { name: 'Yes, I live here' }).click();
  await expect(page.getByText('You are in the household')).toBeVisible();
});
