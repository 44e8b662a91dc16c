import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAdmission, type Admission } from '#platform/database/admission.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** Enters `count` runs; returns what became of each, and how to end the oldest. */
function enter(admission: Admission, count: number) {
  const fates: (string | undefined)[] = [];
  const begun: number[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    admission.enter(
      () => {
        fates[nth] = 'runs';
        begun.push(performance.now());
      },
      (error) => (fates[nth] = error.name),
    );
  }
  return { fates, end: () => admission.leave(begun.shift() ?? 0) };
}

/** Passes time in which this process is not paused. */
function pass(admission: Admission, ms: number): void {
  for (let passedMs = 0; passedMs < ms; passedMs += 10) {
    vi.advanceTimersByTime(10);
    admission.expire();
  }
}

test('runs some at once, the others in order, and refuses those beyond the limit', () => {
  const admission = createAdmission({ connections: 2, atOnce: 2, waiting: 2, totalMs: 1000 });
  const { fates, end } = enter(admission, 5);
  expect(fates).toEqual(['runs', 'runs', undefined, undefined, 'DatabaseBusy']);
  end();
  expect(fates).toEqual(['runs', 'runs', 'runs', undefined, 'DatabaseBusy']);
  expect(admission.load).toEqual({ running: 2, waiting: 1 });
});

test('refuses those that waited too long, sooner when the others take longer', () => {
  const admission = createAdmission({ connections: 1, atOnce: 1, waiting: 100, totalMs: 1000 });
  const first = enter(admission, 60);
  for (let run = 0; run < 48; run += 1) {
    pass(admission, 20);
    first.end();
  }
  expect(first.fates).toEqual(Array(49).fill('runs'));
  pass(admission, 10);
  first.end();
  pass(admission, 30);
  expect(first.fates).toEqual([...Array(50).fill('runs'), ...Array(10).fill('DatabaseBusy')]);

  // From now on, each run takes 900 ms.
  first.end();
  for (let run = 0; run < 20; run += 1) {
    const next = enter(admission, 1);
    vi.advanceTimersByTime(900);
    next.end();
  }
  const last = enter(admission, 2);
  pass(admission, 320);
  expect(last.fates).toEqual(['runs', 'DatabaseBusy']);
});

test('refuses those that wait behind runs that already take too long', () => {
  const admission = createAdmission({ connections: 1, atOnce: 1, waiting: 10, totalMs: 1000 });
  enter(admission, 1);
  pass(admission, 100);
  const next = enter(admission, 1);
  pass(admission, 400);
  expect(next.fates).toEqual([]);
  pass(admission, 100);
  expect(next.fates).toEqual(['DatabaseBusy']);
});

test('refuses nobody because this process was paused', () => {
  const admission = createAdmission({ connections: 1, atOnce: 1, waiting: 10, totalMs: 1000 });
  const { fates, end } = enter(admission, 2);
  vi.advanceTimersByTime(5000);
  admission.expire();
  end();
  expect(fates).toEqual(['runs', 'runs']);
});

test('refuses everyone while the database is away, and lets them in again afterwards', () => {
  const admission = createAdmission({ connections: 1, atOnce: 1, waiting: 10, totalMs: 1000 });
  const before = enter(admission, 2);
  admission.setClosed(true);
  expect(before.fates).toEqual(['runs', 'DatabaseAway']);
  before.end();
  expect(enter(admission, 1).fates).toEqual(['DatabaseAway']);
  admission.setClosed(false);
  expect(enter(admission, 1).fates).toEqual(['runs']);
});

test('sends statements ahead on a connection only while all are quick', () => {
  const admission = createAdmission({ connections: 1, atOnce: 10, waiting: 10, totalMs: 1000 });
  const { fates } = enter(admission, 3);
  expect(fates).toEqual(['runs', 'runs', 'runs']);
  vi.advanceTimersByTime(150);
  expect(enter(admission, 1).fates).toEqual([]);
});
