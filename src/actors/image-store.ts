import { fileKey, imageKey, type ImageKey } from '#machines/image-order.ts';

/** Wide enough for a thumbnail on a dense screen, small enough to draw a dozen of them. */
const previewWidth = 640;

/** The files someone chose, and a small picture of each, by the ids the machines know. */
export interface ImageStore {
  /** Keeps a file and begins to draw it small; answers its id. */
  add(file: File): string;
  /** Throws for a file that was let go. */
  file(fileId: string): File;
  name(fileId: string): string;
  /** Keeps what a photo shows, in words, until it is registered. */
  describe(fileId: string, alt: string): void;
  description(fileId: string): string;
  /** Keeps what the server said about a file. */
  explain(fileId: string, words: string): void;
  explanation(fileId: string): string | null;
  /** An address for an image element; null until it is drawn, or when it cannot be. */
  preview(key: ImageKey): string | null;
  /** The server has it: the file goes, its small picture stays. */
  becomeImage(fileId: string, imageId: number): void;
  /** The key a photo had first, through becoming a picture: who types at it stays there. */
  firstKey(key: ImageKey): ImageKey;
  drop(fileId: string): void;
  subscribe(listener: () => void): () => void;
  clear(): void;
}

/** Makes a store for one page. `draw` rejects for what is no picture. */
export function createImageStore(draw: (file: File) => Promise<Blob> = drawSmall): ImageStore {
  const files = new Map<string, File>();
  const previews = new Map<ImageKey, string>();
  const firstKeys = new Map<ImageKey, ImageKey>();
  const descriptions = new Map<string, string>();
  const explanations = new Map<string, string>();
  const listeners = new Set<() => void>();
  let added = 0;
  // One after the other: a decoded photo takes a hundred megabytes.
  let drawing = Promise.resolve();

  function tell(): void {
    for (const listener of listeners) listener();
  }
  function forgetPreview(key: ImageKey): void {
    const address = previews.get(key);
    if (address !== undefined) URL.revokeObjectURL(address);
    previews.delete(key);
  }
  async function drawPreview(fileId: string): Promise<void> {
    const file = files.get(fileId);
    if (!file) return;
    const small = await draw(file).catch(() => null);
    // It may have been taken away, or registered, meanwhile.
    if (!small || !files.has(fileId)) return;
    previews.set(fileKey(fileId), URL.createObjectURL(small));
    tell();
  }

  return {
    add(file) {
      added += 1;
      const fileId = String(added);
      files.set(fileId, file);
      drawing = drawing.then(() => drawPreview(fileId));
      return fileId;
    },
    file(fileId) {
      const file = files.get(fileId);
      if (!file) throw new Error(`The file ${fileId} was let go`);
      return file;
    },
    name: (fileId) => files.get(fileId)?.name ?? '',
    describe: (fileId, alt) => void descriptions.set(fileId, alt),
    description: (fileId) => descriptions.get(fileId) ?? '',
    explain: (fileId, words) => void explanations.set(fileId, words),
    explanation: (fileId) => explanations.get(fileId) ?? null,
    preview: (key) => previews.get(key) ?? null,
    becomeImage(fileId, imageId) {
      const address = previews.get(fileKey(fileId));
      previews.delete(fileKey(fileId));
      if (address !== undefined) previews.set(imageKey(imageId), address);
      firstKeys.set(imageKey(imageId), fileKey(fileId));
      files.delete(fileId);
      tell();
    },
    firstKey: (key) => firstKeys.get(key) ?? key,
    drop(fileId) {
      files.delete(fileId);
      forgetPreview(fileKey(fileId));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    clear() {
      for (const key of previews.keys()) forgetPreview(key);
      files.clear();
    },
  };
}

/** A full-size image element for each photo would freeze the page; this decodes beside it. */
async function drawSmall(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file, {
    resizeWidth: previewWidth,
    resizeQuality: 'medium',
  });
  try {
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
  } finally {
    bitmap.close();
  }
}
