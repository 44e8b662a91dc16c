import { expect, test } from 'vitest';
import { createTurns } from '#domain/images/image-worker.ts';

test('users take turns, however many files each of them has waiting', () => {
  const turns = createTurns<string>();
  for (const name of ['a1', 'a2', 'a3', 'a4']) turns.add(1, name);
  expect(turns.take()).toBe('a1');
  turns.add(2, 'b1');
  turns.add(2, 'b2');
  turns.add(3, 'c1');
  expect([turns.sizeOf(1), turns.sizeOf(2), turns.size()]).toEqual([3, 2, 6]);
  const order = Array.from({ length: 6 }, () => turns.take());
  expect(order).toEqual(['a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  expect(turns.take()).toBeUndefined();
  turns.add(1, 'a5');
  expect(turns.take()).toBe('a5');
});
