/** A photo as the page knows it: a picture the server has, or a file on its way there. */
export type PhotoKey = `image-${number}` | `file-${string}`;

/** A photo taken out of sight, and where it was. */
export interface RemovedPhoto {
  key: PhotoKey;
  index: number;
}

interface Photos {
  photos: readonly PhotoKey[];
  removed: readonly RemovedPhoto[];
}

export const imageKey = (imageId: number): PhotoKey => `image-${imageId}`;
export const fileKey = (fileId: string): PhotoKey => `file-${fileId}`;

/** The server's id of a photo; null while it is a file. */
export function imageIdOf(key: PhotoKey): number | null {
  return key.startsWith('image-') ? Number(key.slice('image-'.length)) : null;
}

/** The id of the file of a photo; null once it is a picture of the server's. */
export function fileIdOf(key: PhotoKey): string | null {
  return key.startsWith('file-') ? key.slice('file-'.length) : null;
}

/** The pictures among these photos, in their order. */
export function imageIdsIn(photos: readonly PhotoKey[]): number[] {
  return photos.map(imageIdOf).filter((id) => id !== null);
}

/** The photos with this one at place `to`, counted from 0; as they were when it is not there. */
export function withMoved(photos: readonly PhotoKey[], key: PhotoKey, to: number): PhotoKey[] {
  if (!photos.includes(key)) return [...photos];
  return photos.filter((other) => other !== key).toSpliced(to, 0, key);
}

/** Takes a photo out of sight. */
export function withRemoved({ photos, removed }: Photos, key: PhotoKey): Photos {
  const index = photos.indexOf(key);
  if (index === -1) return { photos, removed };
  return { photos: photos.toSpliced(index, 1), removed: [...removed, { key, index }] };
}

/** Puts a photo back where it was. */
export function withRestored({ photos, removed }: Photos, key: PhotoKey): Photos {
  const found = removed.find((photo) => photo.key === key);
  if (!found) return { photos, removed };
  return {
    photos: photos.toSpliced(found.index, 0, key),
    removed: removed.filter((photo) => photo !== found),
  };
}

/** The file became a picture, in the same place; one nobody could stop any more comes back last. */
export function withRegistered(
  { photos, removed }: Photos,
  fileId: string,
  imageId: number,
): Photos {
  const [file, image] = [fileKey(fileId), imageKey(imageId)];
  const others = photos.filter((key) => key !== image);
  return {
    photos: others.includes(file)
      ? others.map((key) => (key === file ? image : key))
      : [...others, image],
    removed: removed.filter(({ key }) => key !== file),
  };
}

/** What the server has, without its order: what is gone goes, what is new comes last. */
export function withReconciled({ photos, removed }: Photos, imageIds: readonly number[]): Photos {
  const isThere = (key: PhotoKey) => {
    const id = imageIdOf(key);
    return id === null || imageIds.includes(id);
  };
  const known = new Set([...photos, ...removed.map(({ key }) => key)]);
  return {
    photos: [...photos.filter(isThere), ...imageIds.map(imageKey).filter((key) => !known.has(key))],
    removed: removed.filter(({ key }) => isThere(key)),
  };
}

/** The same in the server's order; files keep their places. */
export function withAdopted(state: Photos, imageIds: readonly number[]): Photos {
  const { photos, removed } = withReconciled(state, imageIds);
  const inOrder = imageIds.map(imageKey).filter((key) => photos.includes(key));
  return {
    photos: photos.map((key) => (fileIdOf(key) === null ? (inOrder.shift() ?? key) : key)),
    removed,
  };
}

/** Every picture the server has, once, in the order wanted; those out of sight come last. */
export function wantedOrder({ photos, removed }: Photos): number[] {
  return imageIdsIn([...photos, ...removed.map(({ key }) => key)]);
}

/** Is what the person sees in another order than what the server has? */
export function isOrderUnsaved(state: Photos & { savedOrder: readonly number[] }): boolean {
  const shown = imageIdsIn(state.photos);
  const saved = state.savedOrder.filter((id) => shown.includes(id));
  return saved.join() !== shown.join();
}
