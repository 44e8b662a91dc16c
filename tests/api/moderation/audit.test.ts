import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { endpoints, type EndpointId } from '#contract/endpoints.gen.ts';
import type { Pool } from '#platform/database/sql.ts';
import { openTestApp, type TestApp, type TestUser } from '../../support/test-app.ts';
import { done, room, sentInquiry } from '../inquiries/steps.ts';

let app: TestApp;
let admin: TestUser;
/** Where a source's file can be fetched. */
let origin: string;
const site = createServer((_, response) => response.end('id,title,address,rent\n'));
beforeAll(async () => {
  app = await openTestApp({ IMPORT_FROM_LOOPBACK: 'yes' });
  admin = await app.user({ is_admin: true, first_name: 'Ada' });
  await once(site.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(async () => {
  site.close();
  await app.database.close();
});

const suspend = (id: number) => ({ params: { id }, body: { note: 'Spam' } });

async function reportId(): Promise<number> {
  const { owner, id } = await sentInquiry(app);
  await done(app, 'sendReport', { as: owner, body: { kind: 'inquiry', id, reason: 'spam' } });
  const { items } = await done(app, 'listReports', { as: admin, query: { page_size: 1 } });
  return items[0]?.id ?? 0;
}

/** A listing from outside that waits for review. */
async function outsideId(): Promise<number> {
  const body = {
    title: 'Room from outside',
    address: '1 Somewhere St',
    monthly_rent: 900,
    external_link: 'https://rooms.example/1',
  };
  return (await done(app, 'createExternalListing', { as: admin, body })).id;
}

const mapping = { source_id: 'id', title: 'title', address: 'address', monthly_rent: 'rent' };
let sources = 0;

async function sourceId(): Promise<number> {
  sources += 1;
  const [source] = await app.database.sql<{ id: number }[]>`
    insert into import_sources (name, kind) values (${`source-${sources}`}, 'csv') returning id`;
  return source?.id ?? 0;
}

/** A file of a source that has arrived. */
async function importFile(): Promise<{ source_id: number; file_id: number }> {
  const { sql } = app.database;
  const source_id = await sourceId();
  const bytes = Buffer.from('id,title,address,rent\n1,Room,1 Somewhere St,900\n');
  const [file] = await sql<{ id: number }[]>`
    insert into import_files (source_id, key, name, size, arrived_at)
    values (${source_id}, ${`key-${source_id}`}, 'rooms.csv', ${bytes.length}, now()) returning id`;
  const file_id = file?.id ?? 0;
  await sql`insert into import_file_parts (file_id, position, bytes) values (${file_id}, 0, ${bytes})`;
  return { source_id, file_id };
}

async function importRun(status: string): Promise<number> {
  const { source_id, file_id } = await importFile();
  const [run] = await app.database.sql<{ id: number }[]>`
    insert into import_runs
      (source_id, file_id, file_name, file_bytes, status, kind, mapping, new_status)
    values (${source_id}, ${file_id}, 'rooms.csv', 60, ${status}, 'csv',
      ${JSON.stringify(mapping)}::text::jsonb, 'pending') returning id`;
  return run?.id ?? 0;
}

async function wantedId(): Promise<number> {
  const { id } = await app.user();
  const [page] = await app.database.sql<{ id: number }[]>`
    insert into wanted_pages (user_id, headline, visibility)
    values (${id}, 'A room from March', 'members') returning id`;
  return page?.id ?? 0;
}

const roomId = async () => room(app, await app.user());

type Options = NonNullable<Parameters<TestApp['call']>[1]>;

/** Each writing call of administrators, made so that it does something. */
const writes: Partial<Record<EndpointId, () => Promise<Options>>> = {
  deleteListingAsAdmin: async () => ({ params: { id: await roomId() } }),
  changeReport: async () => ({
    params: { id: await reportId() },
    body: { status: 'resolved', note: 'Done' },
  }),
  hideListing: async () => ({ params: { id: await roomId() }, body: { note: 'Not real' } }),
  showListing: async () => {
    const params = { id: await roomId() };
    await done(app, 'hideListing', { as: admin, params, body: { note: 'Not real' } });
    return { params };
  },
  hideWanted: async () => ({ params: { id: await wantedId() }, body: { note: 'Not real' } }),
  showWanted: async () => {
    const params = { id: await wantedId() };
    await done(app, 'hideWanted', { as: admin, params, body: { note: 'Not real' } });
    return { params };
  },
  decideAppeal: async () => {
    const { owner, listing_id: id } = await sentInquiry(app);
    await done(app, 'hideListing', { as: admin, params: { id }, body: { note: 'Not real' } });
    const [statement] = await app.database.sql<{ id: number }[]>`
      update statements set appeal_text = 'It is', appealed_at = now()
      where user_id = ${owner.id} returning id`;
    return { params: { id: statement?.id }, body: { decision: 'upheld', note: 'It is not' } };
  },
  createExternalListing: async () => ({
    body: { title: 'By hand', address: '1 Somewhere St', monthly_rent: 900 },
  }),
  changeExternalListing: async () => ({
    params: { id: await outsideId() },
    body: { title: 'Changed' },
  }),
  changeExternalListings: async () => ({
    body: { ids: [await outsideId(), await outsideId()], status: 'rejected' },
  }),
  deleteExternalListings: async () => ({ query: { ids: String(await outsideId()) } }),
  createImportSource: async () => ({
    body: { name: 'by-call', kind: 'csv', new_status: 'pending' },
  }),
  updateImportSource: async () => ({
    params: { id: await sourceId() },
    body: { kind: 'csv', new_status: 'active' },
  }),
  deleteImportSource: async () => ({ params: { id: await sourceId() } }),
  fetchImportFile: async () => {
    const id = await sourceId();
    await app.database.sql`update import_sources set address = ${origin} where id = ${id}`;
    return { params: { id } };
  },
  startImport: async () => {
    const { file_id } = await importFile();
    return { body: { file_id, mapping } };
  },
  cancelImport: async () => ({ params: { id: await importRun('waiting') } }),
  resumeImport: async () => ({ params: { id: await importRun('cancelled') } }),
  runJob: async () => {
    const id = crypto.randomUUID();
    const { sql } = app.database;
    await sql`
      select queue_job(${id}::uuid, 'mail', ${id}, '{"kind": "statement", "about_id": 0}')`;
    await sql`update pgboss.job set state = 'failed' where name = 'mail' and id = ${id}`;
    return { params: { id } };
  },
  suspendUser: async () => suspend((await app.user()).id),
  reinstateUser: async () => {
    const { id } = await app.user();
    await done(app, 'suspendUser', { as: admin, ...suspend(id) });
    return { params: { id } };
  },
};

/** Calls that change nothing, although they are not GET. */
const readingCalls: ReadonlySet<EndpointId> = new Set(['requestImportUpload', 'previewImport']);

const writingCalls = (Object.keys(endpoints) as EndpointId[]).filter(
  (id) => calls[id].access === 'admin' && endpoints[id].method !== 'GET' && !readingCalls.has(id),
);

async function countEvents(): Promise<number> {
  return (await done(app, 'listAuditEvents', { as: admin })).total;
}

describe('every writing call of administrators adds an audit event', () => {
  test.each(writingCalls)('%s', async (id) => {
    const prepare = writes[id];
    if (!prepare) throw new Error(`Say in this test how ${id} is called`);
    const options = await prepare();
    const before = await countEvents();
    await done(app, id, { as: admin, ...options });
    expect(await countEvents()).toBe(before + 1);
    const { items } = await done(app, 'listAuditEvents', { as: admin, query: { page_size: 1 } });
    expect(items[0]?.admin).toEqual({ id: admin.id, first_name: 'Ada' });
  });
});

test('a refused change adds no audit event, and a change without its event is undone', async () => {
  const before = await countEvents();
  await app.call('suspendUser', { as: admin, ...suspend(admin.id) });
  await app.call('hideListing', { as: admin, ...suspend(2_000_000_000) });
  expect(await countEvents()).toBe(before);

  const id = await roomId();
  await app.asOwner(
    (sql) => sql`alter table audit_events add constraint closed check (false) not valid`,
  );
  const { status } = await app.call('deleteListingAsAdmin', { as: admin, params: { id } });
  await app.asOwner((sql) => sql`alter table audit_events drop constraint closed`);
  expect(status).toBe(500);
  expect((await app.call('getListing', { params: { id } })).status).toBe(200);
});

test('neither the server nor the owner of the database can change or delete an audit event', async () => {
  await done(app, 'suspendUser', { as: admin, ...suspend((await app.user()).id) });
  const attempts = async (sql: Pool, refused: RegExp) => {
    await expect(sql`update audit_events set admin_id = 1`).rejects.toThrow(refused);
    await expect(sql`delete from audit_events`).rejects.toThrow(refused);
    await expect(sql`truncate audit_events`).rejects.toThrow(refused);
  };
  const { sql } = app.database;
  await attempts(sql, /permission denied/);
  for (const change of [
    sql`alter table audit_events disable trigger all`,
    sql`drop trigger audit_events_append_only on audit_events`,
    sql`drop table audit_events`,
    sql`set session_replication_role = replica`,
  ]) {
    await expect(change).rejects.toThrow(/must be owner|permission denied/);
  }
  await app.asOwner((owner) => attempts(owner, /only ever added to/));
  expect(await countEvents()).toBeGreaterThan(0);
});

test('an audit event outlives its administrator and its target', async () => {
  const leaving = await app.user({ is_admin: true, first_name: 'Grace' });
  const { id } = await app.user({ first_name: 'Mallory' });
  await done(app, 'suspendUser', { as: leaving, ...suspend(id) });
  await app.database.sql`delete from users where id in (${leaving.id}, ${id})`;
  const { items } = await done(app, 'listAuditEvents', { as: admin, query: { page_size: 1 } });
  expect(items).toMatchObject([
    {
      admin: { id: leaving.id, first_name: 'Grace' },
      event: 'user.suspended',
      target_kind: 'user',
      target_id: id,
      target_label: 'Mallory',
      details: { note: 'Spam' },
    },
  ]);
});

test('audit events are filtered by event and administrator, paged, and read from indexes', async () => {
  const other = await app.user({ is_admin: true });
  for (let nth = 0; nth < 3; nth++) {
    await done(app, 'suspendUser', { as: other, ...suspend((await app.user()).id) });
  }
  await done(app, 'deleteListingAsAdmin', { as: other, params: { id: await roomId() } });
  const mine = { admin_id: other.id };
  expect((await done(app, 'listAuditEvents', { as: admin, query: mine })).total).toBe(4);
  const query = { ...mine, event: 'user.suspended', page_size: 2, page: 2 };
  const page = await done(app, 'listAuditEvents', { as: admin, query });
  expect(page).toMatchObject({ total: 3, items: [{ event: 'user.suspended' }] });
  expect(page.items).toHaveLength(1);

  const { sql } = app.database;
  await sql`
    insert into audit_events (admin_id, admin_name, event, target_kind, target_id)
    select n % 7, 'Someone', case when n % 2 = 0 then 'listing.hidden' else 'listing.shown' end,
      'listing', n from generate_series(1, 20000) n`;
  // The role of the server may not, and PostgreSQL only warns of it.
  await app.asOwner((asOwner) => asOwner`analyze audit_events`);
  for (const condition of ['true', `event = 'listing.shown'`, 'admin_id = 3', 'target_id = 5']) {
    const scope = condition.startsWith('target')
      ? `target_kind = 'listing' and ${condition}`
      : condition;
    const plan = await sql.unsafe(
      `explain (format json) select * from audit_events where ${scope} order by id desc limit 20`,
    );
    expect(JSON.stringify(plan)).not.toContain('Seq Scan');
    expect(JSON.stringify(plan)).not.toContain('"Sort"');
  }
});
