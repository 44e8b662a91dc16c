export interface CachedPage {
  /** As UTF-8, half of what a string would take. */
  html: Uint8Array<ArrayBuffer>;
  etag: string;
  headers: Record<string, string>;
  /** The HTML as brotli, after the first request for it. */
  brotli?: Uint8Array<ArrayBuffer>;
}

/** Some texts depend on the time, such as for how many days a room has been offered. */
const freshMs = 30_000;
/** Of about 100 kB each. Nobody visits more of them in half a minute, except robots. */
const most = 200;

export interface PageCache {
  get(key: string): CachedPage | null;
  /** A number that changes with every `clear`. Read it before rendering. */
  generation(): number;
  /** Stores a page unless something has changed since `generation` was read, or may have. */
  set(key: string, page: CachedPage, generation: number): void;
  /** Drops all pages, after a change of something that pages show. */
  clear(): void;
}

/**
 * Caches rendered pages for half a minute; drops the oldest ones first. While this process may not
 * hear of changes, there is nothing in it.
 */
export function createPageCache(
  feed: { readonly isHeard: boolean },
  now: () => number = Date.now,
): PageCache {
  let generation = 0;
  const pages = new Map<string, { page: CachedPage; until: number }>();
  return {
    get(key) {
      const found = feed.isHeard ? pages.get(key) : undefined;
      return found && found.until > now() ? found.page : null;
    },
    generation: () => generation,
    set(key, page, begunIn) {
      if (begunIn !== generation || !feed.isHeard) return;
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
