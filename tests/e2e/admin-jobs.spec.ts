import { joinEmbeddedPostgres } from '#platform/database/embedded/join.ts';
import { openPool, type OwnPool } from '#platform/database/open-pool.ts';
import { queueJobs } from '#platform/jobs/job-store.ts';
import { expect, expectAccessible, signInAs, test } from './support/fixtures.ts';

let sql: OwnPool;
test.beforeAll(async () => {
  sql = openPool(await joinEmbeddedPostgres(process.env['APP_DATA_DIR'] ?? ''));
});
test.afterAll(() => sql.end());

test('an administrator sees a mail that failed, and runs it again', async ({ page }) => {
  // No statement has this id, so the mail cannot be composed.
  const data = { kind: 'statement', about_id: 'nothing' };
  await queueJobs(sql, 'mail', [{ key: 'broken', data }]);
  const isFailing = () =>
    sql`select from pgboss.job where singleton_key = 'broken' and data ? 'failing_since'`;
  await expect.poll(isFailing).toHaveLength(1);

  await signInAs(page, 'admin@roomieradar.test', '/admin');
  const main = page.getByRole('main');
  const mails = main.getByRole('table').getByRole('row', { name: /^Mails/ });
  await expect(mails).toContainText(/Mails\s*\d+\s*[1-9]/);
  const job = main.getByRole('list', { name: 'Jobs that failed' }).getByText('statement');
  await expect(job).toBeVisible();
  await expectAccessible(page);

  // Without its cause, the job is done at the next attempt.
  await sql`update pgboss.job set data = data || '{"about_id": 0}' where singleton_key = 'broken'`;
  const failed = main.getByRole('listitem').filter({ hasText: 'statement' });
  await failed.getByRole('button', { name: 'Run again' }).click();
  await expect(page.getByText('The job runs again')).toBeVisible();
  await expect
    .poll(() => sql`select from pgboss.job where singleton_key = 'broken'`)
    .toHaveLength(0);
});
