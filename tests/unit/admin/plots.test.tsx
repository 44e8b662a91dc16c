// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { countedRooms } from '#locales/common.ts';
import { DayBars } from '#src/features/admin/overview/day-bars.tsx';
import { columns, heights, bandCenter } from '#src/features/admin/overview/scales.ts';
import { formatVital } from '#src/features/admin/overview/vitals-plot.tsx';
import { VitalsPlot } from '#src/features/admin/overview/vitals-plot.tsx';
import { find, findInput, mount, type } from '../ui/mount.ts';

const days = ['2026-11-01', '2026-11-02', '2026-11-03'].map((day, index) => ({
  day,
  label: `Nov ${index + 1}`,
}));

test('heights start at zero and leave room for the maximum', () => {
  const { y, ticks } = heights([0, 3, 7], String);
  expect(y(0)).toBe(100);
  expect(y(7)).toBeGreaterThanOrEqual(0);
  expect(y(7)).toBeLessThan(y(3));
  expect(ticks.map(({ label }) => Number(label))).toEqual([0, 2, 4, 6, 8]);
});

test('grid lines are whole numbers, even when all counts are zero', () => {
  expect(heights([1], String).ticks.map(({ label }) => label)).toEqual(['0', '1']);
  expect(heights([0, 0], String).y(0)).toBe(100);
});

test.each([7, 30, 365])('%i columns fill the width and do not overlap', (count) => {
  const { x, width } = columns(count);
  expect(x(0)).toBeCloseTo(0);
  expect(x(count - 1) + width).toBeCloseTo(100);
  expect(x(0) + width).toBeLessThanOrEqual(x(1) + 1e-9);
  const inFirst = bandCenter(0, count);
  expect(inFirst).toBeGreaterThan(x(0));
  expect(inFirst).toBeLessThan(x(1));
});

test('each day’s values can be read by keyboard and in a table', async () => {
  const { host } = await mount(
    <DayBars title="New rooms" format={countedRooms} days={days} values={[0, 1, 1200]} />,
  );
  const slider = findInput(host);
  expect(slider.getAttribute('aria-valuetext')).toBe('Nov 3: 1,200 rooms');
  await type(slider, '1');
  expect(slider.getAttribute('aria-valuetext')).toBe('Nov 2: 1 room');
  expect(find(host, 'figcaption').textContent).toContain('Nov 2: 1 room');
  const cells = [...host.querySelectorAll('td')].map(({ textContent }) => textContent);
  expect(cells).toEqual(['0', '1', '1,200']);
});

test('a line is interrupted on days without visits, and says so', async () => {
  const point = (day: string, p75: number) => ({ day, p75, visits: 4 });
  const route = {
    route: '/',
    p75: 900,
    visits: 8,
    days: [point('2026-11-01', 800), point('2026-11-03', 1000)],
  };
  const { host } = await mount(
    <VitalsPlot vitals={{ metric: 'lcp', routes: [route] }} days={days} />,
  );
  const drawn = find(host, 'figure').querySelector('path')?.getAttribute('d') ?? '';
  expect(drawn.match(/M/g)).toHaveLength(2);
  await type(findInput(host), '1');
  expect(findInput(host).getAttribute('aria-valuetext')).toBe('Nov 2: / no visits');
  await type(findInput(host), '2');
  expect(findInput(host).getAttribute('aria-valuetext')).toBe('Nov 3: / 1 s');
});

test('measurements have their unit', () => {
  expect(formatVital('lcp', 840)).toBe('840 ms');
  expect(formatVital('lcp', 1234)).toBe('1.23 s');
  expect(formatVital('cls', 0.012)).toBe('0.01');
});
