/**
 * The images of one listing while its owner edits them: which ones, in which order, three uploads
 * at a time, twelve images at most. Started by the page that shows them, and stopped with it.
 * Uploads wait until the listing is saved, then get their turns; when none is active, an order
 * that the server does not have yet is saved. Holds ids only: the files and previews are in the
 * image store, the server's images in the query cache.
 */
import { assign, enqueueActions, setup } from 'xstate';
import { limits } from '#contract/limits.ts';
import { imageUploadMachine, type UploadRef, type UploadReport } from './image-upload.machine.ts';
import {
  parseFileId,
  fileKey,
  imageKey,
  isOrderUnsaved,
  type SavedOrder,
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

export type ListingImagesEvent =
  | { type: 'files.chosen'; fileIds: string[] }
  | { type: 'listing.saved'; listingId: number }
  /** The images the server has, in its order. */
  | { type: 'images.known'; imageIds: number[] }
  /** `to` is the position among all images, from 0. */
  | { type: 'image.moved'; key: ImageKey; to: number }
  /** Hidden; can be restored until `removal.finished`. */
  | { type: 'image.removed'; key: ImageKey }
  | { type: 'image.restored'; key: ImageKey }
  | { type: 'removal.finished'; key: ImageKey }
  | { type: 'order.retried' }
  | UploadReport;

export interface ListingImagesInput {
  /** The images the server has at the start. */
  imageIds: number[];
}

export interface ListingImagesContext extends SavedOrder {
  /** Null until the listing is saved. */
  listingId: number | null;
  /** What the user sees, in this order; the first is the cover. */
  images: readonly ImageKey[];
  removed: readonly RemovedImage[];
  uploads: Readonly<Record<string, UploadRef>>;
  waiting: readonly string[];
  active: readonly string[];
  /** How many of the files chosen last exceeded the limit. */
  leftOut: number;
}

type Registered = Extract<UploadReport, { type: 'upload.registered' }>;

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
    /** Returns the order the server now has. */
    saveOrder: port<{ imageIds: number[] }, { listingId: number | null; imageIds: number[] }>(
      'saveOrder',
    ),
  },
  actions: {
    startUploads: assign(({ context, self, spawn }, chosen: string[]) => {
      // Removed images count until the removal is final.
      const free = limits.imagesPerListing - context.images.length - context.removed.length;
      const fileIds = chosen.slice(0, Math.max(0, free));
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
        if (upload)
          enqueue.sendTo(upload, { type: 'turn.given', target: { kind: 'listing', listingId } });
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
      const upload = context.uploads[parseFileId(key) ?? ''];
      if (upload) enqueue.sendTo(upload, { type: 'upload.restored' });
      enqueue.assign(withRestored(context, key));
    }),
    remove: enqueueActions(({ context, enqueue }, key: ImageKey) => {
      const upload = context.uploads[parseFileId(key) ?? ''];
      if (upload) enqueue.sendTo(upload, { type: 'upload.cancelled' });
      enqueue.assign({ ...withRemoved(context, key), leftOut: 0 });
    }),
    finishRemoval: enqueueActions(({ context, enqueue }, key: ImageKey) => {
      const fileId = parseFileId(key) ?? '';
      const { [fileId]: upload, ...uploads } = context.uploads;
      if (!context.removed.some((image) => image.key === key)) return;
      if (upload) enqueue.stopChild(upload);
      enqueue.assign({
        uploads,
        removed: context.removed.filter((image) => image.key !== key),
        savedOrder: context.savedOrder.filter((id) => imageKey(id) !== key),
      });
    }),
    keepRegistered: assign(({ context }, { fileId, imageId }: Registered) => {
      if (imageId === null) return {};
      const { [fileId]: _, ...uploads } = context.uploads;
      return {
        ...withRegistered(context, fileId, imageId),
        uploads,
        savedOrder: [...without(context.savedOrder, imageId), imageId],
        isOrderKnown: false,
      };
    }),
    reconcile: assign(({ context }, imageIds: number[]) => ({
      ...withReconciled(context, imageIds),
      savedOrder: imageIds,
    })),
    adoptOrder: assign(({ context }, imageIds: number[]) => ({
      ...withAdopted(context, imageIds),
      savedOrder: imageIds,
      isOrderKnown: true,
    })),
    keepOrder: assign((_, imageIds: number[]) => ({ savedOrder: imageIds, isOrderKnown: true })),
  },
  guards: {
    isOrderUnsaved: ({ context }) => isOrderUnsaved(context),
    hasWaiting: ({ context }) => context.waiting.length > 0,
    isReordering: ({ context }, { key, to }: { key: ImageKey; to: number }) =>
      isOrderUnsaved({ ...context, images: withMoved(context.images, key, to) }),
    isOtherThanSaved: ({ context }, imageIds: number[]) =>
      isOrderUnsaved({ ...context, savedOrder: imageIds, isOrderKnown: true }),
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
    isOrderKnown: true,
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
    'removal.finished': { actions: { type: 'finishRemoval', params: ({ event }) => event.key } },
    'upload.waiting': { actions: { type: 'queue', params: ({ event }) => event.fileId } },
    'upload.registered': { actions: { type: 'keepRegistered', params: ({ event }) => event } },
    'upload.ended': { actions: { type: 'endTurn', params: ({ event }) => event.fileId } },
  },
  states: {
    /** The listing is not saved yet; chosen files wait. */
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
    /** No upload is active and the order is saved. */
    resting: {
      on: {
        'upload.waiting': {
          target: 'sending',
          actions: { type: 'queue', params: ({ event }) => event.fileId },
        },
        'images.known': { actions: { type: 'adoptOrder', params: ({ event }) => event.imageIds } },
        'image.moved': [
          {
            description: 'images that the server has change places',
            guard: { type: 'isReordering', params: ({ event }) => event },
            target: 'ordering',
            actions: { type: 'move', params: ({ event }) => event },
          },
          {
            description: 'only files change places',
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
            description: 'the last upload ends, and the order is not saved',
            guard: { type: 'isLastOfOther', params: ({ event }) => event.fileId },
            target: 'ordering',
            actions: { type: 'endTurn', params: ({ event }) => event.fileId },
          },
          {
            description: 'the last upload ends',
            guard: { type: 'isLast', params: ({ event }) => event.fileId },
            target: 'resting',
            actions: { type: 'endTurn', params: ({ event }) => event.fileId },
          },
          {
            description: 'other uploads continue',
            actions: [{ type: 'endTurn', params: ({ event }) => event.fileId }, 'giveTurns'],
          },
        ],
      },
    },
    /** Saving the order; no image is registered meanwhile. */
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
    /** The user sees another order than visitors do; the screen says so and offers a retry. */
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
