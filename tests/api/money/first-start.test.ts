import { expect, test } from 'vitest';
import { listingForm } from '#tests/support/listing-forms.ts';
import { testApp } from '#tests/support/test-app.ts';

const berlin = { latitude: 52.5, longitude: 13.4 };

test('first requests wait for the gazetteer instead of assuming dollars', async () => {
  const app = await testApp();
  const owner = await app.user();
  app.start();
  // All at once, long before the places are there.
  const [search, towns, room] = await Promise.all([
    app.call('listListings', { query: { lat: 52.5, lng: 13.4 } }),
    app.call('searchPlaces', { query: { q: 'Lisb' } }),
    app.call('createListing', { as: owner, body: listingForm(berlin) }),
  ]);
  expect(search.answer.currency).toBe('EUR');
  expect(towns.answer.items[0]).toMatchObject({ name: 'Lisbon', currency: 'EUR' });
  expect(room.answer.currency).toBe('EUR');
}, 90_000);
