import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSampledLog } from '#platform/sampled-log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('logs the first of a kind at once and counts the others every ten seconds', () => {
  const lines: unknown[] = [];
  const write = (fields: object, message?: string) => void lines.push({ ...fields, message });
  const note = createSampledLog({ info: write, warn: write, error: write });
  for (let nth = 0; nth < 1000; nth += 1) note('warn', 'away', { nth }, 'Away');
  note('error', 'other', { nth: 0 }, 'Other');
  expect(lines).toEqual([
    { nth: 0, message: 'Away' },
    { nth: 0, message: 'Other' },
  ]);
  vi.advanceTimersByTime(10_000);
  expect(lines.slice(2)).toEqual([{ nth: 999, repeated: 999, message: 'Away' }]);
  vi.advanceTimersByTime(20_000);
  note('warn', 'away', { nth: 1000 }, 'Away');
  expect(lines.slice(3)).toEqual([{ nth: 1000, message: 'Away' }]);
});
