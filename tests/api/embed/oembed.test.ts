// @module-tag essential

import { afterAll, beforeAll, expect, test } from 'vitest';
import { cardHeight } from '#contract/embeds/card.ts';
import type { ListingForm } from '#contract/listings/listing-form.ts';
import { parseListingAddress } from '#web/embeds/oembed.ts';
import { listingForm } from '#tests/support/listing-forms.ts';
import { openTestApp, publicUrl, type TestApp, type TestUser } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: TestUser;

beforeAll(async () => {
  app = await openTestApp();
  owner = await app.user();
});
afterAll(() => app.database.close());

async function post(changes: Partial<ListingForm> = {}): Promise<number> {
  return (await app.call('createListing', { as: owner, body: listingForm(changes) })).answer.id;
}
const describePage = (url: string, more: Record<string, unknown> = {}) =>
  app.call('getOEmbed', { query: { url, ...more } });

test('describes a room by the address of its page, or of its frame', async () => {
  const id = await post({ title: 'Sunny room' });
  for (const [path, kept] of [
    [`/listings/${id}`, ''],
    [`/listings/${id}?utm_source=x#photos`, '?utm_source=x'],
    [`/embed/listings/${id}`, ''],
    [`/de/listings/${id}?utm_source=x`, '?lang=de&amp;utm_source=x'],
    [`/embed/listings/${id}?lang=ar`, '?lang=ar'],
  ] as const) {
    const { answer } = await describePage(publicUrl + path);
    expect(answer).toMatchObject({
      version: '1.0',
      type: 'rich',
      title: 'Sunny room',
      provider_url: publicUrl,
      width: 360,
      height: cardHeight(360),
    });
    expect(answer.html).toContain(`src="${publicUrl}/embed/listings/${id}${kept}"`);
  }
});

test('keeps the utm_ parameters of the address that was pasted', async () => {
  const url = `${publicUrl}/listings/${await post()}?utm_source=blog&utm_medium=post&token=x`;
  const { answer } = await describePage(url);
  const src = /src="([^"]+)"/.exec(answer.html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect(new URL(src).search).toBe('?utm_source=blog&utm_medium=post');
});

test('keeps the look of the address that was pasted, and the height that it takes', async () => {
  const look = 'theme=dark&accent=7c3aed&round=0&density=0.5&font=Georgia%2C+serif';
  const { answer } = await describePage(`${publicUrl}/listings/${await post()}?${look}`);
  const src = /src="([^"]+)"/.exec(answer.html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect(new URL(src).search).toBe(`?${look}`);
  expect(answer.height).toBe(cardHeight(360, 0.5));
  expect(answer.height).toBeLessThan(cardHeight(360));
});

test('quotes a link to the page, which WordPress needs to listen to the frame', async () => {
  const id = await post({ title: 'Sunny & quiet' });
  for (const [path, page] of [
    [`/listings/${id}?utm_source=x&q=1#photos`, `/listings/${id}?utm_source=x`],
    [`/de/listings/${id}`, `/de/listings/${id}`],
    [`/embed/listings/${id}`, `/listings/${id}`],
  ]) {
    const { answer } = await describePage(publicUrl + path);
    // What is left of it in WordPress: wp_kses keeps no attribute of a quote.
    const kept = answer.html.replace(/<blockquote[^>]*>/, '<blockquote>');
    // The expression of wp_filter_oembed_result.
    const [, quote] = /(<blockquote>.*?<\/blockquote>)?.*(<iframe.*?><\/iframe>)/s.exec(kept) ?? [];
    expect(quote).toBe(
      `<blockquote><a href="${publicUrl}${page}">Sunny &amp; quiet</a></blockquote>`,
    );
    expect(answer.html).toMatch(/^<blockquote hidden>/);
  }
});

test('accepts every possible listing id and no other number', () => {
  const read = (id: number) => parseListingAddress(`${publicUrl}/listings/${id}`, publicUrl);
  expect([1, 2_147_483_647, 2_147_483_648, 0].map(read)).toEqual([1, 2_147_483_647, null, null]);
});

test.each([
  [{ maxwidth: 300 }, 300, cardHeight(300)],
  [{ maxwidth: 2000 }, 360, cardHeight(360)],
  [{ maxheight: 200 }, 360, 200],
  [{ maxwidth: 1, maxheight: 1 }, 1, 1],
])('is never larger than requested: %o', async (most, width, height) => {
  const { answer } = await describePage(`${publicUrl}/listings/${await post()}`, most);
  expect([answer.width, answer.height]).toEqual([width, height]);
  expect(answer.html).toMatch(new RegExp(`width="${width}"\\s+height="${height}"`));
});

test('includes a thumbnail only where it fits', async () => {
  const id = await post();
  const variants = [480, 960].map((width) => ({ key: `k/${width}`, width, type: 'image/webp' }));
  const image = {
    listing_id: id,
    position: 0,
    key: 'k/960',
    width: 960,
    height: 720,
    placeholder: '#ffffff',
    variants: JSON.stringify(variants),
  };
  await app.database.sql`insert into listing_images ${app.database.sql(image)}`;
  const thumbnail = async (most: object) => {
    const { answer } = await describePage(`${publicUrl}/listings/${id}`, { ...most });
    return [answer.thumbnail_url, answer.thumbnail_width, answer.thumbnail_height];
  };
  const preview = `${publicUrl}/listings/${id}/preview-latest.jpg`;
  expect(await thumbnail({})).toEqual([preview, 1200, 630]);
  expect(await thumbnail({ maxwidth: 1100 })).toEqual([`${publicUrl}/media/k/960`, 960, 720]);
  expect(await thumbnail({ maxwidth: 600 })).toEqual([`${publicUrl}/media/k/480`, 480, 360]);
  expect(await thumbnail({ maxheight: 300 })).toEqual([undefined, undefined, undefined]);
});

test('describes only our own public listings', async () => {
  const id = await post();
  const paused = await post({ status: 'paused' });
  for (const url of [
    `https://evil.example/listings/${id}`,
    `${publicUrl}.evil.example/listings/${id}`,
    `${publicUrl}@evil.example/listings/${id}`,
    `javascript:alert(1)//${publicUrl}/listings/${id}`,
    `${publicUrl}/roomies/${id}`,
    `${publicUrl}/listings/${id}/edit`,
    `${publicUrl}/listings/99999999999`,
    `${publicUrl}/listings/${paused}`,
    'no address',
  ]) {
    const { status, problem } = await describePage(url);
    expect([status, problem.code], url).toEqual([404, 'not_found']);
  }
});

test('answers only JSON, as the specification allows; XML gets 501', async () => {
  const url = `${publicUrl}/listings/${await post()}`;
  expect((await describePage(url, { format: 'json' })).status).toBe(200);
  expect((await describePage(url, { format: 'xml' })).status).toBe(501);
});

test('escapes every title in its attribute', async () => {
  const title = `"><script>alert(1)</script> ' onload=alert(2)`;
  const { answer } = await describePage(`${publicUrl}/listings/${await post({ title })}`);
  expect(answer.title).toBe(title);
  expect(answer.html.match(/<[^<>]*/g)?.map((tag) => tag.split(/[\s>]/, 1)[0])).toEqual([
    '<blockquote',
    '<a',
    '</a',
    '</blockquote',
    '<iframe',
    '</iframe',
  ]);
  expect(answer.html.match(/>/g)).toHaveLength(6);
});
