import { modelFor, type AnyPathModel } from '#xstate-paths';
import { fileKey, imageIdsIn, imageKey, wantedOrder } from '#machines/image-order.ts';
import {
  listingImagesMachine,
  type ListingImagesContext,
} from '#machines/listing-images.machine.ts';

interface Snapshot {
  context: ListingImagesContext;
}
const fileIds = ['one', 'two'];
/** More images would only repeat what two show, and two uploads are there only for their turns. */
const isSmall = (context: ListingImagesContext) =>
  context.images.length + context.removed.length <= 2 && !isKnown(context, 'two');
const waitingOrActive = ({ waiting, active }: ListingImagesContext) => [...waiting, ...active];
const removedKeys = ({ context }: Snapshot) => context.removed.map(({ key }) => ({ key }));

/** The photos of one listing, with the reports of their uploads as events. */
export const listingImagesModel: AnyPathModel<never> = modelFor(listingImagesMachine, {
  name: 'listing-images',
  title: 'The photos of a listing',
  starts: {
    'a listing without photos': { imageIds: [] },
    'a listing with a photo': { imageIds: [1] },
    'a listing with two photos': { imageIds: [1, 2] },
    'a listing with as many photos as it may have': {
      imageIds: Array.from({ length: 12 }, (_, index) => index + 1),
    },
  },
  distinguish: ({ uploads, leftOut, ...context }) => ({
    ...context,
    uploads: Object.keys(uploads),
    isAnyLeftOut: leftOut > 0,
  }),
  events: {
    'files.chosen': ({ context }) => {
      const free = fileIds.filter((id) => !isKnown(context, id));
      if (context.images.length === 12) return context.leftOut === 0 ? [{ fileIds: ['one'] }] : [];
      // Only with nothing else there is a second file, so that the situations stay few.
      const isAlone = [...context.images, ...context.removed, ...context.savedOrder].length === 0;
      if (isAlone) return [{ fileIds: ['one'] }, { fileIds }];
      return free.includes('one') ? [{ fileIds: ['one'] }] : [];
    },
    'listing.saved': [{ listingId: 7 }],
    'images.known': ({ context: { savedOrder } }) =>
      savedOrder.length > 2 || savedOrder.includes(101)
        ? []
        : [{ imageIds: [...savedOrder] }, { imageIds: savedOrder.toReversed() }],
    'image.moved': ({ context }) =>
      isSmall(context) && context.images.length > 1
        ? context.images.slice(0, 1).map((key) => ({ key, to: context.images.length - 1 }))
        : [],
    'image.removed': ({ context }) =>
      isSmall(context) && context.removed.length === 0
        ? context.images.slice(0, 1).map((key) => ({ key }))
        : [],
    'image.restored': removedKeys,
    'removal.finished': removedKeys,
    'upload.waiting': ({ context }) =>
      Object.keys(context.uploads)
        .filter((fileId) => !waitingOrActive(context).includes(fileId))
        .map((fileId) => ({ fileId })),
    'upload.ended': ({ context }) => waitingOrActive(context).map((fileId) => ({ fileId })),
    'upload.registered': ({ context }) =>
      context.active
        // Once registered, an upload only ends.
        .filter((fileId) => fileId in context.uploads)
        .map((fileId) => ({ fileId, imageId: 100 + fileIds.indexOf(fileId) })),
  },
  outcomes: {
    saveOrder: {
      done: ({ context }) => [
        { imageIds: wantedOrder(context) },
        { imageIds: imageIdsIn(context.images).toReversed() },
      ],
    },
  },
  invariants: {
    'a photo is shown once': ({ snapshot: { context } }) =>
      new Set(context.images).size === context.images.length,
    'a photo is registered at most once': ({ snapshot: { context } }) =>
      new Set(context.savedOrder).size === context.savedOrder.length,
    'at most three uploads have their turn': ({ snapshot: { context } }) =>
      context.active.length <= 3,
    'a removed photo is not shown': ({ snapshot: { context } }) =>
      context.removed.every(({ key }) => !context.images.includes(key)),
  },
});

/** A file has an id of its own, so the same one never comes twice. */
const isKnown = (context: ListingImagesContext, fileId: string): boolean =>
  fileId in context.uploads ||
  waitingOrActive(context).includes(fileId) ||
  context.savedOrder.includes(100 + fileIds.indexOf(fileId)) ||
  [...context.images, ...context.removed.map(({ key }) => key)].some(
    (key) => key === fileKey(fileId) || key === imageKey(100 + fileIds.indexOf(fileId)),
  );
