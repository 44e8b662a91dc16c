import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { readPositionHeader } from '#contract/read-position.ts';
import { beyondAll, type Replicas } from '#platform/database/replicas/replicas.ts';
import { createPublicReads } from '#platform/http/public-reads.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

test('a write whose position cannot be asked for is answered, and its reads go to the primary', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.close());
  const asked: (bigint | null)[] = [];
  const replicas: Pick<Replicas, 'read'> = {
    async read(after, work) {
      asked.push(after);
      return work(database, 0n);
    },
  };
  const reads = await createPublicReads({
    database,
    replicas: replicas as Replicas,
    secureCookies: false,
  });
  const { answerPosition } = reads;
  if (!answerPosition) throw new Error('Replicas need positions');
  const app = new Hono()
    .use(answerPosition)
    .post('/', async (c) => {
      // The database goes away right after the write.
      await database.close();
      return c.text('stored', 201);
    })
    .get('/', (c) => reads.read(c, async () => c.text('read')));
  const written = await app.request('/', { method: 'POST' });
  expect(written.status).toBe(201);
  const token = written.headers.get(readPositionHeader) ?? '';
  await app.request('/', { headers: { [readPositionHeader]: token } });
  expect(asked).toEqual([beyondAll]);
});
