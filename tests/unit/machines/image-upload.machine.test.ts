import { describe, expect, test } from 'vitest';
import { transition, type EventFromLogic, type SnapshotFrom } from 'xstate';
import { limits } from '#contract/limits.ts';
import { imageUploadMachine, type ImageUploadContext } from '#machines/image-upload.machine.ts';
import { canRetry, type UploadFailure, type UploadProblemCode } from '#machines/upload-problem.ts';

type State = SnapshotFrom<typeof imageUploadMachine>['value'];
type Event = { type: string; [more: string]: unknown };

const facts = (type: string | null, size: number) => ({
  type: 'xstate.done.actor.inspectFile',
  output: { type, size },
});
const rejects = (actor: string, code: UploadProblemCode) => ({
  type: `xstate.error.actor.${actor}`,
  error: { code },
});
const fails = (code: UploadProblemCode) => ({ type: 'file.failed', code });

const events = {
  'a JPEG': facts('image/jpeg', 2_000_000),
  'a JPEG of the largest size': facts('image/jpeg', limits.chosenImageBytes),
  'a HEIC photo': facts('image/heic', 2_000_000),
  'an empty file': facts('image/jpeg', 0),
  'a GIF': facts('image/gif', 2000),
  'not an image': facts(null, 2000),
  'a byte too many': facts('image/png', limits.chosenImageBytes + 1),
  'no readable file': { type: 'xstate.error.actor.inspectFile', error: new Error() },
  prepared: {
    type: 'xstate.done.actor.preparePhoto',
    output: { type: 'image/jpeg', size: 900_000 },
  },
  'not decoded': rejects('preparePhoto', 'damaged'),
  'its turn': { type: 'turn.given', target: { kind: 'listing', listingId: 7 } },
  'an address': { type: 'xstate.done.actor.requestAddress', output: { key: 'k' } },
  'no address: offline': rejects('requestAddress', 'offline'),
  'no address: no answer': rejects('requestAddress', 'unreachable'),
  'no address: refused': rejects('requestAddress', 'listingGone'),
  'no address: a mistake': { type: 'xstate.error.actor.requestAddress', error: new TypeError() },
  'some bytes': { type: 'bytes.sent', sentBytes: 1000 },
  'file arrived': { type: 'file.arrived' },
  'sending: offline': fails('offline'),
  'sending: address expired': fails('addressExpired'),
  'sending: refused or broke off': fails('uploadFailed'),
  registered: { type: 'xstate.done.actor.registerImage', output: { imageId: 3 } },
  'not registered: offline': rejects('registerImage', 'offline'),
  'not registered: no answer': rejects('registerImage', 'unreachable'),
  'not registered: file gone': rejects('registerImage', 'addressExpired'),
  'not registered: refused': rejects('registerImage', 'imageRefused'),
  connected: { type: 'xstate.done.actor.awaitConnection' },
  'time passed': { type: 'xstate.after.retryDelayMs.imageUpload.unreachable' },
  retried: { type: 'upload.retried' },
  cancelled: { type: 'upload.cancelled' },
  restored: { type: 'upload.restored' },
} satisfies Record<string, Event>;
type EventName = keyof typeof events;

/** Where each event leads from each state; what is not here changes nothing. */
const table: Record<State, Partial<Record<EventName, State>>> = {
  checking: {
    'a JPEG': 'preparing',
    'a JPEG of the largest size': 'preparing',
    'a HEIC photo': 'preparing',
    'an empty file': 'failed',
    'a GIF': 'failed',
    'not an image': 'failed',
    'a byte too many': 'failed',
    'no readable file': 'failed',
    cancelled: 'cancelled',
  },
  preparing: { prepared: 'waiting', 'not decoded': 'failed', cancelled: 'cancelled' },
  waiting: { 'its turn': 'requestingAddress', cancelled: 'cancelled' },
  requestingAddress: {
    'an address': 'uploading',
    'no address: offline': 'offline',
    'no address: no answer': 'unreachable',
    'no address: refused': 'failed',
    'no address: a mistake': 'failed',
    cancelled: 'cancelled',
  },
  uploading: {
    'file arrived': 'registering',
    'sending: offline': 'offline',
    'sending: address expired': 'requestingAddress',
    'sending: refused or broke off': 'failed',
    cancelled: 'cancelled',
  },
  registering: {
    registered: 'done',
    'not registered: offline': 'offline',
    'not registered: no answer': 'unreachable',
    'not registered: file gone': 'requestingAddress',
    'not registered: refused': 'failed',
  },
  offline: { connected: 'waiting', cancelled: 'cancelled' },
  unreachable: { 'time passed': 'waiting', retried: 'waiting', cancelled: 'cancelled' },
  failed: { retried: 'waiting', cancelled: 'cancelled' },
  cancelled: { restored: 'checking' },
  done: {},
};

