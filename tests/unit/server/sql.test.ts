import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { fragment, integer } from '#platform/database/sql.ts';

/** Collects all garbage now. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

describe('a statement whose text is made at run time', () => {
  it('is not kept once it is done', async () => {
    const texts: WeakRef<object>[] = [];
    const make = (): void => {
      const text = Object.assign(['select 1'], { raw: ['select 1'] });
      texts.push(new WeakRef(text));
      void fragment(text);
    };
    for (let count = 0; count < 100; count += 1) make();
    await new Promise(setImmediate);
    collectGarbage();
    expect(texts.filter((text) => text.deref()).length).toBeLessThan(5);
  });

  it('takes whole numbers only', () => {
    expect(() => integer(1.5)).toThrow(RangeError);
    expect(() => integer(Number.NaN)).toThrow(RangeError);
  });
});
