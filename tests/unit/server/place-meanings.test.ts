import { beforeAll, expect, test } from 'vitest';
import type { PlaceSearch } from '#domain/places/find-places.ts';
import { createGazetteer } from '#domain/places/gazetteer/gazetteer.ts';
import type { FoundPlace } from '#domain/places/geocoding/found-place.ts';
import { addresses, meantAsTowns, meantAsWords } from './place-meanings.ts';

let search: PlaceSearch;
beforeAll(async () => {
  search = await createGazetteer().search();
}, 30_000);

const toLabel = (place: FoundPlace | null) => place && `${place.name}, ${place.detail}`;

test.each(meantAsWords)('%s, typed and not chosen, is searched as words', (text) => {
  expect(toLabel(search.resolve(text))).toBeNull();
});

const typedTowns = meantAsTowns.map(([text, town, timeZone]) => ({ text, town, timeZone }));
test.each(typedTowns)('$text, typed and not chosen, means $town', ({ text, town, timeZone }) => {
  expect(toLabel(search.resolve(text, 'en', { timeZone }))).toMatch(new RegExp(`^${town}`, 'u'));
});

test.each(addresses)('the address %s is in %s', (address, town) => {
  expect(toLabel(search.findInAddress(address))).toMatch(new RegExp(`^${town}`, 'u'));
});

test('a code of a region means its largest town for readers of that country only', () => {
  expect(search.resolve('SP', 'en', { timeZone: 'Europe/Berlin' })?.name).not.toBe('São Paulo');
});

test('the name of a region means the town of that name to readers of its time zone', () => {
  const place = search.resolve('Florida', 'en', { timeZone: 'America/Havana' });
  expect(toLabel(place)).toBe('Florida, Camagüey, Cuba');
});