const context: ImageUploadContext = {
  fileId: '1',
  manager: null,
  target: { kind: 'listing', listingId: 7 },
  contentType: 'image/jpeg',
  size: 2_000_000,
  sentBytes: 0,
  key: 'k',
  hasArrived: false,
  failure: null,
  attempts: 0,
  renewals: 0,
};

function after(value: State, event: Event, changes: Partial<ImageUploadContext> = {}) {
  const failure: UploadFailure | null = value === 'failed' ? 'uploadFailed' : null;
  const state = imageUploadMachine.resolveState({
    value,
    context: { ...context, failure, ...changes },
  });
  const [next] = transition(
    imageUploadMachine,
    state,
    event as EventFromLogic<typeof imageUploadMachine>,
  );
  return next;
}

describe.each(Object.keys(table) as State[])('from %s', (state) => {
  test.each(Object.keys(events) as EventName[])('%s', (name) => {
    expect(after(state, events[name]).value).toBe(table[state][name] ?? state);
  });
});

test('a file that has arrived is registered, under the same key, and not sent again', () => {
  const next = after('waiting', events['its turn'], { hasArrived: true });
  expect(next.value).toBe('registering');
  expect(next.context.key).toBe('k');
});

test('a file that the server lost is sent again', () => {
  const lost = after('registering', events['not registered: file gone'], { hasArrived: true });
  expect(lost.context.hasArrived).toBe(false);
});

test.each([
  ['uploading', 'sending: address expired'],
  ['registering', 'not registered: file gone'],
] as const)('asks for a new address at most twice by itself, from %s', (state, name) => {
  expect(after(state, events[name], { renewals: 1 }).value).toBe('requestingAddress');
  const next = after(state, events[name], { renewals: 2 });
  expect([next.value, next.context.failure]).toEqual(['failed', 'uploadFailed']);
});

test('a hopeless upload cannot be retried; others start over', () => {
  const failures = {
    empty: false,
    wrongType: false,
    tooLarge: false,
    tooSmall: false,
    heic: false,
    tooManyPixels: false,
    damaged: false,
    imageRefused: false,
    listingGone: false,
    uploadFailed: true,
    tooMany: true,
    signedOut: true,
    serverTrouble: true,
  } as const;
  for (const [failure, isPossible] of Object.entries(failures)) {
    const tired = { failure: failure as UploadFailure, attempts: 4, renewals: 2 };
    const next = after('failed', events.retried, tired);
    expect(canRetry(tired.failure), failure).toBe(isPossible);
    expect(next.value, failure).toBe(isPossible ? 'waiting' : 'failed');
    if (isPossible) {
      expect(next.context).toMatchObject({ failure: null, attempts: 0, renewals: 0 });
    }
  }
});

test('a retry reads an unreadable file again', () => {
  expect(after('failed', events.retried, { failure: 'unreadable' }).value).toBe('checking');
});

test.each([
  ['an empty file', 'empty'],
  ['a GIF', 'wrongType'],
  ['not an image', 'wrongType'],
  ['a byte too many', 'tooLarge'],
  ['no readable file', 'unreadable'],
] as const)('says what is wrong with %s', (name, failure) => {
  expect(after('checking', events[name]).context.failure).toBe(failure);
});

test('sends the file as it was prepared', () => {
  const { context } = after('preparing', events.prepared, { contentType: 'image/heic' });
  expect(context).toMatchObject({ contentType: 'image/jpeg', size: 900_000 });
});

test('says that a photo cannot be decoded before it has a turn', () => {
  expect(after('preparing', events['not decoded']).context.failure).toBe('damaged');
});

test('an unexpected error counts as server trouble', () => {
  const next = after('requestingAddress', events['no address: a mistake']);
  expect(next.context.failure).toBe('serverTrouble');
});

test('reports progress, and starts again at a new address', () => {
  const half = after('uploading', events['some bytes']);
  expect(half.context.sentBytes).toBe(1000);
  const [again] = [after('uploading', events['sending: address expired'], { sentBytes: 1000 })];
  expect(again.context.sentBytes).toBe(0);
  expect(after('uploading', events['file arrived']).context.sentBytes).toBe(context.size);
});

test('waits longer each time there is no answer, and half a minute at most', () => {
  const { retryDelayMs } = imageUploadMachine.implementations.delays as {
    retryDelayMs: (args: { context: ImageUploadContext }) => number;
  };
  const waits = [1, 2, 3, 4, 5, 6, 60].map((attempts) =>
    retryDelayMs({ context: { ...context, attempts } }),
  );
  expect(waits).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  const away = after('requestingAddress', events['no address: no answer']);
  expect(away.context.attempts).toBe(1);
  const back = after('requestingAddress', events['an address'], { attempts: 3 });
  expect(back.context.attempts).toBe(0);
});
