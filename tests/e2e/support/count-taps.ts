import type { Locator } from '@playwright/test';

/** Counts what a person does with their thumb: each press, and each field that is typed in. */
export function countTaps() {
  const done = { taps: 0, typed: 0 };
  return {
    done,
    async tap(target: Locator) {
      done.taps += 1;
      await target.tap();
    },
    async type(field: Locator, text: string) {
      done.typed += 1;
      await field.fill(text);
    },
  };
}
