import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

// A card that the page's server has rendered meets the script early, late, twice, and after a
// navigation that replaces the content of the page.

const app = () => process.env['APP_URL'] ?? '';
const script = () =>
  `<script async type="module" src="${app()}/embed/v1/listing-card.js"></script>`;
const readCard = async (page: Page, id = 1) =>
  (await page.request.get(`${app()}/embed/listings/${id}/element?utm_source=campus`)).text();
const watchData = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/embed/')) asked.push(request.url());
  });
  return asked;
};

/** Answers each request with pieces of a page, and waits between them. */
async function streamPage(send: (response: ServerResponse) => Promise<void>) {
  const server = createServer((request, response) => {
    if (request.url !== '/') return response.writeHead(204).end();
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    return void send(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

const head = '<!doctype html><html lang="en"><head><title>Partner</title>';
const begin = '</head><body><main><h1>Rooms</h1>';

async function expectTakenOver(page: Page): Promise<void> {
  const card = page.locator('roomie-listing-card');
  await expect(card.getByRole('article')).toBeVisible();
  await card.evaluate((it) => (it as HTMLElement & { ready: Promise<object> }).ready);
  await expect(card.getByRole('link')).toHaveAttribute('href', /listings\/1\?utm_source=campus$/);
  await expect(card.locator('template')).toHaveCount(0);
  // The photo, the text and one style: nothing is there twice.
  await expect(card.locator('article')).toHaveCount(1);
  expect(await card.evaluate((it) => Boolean(it.shadowRoot?.querySelector('script')))).toBe(true);
}

test('a card that streams in after the script is taken over as it came', async ({ page }) => {
  const asked = watchData(page);
  const card = await readCard(page);
  const middle = card.indexOf('</article>');
  const site = await streamPage(async (response) => {
    response.write(head + script() + begin);
    await delay(1500);
    // Even in the middle of the card the network may pause.
    response.write(card.slice(0, middle));
    await delay(500);
    response.write(card.slice(middle));
    await delay(500);
    response.end('<p>After</p></main></body></html>');
  });
  await page.goto(site.url);
  expect(await page.evaluate(() => Boolean(customElements.get('roomie-listing-card')))).toBe(true);
  await expectTakenOver(page);
  expect(asked).toEqual([]);
  site.close();
});

test('a card whose script comes late or twice is taken over once', async ({ page }) => {
  const asked = watchData(page);
  const card = await readCard(page);
  const site = await streamPage(async (response) => {
    response.write(head + begin + card);
    await delay(500);
    response.end(`<p>After</p></main>${script()}${script().replace('-card.js', '-card.js?again')}`);
  });
  await page.goto(site.url);
  await expectTakenOver(page);
  expect(asked).toEqual([]);
  site.close();
});

const main = (page: Page) => page.locator('main');
const swaps: Record<string, (page: Page, markup: string) => Promise<unknown>> = {
  // As htmx, Turbo and others put the answer of a server into the page.
  innerHTML: (page, markup) =>
    main(page).evaluate((it, text) => {
      it.innerHTML = text;
    }, markup),
  'a parsed document': (page, markup) =>
    main(page).evaluate((it, text) => {
      const { body } = new DOMParser().parseFromString(text, 'text/html');
      it.replaceChildren(...Array.from(body.childNodes));
    }, markup),
  'a fragment of a range': (page, markup) =>
    main(page).evaluate((it, text) => {
      it.replaceChildren(document.createRange().createContextualFragment(text));
    }, markup),
  setHTMLUnsafe: (page, markup) =>
    main(page).evaluate((it, text) => {
      (it as Element & { setHTMLUnsafe(markup: string): void }).setHTMLUnsafe(text);
    }, markup),
};

for (const [way, swap] of Object.entries(swaps)) {
  test(`a card that comes by ${way} is taken over, again and again`, async ({ page }) => {
    const asked = watchData(page);
    const card = await readCard(page);
    const site = await streamPage(async (response) => {
      response.end(`${head}${script()}${begin}</main></body></html>`);
    });
    await page.goto(site.url);
    await page.waitForFunction(() => customElements.get('roomie-listing-card'));
    for (const _visit of [1, 2]) {
      await swap(page, card);
      await expectTakenOver(page);
    }
    expect(asked).toEqual([]);
    site.close();
  });
}

test('a copy of a card, as Turbo keeps pages, shows its room again', async ({ page }) => {
  const card = await readCard(page);
  const site = await streamPage(async (response) => {
    response.end(`${head}${script()}${begin}${card}</main></body></html>`);
  });
  await page.goto(site.url);
  await expectTakenOver(page);
  await page.evaluate(() => {
    const before = document.querySelector('main') as HTMLElement;
    before.replaceWith(before.cloneNode(true));
  });
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByRole('article').getByRole('link')).toHaveAttribute('href', /listings\/1/);
  site.close();
});

const listScript = () => script().replace('listing-card.js', 'listings.js');
const readList = async (page: Page) =>
  (await page.request.get(`${app()}/embed/search/element?count=3&utm_source=campus`)).text();

async function expectListTakenOver(page: Page): Promise<void> {
  const list = page.locator('roomie-listings');
  const ids = await list.evaluate((it) => (it as HTMLElement & { ready: Promise<number[]> }).ready);
  expect(ids).toHaveLength(3);
  await expect(list.getByRole('article')).toHaveCount(3);
  await expect(list.locator('roomie-listing-card').first().getByRole('link')).toHaveAttribute(
    'href',
    new RegExp(`/listings/${ids[0]}\\?utm_source=campus$`),
  );
  await expect(list.locator('template')).toHaveCount(0);
}

test('a list is in the first paint without any script', async ({ page }) => {
  const list = await readList(page);
  const site = await streamPage(async (response) => {
    response.end(`${head}${begin}${list}</main></body></html>`);
  });
  await page.goto(site.url);
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'See all rooms on RoomieRadar' })).toHaveCount(1);
  site.close();
});

