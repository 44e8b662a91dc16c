import { expect, test } from 'vitest';
import { createLagClock } from '#platform/database/replicas/lag-clock.ts';

test('says since when a replica has not replayed what was written', () => {
  const clock = createLagClock();
  clock.note(10n, 1000);
  clock.note(20n, 1200);
  expect(clock.lagMs(20n, 1300)).toBe(0);
  clock.note(30n, 1400);
  clock.note(40n, 1500);
  expect(clock.lagMs(20n, 1600)).toBe(200);
  expect(clock.lagMs(30n, 1600)).toBe(100);
  expect(clock.lagMs(40n, 1600)).toBe(0);
});

test('forgets what a primary had written that nobody received when the next one took over', () => {
  const clock = createLagClock();
  clock.note(10n, 1000);
  clock.note(30n, 1100);
  expect(clock.lagMs(20n, 1500)).toBe(400);
  clock.note(20n, 2000);
  expect(clock.lagMs(20n, 9000)).toBe(0);
  clock.note(25n, 9100);
  expect(clock.lagMs(20n, 9300)).toBe(200);
});
