import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { streetsPath } from '#contract/streets.ts';
import { documentPolicy } from '#platform/http/security-headers.ts';
import { streetTiles } from '#web/street-tiles.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'streets-'));
  await writeFile(path.join(folder, 'a.pmtiles'), 'PMTiles and more');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const ask = (range?: string) =>
  streetTiles(path.join(folder, 'a.pmtiles')).request(streetsPath, {
    headers: range === undefined ? {} : { Range: range },
  });

test('answers the asked part of the file, as far as there is one', async () => {
  const part = await ask('bytes=8-10');
  expect([part.status, await part.text()]).toEqual([206, 'and']);
  expect(part.headers.get('Content-Range')).toBe('bytes 8-10/16');
  const beyond = await ask('bytes=12-16383');
  expect([beyond.status, await beyond.text()]).toEqual([206, 'more']);
  expect(beyond.headers.get('ETag')).toBe(part.headers.get('ETag'));
});

test.each([undefined, 'bytes=16-20', 'bytes=5-2', 'bytes=-5', 'bytes=0-', 'bytes=0-1,4-5'])(
  'refuses to send %s',
  async (range) => {
    const answer = await ask(range);
    expect(answer.status).toBe(416);
    expect(answer.headers.get('Content-Range')).toBe('bytes */16');
  },
);

test('only a site with streets allows their worker and their origins', () => {
  const plain = documentPolicy({});
  expect(plain).toMatch(/trusted-types boot worker$/);
  const policy = documentPolicy({ streets: { origins: ['https://maps.example'] } });
  expect(policy).toContain("connect-src 'self' https://maps.example;");
  expect(policy).toContain('trusted-types boot worker default');
});
