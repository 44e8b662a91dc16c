import type { Drafts } from '#machines/onboarding.steps.ts';

const prefix = 'onboarding_drafts.';

export interface OnboardingDrafts {
  read(userId: number): Drafts;
  /** Forgets them when there are none. */
  write(userId: number, drafts: Drafts): void;
  /** Forgets everyone's, or everyone's but this person's. */
  clear(but?: number): void;
}

/** What was typed in onboarding and not yet saved, in this browser, each person's apart. */
export function createOnboardingDrafts(storage: Storage): OnboardingDrafts {
  return {
    read(userId) {
      try {
        const drafts: unknown = JSON.parse(storage.getItem(`${prefix}${userId}`) ?? '{}');
        return drafts instanceof Object ? drafts : {};
      } catch {
        return {};
      }
    },
    write(userId, drafts) {
      try {
        const kept = JSON.stringify(drafts);
        if (kept === '{}') storage.removeItem(`${prefix}${userId}`);
        else storage.setItem(`${prefix}${userId}`, kept);
      } catch {
        // Storage is full or denied: what was typed stays on the page.
      }
    },
    clear(but) {
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
      for (const key of keys) {
        if (key?.startsWith(prefix) && key !== `${prefix}${but}`) storage.removeItem(key);
      }
    },
  };
}
