import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { importSteps } from '../runs/steps.ts';
import { expectValues, importAsShown, longestMs, readStored } from './import-steps.ts';
import { makeLaFile } from './la-file.ts';
import { makeNycFile } from './nyc-file.ts';
import { makeUsFile } from './us-file.ts';

let app: TestApp;
let steps: ReturnType<typeof importSteps>;
beforeAll(async () => {
  app = await openTestApp();
  steps = importSteps(app, await app.user({ is_admin: true }));
  await app.imports.start();
});
afterAll(() => app.database.close());

test.each([
  ['nyc', makeNycFile],
  ['us', makeUsFile],
  ['la', makeLaFile],
] as const)(
  'a large file in the style of %s: no field of any row is wrong',
  async (name, makeFile) => {
    const { content, mapping, reading, expected, aside } = makeFile();
    const source = await steps.source(`${name}-style`);
    const fileId = await steps.upload(source.id, content);
    const { answer } = await steps.preview(fileId, mapping, reading);
    expect(answer.mapping_problem).toBeNull();
    for (const { source_id, values } of answer.rows) {
      // A row that names no currency gets that of its place when it is stored.
      const currency = values['currency'];
      expectValues(values, { ...expected.get(source_id), currency }, source_id);
    }
    for (const { source_id, reason } of answer.set_aside) {
      expect(reason, source_id).toContain(aside.get(source_id) ?? 'accepted');
    }
    const run = await importAsShown(steps, fileId, answer);
    expect(run).toMatchObject({ added: expected.size, set_aside: aside.size });
    const stored = await readStored(app, source.name);
    expect(stored.size).toBe(expected.size);
    for (const [id, wanted] of expected) {
      const { problems: _, ...values } = stored.get(id) ?? {};
      expectValues(values, wanted, id);
    }
  },
  longestMs * 1.5,
);
