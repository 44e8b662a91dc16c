import { lostCodeKey, reloadedVersionKey } from './keys.ts';

/** What this tab remembers across a reload about the versions of its pages. */
export interface PageVersions {
  /** This page lacks code, so another version may follow it. */
  noteLostCode(): void;
  forgetLostCode(): void;
  /** Was the page before this one of another version, and lacked code? Once. */
  takeUpdated(): boolean;
  /**
   * May a page of this version be loaded again by itself? Only once: where it comes from a cache, it
   * would go on for ever.
   */
  takeReload(): boolean;
}

/** Where the browser denies storage, nothing outlives the page, and nothing could count reloads. */
export function createPageVersions(
  version: string,
  { sessionStorage: storage, Storage }: Window & typeof globalThis,
): PageVersions {
  return {
    noteLostCode: () => storage.setItem(lostCodeKey, version),
    forgetLostCode: () => storage.removeItem(lostCodeKey),
    takeUpdated() {
      const before = storage.getItem(lostCodeKey);
      storage.removeItem(lostCodeKey);
      return before !== null && before !== version;
    },
    takeReload() {
      if (!(storage instanceof Storage) || storage.getItem(reloadedVersionKey) === version) {
        return false;
      }
      storage.setItem(reloadedVersionKey, version);
      return true;
    },
  };
}
