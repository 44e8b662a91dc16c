/**
 * The photos of one listing while its owner works on them: which, in which order, three uploads
 * at a time, twelve photos at most. Started by the page that shows them and gone with it. Before
 * the listing is saved everything waits; from then on uploads get their turns, and once none is
 * under way an order the server does not have yet is saved. Holds ids only: files, previews and
 * pictures are others' to keep.
 */
import { assign, enqueueActions, setup, type ActorRefFrom } from 'xstate';
import { limits } from '#contract/limits.ts';
import { imageUploadMachine, type UploadNews } from './image-upload.machine.ts';
import {
  fileIdOf,
  fileKey,
  imageKey,
  isOrderUnsaved,
  wantedOrder,
  withAdopted,
  withMoved,
  withReconciled,
  withRegistered,
  withRemoved,
  withRestored,
  type ImageKey,
  type RemovedImage,
} from './image-order.ts';
import { port } from './port.ts';

export type UploadRef = ActorRefFrom<typeof imageUploadMachine>;

export type ListingImagesEvent =
  | { type: 'files.chosen'; fileIds: string[] }
  | { type: 'listing.saved'; listingId: number }
  /** What the server has, in its order. */
  | { type: 'images.known'; imageIds: number[] }
  /** `to` is the place among all photos, from 0. */
  | { type: 'image.moved'; key: ImageKey; to: number }
  /** Out of sight; can be restored until `removal.finished`. */
  | { type: 'image.removed'; key: ImageKey }
  | { type: 'image.restored'; key: ImageKey }
  | { type: 'removal.finished'; key: ImageKey }
  | { type: 'order.retried' }
  | UploadNews;

export interface ListingImagesInput {
  /** What the server has when this begins. */
  imageIds: number[];
}

export interface ListingImagesContext {
  /** Null until the listing is saved. */
  listingId: number | null;
  /** What the person sees, in their order; the first is the cover. */
  images: readonly ImageKey[];
  removed: readonly RemovedImage[];
  /** The order the server has. */
  savedOrder: readonly number[];
  uploads: Readonly<Record<string, UploadRef>>;
  waiting: readonly string[];
  active: readonly string[];
  /** Of the files chosen last, how many were too many. */
  leftOut: number;
}

const uploadsAtOnce = 3;

const without = <T>(list: readonly T[], item: T): T[] => list.filter((other) => other !== item);

const isLast = ({ waiting, active }: ListingImagesContext, fileId: string): boolean =>
  without([...waiting, ...active], fileId).length === 0;

