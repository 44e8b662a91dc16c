import type { Page } from '@playwright/test';
import type { FileRouteTypes } from '#src/app/route-tree.gen.ts';
import { signInBeforehand } from '#qa/run/sign-in.ts';
import { expect, newEmail, test } from './support/fixtures.ts';
import { lookAtBars, lookAtTexts, spaceTexts, turnAround } from './support/look-at-texts.ts';
import { mailsTo, plantTexts, type PlantedWorld } from './support/planted-texts.ts';
import { contractFields, namedFields, plantedTexts, type Planted } from './support/text-fields.ts';

interface Visit {
  /** The moderator is an administrator too. */
  as: 'visitor' | 'newcomer' | 'author' | 'writer' | 'moderator' | 'administrator';
  path: string | ((world: PlantedWorld) => string);
  /** The planted texts that the page shows. */
  shows?: Planted[];
  /** Opens what the page shows only on request. */
  open?: (page: Page, world: PlantedWorld) => Promise<void>;
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().click();
const inListing: Planted[] = ['title', 'address', 'description', 'link', 'firstName'];
const inCard: Planted[] = ['title', 'address'];
const inUser: Planted[] = ['firstName', 'occupation', 'bio'];

/** Every route, visited as each role for which it looks different. */
const visits: Record<FileRouteTypes['to'], Visit[]> = {
  '/': [
    { as: 'visitor', path: ({ marks }) => `/?q=${marks.title}`, shows: inCard },
    {
      as: 'visitor',
      path: ({ text }) =>
        `/?q=${encodeURIComponent(text('title', 100))}&place=${encodeURIComponent(text('area', 120))}&lat=1&lng=1`,
      shows: ['title', 'area'],
    },
    { as: 'writer', path: ({ marks }) => `/?q=${marks.title}`, shows: inCard },
  ],
  '/favorites': [
    {
      as: 'writer',
      path: ({ marks }) => `/?q=${marks.title}`,
      shows: inCard,
      open: async (page) => {
        await page
          .getByRole('button', { name: /^Favorite: / })
          .first()
          .click();
        await page.getByRole('banner').getByRole('link', { name: 'Favorites' }).click();
        await expect(page).toHaveURL('/favorites');
      },
    },
  ],
  '/listings/$id': [
    { as: 'visitor', path: ({ listing }) => `/listings/${listing}`, shows: inListing },
    {
      as: 'visitor',
      path: ({ listing }) => `/listings/${listing}`,
      shows: ['alt'],
      open: async (page) => page.getByRole('link', { name: /^Photo 1/ }).click(),
    },
    { as: 'writer', path: ({ listing }) => `/listings/${listing}`, shows: inListing },
    { as: 'author', path: ({ listing }) => `/listings/${listing}`, shows: inListing.slice(0, 4) },
    {
      as: 'author',
      path: ({ listing }) => `/listings/${listing}`,
      shows: ['firstName'],
      open: press(/^Take out /),
    },
    {
      as: 'author',
      // The server renders for visitors, who get 404 for a hidden room.
      path: '/listings',
      shows: ['hiddenNote', 'description'],
      open: (page, { hidden }) => page.locator(`a[href="/listings/${hidden}"]`).click(),
    },
  ],
  '/login': [{ as: 'visitor', path: '/login?redirect=/profile' }],
  '/auth/callback': [{ as: 'visitor', path: '/auth/callback?error=access_denied' }],
  '/partners': [
    { as: 'visitor', path: ({ listing }) => `/partners?listing=${listing}`, shows: ['title'] },
  ],
  '/about': [{ as: 'visitor', path: '/about' }],
  '/safety': [{ as: 'visitor', path: '/safety' }],
  '/privacy': [{ as: 'visitor', path: '/privacy' }],
  '/terms': [{ as: 'visitor', path: '/terms' }],
  '/demo/table': [{ as: 'visitor', path: '/demo/table' }],
  '/demo/tanstack-query': [{ as: 'visitor', path: '/demo/tanstack-query' }],
  '/demo/ui': [{ as: 'visitor', path: '/demo/ui' }],
  '/demo/form/address': [{ as: 'visitor', path: '/demo/form/address' }],
  '/demo/form/simple': [{ as: 'visitor', path: '/demo/form/simple' }],

  '/onboarding': [{ as: 'newcomer', path: '/onboarding' }],
  '/onboarding/$step': [{ as: 'newcomer', path: '/onboarding/profile' }],
  '/household': [
    {
      as: 'administrator',
      path: ({ invitation }) => `/household?token=${invitation}`,
      shows: ['firstName', 'title'],
    },
  ],
  '/profile': [
    { as: 'author', path: '/profile', shows: [...inUser, 'lastName', 'area'] },
    {
      as: 'author',
      path: '/profile',
      shows: [...inUser, 'lastName', 'area'],
      open: press('Edit: About you'),
    },
    { as: 'writer', path: '/profile', shows: ['firstName', 'title'] },
  ],
  '/listings': [{ as: 'author', path: '/listings', shows: [...inCard, 'hiddenNote'] }],
  '/listings/create': [{ as: 'author', path: '/listings/create' }],
  '/listings/$id/edit': [
    {
      as: 'author',
      path: ({ listing }) => `/listings/${listing}/edit`,
      shows: ['title', 'address', 'description', 'link', 'alt'],
    },
    {
      as: 'author',
      path: ({ listing }) => `/listings/${listing}/edit`,
      shows: ['title'],
      open: press(/^Delete /),
    },
  ],
  '/roomies': [{ as: 'writer', path: '/roomies?sort=newest', shows: inUser }],
  '/roomies/$id': [
    { as: 'writer', path: ({ author }) => `/roomies/${author.id}`, shows: inUser },
    { as: 'author', path: ({ author }) => `/roomies/${author.id}`, shows: inUser },
    { as: 'administrator', path: ({ author }) => `/roomies/${author.id}`, shows: inUser },
  ],
  '/inquiries': [
    { as: 'writer', path: '/inquiries?folder=sent', shows: ['firstName', 'title', 'reply'] },
    { as: 'author', path: '/inquiries?folder=received', shows: ['firstName', 'title', 'reply'] },
  ],
  '/inquiries/$id': [
    {
      as: 'writer',
      path: ({ inquiry }) => `/inquiries/${inquiry}`,
      shows: ['firstName', 'title', 'message', 'reply'],
    },
    {
      as: 'writer',
      path: ({ inquiry }) => `/inquiries/${inquiry}`,
      shows: ['firstName'],
      open: press('Withdraw'),
    },
    {
      as: 'author',
      path: ({ userInquiry }) => `/inquiries/${userInquiry}`,
      shows: ['firstName', 'userMessage', 'userReply'],
    },
  ],

  '/admin': [{ as: 'administrator', path: '/admin' }],
  '/admin/audit': [
    {
      as: 'moderator',
      path: '/admin/audit',
      shows: ['title', 'firstName', 'hiddenNote', 'suspensionNote', 'reportNote', 'externalTitle'],
    },
  ],
  '/admin/reports': [
    {
      as: 'moderator',
      path: '/admin/reports?status=any',
      shows: ['title', 'firstName', 'reportDetails'],
    },
  ],
  '/admin/reports/$id': [
    {
      as: 'moderator',
      path: ({ reports }) => `/admin/reports/${reports.listing}`,
      shows: [...inListing, 'reportDetails', 'hiddenNote', 'occupation', 'bio'],
    },
    {
      as: 'moderator',
      path: ({ reports }) => `/admin/reports/${reports.listing}`,
      shows: ['title'],
      open: press('Delete'),
    },
    {
      as: 'moderator',
      path: ({ reports }) => `/admin/reports/${reports.user}`,
      shows: [...inUser, 'reportDetails', 'suspensionNote', 'reportNote'],
    },
    {
      as: 'moderator',
      path: ({ reports }) => `/admin/reports/${reports.inquiry}`,
      shows: ['firstName', 'title', 'reportDetails', 'message', 'reply'],
      open: press('Read the messages'),
    },
  ],
  '/admin/external-listings': [
    {
      as: 'administrator',
      path: ({ marks }) => `/admin/external-listings?q=${marks.externalTitle}`,
      shows: ['externalTitle', 'externalAddress'],
    },
    {
      as: 'administrator',
      path: ({ marks }) => `/admin/external-listings?q=${marks.cell}`,
      shows: ['cell'],
    },
    {
      as: 'administrator',
      path: ({ external }) => `/admin/external-listings?edit=${external}`,
      shows: ['externalTitle', 'externalAddress', 'externalDescription', 'externalLink'],
    },
  ],
  '/admin/manage-external': [
    {
      as: 'administrator',
      path: ({ source, run }) => `/admin/manage-external?source=${source}&run=${run}`,
      shows: ['fileName', 'rowId', 'sourceAddress'],
    },
    {
      as: 'administrator',
      path: ({ source, file }) => `/admin/manage-external?source=${source}&file=${file}`,
      shows: ['column', 'cell', 'rowId', 'expression'],
    },
  ],
};

const roles = [...new Set(Object.values(visits).flatMap((all) => all.map(({ as }) => as)))];
const sizes = [
  { width: 1280, height: 800 },
  { width: 320, height: 640 },
];

/** What a window of 1280 by 1024 px has at 400 %. */
const enlarged = { width: 320, height: 256 };

test('every text that the contract accepts is planted, and looked at where it shows', () => {
  expect(namedFields().toSorted()).toEqual([...new Set(contractFields())].toSorted());
  const shown = new Set(Object.values(visits).flatMap((all) => all.flatMap(({ shows }) => shows)));
  expect(plantedTexts.filter((text) => !shown.has(text))).toEqual([]);
});

test.describe('what people write', () => {
  let world: PlantedWorld;
  test.beforeAll(async ({ request }) => {
    world = await plantTexts(request, process.env['APP_URL'] ?? '', plantedTexts);
  });

  for (const role of roles) {
    test(`is text, runs nothing and has room on every page for the ${role}`, async ({ page }) => {
      const dialogs: string[] = [];
      page.on('dialog', (dialog) => {
        dialogs.push(dialog.message());
        void dialog.dismiss();
      });
      await signInAs(page, role, world);
      /** What is wrong, and where. */
      const problems: Record<string, string[]> = {};
      for (const visit of Object.values(visits).flat()) {
        if (visit.as !== role) continue;
        const path = typeof visit.path === 'string' ? visit.path : visit.path(world);
        await test.step(path, async () => {
          await page.setViewportSize(sizes[0] as (typeof sizes)[number]);
          await page.goto(path);
          if (visit.open) {
            // Until then, a photo is a link to its file.
            await page.locator('#root[data-hydrated]').waitFor();
            await visit.open(page, world);
          }
          const marks = (visit.shows ?? []).map((text) => world.marks[text]);
          await expect.poll(() => missing(page, marks), { message: path }).toEqual([]);
          await expect(page.getByText(/^(Loading .*|One moment)…$/)).toHaveCount(0);
          const all = Object.values(world.marks);
          const look = async (name: string) => {
            for (const problem of await lookAtTexts(page, all)) {
              const found = (problems[problem] ??= []);
              found.push(`${path}, ${name}`);
            }
          };
          for (const size of sizes) {
            await page.setViewportSize(size);
            await look(`${size.width} px`);
          }
          await turnAround(page, 'rtl');
          await look('320 px, from right to left');
          await turnAround(page, 'ltr');
          await spaceTexts(page, 'on');
          await look('320 px, spaced');
          await page.setViewportSize(enlarged);
          await look('400 %, spaced');
          await spaceTexts(page, 'off');
          await look('400 %');
          for (const problem of await lookAtBars(page)) {
            (problems[problem] ??= []).push(`${path}, 400 %`);
          }
        });
      }
      expect(problems).toEqual({});
      expect(dialogs).toEqual([]);
    });
  }

  test('is text in mails, on cards of other sites and in feeds', async ({ page }) => {
    const all = Object.values(world.marks);
    const { listing, marks, author } = world;
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/embed/listings/${listing}`);
    await expect.poll(() => missing(page, [marks.title, marks.address])).toEqual([]);
    expect(await lookAtTexts(page, all)).toEqual([]);

    const address = new URL(`/listings/${listing}`, page.url()).href;
    // Our own pages forbid reading HTML.
    await page.goto('about:blank');
    const oembed = await page.request.get(`/oembed?url=${encodeURIComponent(address)}`);
    const { title, html } = (await oembed.json()) as { title: string; html: string };
    expect(title).toBe(world.text('title', 100));
    const elements = await page.evaluate(namesIn, [html, 'text/html'] as const);
    expect(elements).toEqual(['html', 'head', 'body', 'iframe']);

    const feed = await (await page.request.get('/sitemap-1.xml')).text();
    expect(feed).toContain(address);
    expect(await page.evaluate(namesIn, [feed, 'application/xml'] as const)).not.toContain(
      'parsererror',
    );

    await expect.poll(async () => (await mailsTo(author.email)).length).toBeGreaterThan(0);
    for (const mail of await mailsTo(author.email)) {
      await page.setContent(mail);
      expect(await missing(page, [marks.firstName])).toEqual([]);
      expect(await lookAtTexts(page, all)).toEqual([]);
    }
  });
});

/** Runs in the page: the names of all elements of a document. */
function namesIn([text, kind]: readonly [string, 'text/html' | 'application/xml']): string[] {
  const parsed = new DOMParser().parseFromString(text, kind);
  return [...parsed.querySelectorAll('*')].map(({ localName }) => localName);
}

/** The marks that the page shows neither as text, nor in a field, a link or a card. */
function missing(page: Page, marks: string[]): Promise<string[]> {
  return page.evaluate((marks) => {
    const fields = [...document.querySelectorAll('input, textarea')] as HTMLInputElement[];
    const shown = [
      document.body.innerText,
      ...fields.map(({ value }) => value),
      ...[...document.querySelectorAll('a')].map(({ href }) => href),
      ...[...document.querySelectorAll('roomie-listing-card')].map(
        ({ shadowRoot }) => shadowRoot?.textContent ?? '',
      ),
    ].join('\n');
    return marks.filter((mark) => !shown.toLowerCase().includes(mark.toLowerCase()));
  }, marks);
}

async function signInAs(page: Page, role: Visit['as'], world: PlantedWorld): Promise<void> {
  if (role === 'visitor') return;
  await page.goto('/robots.txt');
  const url = new URL(page.url()).origin;
  const emails = {
    newcomer: newEmail(),
    author: world.author.email,
    writer: world.writer.email,
    moderator: world.admin,
    administrator: world.admin,
  };
  await signInBeforehand({ page, url, request: page.context().request }, emails[role]);
}
