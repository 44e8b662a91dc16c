/** A photo as the page knows it: a picture the server has, or a file on its way there. */
export type ImageKey = `image-${number}` | `file-${string}`;

/** A photo taken out of sight, and where it was. */
export interface RemovedImage {
  key: ImageKey;
  index: number;
}

interface ImageKeys {
  images: readonly ImageKey[];
  removed: readonly RemovedImage[];
}

export const imageKey = (imageId: number): ImageKey => `image-${imageId}`;
export const fileKey = (fileId: string): ImageKey => `file-${fileId}`;

/** The server's id of a photo; null while it is a file. */
export function imageIdOf(key: ImageKey): number | null {
  return key.startsWith('image-') ? Number(key.slice('image-'.length)) : null;
}

/** The id of the file of a photo; null once it is a picture of the server's. */
export function fileIdOf(key: ImageKey): string | null {
  return key.startsWith('file-') ? key.slice('file-'.length) : null;
}

/** The pictures among these photos, in their order. */
export function imageIdsIn(images: readonly ImageKey[]): number[] {
  return images.map(imageIdOf).filter((id) => id !== null);
}

/** The photos with this one at place `to`, counted from 0; as they were when it is not there. */
export function withMoved(images: readonly ImageKey[], key: ImageKey, to: number): ImageKey[] {
  if (!images.includes(key)) return [...images];
  return images.filter((other) => other !== key).toSpliced(to, 0, key);
}

/** Takes a photo out of sight. */
export function withRemoved({ images, removed }: ImageKeys, key: ImageKey): ImageKeys {
  const index = images.indexOf(key);
  if (index === -1) return { images, removed };
  return { images: images.toSpliced(index, 1), removed: [...removed, { key, index }] };
}

/** Puts a photo back where it was. */
export function withRestored({ images, removed }: ImageKeys, key: ImageKey): ImageKeys {
  const found = removed.find((image) => image.key === key);
  if (!found) return { images, removed };
  return {
    images: images.toSpliced(found.index, 0, key),
    removed: removed.filter((image) => image !== found),
  };
}

/** The file became a picture, in the same place; one nobody could stop any more comes back last. */
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

/** What the server has, without its order: what is gone goes, what is new comes last. */
export function withReconciled({ images, removed }: ImageKeys, imageIds: readonly number[]): ImageKeys {
  const isThere = (key: ImageKey) => {
    const id = imageIdOf(key);
    return id === null || imageIds.includes(id);
  };
  const known = new Set([...images, ...removed.map(({ key }) => key)]);
  return {
    images: [...images.filter(isThere), ...imageIds.map(imageKey).filter((key) => !known.has(key))],
    removed: removed.filter(({ key }) => isThere(key)),
  };
}

/** The same in the server's order; files keep their places. */
export function withAdopted(state: ImageKeys, imageIds: readonly number[]): ImageKeys {
  const { images, removed } = withReconciled(state, imageIds);
  const inOrder = imageIds.map(imageKey).filter((key) => images.includes(key));
  return {
    images: images.map((key) => (fileIdOf(key) === null ? (inOrder.shift() ?? key) : key)),
    removed,
  };
}

/** Every picture the server has, once, in the order wanted; those out of sight come last. */
export function wantedOrder({ images, removed }: ImageKeys): number[] {
  return imageIdsIn([...images, ...removed.map(({ key }) => key)]);
}

/** Is what the person sees in another order than what the server has? */
export function isOrderUnsaved(state: ImageKeys & { savedOrder: readonly number[] }): boolean {
  const shown = imageIdsIn(state.images);
  const saved = state.savedOrder.filter((id) => shown.includes(id));
  return saved.join() !== shown.join();
}