export const listingImagesMachine = setup({
  types: {
    context: {} as ListingImagesContext,
    events: {} as ListingImagesEvent,
    input: {} as ListingImagesInput,
  },
  actors: {
    imageUpload: imageUploadMachine,
    /** Answers the order the server now has. */
    saveOrder: port<{ imageIds: number[] }, { listingId: number | null; imageIds: number[] }>(
      'saveOrder',
    ),
  },
  actions: {
    startUploads: assign(({ context, self, spawn }, chosen: string[]) => {
      // Removed ones count until nobody can bring them back.
      const room = limits.imagesPerListing - context.images.length - context.removed.length;
      const fileIds = chosen.slice(0, Math.max(0, room));
      const started = fileIds.map((fileId) => {
        const upload = spawn('imageUpload', { id: fileId, input: { fileId, manager: self } });
        return [fileId, upload] as const;
      });
      return {
        images: [...context.images, ...fileIds.map(fileKey)],
        uploads: { ...context.uploads, ...Object.fromEntries(started) },
        leftOut: chosen.length - fileIds.length,
      };
    }),
    giveTurns: enqueueActions(({ context, enqueue }) => {
      const { listingId, uploads, waiting, active } = context;
      if (listingId === null) return;
      const next = waiting.slice(0, uploadsAtOnce - active.length);
      enqueue.assign({ waiting: waiting.slice(next.length), active: [...active, ...next] });
      for (const fileId of next) {
        const upload = uploads[fileId];
        if (upload) enqueue.sendTo(upload, { type: 'turn.given', listingId });
      }
    }),
    queue: assign({
      waiting: ({ context }, fileId: string) => [...without(context.waiting, fileId), fileId],
    }),
    endTurn: assign(({ context: { waiting, active } }, fileId: string) => ({
      waiting: without(waiting, fileId),
      active: without(active, fileId),
    })),
    move: assign(({ context }, { key, to }: { key: ImageKey; to: number }) => ({
      images: withMoved(context.images, key, to),
    })),
    restore: enqueueActions(({ context, enqueue }, key: ImageKey) => {
      const upload = context.uploads[fileIdOf(key) ?? ''];
      if (upload) enqueue.sendTo(upload, { type: 'upload.restored' });
      enqueue.assign(withRestored(context, key));
    }),
    remove: enqueueActions(({ context, enqueue }, key: ImageKey) => {
      const upload = context.uploads[fileIdOf(key) ?? ''];
      if (upload) enqueue.sendTo(upload, { type: 'upload.cancelled' });
      enqueue.assign({ ...withRemoved(context, key), leftOut: 0 });
    }),
    forget: enqueueActions(({ context, enqueue }, key: ImageKey) => {
      const fileId = fileIdOf(key) ?? '';
      const { [fileId]: upload, ...uploads } = context.uploads;
      if (!context.removed.some((image) => image.key === key)) return;
      if (upload) enqueue.stopChild(upload);
      enqueue.assign({
        uploads,
        removed: context.removed.filter((image) => image.key !== key),
        savedOrder: context.savedOrder.filter((id) => imageKey(id) !== key),
      });
    }),
    takeIn: assign(({ context }, { fileId, imageId }: { fileId: string; imageId: number }) => {
      const { [fileId]: _, ...uploads } = context.uploads;
      return {
        ...withRegistered(context, fileId, imageId),
        uploads,
        savedOrder: [...without(context.savedOrder, imageId), imageId],
      };
    }),
    reconcile: assign(({ context }, imageIds: number[]) => ({
      ...withReconciled(context, imageIds),
      savedOrder: imageIds,
    })),
    adopt: assign(({ context }, imageIds: number[]) => ({
      ...withAdopted(context, imageIds),
      savedOrder: imageIds,
    })),
    keepOrder: assign({ savedOrder: (_, imageIds: number[]) => imageIds }),
  },
  guards: {
    isOrderUnsaved: ({ context }) => isOrderUnsaved(context),
    hasWaiting: ({ context }) => context.waiting.length > 0,
    isReordering: ({ context }, { key, to }: { key: ImageKey; to: number }) =>
      isOrderUnsaved({ ...context, images: withMoved(context.images, key, to) }),
    isOtherThanSaved: ({ context }, imageIds: number[]) =>
      isOrderUnsaved({ ...context, savedOrder: imageIds }),
    isLast: ({ context }, fileId: string) => isLast(context, fileId),
    isLastOfOther: ({ context }, fileId: string) =>
      isLast(context, fileId) && isOrderUnsaved(context),
  },
}).createMachine({
  id: 'listingImages',
  context: ({ input: { imageIds } }) => ({
    listingId: null,
    images: imageIds.map(imageKey),
    removed: [],
    savedOrder: imageIds,
    uploads: {},
    waiting: [],
    active: [],
    leftOut: 0,
  }),
  initial: 'collecting',
  on: {
    'files.chosen': {
      actions: { type: 'startUploads', params: ({ event }) => event.fileIds },
    },
    'images.known': { actions: { type: 'reconcile', params: ({ event }) => event.imageIds } },
    'image.moved': { actions: { type: 'move', params: ({ event }) => event } },
    'image.removed': { actions: { type: 'remove', params: ({ event }) => event.key } },
    'image.restored': { actions: { type: 'restore', params: ({ event }) => event.key } },
    'removal.finished': { actions: { type: 'forget', params: ({ event }) => event.key } },
    'upload.waiting': { actions: { type: 'queue', params: ({ event }) => event.fileId } },
    'upload.registered': { actions: { type: 'takeIn', params: ({ event }) => event } },
    'upload.ended': { actions: { type: 'endTurn', params: ({ event }) => event.fileId } },
  },
  states: {
    /** The listing is not saved yet; files gather. */
    collecting: {
      on: {
        'listing.saved': [
          {
            description: 'files are waiting for it',
            guard: 'hasWaiting',
            target: 'sending',
            actions: assign({ listingId: ({ event }) => event.listingId }),
          },
          {
            description: 'nothing to send yet',
            target: 'resting',
            actions: assign({ listingId: ({ event }) => event.listingId }),
          },
        ],
      },
    },
    /** Nothing is under way. */
    resting: {
      on: {
        'upload.waiting': {
          target: 'sending',
          actions: { type: 'queue', params: ({ event }) => event.fileId },
        },
        'images.known': { actions: { type: 'adopt', params: ({ event }) => event.imageIds } },
        'image.moved': [
          {
            description: 'pictures the server has change places',
            guard: { type: 'isReordering', params: ({ event }) => event },
            target: 'ordering',
            actions: { type: 'move', params: ({ event }) => event },
          },
          {
            description: 'only files do',
            actions: { type: 'move', params: ({ event }) => event },
          },
        ],
      },
    },
    /** Uploads have their turns. */
    sending: {
      entry: 'giveTurns',
      on: {
        'upload.waiting': {
          actions: [{ type: 'queue', params: ({ event }) => event.fileId }, 'giveTurns'],
        },
        'upload.ended': [
          {
            description: 'the last one, and the server has another order',
            guard: { type: 'isLastOfOther', params: ({ event }) => event.fileId },
            target: 'ordering',
            actions: { type: 'endTurn', params: ({ event }) => event.fileId },
          },
          {
            description: 'the last one',
            guard: { type: 'isLast', params: ({ event }) => event.fileId },
            target: 'resting',
            actions: { type: 'endTurn', params: ({ event }) => event.fileId },
          },
          {
            description: 'others go on',
            actions: [{ type: 'endTurn', params: ({ event }) => event.fileId }, 'giveTurns'],
          },
        ],
      },
    },
    /** Telling the server the order; no registration happens meanwhile. */
    ordering: {
      invoke: {
        id: 'saveOrder',
        src: 'saveOrder',
        input: ({ context }) => ({
          listingId: context.listingId,
          imageIds: wantedOrder(context),
        }),
        onDone: [
          {
            description: 'moved again meanwhile',
            guard: { type: 'isOtherThanSaved', params: ({ event }) => event.output.imageIds },
            target: 'ordering',
            reenter: true,
            actions: { type: 'keepOrder', params: ({ event }) => event.output.imageIds },
          },
          {
            description: 'saved, and files are waiting',
            guard: 'hasWaiting',
            target: 'sending',
            actions: { type: 'keepOrder', params: ({ event }) => event.output.imageIds },
          },
          {
            description: 'saved',
            target: 'resting',
            actions: { type: 'keepOrder', params: ({ event }) => event.output.imageIds },
          },
        ],
        onError: { description: 'no answer, or refused', target: 'orderFailed' },
      },
    },
    /** What the person sees is not what others see; they know, and can try again. */
    orderFailed: {
      on: {
        'order.retried': 'ordering',
        'upload.waiting': {
          target: 'sending',
          actions: { type: 'queue', params: ({ event }) => event.fileId },
        },
        'image.moved': {
          target: 'ordering',
          actions: { type: 'move', params: ({ event }) => event },
        },
      },
    },
  },
});
