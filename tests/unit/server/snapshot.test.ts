import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSnapshot, writeSnapshot } from '#platform/live-index/snapshot.ts';

const columns = [new Uint8Array([1, 2, 3]), new Uint8Array([]), new Uint8Array([10, 255])];
const snapshot = {
  columns: { counts: [3, 0, 2], columns },
  since: 2n ** 60n,
  identity: 'the database',
  layout: 'the layout',
};
const { identity, layout } = snapshot;

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'snapshot-'));
  file = path.join(folder, 'index');
});
afterAll(() => rm(folder, { recursive: true }));

test('a snapshot is read as it was written, and only its owner may read the file', async () => {
  await writeSnapshot(file, snapshot);
  const read = await readSnapshot(file, { identity, layout });
  expect({ ...read, columns: read?.columns.columns.map((column) => [...column]) }).toEqual({
    since: snapshot.since,
    identity,
    layout,
    columns: columns.map((column) => [...column]),
  });
  expect(read?.columns.counts).toEqual([3, 0, 2]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('a snapshot of another database or layout is not read, nor one that is missing', async () => {
  await writeSnapshot(file, snapshot);
  expect(await readSnapshot(file, { identity: 'another', layout })).toBeNull();
  expect(await readSnapshot(file, { identity, layout: 'another' })).toBeNull();
  expect(await readSnapshot(`${file}.missing`, { identity, layout })).toBeNull();
});

test('a file with any byte changed, or cut anywhere, is not read', async () => {
  await writeSnapshot(file, snapshot);
  const bytes = await readFile(file);
  for (let at = bytes.length - 5; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed[at]! ^= 1;
    await writeFile(file, changed);
    expect(await readSnapshot(file, { identity, layout }), `changed at ${at}`).toBeNull();
  }
  for (let end = 0; end < bytes.length; end += 1) {
    await writeFile(file, bytes.subarray(0, end));
    expect(await readSnapshot(file, { identity, layout }), `cut at ${end}`).toBeNull();
  }
});
