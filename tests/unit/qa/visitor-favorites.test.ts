import { expect, test } from 'vitest';
import {
  visitorFavoritesModel,
  type VisitorFavoritesContext,
} from '#qa/traces/models/visitor-favorites.ts';
import type { Api } from '#src/api/client.ts';
import { mergeMarks } from '#src/app/merge-marks.ts';
import { visitorMarksKey } from '#src/shared/storage/keys.ts';
import { createVisitorMarks, type VisitorMarksStore } from '#src/shared/storage/visitor-marks.ts';
import { findPaths, playPath, type Path } from '#xstate-paths';

/** The parts of the app that a fault may change. */
interface Parts {
  store: VisitorMarksStore;
  merge: typeof mergeMarks;
}
type Fault = (parts: Parts) => Parts;

interface Sent {
  userId: number;
  ids: number[];
  key: string;
  settle(isReached: boolean, isAnswered: boolean): Promise<void>;
}

/** A server with accounts, which answers when it is let. */
function createServer() {
  const accounts: Record<number, number[]> = { 1: [], 2: [] };
  const keys = new Set<string>();
  let pending: Sent | null = null;
  let addedTwice = 0;
  return {
    accounts,
    addedTwice: () => addedTwice,
    pending: () => pending,
    apiFor: (userId: number): Api =>
      ((_: 'mergeMarks', { body, idempotencyKey: key = '' }: Call) =>
        new Promise((resolve, reject) => {
          pending = {
            userId,
            ids: body.favorite,
            key,
            async settle(isReached, isAnswered) {
              pending = null;
              if (isReached && !keys.has(key)) {
                const before = accounts[userId] ?? [];
                if (body.favorite.some((id) => before.includes(id))) addedTwice += 1;
                accounts[userId] = [...new Set([...before, ...body.favorite])].toSorted(
                  (a, b) => a - b,
                );
                keys.add(key);
              }
              if (isAnswered) resolve(undefined);
              else reject(Object.assign(new Error('No answer'), { name: 'ApiUnreachable' }));
              // The app goes on with what it does about the answer.
              await new Promise((done) => setTimeout(done, 0));
            },
          };
        })) as unknown as Api,
  };
}
interface Call {
  body: { favorite: number[]; hidden: number[] };
  idempotencyKey?: string;
}

/** Plays a path on the code that keeps, sends and drops what a visitor marked. */
async function play(path: Path, fault: Fault = (parts) => parts): Promise<void> {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  } as unknown as Storage;
  const { store, merge } = fault({ store: createVisitorMarks(storage), merge: mergeMarks });
  const locks = { request: (_: string, work: () => Promise<unknown>) => work() } as never;
  const server = createServer();
  let userId = 0;
  let isOver = true;

  async function begin(): Promise<void> {
    isOver = false;
    void merge({ api: server.apiFor(userId), store, locks }, userId).finally(() => (isOver = true));
    await new Promise((done) => setTimeout(done, 0));
  }

  await playPath(path, {
    async act({ type, ...payload }) {
      const pending = server.pending();
      if (type === 'listing.marked') store.change(Number(payload['id']), 'favorite');
      else if (type === 'signed.in') {
        userId = Number(payload['userId']);
        await begin();
      } else if (type === 'page.reloaded') await begin();
      else if (type.startsWith('xstate.done')) await pending?.settle(true, true);
      else if (type.startsWith('xstate.error'))
        await pending?.settle(payload['error'] === 'answer lost', false);
    },
    expectState({ value, context }) {
      const expected = context as VisitorFavoritesContext;
      const { batches = [] } = JSON.parse(values.get(visitorMarksKey) ?? '{}') as {
        batches?: { userId: number; favorite: number[] }[];
      };
      expect({
        isMerging: server.pending() !== null,
        isOver,
        here: store.read().favorite,
        batches: batches.map((batch) => ({ userId: batch.userId, ids: batch.favorite })),
        accounts: server.accounts,
        addedTwice: server.addedTwice(),
      }).toEqual({
        isMerging: value === 'merging',
        isOver: value !== 'merging',
        here: expected.here,
        batches: expected.batches,
        accounts: expected.accounts,
        addedTwice: 0,
      });
    },
  });
}

const { paths } = findPaths(visitorFavoritesModel, 'tour', { cover: 'edges' });

test('favorites of a visitor reach the account once, whatever the server does', async () => {
  expect(paths.flatMap(({ steps }) => steps).length).toBeGreaterThan(50);
  for (const path of paths) await play(path);
});

const faults: Record<string, Fault> = {
  'favorites are dropped when the server is silent': ({ store, merge }) => ({
    store,
    merge: async (deps, userId) => {
      const keys = store.takeBatches(userId, () => 'first').map(({ key }) => key);
      const isMerged = await merge(deps, userId);
      for (const key of keys) store.dropBatch(key);
      return isMerged;
    },
  }),
  'each try has a key of its own': ({ store, merge }) => {
    let count = 0;
    const takeBatches: VisitorMarksStore['takeBatches'] = (...args) =>
      store
        .takeBatches(...args)
        .map((batch) => ({ ...batch, key: `${batch.key} ${(count += 1)}` }));
    const dropBatch = (key: string) => store.dropBatch(key.split(' ', 1)[0] ?? '');
    return { store: { ...store, takeBatches, dropBatch }, merge };
  },
  'whoever signs in gets the batches of others': ({ store, merge }) => ({
    store: {
      ...store,
      takeBatches: (userId, newKey) =>
        [1, 2].flatMap((other) =>
          other === userId ? store.takeBatches(other, newKey) : store.takeBatches(other, () => 'x'),
        ),
    },
    merge,
  }),
  'what is on its way stays in the browser, too': ({ store, merge }) => ({
    store: {
      ...store,
      takeBatches(userId, newKey) {
        const { favorite } = store.read();
        const batches = store.takeBatches(userId, newKey);
        for (const id of favorite.toReversed()) store.change(id, 'favorite');
        return batches;
      },
    },
    merge,
  }),
  'a batch is kept after the answer': ({ store, merge }) => ({
    store: { ...store, dropBatch: () => undefined },
    merge,
  }),
  'only the first batch is sent': ({ store, merge }) => ({
    store: { ...store, takeBatches: (...args) => store.takeBatches(...args).slice(0, 1) },
    merge,
  }),
};

test.each(Object.entries(faults))('a fault is noticed by a path: %s', async (_, fault) => {
  const noticed: string[] = [];
  for (const path of paths) {
    await play(path, fault).catch((error: unknown) => noticed.push(`${path.id} ${String(error)}`));
  }
  expect(noticed).not.toEqual([]);
  expect(noticed[0]).toMatch(/Step \d+ of \d+/);
});
