import { cardHeight } from '#contract/embeds/card.ts';
import { expect, test } from './support/fixtures.ts';
import { openPartnerSite, readVisit, type PartnerSite } from './support/partner-site.ts';

const app = () => process.env['APP_URL'] ?? '';

let site: PartnerSite;
test.beforeAll(async () => {
  site = await openPartnerSite(app());
});
test.afterAll(() => site.close());

/** What WordPress does with the messages of frames of sites that it does not know (wp-embed.js). */
const wordPress = `<script>
  addEventListener('message', ({ data, source }) => {
    if (!data || !data.secret || /[^a-zA-Z0-9]/.test(data.secret)) return;
    const frame = document.querySelector('iframe[data-secret="' + data.secret + '"]');
    if (!frame || source !== frame.contentWindow) return;
    if (data.message === 'height') {
      frame.height = Math.min(1000, Math.max(200, parseInt(data.value, 10)));
    }
    if (data.message === 'link') {
      const target = new URL(data.value);
      const isItsOwn = target.host === new URL(frame.src).host;
      if (isItsOwn && document.activeElement === frame) window.open(target);
    }
  });
</script>`;
const inline = { headers: { 'Content-Security-Policy': '' } };
const frameHtml = (attributes: string, search = '') =>
  `<iframe ${attributes} src="${app()}/embed/listings/1${search}" width="400" height="200" title="A room"></iframe>`;

test('in a frame that WordPress sandboxes, a click opens the room and the height follows', async ({
  page,
  context,
}) => {
  await site.open(
    page,
    frameHtml('sandbox="allow-scripts" data-secret="aB3"', '?utm_source=blog#?secret=aB3'),
    wordPress,
    inline,
  );
  await expect(page.locator('iframe')).toHaveAttribute('height', String(cardHeight(400)));
  const opened = context.waitForEvent('page');
  await page.frameLocator('iframe').getByRole('heading').getByRole('link').click();
  expect((await opened).url()).toBe(`${app()}/listings/1?utm_source=blog`);
  await page.locator('iframe').evaluate((frame: HTMLIFrameElement) => (frame.width = '300'));
  await expect(page.locator('iframe')).toHaveAttribute('height', String(cardHeight(300)));
});

test('learns the secret of a page that gives it later', async ({ page }) => {
  await site.open(page, frameHtml('sandbox="allow-scripts" data-secret="z9"'), wordPress, inline);
  await expect.poll(async () => (await readVisit(page)).received.length).toBeGreaterThan(0);
  await expect(page.locator('iframe')).toHaveAttribute('height', '200');
  await page
    .locator('iframe')
    .evaluate((frame: HTMLIFrameElement) =>
      frame.contentWindow?.postMessage({ message: 'ready', secret: 'z9' }, '*'),
    );
  await expect(page.locator('iframe')).toHaveAttribute('height', String(cardHeight(400)));
});

for (const hidden of ['width:0', 'display:none']) {
  test(`posts its height only once it has a width, in a frame with ${hidden}`, async ({ page }) => {
    await site.open(page, frameHtml(''), '', { style: `iframe { ${hidden} }` });
    const frame = page.locator('iframe');
    await expect(frame.contentFrame().getByText('a month')).toBeAttached();
    // What the page may do before it shows the frame changes nothing either.
    await frame.evaluate((it: HTMLIFrameElement) =>
      it.contentWindow?.postMessage({ message: 'ready', secret: 'w1' }, '*'),
    );
    await page.waitForTimeout(500);
    await frame.evaluate(
      (it: HTMLIFrameElement) => (it.style.cssText = 'display:inline;width:400px'),
    );
    const height = cardHeight(400);
    await expect
      .poll(async () => (await readVisit(page)).received)
      .toEqual([
        { type: 'roomie:height', listing: 1, height },
        { message: 'height', value: height, secret: 'w1' },
      ]);
  });
}

test.describe('in a sandbox that allows new tabs', () => {
  // There the app has no storage, and stays what the server has rendered.
  test.use({ expectedErrors: /localStorage|sessionStorage|sandbox|CORS|Failed to load/ });

  test('a click opens the room, not an error', async ({ page, context }) => {
    await site.open(page, frameHtml('sandbox="allow-scripts allow-popups"'), '');
    const opened = context.waitForEvent('page');
    await page.frameLocator('iframe').getByRole('heading').getByRole('link').click();
    const room = await opened;
    await expect(room.getByRole('heading', { level: 1 })).toBeVisible();
    expect(room.url()).toBe(`${app()}/listings/1`);
  });
});

test('is shown on pages that are isolated from other origins, as an element and as a frame', async ({
  page,
}) => {
  const element = `<roomie-listing-card listing="2"><a href="${app()}/listings/2">A room</a></roomie-listing-card>`;
  await site.open(
    page,
    element + frameHtml(''),
    `<script async type="module" crossorigin src="${app()}/embed/v1/listing-card.js"></script>`,
    {
      headers: {
        'Cross-Origin-Embedder-Policy': 'require-corp',
        'Cross-Origin-Opener-Policy': 'same-origin',
      },
    },
  );
  await expect(page.frameLocator('iframe').getByText('a month')).toBeVisible();
  await expect(page.locator('roomie-listing-card').getByText('a month')).toBeVisible();
  const image = page.locator('roomie-listing-card img');
  await expect.poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeTruthy();
});

test('is written from right to left where the page is', async ({ page }) => {
  await site.open(page, frameHtml('', '?dir=rtl'), '');
  const frame = page.frameLocator('iframe');
  const align = await frame
    .getByRole('heading')
    .getByRole('link')
    .evaluate((it) => getComputedStyle(it).textAlign);
  expect(align).toBe('right');
});
