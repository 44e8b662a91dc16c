import { describe, expect, test } from 'vitest';
import {
  createActor,
  fromCallback,
  fromPromise,
  transition,
  type EventFromLogic,
  type SnapshotFrom,
} from 'xstate';
import { limits } from '#contract/limits.ts';
import { imageUploadMachine, type UploadRef } from '#machines/image-upload.machine.ts';
import type { FileFacts } from '#machines/upload-problem.ts';
import {
  listingImagesMachine,
  type ListingImagesContext,
} from '#machines/listing-images.machine.ts';

type State = SnapshotFrom<typeof listingImagesMachine>['value'];
type Event = { type: string; [more: string]: unknown };

const events = {
  'listing saved': { type: 'listing.saved', listingId: 7 },
  'files chosen': { type: 'files.chosen', fileIds: [] },
  'images known': { type: 'images.known', imageIds: [1, 2] },
  'an image moved': { type: 'image.moved', key: 'image-2', to: 0 },
  'a file moved': { type: 'image.moved', key: 'file-a', to: 0 },
  removed: { type: 'image.removed', key: 'image-1' },
  restored: { type: 'image.restored', key: 'image-1' },
  'removal finished': { type: 'removal.finished', key: 'image-1' },
  'order retried': { type: 'order.retried' },
  'upload waiting': { type: 'upload.waiting', fileId: 'c' },
  'upload registered': { type: 'upload.registered', fileId: 'b', imageId: 3 },
  'one of two ended': { type: 'upload.ended', fileId: 'b' },
  'order saved': { type: 'xstate.done.actor.saveOrder', output: { imageIds: [1, 2] } },
  'another order saved': { type: 'xstate.done.actor.saveOrder', output: { imageIds: [2, 1] } },
  'order not saved': { type: 'xstate.error.actor.saveOrder', error: new Error() },
} satisfies Record<string, Event>;
type EventName = keyof typeof events;

/** Where each event leads from each state; what is not here changes nothing. */
const table: Record<State, Partial<Record<EventName, State>>> = {
  collecting: { 'listing saved': 'sending' },
  resting: { 'upload waiting': 'sending', 'an image moved': 'ordering' },
  sending: {},
  ordering: {
    'order saved': 'sending',
    // What is seen is 1, 2: that has to be told as well.
    'another order saved': 'ordering',
    'order not saved': 'orderFailed',
  },
  orderFailed: {
    'order retried': 'ordering',
    'upload waiting': 'sending',
    'an image moved': 'ordering',
    'a file moved': 'ordering',
  },
};

const context: ListingImagesContext = {
  listingId: 7,
  images: ['image-1', 'image-2', 'file-a', 'file-b'],
  removed: [],
  savedOrder: [1, 2],
  isOrderKnown: true,
  uploads: {},
  waiting: ['a'],
  active: ['b'],
  leftOut: 0,
};

function after(value: State, event: Event, changes: Partial<ListingImagesContext> = {}) {
  const state = listingImagesMachine.resolveState({ value, context: { ...context, ...changes } });
  const [next] = transition(
    listingImagesMachine,
    state,
    event as EventFromLogic<typeof listingImagesMachine>,
  );
  return next;
}

describe.each(Object.keys(table) as State[])('from %s', (state) => {
  test.each(Object.keys(events) as EventName[])('%s', (name) => {
    expect(after(state, events[name]).value).toBe(table[state][name] ?? state);
  });
});

const idle = { waiting: [], active: [] };
const lastOne = { waiting: [], active: ['b'] };

test('rests when the last upload has ended and the order is the one the server has', () => {
  expect(after('sending', events['one of two ended'], lastOne).value).toBe('resting');
});

test('saves the order only when no upload is active', () => {
  const unsaved = { savedOrder: [2, 1] };
  expect(after('sending', events['one of two ended'], unsaved).value).toBe('sending');
  const next = after('sending', events['one of two ended'], { ...unsaved, ...lastOne });
  expect(next.value).toBe('ordering');
});

test('saves the order after several photos were registered, whatever order the answers came in', () => {
  const registered = after('sending', events['upload registered'], lastOne);
  expect(after('sending', events['one of two ended'], registered.context).value).toBe('ordering');
  const first = { ...lastOne, images: ['file-b'] as const, savedOrder: [] };
  const only = after('sending', events['upload registered'], first);
  expect(after('sending', events['one of two ended'], only.context).value).toBe('resting');
});

test('a saved listing without files waiting rests; a saved order without any, too', () => {
  expect(after('collecting', events['listing saved'], idle).value).toBe('resting');
  expect(after('ordering', events['order saved'], idle).value).toBe('resting');
});

