import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { callFiles } from '#contract/call-files.gen.ts';
import { calls } from '#contract/calls.ts';
import { endpoints } from '#contract/endpoints.gen.ts';
import { renderCallFiles, renderEndpoints } from '#scripts/write-endpoints.ts';

const stored = (name: string) =>
  readFileSync(path.resolve(import.meta.dirname, '../../../contract', name), 'utf8');
const advice = 'run `npm run build` after a change of a call';

test('the methods and paths of the browser are those of the calls', () => {
  expect(stored('endpoints.gen.ts'), advice).toBe(renderEndpoints());
});

test('the browser loads every call from the one file that declares it', async () => {
  expect(stored('call-files.gen.ts'), advice).toBe(await renderCallFiles());
  const ids = callFiles.flatMap((file) => file.ids);
  expect(ids.toSorted()).toEqual(Object.keys(endpoints).toSorted());
  for (const { ids: declared, load } of callFiles) {
    const loaded = await load();
    for (const id of declared) expect(loaded[id]).toBe(calls[id]);
  }
});
