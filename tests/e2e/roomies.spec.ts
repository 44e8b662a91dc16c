import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, signInAs, signInAsNewcomer, test } from './support/fixtures.ts';
import { callAsPerson } from './support/call-as-person.ts';
import { spaceTexts } from './support/look-at-texts.ts';
import { expectSignedIn, expectSignedOut } from './support/session.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'Roomies' }).getByRole('article');
const title = (page: Page) => page.getByRole('heading', { level: 2, name: /\broomies?\b/ });

async function signInAsSeeker(page: Page, path: string): Promise<void> {
  await signInAs(page, 'seeker@roomieradar.test', path);
  await expectSignedIn(page);
}

/** What each card says about its score, in the order of the list. */
async function shownScores(page: Page) {
  await expect(cards(page).first()).toBeVisible();
  const texts = await cards(page).evaluateAll((all) => all.map(({ textContent }) => textContent));
  return texts.map((text) => ({
    score: /Fit (\d+), from (\d+) of 12/.exec(text),
    hasConflict: /\d conflicts?: /.test(text),
  }));
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { wide, shown } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    shown: document.documentElement.clientWidth,
  }));
  expect(wide).toBeLessThanOrEqual(shown);
}

async function numberIn(locator: Locator, pattern: RegExp): Promise<number> {
  return Number(pattern.exec((await locator.textContent()) ?? '')?.[1]);
}

test('ranks roomies by fit with the number of answers, those with conflicts last @essential', async ({
  page,
}) => {
  await signInAsSeeker(page, '/roomies?everywhere=true');
  const shown = await shownScores(page);
  expect(shown).toHaveLength(20);
  expect(shown.filter(({ score }) => score !== null).length).toBeGreaterThan(10);
  const conflicts = shown.map(({ hasConflict }) => hasConflict);
  expect(conflicts).toEqual(conflicts.toSorted((one, other) => Number(one) - Number(other)));
  // For users with all answers, the order is that of the scores.
  const whole = shown.filter(({ score, hasConflict }) => score?.[2] === '12' && !hasConflict);
  const scores = whole.map(({ score }) => Number(score?.[1]));
  expect(scores.length).toBeGreaterThan(3);
  expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  await expectAccessible(page);
});

test('a ledger explains the missing points, question by question', async ({ page }) => {
  await signInAsSeeker(page, '/roomies');
  const scored = cards(page).filter({ hasText: /Fit \d+, / });
  await scored.last().getByRole('link').click();
  await expect(page.getByText(/^Fit \d+ of 100$/)).toBeVisible();
  const score = await numberIn(page.getByText(/^Fit \d+ of 100$/), /(\d+)/);
  const points = await page.getByText(/^−\d+ points?$/).allTextContents();
  const lost = points.reduce((sum, text) => sum + Number(/\d+/.exec(text)?.[0]), 0);
  expect(lost).toBeGreaterThan(0);
  expect(lost).toBe(100 - score);
  await expectAccessible(page);
});

test('keeps filters in the address: reload and Back restore them', async ({ page }) => {
  await signInAsSeeker(page, '/roomies');
  const everyone = await title(page).textContent();
  await page.getByLabel('To', { exact: true }).fill('$1,000');
  await page.getByLabel('Stays at least').selectOption('1 year');
  await page.getByRole('button', { name: 'Show roomies' }).click();
  await expect(page).toHaveURL('/roomies?budget_max=1000&stay_months=12');
  await expect(title(page)).not.toHaveText(everyone ?? '');
  const some = (await title(page).textContent()) ?? '';
  await page.getByRole('link', { name: 'Remove filter: Budget up to $1,000' }).click();
  await expect(page).toHaveURL('/roomies?stay_months=12');
  await page.goBack();
  await expect(title(page)).toHaveText(some);
  await page.reload();
  await expect(title(page)).toHaveText(some);
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('1,000');
  await expect(page.getByLabel('Stays at least')).toHaveValue('12');
});

