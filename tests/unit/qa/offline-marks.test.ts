// @vitest-environment jsdom
import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { snapshotAt } from '#machines/auth.selectors.ts';
import type { Marks } from '#contract/marks/mark.ts';
import {
  offlineMarksModel,
  type OfflineMarksContext,
  type Write,
} from '#qa/traces/models/offline-marks.ts';
import type { Api } from '#src/api/client.ts';
import { toggleMark } from '#src/shared/marks/change-mark.ts';
import { marksQuery } from '#src/shared/marks/marks-query.ts';
// The app loads it when it first reads; here that would take longer than a step.
import '#src/shared/marks/read-marks.ts';
import { toastEvent, type ToastRequest } from '#src/ui/toast.ts';
import { pathsToPlay } from '#tests/support/model-paths.ts';
import { playPath, type Path } from '#xstate-paths';

/** Changes a part of the query client, as a fault in the app would. */
type Fault = (queryClient: QueryClient) => void;

let isOnline = true;
/** The toast about marks, as in the page's toast area: the last one replaces others. */
let toast: ToastRequest | null = null;
const takeToast = (event: Event) => {
  event.preventDefault();
  toast = (event as CustomEvent<ToastRequest>).detail;
};
/** Presses a button of the toast, which closes it. */
function press(button: 'undo' | 'retry'): void {
  const onPress = button === 'undo' ? toast?.action?.onPress : toast?.retry;
  if (!onPress) throw new Error(`The toast has no button to ${button}: ${toast?.message}`);
  toast = null;
  onPress();
}

beforeEach(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  window.addEventListener(toastEvent, takeToast);
});
afterEach(() => {
  window.removeEventListener(toastEvent, takeToast);
  onlineManager.setOnline(true);
});

interface Request {
  name: 'write' | 'read';
  write?: Write;
  settle(isAnswered: boolean): void;
}

/** A server with one account, which answers when it is let. */
function createServer() {
  let account: number[] = [];
  const requests: Request[] = [];
  const api = ((call: string, { params }: { params?: { id: number } }) =>
    new Promise((resolve, reject) => {
      const write = params && { id: params.id, isFavorite: call === 'markListing' };
      const request: Request = {
        name: write ? 'write' : 'read',
        ...(write && { write }),
        settle(isAnswered) {
          requests.splice(requests.indexOf(request), 1);
          if (!isAnswered) return reject(new TypeError('Failed to fetch'));
          if (write) {
            account = account.filter((id) => id !== write.id);
            if (write.isFavorite) account = [...account, write.id].toSorted((a, b) => a - b);
            return resolve(undefined);
          }
          const none = { favorite: [], hidden: [] };
          resolve({ listings: { favorite: account, hidden: [] }, users: none } satisfies Marks);
        },
      };
      requests.push(request);
    })) as unknown as Api;
  const forgetReads = () => {
    requests.splice(0, requests.length, ...requests.filter(({ name }) => name === 'write'));
  };
  return { api, requests, forgetReads, account: () => account };
}

/**
 * Until the app has gone on with what it does about it, by one short timer after another. Ours wait in
 * line behind those: a single longer one would overtake them after a pause of the process.
 */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((done) => setTimeout(done, 0));
}

async function play(path: Path, fault: Fault = () => undefined): Promise<void> {
  isOnline = true;
  toast = null;
  onlineManager.setOnline(true);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const server = createServer();
  const query = marksQuery(server.api, 'signedIn');
  const auth = {
    getSnapshot: () => ({
      ...snapshotAt('signedIn'),
      context: { userId: 1, signInFailure: null, attempts: 0 },
    }),
    subscribe: () => ({ unsubscribe: () => undefined }),
  };
  queryClient.mount();
  const none = { favorite: [], hidden: [] };
  queryClient.setQueryData(query.queryKey, { listings: none, users: none });
  // A heart on the page.
  const unsubscribe = new QueryObserver(queryClient, query).subscribe(() => undefined);
  fault(queryClient);
  const connect = (next: boolean) => {
    isOnline = next;
    window.dispatchEvent(new Event(next ? 'online' : 'offline'));
  };
  const settleFirst = (name: Request['name'], isAnswered: boolean) => {
    const request = server.requests.findLast((each) => each.name === name);
    if (!request) throw new Error('Nothing is under way');
    request.settle(isAnswered);
  };

  await playPath(path, {
    async act({ type, id }) {
      if (type === 'heart.pressed') {
        // The app takes no answer to what it asked before.
        server.forgetReads();
        const target = { kind: 'listings', id: Number(id), title: 'A room' } as const;
        const deps = { auth, api: server.api, queryClient };
        void toggleMark(deps, target, 'favorite', document.body);
      } else if (type === 'undo.pressed' || type === 'retry.pressed') {
        server.forgetReads();
        press(type === 'undo.pressed' ? 'undo' : 'retry');
      } else if (type === 'connection.lost') connect(false);
      else if (type === 'connection.returned') connect(true);
      else {
        const name = type.endsWith('reading') ? 'read' : 'write';
        settleFirst(name, type.startsWith('xstate.done'));
      }
      await settle();
    },
    expectState({ value, context }) {
      const { shown, account, writes, offered } = context as OfflineMarksContext;
      const sent = value === 'sending' ? [{ name: 'write', write: writes[0] }] : [];
      expect({
        underWay: server.requests.map(({ name, write }) => ({ name, ...(write && { write }) })),
        shown: queryClient
          .getQueryData(query.queryKey)
          ?.listings.favorite.toSorted((a, b) => a - b),
        account: server.account(),
        offered: toast?.retry ? 'retry' : toast?.action ? 'undo' : null,
      }).toEqual({
        underWay: value === 'reading' ? [{ name: 'read' }] : sent,
        shown,
        account,
        offered: offered?.by ?? null,
      });
    },
  }).finally(() => {
    unsubscribe();
    queryClient.unmount();
    queryClient.clear();
  });
}

const paths = pathsToPlay(offlineMarksModel, 1500).map(([, path]) => path);

test('favorites that are pressed without a connection go to the account by themselves', async () => {
  expect(paths.flatMap(({ steps }) => steps).length).toBeGreaterThan(1000);
  for (const path of paths) await play(path);
});

/** Changes the options of every write. */
const withOptions =
  (change: object): Fault =>
  (queryClient) => {
    const cache = queryClient.getMutationCache();
    const build = cache.build.bind(cache);
    cache.build = (client, options, state) => build(client, { ...options, ...change }, state);
  };

const faults: Record<string, Fault> = {
  'a write fails at once without a connection': withOptions({ networkMode: 'always' }),
  'writes overtake each other': withOptions({ scope: undefined }),
  'a write that failed is made again unasked': withOptions({ retry: 1, retryDelay: 0 }),
  'a heart waits for the server': (queryClient) => {
    queryClient.setQueryData = () => undefined;
  },
  'the account is read between two writes': (queryClient) => {
    queryClient.isMutating = () => 0;
  },
  'a write that failed stays on the screen': (queryClient) => {
    queryClient.fetchQuery = () => Promise.resolve(undefined as never);
  },
  'the connection that is back is not noticed': (queryClient) => queryClient.unmount(),
};

test.each(Object.entries(faults))('a fault is noticed by a path: %s', async (_, fault) => {
  let noticed = '';
  for (const path of paths) {
    if (noticed) break;
    await play(path, fault).catch((error: unknown) => (noticed = String(error)));
  }
  expect(noticed).toMatch(/Step \d+ of \d+/);
});
