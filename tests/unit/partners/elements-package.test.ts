import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, expectTypeOf, test } from 'vitest';
import type { RoomieListingCard as Card } from '#remotes/listing-card/card-element.tsx';
import type { CardProblem as OwnProblem } from '#remotes/listing-card/card-state.ts';
import type { RoomieListings as List } from '#remotes/listing-card/list/list-attributes.ts';
import type { CardProblem, RoomieListingCard, RoomieListings } from '#roomieradar-elements';

const read = (file: string) =>
  readFileSync(path.resolve(import.meta.dirname, '../../..', file), 'utf8');

const listFile = 'remotes/listing-card/list/list-element.tsx';

interface Manifest {
  modules: {
    declarations: {
      tagName: string;
      attributes: { name: string }[];
      cssProperties: { name: string }[];
      cssParts: { name: string }[];
    }[];
  }[];
}

test('the package has the types of the elements', () => {
  expectTypeOf<Card>().toExtend<RoomieListingCard>();
  expectTypeOf<List>().toExtend<RoomieListings>();
  expectTypeOf<CardProblem>().toEqualTypeOf<OwnProblem>();
});

test.each([
  ['roomie-listing-card', 'remotes/listing-card/card-element.tsx'],
  ['roomie-listings', 'remotes/listing-card/list/list-attributes.ts'],
])('custom-elements.json describes every attribute of <%s>', (tag, file) => {
  const { modules } = JSON.parse(
    read('packages/roomieradar-elements/custom-elements.json'),
  ) as Manifest;
  const element = modules
    .flatMap(({ declarations }) => declarations)
    .find(({ tagName }) => tagName === tag);
  const [, declared = ''] = /const properties = \{([^}]+)\}/.exec(read(file)) ?? [];
  const names = Array.from(
    declared.matchAll(/'?([\w-]+)'?: (?:String|Number|Boolean)/g),
    ([, name]) => name,
  );
  expect(element?.attributes.map(({ name }) => name).toSorted()).toEqual(
    names.toSorted((one = '', other = '') => one.localeCompare(other)),
  );
  const styles =
    read('remotes/listing-card/listing-card.module.css') +
    read('remotes/listing-card/card-view.module.css');
  const properties = new Set(styles.match(/--roomie-[\w-]+/g));
  expect(element?.cssProperties.map(({ name }) => name).toSorted()).toEqual(
    [...properties].toSorted(),
  );
  const [, exported = ''] = /const cardParts = '([^']+)'/.exec(read(listFile)) ?? [];
  const own = tag === 'roomie-listings' ? read(listFile).matchAll(/ part="([\w-]+)"/g) : [];
  expect(element?.cssParts.map(({ name }) => name).toSorted()).toEqual(
    [...exported.split(','), ...Array.from(own, ([, name = '']) => name)].toSorted(),
  );
});

test('a list passes on every part of its cards', () => {
  const [, exported = ''] = /const cardParts = '([^']+)'/.exec(read(listFile)) ?? [];
  const parts = ['card-layout', 'card-view'].flatMap((file) =>
    Array.from(
      read(`remotes/listing-card/${file}.tsx`).matchAll(/ part=(?:"|\{part\(')([\w-]+)/g),
      ([, name]) => name,
    ),
  );
  expect(new Set(exported.split(','))).toEqual(new Set(parts));
});
