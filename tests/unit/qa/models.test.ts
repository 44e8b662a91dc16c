import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkModel } from '#xstate-paths';
import { applicantModel } from '#qa/models/applicant.ts';
import { lookingTogetherModel } from '#qa/models/looking-together.ts';
import { models } from '#qa/models.ts';

const folder = path.resolve(import.meta.dirname, '../../../machines');
/** Machines of models that are composed of others. */
const composed = new Set([applicantModel.machine, lookingTogetherModel.machine]);
const machineFiles = readdirSync(folder).filter((file) => file.endsWith('.machine.ts'));

describe.each(models.map((model) => [model.name, model] as const))(
  'the model %s',
  (name, model) => {
    test('covers the whole machine that the app runs', async () => {
      if (!composed.has(model.machine)) {
        expect(machineFiles).toContain(`${name}.machine.ts`);
        const exported = (await import(`../../../machines/${name}.machine.ts`)) as object;
        expect(Object.values(exported)).toContain(model.machine);
      }
      expect(checkModel(model)).toEqual([]);
    });
  },
);
