import type { Page } from '@playwright/test';
import { hasEachLanguage, languages, languagePrefix, textDirection } from '#contract/languages.ts';
import { appDataId } from '#contract/rendered-page.ts';
import { getLocales, type Locales } from '#get-locales';
import type { FileRouteTypes } from '#src/app/route-tree.gen.ts';
import { expect, signInAs, test } from './support/fixtures.ts';
import { everyScript, holdScripts } from './support/held-scripts.ts';
import { expectSignedIn, expectSignedOut } from './support/session.ts';

interface Shell {
  path: string;
  /** A text of the screen that its HTML has before anything is known. */
  shows: (texts: Locales) => string;
  /** A page that a visitor without a session sees as well. */
  isForEveryone?: true;
}

/** Pages that come whole, and those of developers. */
type Whole = '/' | '/listings/$id' | '/wanted/$id' | '/about' | '/safety' | '/privacy' | '/terms';
type Route = Exclude<FileRouteTypes['to'], Whole | `/demo/${string}`>;

const shells: Record<Route, Shell> = {
  '/favorites': { path: '/favorites', shows: (t) => t.marksLater.lede, isForEveryone: true },
  '/favorites/compare': {
    path: '/favorites/compare',
    shows: (t) => t.compare.compareLede,
    isForEveryone: true,
  },
  '/login': {
    path: '/login?redirect=/roomies',
    shows: (t) => t.roomies.anExample,
    isForEveryone: true,
  },
  '/auth/callback': {
    path: '/auth/callback?error=access_denied',
    shows: (t) => t.session.oneMomentPlease,
    isForEveryone: true,
  },
  '/partners': { path: '/partners?offer=list', shows: (t) => t.partners.lede, isForEveryone: true },
  '/roomies': { path: '/roomies', shows: (t) => t.roomies.roomiesLede },
  '/roomies/$id': { path: '/roomies/1', shows: (t) => t.roomies.loadingRoomie },
  '/wanted': { path: '/wanted', shows: (t) => t.wanted.lede },
  '/wanted/edit': { path: '/wanted/edit', shows: (t) => t.wanted.editLede },
  '/wanted/together': { path: '/wanted/together', shows: (t) => t.founding.lede },
  '/wanted/invitations': { path: '/wanted/invitations', shows: (t) => t.wanted.invitationsLede },
  '/saved-searches': { path: '/saved-searches', shows: (t) => t.savedSearches.lede },
  '/groups/$id/agreement': {
    path: '/groups/1/agreement',
    shows: (t) => t.agreements.loading,
  },
  '/groups/$id/wanted': { path: '/groups/1/wanted', shows: (t) => t.wanted.loadingPage },
  '/groups/$id/rent': { path: '/groups/1/rent', shows: (t) => t.rentSplits.loading },
  '/inquiries': { path: '/inquiries', shows: (t) => t.inquiries.loadingInquiries },
  '/inquiries/$id': { path: '/inquiries/1', shows: (t) => t.inquiries.loadingMessages },
  '/listings': { path: '/listings', shows: (t) => t.ownListings.loadingListings },
  '/listings/create': {
    path: '/listings/create',
    shows: (t) => t.listingForm.listYourPlaceLede,
  },
  '/listings/$id/edit': {
    path: '/listings/1/edit',
    shows: (t) => t.listingForm.editYourListing,
  },
  '/listings/$id/applicants': {
    path: '/listings/1/applicants',
    shows: (t) => t.applicants.loadingApplicants,
  },
  '/listings/$id/viewings': {
    path: '/listings/1/viewings',
    shows: (t) => t.viewings.loadingViewings,
  },
  '/profile': { path: '/profile', shows: (t) => t.titles.yourProfile },
  '/profile/$section': { path: '/profile/habits', shows: (t) => t.titles.yourProfile },
  '/groups': { path: '/groups', shows: (t) => t.groups.lede },
  '/groups/$id': { path: '/groups/1', shows: (t) => t.groups.loadingGroup },
  '/groups/join': { path: '/groups/join?code=none', shows: (t) => t.groups.joinTitlePending },
  '/household': { path: '/household?token=none', shows: (t) => t.household.questionTitle },
  '/onboarding': { path: '/onboarding', shows: (t) => t.onboarding.loading },
  '/onboarding/$step': { path: '/onboarding/habits', shows: (t) => t.onboarding.loading },
  '/admin': { path: '/admin', shows: (t) => t.adminOverview.lede },
  '/admin/reports': { path: '/admin/reports', shows: (t) => t.adminReports.lede },
  '/admin/reports/$id': { path: '/admin/reports/1', shows: (t) => t.admin.loads.report.loading },
  '/admin/appeals': { path: '/admin/appeals', shows: (t) => t.admin.loads.appeals.loading },
  '/admin/audit': { path: '/admin/audit', shows: (t) => t.admin.loads.auditLog.loading },
  '/admin/search': { path: '/admin/search', shows: (t) => t.adminSearch.lede },
  '/admin/external-listings': {
    path: '/admin/external-listings',
    shows: (t) => t.adminExternal.lede,
  },
  '/admin/manage-external': { path: '/admin/manage-external', shows: (t) => t.adminImports.lede },
};

