import { expect, onTestFinished, test } from 'vitest';
import { testApp } from '#tests/support/test-app.ts';
import { done, room } from './inquiries/steps.ts';

const kreuzberg = { latitude: 52.499, longitude: 13.403 };
const mitte = { latitude: 52.53, longitude: 13.38 };
const munich = { latitude: 48.14, longitude: 11.58 };
const lisbon = { latitude: 38.72, longitude: -9.14 };

test('the towns with the most listings that are offered come first, in the language of the reader', async () => {
  const app = await testApp();
  const owner = await app.user();
  const offer = (at: typeof munich) => room(app, owner, at);
  const names = async (lang: string) => {
    const { answer } = await app.call('listPopularPlaces', { query: { lang } });
    return answer.items.map(({ name, detail }) => `${name}, ${detail}`);
  };
  for (const at of [kreuzberg, kreuzberg, mitte]) await offer(at);
  for (const params of [{ id: await offer(lisbon) }, { id: await offer(lisbon) }]) {
    await done(app, 'deleteListing', { as: owner, params });
  }
  expect(await names('en'), 'without the index').toEqual([]);
  await app.searchIndex.start();
  onTestFinished(() => app.searchIndex.stop());
  expect(await names('en'), 'neighborhoods of a single town').toEqual([]);
  await offer(munich);
  // That there are few is kept for ten seconds.
  await expect
    .poll(() => names('en'), { timeout: 60_000 })
    .toEqual(['Berlin, Germany', 'Munich, Bavaria, Germany']);
  expect(await names('de')).toEqual(['Berlin, Deutschland', 'München, Bavaria, Deutschland']);
  const { answer } = await app.call('listPopularPlaces');
  expect(answer.items[0]).toMatchObject({ currency: 'EUR' });
  // It finds rooms where it says.
  const { latitude: lat, longitude: lng } = answer.items[0]!;
  const page = await app.call('listListings', { query: { lat, lng } });
  expect(page.answer.total).toBe(3);
});