for (const isEarly of [true, false]) {
  test(`a list whose script comes ${isEarly ? 'early' : 'late'} is taken over without a request or a shift`, async ({
    page,
  }) => {
    const asked = watchData(page);
    const list = await readList(page);
    const middle = list.indexOf('</article>');
    const site = await streamPage(async (response) => {
      response.write(head + (isEarly ? listScript() : '') + begin);
      await delay(isEarly ? 1500 : 0);
      response.write(list.slice(0, middle));
      await delay(500);
      response.write(list.slice(middle));
      await delay(500);
      response.end(`<p>After</p></main>${isEarly ? '' : listScript()}</body></html>`);
    });
    await page.addInitScript(() => {
      let shift = 0;
      new PerformanceObserver((entries) => {
        for (const entry of entries.getEntries()) {
          shift += (entry as PerformanceEntry & { value: number }).value;
        }
        document.documentElement.dataset['shift'] = String(shift);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(site.url);
    await expectListTakenOver(page);
    expect(asked).toEqual([]);
    const shift = await page.evaluate(() => document.documentElement.dataset['shift'] ?? '0');
    if (!isEarly) expect(Number(shift)).toBeLessThanOrEqual(0.01);
    site.close();
  });
}

test('a list that comes by innerHTML is taken over, again and again', async ({ page }) => {
  const asked = watchData(page);
  const list = await readList(page);
  const site = await streamPage(async (response) => {
    response.end(`${head}${listScript()}${begin}</main></body></html>`);
  });
  await page.goto(site.url);
  await page.waitForFunction(() => customElements.get('roomie-listings'));
  for (const _visit of [1, 2]) {
    await swaps['innerHTML']?.(page, list);
    await expectListTakenOver(page);
  }
  expect(asked).toEqual([]);
  site.close();
});