const unescaped = (html: string) =>
  html
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll('<!-- -->', '');

for (const language of languages) {
  test(`each page comes with its screen in ${language}, and nothing of anyone`, async ({
    request,
  }) => {
    const texts = getLocales(language);
    const prefix = languagePrefix(language, languages);
    for (const { path, shows, isForEveryone } of Object.values(shells)) {
      const address = hasEachLanguage(path.replace(/\?.*/u, '')) ? prefix + path : path;
      const answer = await request.get(address, { headers: { Cookie: `language=${language}` } });
      expect(answer.status(), path).toBe(200);
      const html = unescaped(await answer.text());
      const direction = textDirection(language) === 'rtl' ? ' dir="rtl"' : '';
      const missing = [
        `<html lang="${language}"${direction}`,
        `aria-label="${texts.shell.sections}"`,
        shows(texts),
        ...(isForEveryone ? [] : [texts.session.signInLede]),
      ].filter((text) => !html.includes(text));
      // The whole HTML would be a long message.
      expect.soft(missing, path).toEqual([]);
      // A boundary that the server could not render.
      expect.soft(html.includes('<!--$!-->'), path).toBe(false);
      const data = new RegExp(`id="${appDataId}">(.*?)</script>`, 's').exec(html)?.[1];
      expect(JSON.parse(data ?? ''), path).toMatchObject({ answers: [] });
    }
  });
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page for users shows visitors the way to sign in, and never its skeleton', async ({
    page,
  }) => {
    await page.goto('/roomies');
    const { title } = getLocales('en').session.targets.roomies;
    await expect(heading(page, title)).toBeVisible();
    await expect(heading(page, 'Roomies')).toBeHidden();
    await expect(heading(page, 'This page needs JavaScript')).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
  });
});

test('a remembered session paints the skeleton of the screen before any script @essential', async ({
  page,
}) => {
  await signInAs(page, 'seeker@roomieradar.test', '/robots.txt');
  const scripts = await holdScripts(page, everyScript);
  for (const [path, name] of [
    ['/roomies', 'Roomies'],
    ['/inquiries', 'Inquiries'],
    ['/profile', 'Your profile'],
    ['/listings/create', 'List your place'],
  ] as const) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(heading(page, name)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
  scripts.release();
  await expectSignedIn(page);
  await expect(heading(page, 'List your place')).toBeVisible();
});

test.describe('with answers that refuse', () => {
  // For whoever looks, some of the ids and links are not theirs.
  test.use({ expectedErrors: /status of 40[14]/ });

  test('a session that has ended leaves the skeleton for the sign-in page', async ({ page }) => {
    await page.goto('/robots.txt');
    await page.evaluate(() => localStorage.setItem('refresh_token', 'ended'));
    await page.goto('/inquiries');
    await expect(page).toHaveURL(/\/login\?redirect=%2Finquiries/);
    const { title } = getLocales('en').session.targets.inquiries;
    await expect(heading(page, title)).toBeVisible();
    await expect(heading(page, 'Inquiries')).toBeHidden();
  });

  for (const [who, email] of [
    ['visitors', null],
    ['administrators', 'admin@roomieradar.test'],
  ] as const) {
    test(`every page hydrates without complaints for ${who}`, async ({ page }) => {
      test.slow();
      if (email) await signInAs(page, email, '/robots.txt');
      for (const { path } of Object.values(shells)) {
        await test.step(path, async () => {
          await page.goto(path);
          await (email ? expectSignedIn(page) : expectSignedOut(page));
          await expect(page.locator('main [aria-busy=true]:visible')).toHaveCount(0);
        });
      }
    });
  }
});
