export interface CachedPage {
  html: string;
  etag: string;
  headers: Record<string, string>;
  /** Brotli of the HTML, once someone asked for it. */
  brotli?: Uint8Array<ArrayBuffer>;
}

const freshMs = 30_000;
const most = 500;

export interface PageCache {
  get(key: string): CachedPage | null;
  /** What the pages rendered from now on are made of; changes with every `clear`. */
  generation(): number;
  /** Keeps a page unless something changed since the `generation` it was begun in. */
  set(key: string, page: CachedPage, generation: number): void;
  /** Forgets everything: something shown on pages has changed. */
  clear(): void;
}

/** Rendered pages, for half a minute, the least recently made ones dropped first. */
export function createPageCache(now: () => number = Date.now): PageCache {
  let generation = 0;
  const pages = new Map<string, { page: CachedPage; until: number }>();
  return {
    get(key) {
      const found = pages.get(key);
      return found && found.until > now() ? found.page : null;
    },
    generation: () => generation,
    set(key, page, begunIn) {
      if (begunIn !== generation) return;
      pages.delete(key);
      pages.set(key, { page, until: now() + freshMs });
      const [oldest] = pages.keys();
      if (pages.size > most && oldest !== undefined) pages.delete(oldest);
    },
    clear() {
      generation += 1;
      pages.clear();
    },
  };
}
