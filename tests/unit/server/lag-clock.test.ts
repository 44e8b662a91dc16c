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

test('counts from the first time that the log ended somewhere, however often it is noted', () => {
  const clock = createLagClock();
  clock.note(10n, 1000);
  clock.note(10n, 1500);
  clock.note(20n, 1600);
  clock.note(20n, 1900);
  expect(clock.lagMs(5n, 2000)).toBe(1000);
  expect(clock.lagMs(10n, 2000)).toBe(400);
  expect(clock.lagMs(20n, 2000)).toBe(0);
  // The last position is known, so it is not new when it is noted again.
  clock.note(20n, 2100);
  expect(clock.lagMs(15n, 2200)).toBe(600);
});

test('without any notes there is no lag', () => {
  expect(createLagClock().lagMs(0n, 5000)).toBe(0);
});

test('keeps the oldest 5,000 positions of a replica that stays away', () => {
  const clock = createLagClock();
  for (let position = 1; position <= 5001; position += 1) clock.note(BigInt(position), position);
  expect(clock.lagMs(0n, 6000)).toBe(5999);
  expect(clock.lagMs(4999n, 6000)).toBe(1000);
  expect(clock.lagMs(5000n, 6000)).toBe(0);
});
