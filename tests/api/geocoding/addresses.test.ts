import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createGeocoder } from '#domain/places/geocoding/geocoder.ts';
import { testApp } from '#tests/support/test-app.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A service on this machine that answers as told; `asked` is what it was asked. */
async function service(answer: Answer) {
  const asked: { url: URL; headers: IncomingMessage['headers'] }[] = [];
  const server = createServer((request, response) => {
    asked.push({ url: new URL(request.url ?? '', 'http://x'), headers: request.headers });
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

const json =
  (body: unknown): Answer =>
  (_, response) =>
    void response.end(JSON.stringify(body));

/** An app that asks this service, and somebody to ask it. */
async function appAsking(url: string | null) {
  const app = await testApp(url === null ? {} : { GEOCODER_URL: url });
  const person = await app.user();
  const search = async (q: string) =>
    (await app.call('searchAddresses', { as: person, query: { q } })).answer.items;
  return { app, search };
}

const town = expect.objectContaining({
  name: 'Mainz',
  detail: 'Rheinland-Pfalz, Germany',
  currency: 'EUR',
});
const brooklyn = { latitude: 40.7, longitude: -73.95, currency: 'USD' };

const feature = (properties: object, coordinates: unknown = [-73.95, 40.7]) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates },
  properties,
});

test('asks Photon for addresses, with the text typed and nothing about the user', async () => {
  const { origin, asked } = await service(
    json({
      type: 'FeatureCollection',
      features: [
        feature({
          housenumber: '12',
          street: 'Main St',
          city: 'Brooklyn',
          country: 'United States',
        }),
        feature({ name: 'Main Cafe', street: 'Main St', city: 'Brooklyn', postcode: 11201 }),
        feature({ name: 'Off the map' }, [200, 95]),
        feature({ osm_id: 7 }),
      ],
    }),
  );
  const { search } = await appAsking(`${origin}/api?key=k`);
  expect(await search('12 main')).toEqual([
    { name: '12 Main St', detail: 'Brooklyn, United States', ...brooklyn },
    { name: 'Main Cafe', detail: 'Main St, Brooklyn', ...brooklyn },
  ]);
  const [request] = asked;
  expect(Object.fromEntries(request?.url.searchParams ?? [])).toEqual({
    key: 'k',
    q: '12 main',
    limit: '8',
    lang: 'en',
  });
  expect(request?.headers).toMatchObject({ 'user-agent': 'RoomieRadar' });
  for (const name of ['authorization', 'cookie', 'referer', 'x-forwarded-for']) {
    expect(request?.headers).not.toHaveProperty(name);
  }
});

test('asks Nominatim for addresses as well', async () => {
  const display_name = '12, Main Street, Brooklyn, New York, United States';
  const { origin, asked } = await service(json([{ lat: '40.7', lon: '-73.95', display_name }]));
  const { search } = await appAsking(`${origin}/search`);
  expect(await search('12 main')).toEqual([
    {
      name: '12 Main Street',
      detail: 'Brooklyn, New York, United States',
      ...brooklyn,
    },
  ]);
  expect(asked[0]?.url.searchParams.get('format')).toBe('jsonv2');
});

test('suggests towns without a service', async () => {
  const { search } = await appAsking(null);
  expect((await search('mainz'))[0]).toEqual(town);
});

test('suggests towns when the service finds nothing', async () => {
  const { origin } = await service(json({ features: [] }));
  const { search } = await appAsking(`${origin}/api`);
  expect((await search('mainz'))[0]).toEqual(town);
});

const troubles: Record<string, Answer> = {
  'answers with an error': (_, response) => void response.writeHead(503).end(),
  'answers something else': json({ features: [{ geometry: null }] }),
  'answers no JSON': (_, response) => void response.end('<html>'),
  'sends us elsewhere': (_, response) =>
    void response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end(),
  'answers without end': (request, response) => {
    const timer = setInterval(() => response.write(' '.repeat(200_000)), 1);
    request.socket.once('close', () => clearInterval(timer));
  },
  'stalls in its answer': (_, response) => void response.write('{"features":'),
  'says nothing for two seconds': () => undefined,
};

test.each(Object.entries(troubles))(
  'falls back when the service %s, and logs nothing of what was typed',
  async (_, answer) => {
    const { origin } = await service(answer);
    const lines: string[] = [];
    const log = pino({}, { write: (line) => void lines.push(line) });
    const geocode = createGeocoder({ kind: 'photon', url: `${origin}/api` }, log);
    const begun = performance.now();
    expect(await geocode('Mainzer Strasse 5', 'de')).toBeNull();
    expect(performance.now() - begun).toBeLessThan(4000);
    expect(lines).toHaveLength(1);
    expect(lines.join()).not.toMatch(/Mainzer|127\.0\.0\.1/);
  },
);
