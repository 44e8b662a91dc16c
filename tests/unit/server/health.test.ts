import { expect, test } from 'vitest';
import { healthRoutes } from '#web/health.ts';

const standby = { isUsed: true, isPrimary: false, lagSeconds: 0 };
const primary = { isUsed: false, isPrimary: true, lagSeconds: null };

const ready = async (
  states: (typeof standby | typeof primary)[],
  { isScratchLow = false, isClockWrong = false } = {},
) => {
  const app = healthRoutes({
    database: { answers: async () => true },
    storage: { check: async () => undefined },
    replicas: { states: () => states },
    isDiskLow: () => false,
    isScratchLow: () => isScratchLow,
    isClockWrong: () => isClockWrong,
    isStopping: () => false,
  });
  return (await app.request('/ready')).json();
};

test('the primary among the replicas is no replica that is missing', async () => {
  expect(await ready([standby, primary])).toMatchObject({ status: 'ok', replicas: 'ok' });
  expect(await ready([primary])).toMatchObject({ status: 'ok', replicas: 'ok' });
  const away = { ...standby, isUsed: false };
  expect(await ready([standby, away, primary])).toMatchObject({ replicas: 'degraded' });
  expect(await ready([away, primary])).toMatchObject({ status: 'degraded', replicas: 'away' });
});

test('a full folder for temporary files is said', async () => {
  expect(await ready([], { isScratchLow: true })).toMatchObject({
    status: 'degraded',
    disk: 'low',
  });
});

test('a clock that differs from the database is said', async () => {
  expect(await ready([], { isClockWrong: true })).toMatchObject({
    status: 'degraded',
    clock: 'wrong',
  });
});
