import path from 'node:path';
import { expect, test } from 'vitest';
import { readSource } from './imports.ts';

/** What a signed-in page asks for before it shows anything of its own. */
const everyPage = [
  'contract/auth/auth.ts',
  'contract/users/calls.ts',
  'contract/inquiries/calls.ts',
  'contract/live-event.ts',
];
/** To make the schemas of a form takes a phone longer than to check all answers of a page. */
const others = /^contract\/(account|listings\/listing(-form)?|search\/|questionnaire\/calls|admin)/;

test('to check the answers of every page, the browser makes no schemas of forms, lists and exports', () => {
  for (const file of everyPage) {
    expect(
      [...loadedBy(file)].filter((loaded) => others.test(loaded)),
      file,
    ).toEqual([]);
  }
});

test('a listing is read without the rules of its form', () => {
  expect([...loadedBy('contract/listings/listing.ts')]).not.toContain(
    'contract/listings/listing-form.ts',
  );
});

/** The files of the contract that load with this one; imports of types load nothing. */
function loadedBy(file: string, loaded = new Set<string>()): ReadonlySet<string> {
  for (const [, specifier = ''] of (readSource(file) ?? '').matchAll(
    /^import (?!type )[^;]*? from '(\.[^']+)';/gm,
  )) {
    const target = path.join(path.dirname(file), specifier);
    if (loaded.has(target)) continue;
    loaded.add(target);
    loadedBy(target, loaded);
  }
  return loaded;
}
