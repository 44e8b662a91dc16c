// @module-tag essential

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());

test.each([
  ['Lisbon', 'Lisbon'],
  ['Berlin Kreuzberg', 'Kreuzberg'],
  ['Mün', 'Munich'],
  ['Amsterdm', 'Amsterdam'],
  // Words of rooms, although towns begin with them or differ by a letter.
  ['garden', undefined],
  ['balcony', undefined],
  ['zimmer', undefined],
  ['sunny room', undefined],
  ['kitchen', undefined],
  ['Texas', 'Houston'],
  ['10999 Berlin', 'Berlin'],
])('%s, typed and not chosen, means %s', async (q, name) => {
  const { answer } = await app.call('searchPlaces', { query: { q, typed: 'true' } });
  expect(answer.items.map((place) => place.name)).toEqual(name === undefined ? [] : [name]);
});

test.each([
  ['Oranienstraße 12, 10999 Berlin, Germany', 'Berlin'],
  ['Friedrichstraße 100 Berlin', 'Berlin'],
  ['Skalitzer Str. 1, Kreuzberg, Berlin', 'Kreuzberg'],
  ['12 Elm Street, Springfield, IL 62704', 'Springfield'],
  ['1234 Vanderbilt Avenue, Brooklyn, NY', 'Brooklyn'],
  ['Rue de Paris 5, Lyon', 'Lyon'],
  ['221B Baker Street, London NW1 6XE', 'London'],
  ['Prinsengracht 263, 1016 GV Amsterdam', 'Amsterdam'],
  ['서울특별시 강남구 테헤란로 152', 'Seoul'],
  ['г. Москва, Тверская улица, 7', 'Moscow'],
  ['Via Nazionale 5, Roma, Italia', 'Rome'],
  ['شارع التحرير ١٢، القاهرة، مصر', 'Cairo'],
  ['Av. Paulista 1578, São Paulo - SP, 01310-200, Brasil', 'São Paulo'],
  ['Łódź, Piotrkowska 10', 'Łódź'],
  ['10 Downing St', undefined],
  ['Here', undefined],
])('the address %s is in %s', async (q, name) => {
  const { answer } = await app.call('searchPlaces', { query: { q, address: 'true' } });
  expect(answer.items.map((place) => place.name)).toEqual(name === undefined ? [] : [name]);
});
