import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256 } from '../src/sha-256.ts';

const expected = (text: string) => createHash('sha256').update(text).digest('hex');

test('it is the SHA-256 of Node.js, for texts of every length around a block and any characters', () => {
  for (let length = 0; length <= 200; length += 1) {
    const text = 'a'.repeat(length);
    expect(sha256(text)).toBe(expected(text));
  }
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => {
      expect(sha256(text)).toBe(expected(text));
    }),
    { numRuns: 200 },
  );
});
