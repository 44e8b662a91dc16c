import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkModel } from '#xstate-paths';
import { models } from '#qa/models.ts';

const folder = path.resolve(import.meta.dirname, '../../../machines');
const machineFiles = readdirSync(folder).filter((file) => file.endsWith('.machine.ts'));

describe.each(models.map((model) => [model.name, model] as const))(
  'the model %s',
  (name, model) => {
    test('covers the whole machine that the app runs', async () => {
      expect(machineFiles).toContain(`${name}.machine.ts`);
      const exported = (await import(`../../../machines/${name}.machine.ts`)) as object;
      expect(Object.values(exported)).toContain(model.machine);
      expect(checkModel(model)).toEqual([]);
    });
  },
);
