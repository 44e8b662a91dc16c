import type { Page } from '@playwright/test';
import { getLocales } from '#get-locales';
import { expect, test } from './support/fixtures.ts';
import { lookAtBars, lookAtTexts, spaceTexts, turnAround } from './support/look-at-texts.ts';
import { mailsTo, plantTexts, type PlantedWorld } from './support/planted-texts.ts';
import { plantedTexts } from './support/text-fields.ts';
import { signInAs } from './support/sign-in-as.ts';
import { visitPath } from './support/visit.ts';
import { visits } from './support/visits.ts';

const roles = [...new Set(Object.values(visits).flatMap((all) => all.map(({ as }) => as)))];
const sizes = [
  { width: 1280, height: 800 },
  { width: 320, height: 640 },
];

/** What a window of 1280 by 1024 px has at 400 %. */
const enlarged = { width: 320, height: 256 };

test('every planted text is looked at where it shows', () => {
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
      // Up to forty pages, each in four sizes and directions.
      test.slow();
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
        const path = visitPath(visit, world);
        await test.step(path, async () => {
          await page.setViewportSize(sizes[0] as (typeof sizes)[number]);
          await page.goto(path);
          if (visit.open) {
            // Until then, a photo is a link to its file.
            await page.locator('#root[data-hydrated]').waitFor();
            await visit.open(page, world, getLocales('en'));
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
    expect(elements).toEqual(['html', 'head', 'body', 'blockquote', 'a', 'iframe']);

    const feed = await (await page.request.get('/sitemap-1.xml')).text();
    expect(feed).toContain(address);
    expect(await page.evaluate(namesIn, [feed, 'application/xml'] as const)).not.toContain(
      'parsererror',
    );

    await expect.poll(async () => (await mailsTo(author.email)).length).toBeGreaterThan(0);
    const mails = await mailsTo(author.email);
    const shown = new URL('/shown-mail', address).href;
    for (const images of ['shown', 'blocked']) {
      // Most programs show no image before they are asked to.
      if (images === 'blocked') await page.route(/\.jpg$/, (route) => route.fulfill({ body: '' }));
      for (const mail of mails) {
        await page.route(shown, (route) =>
          route.fulfill({ contentType: 'text/html; charset=utf-8', body: mail }),
        );
        await page.goto(shown);
        expect(await missing(page, [marks.firstName])).toEqual([]);
        expect(await lookAtTexts(page, all), `images ${images}`).toEqual([]);
        await page.unroute(shown);
      }
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
