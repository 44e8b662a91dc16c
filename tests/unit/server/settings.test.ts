import { expect, test } from 'vitest';
import { readSettings, SettingsProblem } from '#server/settings.ts';

test('an empty environment gives the documented defaults', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    databaseUrl: null,
    seed: 'demo',
    google: null,
    allowedOrigins: [],
    logLevel: 'info',
  });
});

test('the public address follows the port', () => {
  expect(readSettings({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000');
});

test('everything that is wrong is said at once', () => {
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

test('the local sign-in is refused in production and anywhere but on this machine', () => {
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
