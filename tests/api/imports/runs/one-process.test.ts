import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';
import { runImport } from '#domain/imports/runs/run-import.ts';
import { claimRun } from '#domain/imports/runs/run-queue.ts';
import { testApp } from '../../../support/test-app.ts';
import { importSteps, plainMapping, plainRows } from './steps.ts';

test('an import leaves nothing behind in the process that does the next one', async () => {
  const app = await testApp();
  const { sql } = app.database;
  const steps = importSteps(app, await app.user({ is_admin: true }));
  const { id: sourceId } = await steps.source('rooms', { mapping: plainMapping });
  const { signal } = new AbortController();
  for (const content of [plainRows(3), 'no rows\n']) {
    const { id } = await steps.start(await steps.upload(sourceId, content));
    const run = await claimRun(sql, id);
    expect(run).toMatchObject({ id });
    const context = {
      single: sql,
      sql,
      stop: signal,
      currencyAt: () => null,
      defaultCurrency: 'USD',
    };
    if (typeof run === 'object') await runImport(run, context);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  }
});
