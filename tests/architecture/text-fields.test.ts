import { expect, test } from 'vitest';
import { contractFields, namedFields } from '#tests/e2e/support/text-fields.ts';

test('every text that the contract accepts is planted by the journeys, or named as never seen', () => {
  expect(namedFields().toSorted()).toEqual([...new Set(contractFields())].toSorted());
});
