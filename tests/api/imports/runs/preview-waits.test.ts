import { expect, onTestFinished, test } from 'vitest';
import { transaction } from '#platform/database/sql.ts';
import { openTestApp } from '../../../support/test-app.ts';
import { importSteps, plainMapping, plainRows } from './steps.ts';

test('a preview that has to wait says so and goes on, and the same request gets it', async () => {
  const app = await openTestApp();
  onTestFinished(() => app.database.close());
  const admin = await app.user({ is_admin: true });
  const steps = importSteps(app, admin);
  const source = await steps.source('waits');
  const fileId = await steps.upload(source.id, plainRows(20));
  const waiting = await transaction(app.database.sql, async (tx) => {
    // Its process cannot read the file before this transaction ends.
    await tx`lock table import_file_parts in access exclusive mode`;
    return steps.askForPreview(fileId, plainMapping);
  });
  expect(waiting).toMatchObject({ status: 503, problem: { code: 'unavailable' } });
  const { status, answer } = await steps.preview(fileId, plainMapping);
  expect(status).toBe(200);
  expect(answer).toMatchObject({ accepted: 20, set_aside_count: 0 });
}, 60_000);
