import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { models } from '#qa/models.ts';
import { withFault } from '#qa/plant/plant-fault.ts';
import { plantedFaults } from '#qa/plant/planted-faults.ts';

test.each(Object.entries(plantedFaults))(
  'the place of the planted fault "%s" is there once',
  async (_, fault) => {
    const text = await readFile(fault.file, 'utf8');
    expect(withFault(text, fault)).not.toBe(text);
    expect(models.map(({ name }) => name)).toContain(fault.model);
  },
);

test('a fault is not planted where its place is missing or there twice', () => {
  const fault = { ...plantedFaults['uploads-stay-offline'], find: 'send()', replace: '' } as never;
  expect(() => withFault('nothing', fault)).toThrow('does not have this once: send()');
  expect(() => withFault('send(); send();', fault)).toThrow('does not have this once');
});
