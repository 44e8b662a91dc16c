import { expect, test } from 'vitest';
import {
  parseFileId,
  fileKey,
  parseImageId,
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
} from '#machines/image-order.ts';

const images: ImageKey[] = ['image-1', 'file-a', 'image-2', 'file-b'];
const state = { images, removed: [] };

test('a key can be turned back into an id of its own kind only', () => {
  expect([parseImageId(imageKey(12)), parseFileId(imageKey(12))]).toEqual([12, null]);
  expect([parseFileId(fileKey('3')), parseImageId(fileKey('3'))]).toEqual(['3', null]);
});

test('a photo moves to its place; the others keep their order', () => {
  expect(withMoved(images, 'file-b', 0)).toEqual(['file-b', 'image-1', 'file-a', 'image-2']);
  expect(withMoved(images, 'image-1', 3)).toEqual(['file-a', 'image-2', 'file-b', 'image-1']);
  expect(withMoved(images, 'image-9', 0)).toEqual(images);
});

test('undoing a removal restores the position', () => {
  const without = withRemoved(state, 'file-a');
  expect(without.images).toEqual(['image-1', 'image-2', 'file-b']);
  expect(withRestored(without, 'file-a')).toEqual(state);
  expect(withRestored(state, 'file-a')).toEqual(state);
});

test('a registered file becomes its image at the same position, once', () => {
  const expected = ['image-1', 'image-7', 'image-2', 'file-b'];
  expect(withRegistered(state, 'a', 7).images).toEqual(expected);
  // The list of the server's images may have been faster.
  const known = { images: [...images, 'image-7' as const], removed: [] };
  expect(withRegistered(known, 'a', 7).images).toEqual(expected);
});

test('a file that is registered while it is removed is visible again', () => {
  const gone = withRemoved(state, 'file-a');
  const back = withRegistered(gone, 'a', 7);
  expect(back.images).toEqual(['image-1', 'image-2', 'file-b', 'image-7']);
  expect(back.removed).toEqual([]);
});

test('applies changes of another tab without losing files or removals of this one', () => {
  const removed = withRemoved(state, 'image-1');
  const { images: now } = withReconciled(removed, [1, 5]);
  expect(now).toEqual(['file-a', 'file-b', 'image-5']);
});

test('adopts the server’s order around the files', () => {
  expect(withAdopted(state, [2, 1]).images).toEqual(['image-2', 'file-a', 'image-1', 'file-b']);
});

test('the order to save names every image once, removed ones last', () => {
  const removed = withRemoved(state, 'image-1');
  expect(wantedOrder(removed)).toEqual([2, 1]);
});

test('an order is unsaved when the visible order differs, or several photos have no known order', () => {
  const known = { ...state, isOrderKnown: true };
  expect(isOrderUnsaved({ ...known, savedOrder: [1, 2] })).toBe(false);
  expect(isOrderUnsaved({ ...known, savedOrder: [2, 1] })).toBe(true);
  expect(
    isOrderUnsaved({ ...withRemoved(state, 'image-1'), savedOrder: [1, 2], isOrderKnown: true }),
  ).toBe(false);
  const unknown = { savedOrder: [1, 2], isOrderKnown: false };
  expect(isOrderUnsaved({ ...state, ...unknown })).toBe(true);
  expect(isOrderUnsaved({ images: ['image-1'], removed: [], ...unknown })).toBe(false);
});
