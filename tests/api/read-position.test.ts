import { Hono } from 'hono';
import { positionCookie } from '#platform/http/answer-cache.ts';
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

test('only positions that this server gave are followed, in a header or a cookie', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.close());
  const asked: (bigint | null)[] = [];
  const replicas: Pick<Replicas, 'read'> = {
    async read(after, work) {
      asked.push(after);
      return work(database, 0n);
    },
  };
  const open = () =>
    createPublicReads({ database, replicas: replicas as Replicas, secureCookies: false });
  const reads = await open();
  const app = new Hono().get('/', (c) => reads.read(c, async () => c.text('read')));
  const ask = async (token: string) => {
    asked.length = 0;
    await app.request('/', { headers: { [readPositionHeader]: token } });
    await app.request('/', {
      headers: { Cookie: `${positionCookie}=${encodeURIComponent(token)}` },
    });
    return asked;
  };
  const [startedAt] = await ask('');
  const right = reads.tokenFor(beyondAll);
  expect(await ask(right)).toEqual([beyondAll, beyondAll]);
  // Another process of the same installation, or this one after a restart, has the same key.
  expect(await ask((await open()).tokenFor(beyondAll))).toEqual([beyondAll, beyondAll]);

  const [position = '', signature = ''] = right.split('.');
  const flipped = (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1);
  const forged = [
    `${position}.${flipped}`,
    `${position}.${signature.slice(0, -1)}`,
    `${position}.${signature}A`,
    `${position}.${'A'.repeat(22)}`,
    `${position}.`,
    position,
    `.${signature}`,
    `${position.slice(1)}.${signature}`,
    `0${position}.${signature}`,
    `-1.${signature}`,
    `${position.toUpperCase()}.${signature}`,
    ` ${right}, ${right}`,
    `${position}.${'é'.repeat(22)}`.normalize('NFD'),
    '9'.repeat(100_000),
  ];
  for (const token of forged) {
    expect(await ask(token.replaceAll(/[^\x20-\x7e]/g, '?')), token.slice(0, 60)).toEqual([
      startedAt,
      startedAt,
    ]);
  }
});
