import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pseudoModule } from '#scripts/vite/locale-catalogs.ts';
import * as common from '#locales/common.ts';
import * as shell from '#locales/shell.ts';
import { pseudo } from '#catalogs/pseudo.ts';
import { rich } from '#catalogs/rich.ts';
import * as titles from '#locales/titles.ts';

test('marks both ends, and is about 40 % longer', () => {
  const texts = Object.values(shell).filter((text) => typeof text === 'string');
  const length = (all: string[]) => all.join('').length;
  const longer = length(texts.map((text) => pseudo(text).slice(1, -1))) / length(texts);
  expect(longer).toBeGreaterThan(1.3);
  expect(longer).toBeLessThan(1.5);
  expect(pseudo(titles.about)).toMatch(/^⟦.+⟧$/);
});

test('changes what functions, records and rich texts say', () => {
  expect(pseudo(common.inquiriesWait)({ count: 2 })).toMatch(/^⟦2 /);
  expect(pseudo({ wifi: 'Wi-Fi' })).toEqual({ wifi: '⟦Ŵîî-Ƒîî⟧' });
  const node = pseudo(rich`Read ${<a href="/terms">them</a>}.`);
  expect(renderToStaticMarkup(node)).toBe('⟦Ŕééååđ <a href="/terms">ţĥééɱ</a>.⟧');
});

test('makes a module with the exports of a catalog', () => {
  const source =
    "import { plural } from './plural.ts';\nexport const one = 'One';\nexport type T = 1;\n";
  const made = pseudoModule('/locales/en/x.ts', source);
  expect(made.match(/export const .*/g)).toEqual([
    'export const one = /*#__PURE__*/ pseudo(english.one);',
  ]);
});
