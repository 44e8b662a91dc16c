import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  openSecondApp,
  openTestApp,
  type TestApp,
  type TestUser,
} from '../../../support/test-app.ts';
import { importSteps, plainMapping, plainRows } from './steps.ts';

let app: TestApp;
let admin: TestUser;
let steps: ReturnType<typeof importSteps>;
beforeAll(async () => {
  app = await openTestApp();
  admin = await app.user({ is_admin: true });
  steps = importSteps(app, admin);
});
afterAll(() => app.database.close());

const stored = async (source: string) =>
  (await app.database.sql`select from external_origins where source = ${source}`).length;
const act = (id: 'cancelImport' | 'resumeImport', run: number) =>
  app.call(id, { as: admin, params: { id: run } });

test('a source has one import at a time; cancelled and resumed, it imports every row once', async () => {
  const source = await steps.source('stopped');
  const fileId = await steps.upload(source.id, plainRows(8000));
  const run = await steps.start(fileId, plainMapping);
  expect(run).toMatchObject({ status: 'waiting', rows_total: null, rows_done: 0 });
  const second = await app.call('startImport', { as: admin, body: { file_id: fileId } });
  expect(second.problem).toMatchObject({ status: 409, code: 'import_running' });
  const kept = await app.call('deleteImportSource', { as: admin, params: { id: source.id } });
  expect(kept.problem.code).toBe('import_running');
  expect((await act('cancelImport', run.id)).answer).toMatchObject({
    status: 'cancelled',
    can_resume: true,
  });
  expect((await act('resumeImport', run.id)).answer.status).toBe('waiting');
  // Settings changed meanwhile are for the next import.
  const changed = await app.call('updateImportSource', {
    as: admin,
    params: { id: source.id },
    body: { kind: 'json', mapping: {}, new_status: 'pending' },
  });
  expect(changed.answer.kind).toBe('json');

  await app.imports.start();
  await vi.waitFor(
    async () => {
      const { rows_done, rows_total } = await steps.get(run.id);
      expect(rows_total).toBe(8000);
      expect(rows_done).toBeGreaterThan(0);
    },
    { timeout: 30_000, interval: 10 },
  );
  await act('cancelImport', run.id);
  const cancelled = await steps.end(run.id);
  expect(cancelled).toMatchObject({ status: 'cancelled', is_cancelling: false, can_resume: true });
  expect(cancelled.rows_done).toBeLessThan(8000);
  expect(await stored('stopped')).toBe(cancelled.rows_done);

  await act('resumeImport', run.id);
  const done = await steps.end(run.id);
  expect(done).toMatchObject({
    status: 'done',
    rows_done: 8000,
    added: 8000,
    unchanged: 0,
    updated: 0,
    can_resume: false,
  });
  expect(await stored('stopped')).toBe(8000);
  const [order] = await app.database.sql`
    select count(distinct l.created_at)::int as instants,
      bool_and(l.created_at > coalesce(next, '-infinity')) as is_in_order
    from (select l.created_at, lead(l.created_at) over (order by o.source_id::int) as next
      from listings l join external_origins o on o.listing_id = l.id where o.source = 'stopped') l`;
  expect(order).toEqual({ instants: 8000, is_in_order: true });
  expect((await act('cancelImport', run.id)).problem.code).toBe('conflict');
  expect((await act('resumeImport', run.id)).problem.code).toBe('conflict');
}, 90_000);

test('another process continues what a process left unfinished', async () => {
  const source = await steps.source('handed-over');
  const run = await steps.start(await steps.upload(source.id, plainRows(6000)), plainMapping);
  await vi.waitFor(async () => expect((await steps.get(run.id)).rows_done).toBeGreaterThan(0), {
    timeout: 30_000,
    interval: 10,
  });
  await app.imports.stop();
  const left = await steps.get(run.id);
  expect(left.status).toBe('running');
  expect(left.rows_done).toBeLessThan(6000);
  const other = await openSecondApp(app);
  await other.imports.start();
  const done = await steps.end(run.id);
  await other.database.close();
  expect(done).toMatchObject({ status: 'done', added: 6000, unchanged: 0 });
  expect(await stored('handed-over')).toBe(6000);
}, 90_000);

test('a preview that gets no connection to the database is asked for again, not a mistake', async () => {
  const source = await steps.source('no-connection');
  const fileId = await steps.upload(source.id, plainRows(5));
  const limitConnections = (limit: string) =>
    app.asOwner((sql) =>
      sql.unsafe(`do $$ begin execute format(
        'alter database %I connection limit %s', current_database(), ${limit}); end $$`),
    );
  // Those that are open stay.
  await limitConnections('0');
  try {
    const refused = await steps.askForPreview(fileId, plainMapping);
    expect(refused.problem).toMatchObject({ status: 503, code: 'unavailable' });
    expect(refused.headers.get('Retry-After')).toBe('2');
  } finally {
    await limitConnections('-1');
  }
  expect((await steps.preview(fileId, plainMapping)).answer.accepted).toBe(5);
});