test('no upload gets its turn before there is a listing, nor while the order is being saved', () => {
  for (const state of ['collecting', 'ordering'] as const) {
    const next = after(state, events['upload waiting'], idle);
    expect([next.context.waiting, next.context.active], state).toEqual([['c'], []]);
  }
});

/** The machine running, with files that wait for their turn and then stand still. */
function start(imageIds: number[] = []) {
  const asked: string[] = [];
  const actor = createActor(
    listingImagesMachine.provide({
      actors: {
        imageUpload: imageUploadMachine.provide({
          actors: {
            inspectFile: fromPromise<FileFacts, { fileId: string }>(async () => ({
              type: 'image/jpeg',
              size: 1000,
            })),
            preparePhoto: fromPromise(async (): Promise<FileFacts> => ({
              type: 'image/jpeg',
              size: 1000,
            })),
            requestAddress: fromPromise(async ({ input }) => {
              asked.push(input.fileId);
              return { key: `key of ${input.fileId}` };
            }),
            sendFile: fromCallback(() => undefined),
          },
        }),
      },
    }),
    { input: { imageIds } },
  ).start();
  const upload = (fileId: string) => actor.getSnapshot().context.uploads[fileId] as UploadRef;
  const until = (isMet: () => boolean) => expect.poll(isMet).toBe(true);
  return { actor, asked, upload, until };
}

test('runs three uploads at a time in the chosen order; each end starts the next', async () => {
  const { actor, asked, upload, until } = start();
  actor.send({ type: 'files.chosen', fileIds: ['1', '2', '3', '4', '5'] });
  await until(() => actor.getSnapshot().context.waiting.length === 5);
  expect(asked).toEqual([]);
  actor.send({ type: 'listing.saved', listingId: 7 });
  await until(() => asked.length === 3);
  expect(asked).toEqual(['1', '2', '3']);
  expect(actor.getSnapshot().context.active).toEqual(['1', '2', '3']);
  await until(() => upload('2').getSnapshot().value === 'uploading');
  upload('2').send({ type: 'file.failed', code: 'uploadFailed' });
  await until(() => asked.length === 4);
  expect(asked.at(-1)).toBe('4');
  // Tried again, it queues behind the others.
  upload('2').send({ type: 'upload.retried' });
  expect(actor.getSnapshot().context.waiting).toEqual(['5', '2']);
});

test('allows twelve images, counting those whose removal can be undone', () => {
  const { actor } = start([1, 2, 3]);
  actor.send({ type: 'image.removed', key: 'image-1' });
  const fileIds = Array.from({ length: 11 }, (_, index) => String(index));
  actor.send({ type: 'files.chosen', fileIds });
  const { images, leftOut } = actor.getSnapshot().context;
  expect(images.length + 1).toBe(limits.imagesPerListing);
  expect(leftOut).toBe(2);
  actor.send({ type: 'removal.finished', key: 'image-1' });
  actor.send({ type: 'files.chosen', fileIds: ['last', 'too many'] });
  expect(actor.getSnapshot().context.images.at(-1)).toBe('file-last');
  expect(actor.getSnapshot().context.leftOut).toBe(1);
});

test('a removed file stops and frees its turn; restored, it comes back to its place', async () => {
  const { actor, asked, upload, until } = start();
  actor.send({ type: 'listing.saved', listingId: 7 });
  actor.send({ type: 'files.chosen', fileIds: ['1', '2', '3', '4'] });
  await until(() => asked.length === 3);
  actor.send({ type: 'image.removed', key: 'file-1' });
  expect(upload('1').getSnapshot().value).toBe('cancelled');
  await until(() => asked.includes('4'));
  actor.send({ type: 'image.restored', key: 'file-1' });
  await until(() => actor.getSnapshot().context.waiting.includes('1'));
  expect(actor.getSnapshot().context.images).toEqual(['file-1', 'file-2', 'file-3', 'file-4']);
});

test('drops a file only when its removal is final', () => {
  const { actor } = start();
  actor.send({ type: 'files.chosen', fileIds: ['1'] });
  actor.send({ type: 'removal.finished', key: 'file-1' });
  expect(Object.keys(actor.getSnapshot().context.uploads)).toEqual(['1']);
  actor.send({ type: 'image.removed', key: 'file-1' });
  actor.send({ type: 'removal.finished', key: 'file-1' });
  expect(actor.getSnapshot().context.uploads).toEqual({});
  expect(actor.getSnapshot().context.removed).toEqual([]);
});
