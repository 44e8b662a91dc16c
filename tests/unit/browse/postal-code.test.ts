import { expect, test } from 'vitest';
import { isPostalCode } from '#src/features/browse/place-combobox.tsx';

test.each([
  '11216',
  '11216-1234',
  '10997',
  '1100-148',
  '01310-100',
  '1012 AB',
  'E8',
  'sw1a 1aa',
  'K1A 0B1',
])('takes %j for a postal code', (text) => expect(isPostalCode(` ${text}`)).toBe(true));

test.each(['', 'Berlin', 'E', '14th Street', '29 Palms', '123', '5th', 'Paris 11', 'Köln'])(
  'does not take %j for one',
  (text) => expect(isPostalCode(text)).toBe(false),
);
