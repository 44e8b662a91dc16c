import { expect, test } from 'vitest';
import { createKeptMaps, type KeptMap } from '#src/shared/storage/kept-maps.ts';

function createStorage(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  } as Partial<Storage> as Storage;
}

const map: KeptMap = { view: { x: 0.5, y: 0.4, zoom: 12.3 }, isLeft: true, chosen: '7' };

test('keeps what each entry of the history showed, part by part', () => {
  const maps = createKeptMaps(createStorage());
  maps.write('one', { isOpen: true });
  maps.write('one', { map });
  maps.write('other', { isOpen: false });
  expect(maps.read('one')).toEqual({ isOpen: true, map });
  expect(maps.read('other')).toEqual({ isOpen: false });
  expect(maps.read('unknown')).toEqual({});
});

test('keeps the last 20 entries', () => {
  const maps = createKeptMaps(createStorage());
  for (let nth = 0; nth < 25; nth += 1) maps.write(`e${nth}`, { isOpen: true });
  expect(maps.read('e4')).toEqual({});
  expect(maps.read('e5')).toEqual({ isOpen: true });
});

test('knows nothing after it was cleared, or where the storage holds something else', () => {
  const storage = createStorage();
  const maps = createKeptMaps(storage);
  maps.write('one', { isOpen: true });
  maps.clear();
  expect(maps.read('one')).toEqual({});
  storage.setItem('kept_maps', 'null');
  expect(maps.read('one')).toEqual({});
  storage.setItem('kept_maps', '{');
  expect(maps.read('one')).toEqual({});
});
