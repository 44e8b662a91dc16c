import { expect, onTestFinished, test } from 'vitest';
import type { IndexSource, Rows } from '#platform/live-index/index-source.ts';
import { createLiveIndex } from '#platform/live-index/live-index.ts';
import { createLog } from '#platform/log.ts';
import { testApp } from '#tests/support/test-app.ts';

interface Row {
  id: number;
  name: string;
}

type Names = Rows<Row> & { names: Map<number, string> };

function createNames(): Names {
  const names = new Map<number, string>();
  return {
    names,
    put({ id, name }) {
      names.set(id, name);
      if (name === 'poisoned') throw new Error('Poisoned');
    },
    remove: (id) => void names.delete(id),
    stored: () => ({}) as ReturnType<Names['stored']>,
  };
}

test('a row that cannot be indexed is left out, at the start and when it changes, and no other', async () => {
  const app = await testApp();
  const source: IndexSource<Row, Names> = {
    name: 'names',
    channels: ['names'],
    layout: '1',
    empty: createNames,
    restored: () => null,
    async *readAll() {
      yield [
        { id: 1, name: 'Ada' },
        { id: 2, name: 'poisoned' },
        { id: 3, name: 'Mei' },
      ];
    },
    async *readChanges() {
      yield [
        { id: 3, row: { id: 3, name: 'poisoned' } },
        { id: 4, row: { id: 4, name: 'Noor' } },
      ];
    },
  };
  const log = createLog('silent');
  const index = createLiveIndex({ sql: app.database.sql, log, snapshotFile: null, source });
  onTestFinished(() => index.stop());
  await index.start();
  expect(index.current?.names).toEqual(
    new Map([
      [1, 'Ada'],
      [4, 'Noor'],
    ]),
  );
});