test.describe('without a place', () => {
  const elsewhere = /London|Berlin|Lisbon/;

  test('a seeker in Brooklyn first meets roomies near there, and lifts that by choice', async ({
    page,
  }) => {
    await signInAsSeeker(page, '/roomies');
    await expect(title(page)).toHaveText(/^\d+ roomies near Crown Heights$/);
    await expect(page.getByText('Near Crown Heights, within 10 km.')).toBeVisible();
    expect(await cards(page).count()).toBeGreaterThan(5);
    await expect(cards(page).filter({ hasText: elsewhere })).toHaveCount(0);
    await expectAccessible(page);

    const filters = page.getByRole('list', { name: 'Filters', exact: true });
    await expect(filters.getByRole('link', { name: /: Your budget, \$900 to / })).toBeVisible();
    await expect(filters.getByRole('link', { name: /: Your dates, from / })).toBeVisible();
    await filters.getByRole('link', { name: 'Clear all' }).press('Enter');
    await expect(page).toHaveURL('/roomies?everywhere=true');
    await expect(cards(page).filter({ hasText: elsewhere })).not.toHaveCount(0);
    await page.reload();
    await expect(title(page)).toHaveText(/^\d+ roomies$/);

    await page.getByRole('link', { name: 'Add filter: Near Crown Heights' }).press('Enter');
    await expect(page).toHaveURL('/roomies?budget=any&dates=any');
    await expect(title(page)).toHaveText(/near Crown Heights$/);
    await expect(cards(page).filter({ hasText: elsewhere })).toHaveCount(0);
  });

  test('lifts the area alone, and keeps it in the address', async ({ page }) => {
    await signInAsSeeker(page, '/roomies');
    await page.getByRole('link', { name: 'Remove filter: Within 10 km of Crown Heights' }).click();
    await expect(page).toHaveURL('/roomies?everywhere=true&budget=mine&dates=mine');
    await expect(title(page)).toHaveText(/^\d+ roomies$/);
    await page.goBack();
    await expect(title(page)).toHaveText(/near Crown Heights$/);
  });

  test('says that nobody is near, and where to look then', async ({ page }, { retry }) => {
    await signInAsNewcomer(page, '/roomies');
    await expect(page.getByRole('link', { name: 'Say where you are looking' })).toBeVisible();
    const area = { area: 'Ísafjörður, Iceland', latitude: 66.07 - 2 * retry, longitude: -23.13 };
    await callAsPerson(page, 'PATCH', '/api/users/profile', area);
    await page.reload();
    await expect(
      page.getByRole('heading', { name: 'No roomies near Ísafjörður yet' }),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Look within 50 km' }).click();
    await expect(page).toHaveURL('/roomies?radius_km=50');
    await page.getByRole('link', { name: 'Look everywhere' }).click();
    await expect(page).toHaveURL('/roomies?everywhere=true');
    await expect(cards(page).first()).toBeVisible();
  });

  test('the area can be changed in the form, also to everywhere', async ({ page }) => {
    await signInAsSeeker(page, '/roomies');
    const area = page.getByRole('combobox', { name: 'Area' });
    await expect(area).toHaveValue('Crown Heights, Brooklyn');
    await page.getByRole('button', { name: 'Change' }).press('Enter');
    await expect(area).toBeFocused();
    await page.getByLabel('Distance').selectOption('5 km');
    await page.getByRole('button', { name: 'Show roomies' }).click();
    await expect(page).toHaveURL('/roomies?radius_km=5');
    await expect(page.getByText('Near Crown Heights, within 5 km.')).toBeVisible();
    await area.fill('');
    await page.getByRole('button', { name: 'Show roomies' }).click();
    await expect(page).toHaveURL('/roomies?everywhere=true');
  });
});

test('searches around a town that is chosen from suggestions', async ({ page }) => {
  await signInAsSeeker(page, '/roomies');
  await page.getByRole('combobox', { name: 'Area' }).pressSequentially('Lisb');
  await page
    .getByRole('option', { name: /^Lisbon/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Show roomies' }).click();
  await expect(page).toHaveURL(/place=Lisbon.*lat=38\.\d+&lng=-9\.\d+/);
  await expect(title(page)).toHaveText(/roomies? near Lisbon$/);
  await expect(cards(page).filter({ hasText: 'Brooklyn' })).toHaveCount(0);
});

test('a typed town replaces the own area, also before the first frame is drawn', async ({
  page,
}) => {
  await signInAsSeeker(page, '/roomies');
  const area = page.getByRole('combobox', { name: 'Area' });
  await expect(area).not.toHaveValue('');
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 1;
  });
  await area.pressSequentially('Lisb');
  await expect(area).toHaveValue('Lisb');
});

test('invites users without answers, and shows them the newest roomies', async ({ page }) => {
  await signInAsNewcomer(page, '/roomies');
  await expect(page.getByRole('link', { name: 'Answer the questions' })).toBeVisible();
  const shown = await shownScores(page);
  expect(shown.filter(({ score }) => score !== null)).toEqual([]);
  const ids = await cards(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => Number(/\d+$/.exec((link as HTMLAnchorElement).href))),
    );
  expect(ids).toEqual(ids.toSorted((one, other) => other - one));
});

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, colorScheme: 'dark' });

  test('no page scrolls sideways, and filters are collapsed', async ({ page }) => {
    await signInAsSeeker(page, '/roomies');
    await expect(cards(page).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await spaceTexts(page, 'on');
    await expectNoSidewaysScroll(page);
    await spaceTexts(page, 'off');
    await expect(page.getByLabel('Stays at least')).toBeHidden();
    await page.getByRole('button', { name: 'Change' }).click();
    await expect(page.getByRole('combobox', { name: 'Area' })).toBeFocused();
    await expect(page.getByLabel('Stays at least')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await cards(page).first().getByRole('link').click();
    await expect(page.getByText(/^Fit \d+ of 100$/)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});

test.describe('a user who does not exist', () => {
  test.use({ expectedErrors: /404/ });

  test('gets Not Found', async ({ page }) => {
    await signInAsSeeker(page, '/roomies/2147483647');
    await expect(page.getByRole('heading', { level: 1, name: 'Not Found' })).toBeVisible();
  });
});

test('a room shows two scores to signed-in users, none to visitors', async ({ page }) => {
  await page.goto('/listings/1');
  await expectSignedOut(page);
  await expect(page.getByRole('heading', { name: 'How it fits you' })).toHaveCount(0);
  await signInAsSeeker(page, '/listings/1');
  const panel = page.getByRole('complementary');
  await expect(panel.getByRole('heading', { name: 'How it fits you' })).toBeVisible();
  await expect(panel.getByText(/Fit \d+, from \d of 5/)).toBeVisible();
  await expect(panel.getByText(/Fit \d+, from \d+ of 12/)).toBeVisible();
});

test('shows what other preferences would change, and saves nothing', async ({ page }) => {
  await signInAsSeeker(page, '/profile/preferences');
  await page.getByRole('button', { name: 'Edit: What you want' }).click();
  const form = page.getByRole('form', { name: 'What you want' });
  const question = form.locator('details', { hasText: 'Quiet hours' });
  await expect(form.getByRole('heading', { name: 'What would change' })).toHaveCount(0);
  await question.locator('summary').click();
  await question.getByRole('switch').click();
  await expect(form.getByRole('heading', { name: 'What would change' })).toBeVisible();
  await expect(
    form.getByText(/^\d+ match(es)?(: \d+ (more|fewer) than now|, as many as now)\.$/).first(),
  ).toBeVisible();
  await page.reload();
  // What was not saved is offered again, and can be given up.
  await form.getByRole('button', { name: 'Discard' }).click();
  await question.locator('summary').click();
  await expect(question.getByRole('switch')).not.toBeChecked();
});
