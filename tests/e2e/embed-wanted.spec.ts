import { cardHeight } from '#contract/embeds/card.ts';
import { getLocales } from '#get-locales';
import { callAsPerson } from './support/call-as-person.ts';
import { expect, expectAccessible, signInAsNewcomer, test } from './support/fixtures.ts';
import { openPartnerSite, readVisit, type PartnerSite } from './support/partner-site.ts';

const app = () => process.env['APP_URL'] ?? '';

// The frame of a page that is gone says so in its status, too.
test.use({ expectedErrors: /404 \(Not Found\) .*\/embed\/wanted\// });

let site: PartnerSite;
test.beforeAll(async () => {
  site = await openPartnerSite(app());
});
test.afterAll(() => site.close());

const headline = 'A room with a desk, near the canal';

test('a site pastes the address of a wanted page and shows its card until its author hides it', async ({
  browser,
  page,
  context,
  request,
}) => {
  const author = await (await browser.newContext()).newPage();
  await signInAsNewcomer(author, '/robots.txt');
  await callAsPerson(author, 'PATCH', '/api/users/profile', {
    first_name: 'Ana',
    last_name: 'Secretsurname',
    birth_date: '1990-12-10',
    area: 'Neukölln, Berlin',
    budget_max: 700,
    budget_currency: 'EUR',
  });
  const form = { headline, text: 'I bake bread on Sundays.', people: 1, is_indexed: false };
  const save = async (visibility: string) => {
    const { body } = await callAsPerson(author, 'PUT', '/api/users/wanted-page', {
      ...form,
      visibility,
    });
    return (body as { page: { id: number } }).page.id;
  };
  const id = await save('everyone');

  // What WordPress and others do with an address: the page names its oEmbed, and that is a frame.
  const html = await (await request.get(`/wanted/${id}`)).text();
  const link = /href="([^"]*\/oembed\?[^"]*)"/.exec(html)?.[1] ?? '';
  const oembed = (await (await request.get(link.replaceAll('&amp;', '&'))).json()) as {
    html: string;
    height: number;
  };
  expect(oembed.height).toBe(cardHeight(360));
  await site.open(page, oembed.html);
  const card = page.frameLocator('iframe');
  await expect(card.getByRole('heading', { name: headline })).toBeVisible();
  await expect(card.getByText('By Ana')).toBeVisible();
  await expect(card.getByText('up to €700 a month')).toBeVisible();
  await expect(card.getByText('Secretsurname')).toHaveCount(0);
  await expect(card.getByRole('img')).toHaveCount(0);
  const { received, violations } = await readVisit(page);
  expect(received).toContainEqual({ type: 'roomie:height', wanted: id, height: cardHeight(360) });
  expect(violations).toEqual([]);
  const opened = context.waitForEvent('page');
  await card.getByRole('heading').getByRole('link').click();
  await expect(await opened).toHaveURL(new RegExp(`/wanted/${id}`));

  // Narrow and wide, light and dark, and from right to left.
  for (const [width, search] of [
    [160, '?theme=light&lang=de'],
    [320, '?theme=dark&lang=ar'],
    [640, '?theme=dark'],
  ] as const) {
    await page.setViewportSize({ width, height: cardHeight(width) });
    await page.goto(`${app()}/embed/wanted/${id}${search}`);
    await expect(page.getByRole('heading', { name: headline })).toBeVisible();
    await expectAccessible(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `at ${width} pixels`).toBe(0);
    await page.screenshot({ path: `.tmp/wanted-card/${width}.png` });
  }

  await save('members');
  await page.setViewportSize({ width: 400, height: 600 });
  await site.open(page, oembed.html);
  await expect(card.getByText(getLocales('en').embeds.noWantedPage)).toBeVisible();
  await expect(card.getByText(headline)).toHaveCount(0);
  await expect(card.getByRole('link', { name: 'See other rooms' })).toBeVisible();
  await author.context().close();
});
