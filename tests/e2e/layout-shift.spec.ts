import type { Page } from '@playwright/test';
import type { EndpointId } from '#contract/endpoints.gen.ts';
import { callAs } from '#qa/run/sign-in.ts';
import { expect, newEmail, signInAs, test } from './support/fixtures.ts';
import { shiftsSeen, waitUntilFinished, watchShifts } from './support/layout-shifts.ts';
import { inviteTo, postListing } from './support/listings.ts';
import { expectSignedIn, expectSignedOut } from './support/session.ts';

/** What web vitals call good is 0.1; ours hardly move at all. */
const maxShift = 0.01;

const looks = [
  { name: 'dark desktop', viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
  { name: 'phone', viewport: { width: 390, height: 844 }, colorScheme: 'light' },
] as const;

/** Loads a page, waits until it is finished, and returns what moved. */
async function measureShifts(page: Page, path: string, known: (page: Page) => Promise<void>) {
  await page.goto(path);
  await known(page);
  await waitUntilFinished(page);
  return shiftsSeen(page);
}

interface Visits {
  paths: string[];
  /** Waits until the page knows who is there. */
  known: (page: Page) => Promise<void>;
}

async function expectStill(page: Page, { paths, known }: Visits) {
  for (const path of paths) {
    await test.step(path, async () => {
      const shifts = await measureShifts(page, path, known);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect.soft(sum, `${path} moves: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(maxShift);
    });
  }
}

test.describe('before their font arrives', () => {
  // As phones have it: on whole pixels, Chromium rounds the width of each letter.
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2 });

  test('titles of rooms are as wide as in it', async ({ page, request }) => {
    // What other journeys post has titles that nobody would write.
    const oldest = 50;
    const rooms = await Promise.all(
      Array.from({ length: oldest }, (_, nth) => request.get(`/api/listings/${nth + 1}`)),
    );
    const shown = await Promise.all(rooms.filter((room) => room.ok()).map((room) => room.json()));
    const titles = shown.map(({ title }: { title: string }) => title);
    await page.goto('/listings/1');
    await expect(page.locator('html[data-font] [data-hydrated]')).toBeAttached();
    const ratios = await page.evaluate(async (titles) => {
      const headline = document.querySelector('h1') as HTMLElement;
      await document.fonts.load('700 27px Headlines');
      const line = headline.cloneNode() as HTMLElement;
      line.style.cssText = 'position: absolute; white-space: nowrap; max-inline-size: none';
      headline.after(line);
      const withFont = getComputedStyle(headline).fontFamily;
      const until = withFont.replace(/^Headlines, /u, '');
      const widthIn = (family: string, title: string) => {
        line.style.fontFamily = family;
        line.textContent = title;
        return line.getBoundingClientRect().width;
      };
      return titles.map((title) => widthIn(until, title) / widthIn(withFont, title));
    }, titles);
    expect(ratios.length).toBeGreaterThan(20);
    expect(Math.min(...ratios)).toBeGreaterThan(0.96);
    expect(Math.max(...ratios)).toBeLessThan(1.04);
  });
});

for (const { name, ...look } of looks) {
  test.describe(name, () => {
    test.use(look);
    test.slow();

    test('pages for visitors stand still while they load', async ({ page }) => {
      await watchShifts(page);
      await expectStill(page, {
        paths: [
          '/',
          '/?max_rent=900',
          '/?max_rent=2000',
          '/listings/1',
          '/login',
          '/favorites',
          '/about',
          '/safety',
          '/privacy',
          '/terms',
          '/partners',
        ],
        known: expectSignedOut,
      });
    });

    test('pages for signed-in users stand still while they load', async ({ page }) => {
      await signInAs(page, 'owner@roomieradar.test', '/robots.txt');
      const id = await postListing(page, { title: 'A quiet room' });
      await watchShifts(page);
      await expectStill(page, {
        paths: [
          '/',
          '/?max_rent=900',
          '/?max_rent=2000',
          '/listings/1',
          `/listings/${id}`,
          '/roomies',
          '/roomies/1',
          '/profile',
          '/profile/habits',
          '/profile/privacy',
          '/inquiries',
          '/listings',
          '/listings/create',
          `/listings/${id}/edit`,
        ],
        known: expectSignedIn,
      });
    });

    test('pages for newcomers stand still while they load', async ({ page, request }) => {
      await signInAs(page, 'owner@roomieradar.test', '/robots.txt');
      const id = await postListing(page, { title: 'A quiet room' });
      const token = await inviteTo(page, id);
      await watchShifts(page);
      const newcomer = await signInAs(page, newEmail(), '/robots.txt');
      const url = new URL(page.url()).origin;
      const known = expectSignedIn;
      const save = (call: EndpointId, data?: object) =>
        callAs(request, url, newcomer, call, { data });
      await expectStill(page, { paths: ['/onboarding', '/onboarding/profile'], known });
      await save('updateProfile', { birth_date: '1990-01-01' });
      await expectStill(page, { paths: ['/onboarding/habits'], known });
      await save('saveHabits', { pets: 'has' });
      await expectStill(page, { paths: ['/onboarding/preferences'], known });
      await save('skipOnboarding');
      await save('sendListingInquiry', {
        listing_id: id,
        message: 'Is the quiet room still free?',
      });
      const sent = (await save('listOwnInquiries')) as { items: { id: number }[] };
      await expectStill(page, {
        paths: [
          '/onboarding/complete',
          '/',
          `/listings/${id}`,
          '/listings/1',
          '/roomies',
          '/favorites',
          '/favorites?show=roomies',
          `/household?token=${token}`,
          '/inquiries?folder=sent',
          `/inquiries/${sent.items[0]?.id}`,
        ],
        known,
      });
    });

    test('pages of a room that somebody wrote about stand still while they load', async ({
      page,
      request,
    }) => {
      const email = newEmail('owner');
      const owner = await signInAs(page, email, '/robots.txt');
      const person = { first_name: 'Noa', birth_date: '1990-01-01' };
      const origin = new URL(page.url()).origin;
      await callAs(request, origin, owner, 'updateProfile', { data: person });
      const id = await postListing(page, {
        title: 'A room to be decided',
        latitude: 40.81,
        longitude: -73.95,
      });
      await watchShifts(page);
      const newcomer = await signInAs(page, newEmail(), '/robots.txt');
      const save = (by: string, call: EndpointId, options: object) =>
        callAs(request, origin, by, call, options);
      await save(newcomer, 'updateProfile', { data: person });
      await save(newcomer, 'skipOnboarding', {});
      const inquiry = (await save(newcomer, 'sendListingInquiry', {
        data: { listing_id: id, message: 'Is the room still free? I would love to see it.' },
      })) as { id: number };
      await save(owner, 'offerViewingSlots', {
        params: { id },
        data: {
          first_day: '2099-06-01',
          from: '18:00',
          until: '20:00',
          minutes: 20,
          places: 1,
          mode: 'in_person',
        },
      });
      await expectStill(page, { paths: [`/inquiries/${inquiry.id}`], known: expectSignedIn });
      const terms = { monthly_rent: 900, deposit: 900, move_in: '2099-07-01' };
      await save(owner, 'makeOffer', {
        params: { id: inquiry.id },
        data: { ...terms, answer_by: '2099-06-15' },
      });
      await expectStill(page, { paths: [`/inquiries/${inquiry.id}`], known: expectSignedIn });
      await signInAs(page, email, '/robots.txt');
      await expectStill(page, {
        paths: [
          `/inquiries/${inquiry.id}`,
          `/listings/${id}/applicants`,
          `/listings/${id}/viewings`,
        ],
        known: expectSignedIn,
      });
    });

    test('pages for administrators stand still while they load', async ({ page, request }) => {
      const admin = await signInAs(page, 'admin@roomieradar.test', '/robots.txt');
      const url = new URL(page.url()).origin;
      const room = { title: 'On a notice board', address: '12 Main St', monthly_rent: 700 };
      const outside = (await callAs(request, url, admin, 'createExternalListing', {
        data: room,
      })) as { id: number };
      await watchShifts(page);
      await expectStill(page, {
        paths: [
          '/listings/1',
          '/admin',
          '/admin/reports',
          '/admin/reports/1',
          '/admin/audit',
          '/admin/manage-external',
          '/admin/external-listings',
          `/admin/external-listings?edit=${outside.id}`,
        ],
        known: expectSignedIn,
      });
    });
  });
}
