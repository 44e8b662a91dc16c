import path from 'node:path';
import type { Project } from '#xstate-paths/commands/project.ts';
import { toPlaywright } from './formats/playwright.ts';
import { models } from './models.ts';
import { studioOptions } from './studio.ts';
import { traceModelFile, traceModels } from './traces/models.ts';
import { survivors } from './traces/survivors.ts';

/** How commands are called in this repository. */
export const call = 'npm run qa --';

/** What the commands of the package work on here. */
export const project: Project = {
  call,
  models,
  // A spec for this repository's own runner.
  formats: { playwright: toPlaywright },
  studio: studioOptions,
  traces: {
    folder: path.join(import.meta.dirname, 'traces'),
    models: traceModels,
    survivors,
    verdicts: {
      file: path.join(import.meta.dirname, '../.tmp/mutants.json'),
      sources: (model) => [traceModelFile(model)],
    },
  },
};
