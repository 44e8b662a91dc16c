/** Identifies an image on the page: one the server has, or a file that is being uploaded. */
export type ImageKey = `image-${number}` | `file-${string}`;

/** A hidden image, and the position it had. */
export interface RemovedImage {
  key: ImageKey;
  index: number;
}

interface ImageKeys {
  images: readonly ImageKey[];
  removed: readonly RemovedImage[];
}

/** The key of an image the server has. */
export const imageKey = (imageId: number): ImageKey => `image-${imageId}`;
/** The key of a file that is being uploaded. */
export const fileKey = (fileId: string): ImageKey => `file-${fileId}`;

/** The server's id of an image; null while it is a file. */
export function parseImageId(key: ImageKey): number | null {
  return key.startsWith('image-') ? Number(key.slice('image-'.length)) : null;
}

/** The id of the file; null once the server has the image. */
export function parseFileId(key: ImageKey): string | null {
  return key.startsWith('file-') ? key.slice('file-'.length) : null;
}

/** The ids of those the server has, in their order. */
export function imageIdsIn(images: readonly ImageKey[]): number[] {
  return images.map(parseImageId).filter((id) => id !== null);
}

/** Moves an image to position `to`, counted from 0; unchanged when it is not in the list. */
export function withMoved(images: readonly ImageKey[], key: ImageKey, to: number): ImageKey[] {
  if (!images.includes(key)) return [...images];
  return images.filter((other) => other !== key).toSpliced(to, 0, key);
}

/** Hides an image. */
export function withRemoved({ images, removed }: ImageKeys, key: ImageKey): ImageKeys {
  const index = images.indexOf(key);
  if (index === -1) return { images, removed };
  return { images: images.toSpliced(index, 1), removed: [...removed, { key, index }] };
}

/** Puts a hidden image back at its position. */
export function withRestored({ images, removed }: ImageKeys, key: ImageKey): ImageKeys {
  const found = removed.find((image) => image.key === key);
  if (!found) return { images, removed };
  return {
    images: images.toSpliced(found.index, 0, key),
    removed: removed.filter((image) => image !== found),
  };
}

/** Replaces a file by its registered image; one that was hidden meanwhile comes back last. */
export function withRegistered(
  { images, removed }: ImageKeys,
  fileId: string,
  imageId: number,
): ImageKeys {
  const [file, image] = [fileKey(fileId), imageKey(imageId)];
  const others = images.filter((key) => key !== image);
  return {
    images: others.includes(file)
      ? others.map((key) => (key === file ? image : key))
      : [...others, image],
    removed: removed.filter(({ key }) => key !== file),
  };
}

/** Drops images the server no longer has and appends those it has gained; keeps the order. */
export function withReconciled(
  { images, removed }: ImageKeys,
  imageIds: readonly number[],
): ImageKeys {
  const isThere = (key: ImageKey) => {
    const id = parseImageId(key);
    return id === null || imageIds.includes(id);
  };
  const known = new Set([...images, ...removed.map(({ key }) => key)]);
  return {
    images: [...images.filter(isThere), ...imageIds.map(imageKey).filter((key) => !known.has(key))],
    removed: removed.filter(({ key }) => isThere(key)),
  };
}

/** The same in the server's order; files keep their positions. */
export function withAdopted(state: ImageKeys, imageIds: readonly number[]): ImageKeys {
  const { images, removed } = withReconciled(state, imageIds);
  const inOrder = imageIds.map(imageKey).filter((key) => images.includes(key));
  return {
    images: images.map((key) => (parseFileId(key) === null ? (inOrder.shift() ?? key) : key)),
    removed,
  };
}

/** Every image the server has, once, in the order to save; hidden ones come last. */
export function wantedOrder({ images, removed }: ImageKeys): number[] {
  return imageIdsIn([...images, ...removed.map(({ key }) => key)]);
}

export interface SavedOrder {
  /** The images that the server has, in its order as far as that is known. */
  savedOrder: readonly number[];
  /** False after photos were registered: the server may have another order than its answers. */
  isOrderKnown: boolean;
}

/** Does the user see another order than the server has, or may have? */
export function isOrderUnsaved(state: ImageKeys & SavedOrder): boolean {
  if (!state.isOrderKnown) return wantedOrder(state).length > 1;
  const shown = imageIdsIn(state.images);
  const saved = state.savedOrder.filter((id) => shown.includes(id));
  return saved.join() !== shown.join();
}
