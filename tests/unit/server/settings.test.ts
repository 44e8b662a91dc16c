import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readSettings, SettingsProblem } from '#platform/settings.ts';

test('an empty environment gives the documented defaults', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    databaseUrl: null,
    seed: 'demo',
    google: null,
    geocoder: null,
    allowedOrigins: [],
    logLevel: 'info',
  });
});

test('every setting that is read is in .env.example and in the guide', () => {
  const names = new Set<string>();
  const env = new Proxy<Record<string, string>>(
    {},
    { get: (_, name) => void names.add(String(name)) },
  );
  readSettings(env);
  const root = path.resolve(import.meta.dirname, '../../..');
  const example = readFileSync(path.join(root, '.env.example'), 'utf8');
  const guide = readFileSync(path.join(root, 'docs/operating.md'), 'utf8');
  expect(new Set([...example.matchAll(/^# (\w+)=/gm)].map(([, name]) => name))).toEqual(names);
  const table = guide
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .join('\n');
  for (const name of names) expect(table).toContain(`\`${name}\``);
});

test.each(['0.0.0.0', '::', '192.168.1.20', 'my-machine'])(
  'HOST %s needs Google, or a word that the local sign-in may be reached',
  (HOST) => {
    expect(() => readSettings({ HOST })).toThrow(/LOCAL_SIGN_IN=on-the-network/);
    expect(readSettings({ HOST, LOCAL_SIGN_IN: 'on-the-network' }).host).toBe(HOST);
    const google = { GOOGLE_CLIENT_ID: 'us', GOOGLE_CLIENT_SECRET: 'a secret' };
    expect(readSettings({ HOST, ...google }).host).toBe(HOST);
  },
);

test.each(['127.0.0.1', '127.0.0.2', 'localhost', '::1'])('HOST %s needs nothing', (HOST) => {
  expect(readSettings({ HOST }).host).toBe(HOST);
});

test('the public address follows the port', () => {
  expect(readSettings({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000');
});

test('all problems are reported at once', () => {
  const env = {
    PORT: 'eighty',
    PUBLIC_URL: 'rooms.example',
    SEED: 'lots',
    LOG_LEVEL: 'loud',
    DATABASE_URL: 'mysql://x',
    ALLOWED_ORIGINS: 'https://fine.example, ftp://wrong.example',
    GOOGLE_CLIENT_ID: 'only one of two',
  };
  const read = () => readSettings(env);
  expect(read).toThrow(SettingsProblem);
  try {
    read();
  } catch (error) {
    const { problems } = error as SettingsProblem;
    const named = [
      'PORT',
      'PUBLIC_URL',
      'SEED',
      'LOG_LEVEL',
      'DATABASE_URL',
      'ALLOWED_ORIGINS',
      'GOOGLE_CLIENT_SECRET',
    ];
    for (const name of named) expect(problems.join('\n')).toContain(name);
  }
});

test('an owner of the database is refused without a database that it owns', () => {
  const owner = { DATABASE_OWNER_URL: 'postgres://owner@db.example/rooms' };
  expect(() => readSettings(owner)).toThrow(/needs DATABASE_URL/);
  const both = readSettings({ ...owner, DATABASE_URL: 'postgres://server@db.example/rooms' });
  expect(both.databaseOwnerUrl).toBe(owner.DATABASE_OWNER_URL);
});

test('replicas are addresses separated by spaces, of a database of your own', () => {
  const DATABASE_URL = 'postgres://server@one.example,two.example/rooms';
  const replicas = ['postgres://server@two.example/rooms', 'postgres://server@three.example/rooms'];
  const DATABASE_REPLICA_URLS = replicas.join(' ');
  const read = readSettings({ DATABASE_URL, DATABASE_REPLICA_URLS });
  expect([read.databaseReplicaUrls, read.databaseReplicaLagMs]).toEqual([replicas, 5000]);
  expect(readSettings({}).databaseReplicaUrls).toEqual([]);
  expect(() => readSettings({ DATABASE_REPLICA_URLS })).toThrow(/needs DATABASE_URL/);
  const wrong = () => readSettings({ DATABASE_URL, DATABASE_REPLICA_URLS: 'server:secret@three' });
  expect(wrong).toThrow(/DATABASE_REPLICA_URLS must be addresses that begin with postgres/);
  expect(wrong).not.toThrow(/secret/);
});

test.each(['prod', 'Production', 'live', 'productions'])('refuses NODE_ENV=%j', (mode) => {
  expect(() => readSettings({ NODE_ENV: mode })).toThrow(/NODE_ENV must be/);
});

test('the local sign-in is refused in production and with a public address', () => {
  const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
  expect(() => readSettings({ NODE_ENV: 'production' })).toThrow(/lets anyone in/);
  expect(() => readSettings({ PUBLIC_URL: 'https://rooms.example' })).toThrow(/lets anyone in/);
  expect(() => readSettings({ PUBLIC_URL: 'https://localhost.evil.example' })).toThrow();
  const settings = readSettings({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://rooms.example',
    ...google,
  });
  expect(settings.google).toEqual({ clientId: 'id', clientSecret: 'secret' });
});

test('S3 settings are set all or none, and the media address ends with a slash', () => {
  const s3 = {
    S3_ENDPOINT: 'https://s3.example',
    S3_REGION: 'eu',
    S3_BUCKET: 'rooms',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
    MEDIA_URL: 'https://cdn.example/rooms/media',
  };
  expect(readSettings({}).s3).toBeNull();
  expect(readSettings(s3).s3).toEqual({
    endpoint: 'https://s3.example',
    region: 'eu',
    bucket: 'rooms',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
    mediaUrl: 'https://cdn.example/rooms/media/',
  });
  for (const name of Object.keys(s3)) {
    expect(() => readSettings({ ...s3, [name]: '' }), name).toThrow(`${name} missing`);
  }
  expect(() => readSettings({ ...s3, S3_ENDPOINT: 's3.example' })).toThrow('S3_ENDPOINT');
  expect(() => readSettings({ ...s3, MEDIA_URL: 'ftp://x' })).toThrow('MEDIA_URL');
});

test('a mail server comes with a sender that mails can come from', () => {
  const url = 'smtps://us:p%40ss@mail.example';
  for (const from of ['hello@rooms.example', 'RoomieRadar <hello@rooms.example>']) {
    expect(readSettings({ SMTP_URL: url, MAIL_FROM: from }).smtp).toEqual({ url, from });
  }
  expect(readSettings({}).smtp).toBeNull();
  for (const wrong of [
    { SMTP_URL: url },
    { SMTP_URL: 'https://mail.example', MAIL_FROM: 'hello@rooms.example' },
    { SMTP_URL: url, MAIL_FROM: 'RoomieRadar' },
  ]) {
    expect(() => readSettings(wrong)).toThrow(/SMTP_URL|MAIL_FROM/);
  }
});

test('streets come from a style or from a file', () => {
  expect(readSettings({}).streets).toBeNull();
  expect(
    readSettings({ MAP_STYLE_URL: 'https://maps.example/a.json', MAP_ORIGINS: 'https://b.example' })
      .streets,
  ).toMatchObject({
    address: 'https://maps.example/a.json',
    file: null,
    origins: ['https://maps.example', 'https://b.example'],
  });
  expect(readSettings({ MAP_PMTILES: '/data/town.pmtiles' }).streets).toMatchObject({
    address: '/map/streets.pmtiles',
    file: '/data/town.pmtiles',
    origins: [],
  });
  for (const wrong of [
    { MAP_STYLE_URL: 'maps.example' },
    { MAP_PMTILES: '/data/town.mbtiles' },
    { MAP_STYLE_URL: 'https://maps.example/a.json', MAP_PMTILES: '/data/town.pmtiles' },
  ]) {
    expect(() => readSettings(wrong)).toThrow(/MAP_(STYLE_URL|PMTILES)/);
  }
});

test('the kind of a geocoder follows from the end of its address', () => {
  const geocoderKind = (url: string) => readSettings({ GEOCODER_URL: url }).geocoder?.kind;
  expect(geocoderKind('https://photon.example/api/')).toBe('photon');
  expect(geocoderKind('http://localhost:2322/api?key=1')).toBe('photon');
  expect(geocoderKind('https://maps.example/nominatim/search')).toBe('nominatim');
  expect(readSettings({}).geocoder).toBeNull();
  for (const url of ['photon.example/api', 'ftp://photon.example/api', 'https://photon.example/']) {
    expect(() => readSettings({ GEOCODER_URL: url })).toThrow(/GEOCODER_URL must be where/);
  }
});
