import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { prices } from '../../../unit/imports/prices.ts';
import { importSteps } from '../runs/steps.ts';
import { fieldFiles, refusedFiles } from './field-files.ts';
import {
  expectValues,
  importAsShown,
  readFieldFile,
  readStored,
  sourceFor,
} from './import-steps.ts';

let app: TestApp;
let steps: ReturnType<typeof importSteps>;
beforeAll(async () => {
  app = await openTestApp();
  steps = importSteps(app, await app.user({ is_admin: true }));
  await app.imports.start();
});
afterAll(() => app.database.close());

test.each(fieldFiles)(
  '$file: the preview shows every cell as it is meant, and the import stores that',
  async ({ file, map = {}, reading, offered, says = {}, fields, rows, aside = {}, problems }) => {
    const source = await sourceFor(steps, file);
    const fileId = await steps.upload(source.id, await readFieldFile(file), file);
    const first = await steps.preview(fileId);
    expect(first.status, JSON.stringify(first.problem)).toBe(200);
    if (offered) {
      const guess = first.answer.encodings.find(({ encoding }) => encoding === offered.encoding);
      expect(guess?.words.join(' ')).toContain(offered.word);
    }
    const { proposal } = offered
      ? (await steps.preview(fileId, undefined, reading)).answer
      : first.answer;
    const { answer } = await steps.preview(fileId, { ...proposal, ...map }, reading);
    expect(answer.mapping_problem).toBeNull();
    expect(answer.reading).toMatchObject({ ...reading, ...says });
    const expected = new Map(
      rows.map(([id, ...values]) => [
        id,
        Object.fromEntries(fields.map((field, at) => [field, values[at] ?? null])),
      ]),
    );
    expect(answer.accepted).toBe(rows.length);
    for (const row of answer.rows) {
      expectValues(row.values, expected.get(row.source_id) ?? {}, `row ${row.source_id}`);
    }
    for (const { source_id, reason } of answer.set_aside) {
      expect(`${source_id}: ${reason}`).toBe(`${source_id}: ${aside[source_id]}`);
    }
    expect(answer.set_aside_count > 0).toBe(Object.keys(aside).length > 0);

    await importAsShown(steps, fileId, answer);
    const stored = await readStored(app, source.name);
    expect([...stored.keys()].sort()).toEqual([...expected.keys()].sort());
    for (const [id, wanted] of expected) {
      const { problems: noted, ...values } = stored.get(id) ?? {};
      // Without any, it is that of the place or of the settings; photos are fetched later.
      const { photos: _, ...listed } = wanted;
      const currency = listed['currency'] ?? values['currency'];
      expectValues(values, { ...listed, currency }, `stored ${id}`);
      for (const problem of problems?.[id] ?? []) expect(noted, id).toContainEqual(problem);
    }
  },
);

test.each(refusedFiles)('%s is named for what it is', async (file, detail) => {
  const source = await sourceFor(steps, file);
  const fileId = await steps.upload(source.id, await readFieldFile(file), file);
  const { status, problem } = await steps.preview(fileId);
  expect(status).toBe(422);
  expect(problem).toMatchObject({ code: 'import_refused', detail: expect.stringMatching(detail) });
});

test('duplicate-headers.csv: a column that appears twice is named at the field that uses it', async () => {
  const source = await sourceFor(steps, 'duplicate-headers.csv');
  const fileId = await steps.upload(source.id, await readFieldFile('duplicate-headers.csv'));
  const { answer } = await steps.preview(fileId);
  expect(answer.mapping_problem).toContain('the column "rent" appears more than once');
  expect(answer.mapping_errors.map(({ field }) => field)).toEqual(['monthly_rent']);
});

test('prices.csv: every rent that can be known is stored, and no other', async () => {
  const source = await sourceFor(steps, 'prices.csv');
  const fileId = await steps.upload(source.id, await readFieldFile('prices.csv'));
  const { answer } = await steps.preview(fileId);
  expect(answer.reading).toMatchObject({ numbers: 'mixed', separator: 'semicolon' });
  await importAsShown(steps, fileId, answer);
  const stored = await readStored(app, source.name);
  // Without a place, these signs name no currency.
  const shared = new Set([13, 15, 17, 20, 33, 36]);
  for (const [id, price] of Object.entries(prices)) {
    const listing = stored.get(id);
    if (price === null || shared.has(Number(id))) expect(listing, id).toBeUndefined();
    else {
      const [rent, currency] = price;
      expect(listing, id).toMatchObject({ monthly_rent: rent, ...(currency && { currency }) });
    }
  }
  const bills = ['12', '34', '48'].map((id) => stored.get(id)?.['monthly_bills']);
  expect(bills).toEqual([0, null, 80]);
});
