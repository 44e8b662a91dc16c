import { expect, test } from 'vitest';
import { lookParameters, readLook, writeLook } from '#contract/embeds/look.ts';

const read = (values: Record<string, unknown>) => readLook((name) => values[name]);
const none = { accent: undefined, round: undefined, density: undefined, font: undefined };

test('a look in an address is read as it is written there', () => {
  const look = { accent: '#7c3aed', round: 0, density: 0.5, font: 'Georgia, serif' };
  expect(read({ accent: '7C3AED', round: '0', density: '.5', font: '"Georgia", serif' })).toEqual(
    look,
  );
  expect(read(look)).toEqual(look);
  expect(writeLook(look)).toEqual([
    '--roomie-accent: #7c3aed;',
    '--roomie-round: 0px;',
    '--roomie-density: 0.5;',
    "--roomie-font: 'Georgia', serif;",
  ]);
});

test('what cannot be in a look is left out, and ends no style sheet', () => {
  for (const value of [
    '',
    ' ',
    'red',
    '#12345',
    '-1',
    '1e99',
    'NaN',
    null,
    {},
    'a;}',
    '</style>',
  ]) {
    const values = Object.fromEntries(lookParameters.map((name) => [name, value]));
    expect(writeLook(read({ ...values, font: undefined })), JSON.stringify(value)).toEqual([]);
  }
  for (const font of ['a;b', 'a}', '</style>', 'url(x)', String.raw`a\27`, 'x'.repeat(101), ',']) {
    expect(read({ font }), font).toEqual(none);
  }
});
