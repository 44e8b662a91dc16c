import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toLat, toLng } from '#geometry/mercator.ts';
import { viewNear } from '#src/map/use-position.ts';

test('a view around a position tells only its field of a tenth of a degree', () => {
  fc.assert(
    fc.property(
      fc.record({
        lat: fc.double({ min: -84, max: 84, noNaN: true }),
        lng: fc.double({ min: -179, max: 179, noNaN: true }),
      }),
      fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
      fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
      ({ lat, lng }, north, east) => {
        const field = (degrees: number) => Math.floor(degrees / 0.1);
        // Another place in the same field, but not on its edge, where rounding decides.
        const other = {
          lat: (field(lat) + 0.01 + 0.98 * north) * 0.1,
          lng: (field(lng) + 0.01 + 0.98 * east) * 0.1,
        };
        expect(viewNear(other)).toEqual(viewNear({ lat, lng }));
      },
    ),
  );
});

test('the position is within the view', () => {
  const { x, y } = viewNear({ lat: 38.71234, lng: -9.14321 });
  expect(Math.abs(toLat(y) - 38.71234)).toBeLessThanOrEqual(0.0501);
  expect(Math.abs(toLng(x) + 9.14321)).toBeLessThanOrEqual(0.0501);
});
