import { fileKey, imageKey, type ImageKey } from '#machines/image-order.ts';

/** The chosen files and what belongs to them, by the ids that the machines hold. */
export interface ImageStore {
  /** Keeps a file; returns its id. */
  add(file: Blob, name?: string): string;
  /** Throws for a file that was dropped. */
  file(fileId: string): Blob;
  name(fileId: string): string;
  /** Keeps what is sent instead of the file, where that differs, and shows the preview. */
  prepare(fileId: string, prepared: { file: Blob | null; preview: Blob | null }): void;
  /** Keeps the text alternative of an image until it is registered. */
  describe(fileId: string, alt: string): void;
  description(fileId: string): string;
  /** Keeps what the server answered about a refused file. */
  explain(fileId: string, explanation: string): void;
  explanation(fileId: string): string | null;
  /** An object URL; null until the file is prepared, or when no preview could be drawn. */
  preview(key: ImageKey): string | null;
  /** The server has the image: drops the file, keeps the preview. */
  becomeImage(fileId: string, imageId: number): void;
  /** The key an image had before it was registered, so that its element keeps focus. */
  firstKey(key: ImageKey): ImageKey;
  drop(fileId: string): void;
  subscribe(listener: () => void): () => void;
  clear(): void;
}

/** Creates the store of one page. */
export function createImageStore(): ImageStore {
  const files = new Map<string, { file: Blob; name: string }>();
  const previews = new Map<ImageKey, string>();
  const firstKeys = new Map<ImageKey, ImageKey>();
  const descriptions = new Map<string, string>();
  const explanations = new Map<string, string>();
  const listeners = new Set<() => void>();
  let added = 0;

  function notify(): void {
    for (const listener of listeners) listener();
  }
  function deletePreview(key: ImageKey): void {
    const url = previews.get(key);
    if (url !== undefined) URL.revokeObjectURL(url);
    previews.delete(key);
  }

  return {
    add(file, name = '') {
      added += 1;
      const fileId = String(added);
      files.set(fileId, { file, name });
      return fileId;
    },
    file(fileId) {
      const found = files.get(fileId);
      if (!found) throw new Error(`The file ${fileId} was dropped`);
      return found.file;
    },
    name: (fileId) => files.get(fileId)?.name ?? '',
    prepare(fileId, { file, preview }) {
      const entry = files.get(fileId);
      // Dropped meanwhile.
      if (!entry) return;
      if (file) files.set(fileId, { ...entry, file });
      deletePreview(fileKey(fileId));
      if (preview) previews.set(fileKey(fileId), URL.createObjectURL(preview));
      notify();
    },
    describe: (fileId, alt) => void descriptions.set(fileId, alt),
    description: (fileId) => descriptions.get(fileId) ?? '',
    explain: (fileId, explanation) => void explanations.set(fileId, explanation),
    explanation: (fileId) => explanations.get(fileId) ?? null,
    preview: (key) => previews.get(key) ?? null,
    becomeImage(fileId, imageId) {
      const url = previews.get(fileKey(fileId));
      previews.delete(fileKey(fileId));
      if (url !== undefined) previews.set(imageKey(imageId), url);
      firstKeys.set(imageKey(imageId), fileKey(fileId));
      files.delete(fileId);
      notify();
    },
    firstKey: (key) => firstKeys.get(key) ?? key,
    drop(fileId) {
      files.delete(fileId);
      deletePreview(fileKey(fileId));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    clear() {
      for (const key of previews.keys()) deletePreview(key);
      files.clear();
    },
  };
}
