import type { AnyStateMachine } from 'xstate';
import type { Format } from '../formats.ts';
import type { AnyPathModel } from '../model.ts';
import type { VerdictCacheOptions } from '../mutate/verdict-cache.ts';
import type { StudioOptions } from '../studio/studio-options.ts';
import { UsageError } from '../usage-error.ts';

/** What `xstate-paths.config.js` exports by default. */
export interface Config {
  /** Models; a machine stands for a model without any facts. */
  models: readonly (AnyPathModel<never> | AnyStateMachine)[];
  /** The folder of the committed traces, seen from the config file; `traces` by default. */
  traces?: string;
  /** Why mutants survive, by model and mutant. */
  survivors?: Survivors;
  /** The command by which the studio plays paths: `['node', 'play.js', '{model}', '{file}']`. */
  run?: readonly string[];
  /** The folder of the screenshots that `run` names, seen from the config file. */
  screenshots?: string;
}

/** Why mutants survive, by model and mutant. */
export type Survivors = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What commands work on. */
export interface Project {
  /** How its commands are called: `npx xstate-paths`. */
  call: string;
  models: readonly AnyPathModel<never>[];
  /** Formats of paths besides those of the package. */
  formats?: Readonly<Record<string, Format>>;
  traces: {
    folder: string;
    models: readonly AnyPathModel<never>[];
    survivors: Survivors;
    /** Without it, each run judges every mutant. */
    verdicts?: VerdictCacheOptions;
  };
  studio?: Omit<StudioOptions, 'port'>;
}

/**
 * Returns the model of this name, or the only one if there is no name. Throws a UsageError that
 * lists all models if there is none.
 */
export function modelNamed(
  models: readonly AnyPathModel<never>[],
  name: string | undefined,
): AnyPathModel<never> {
  const only = models.length === 1 ? models[0] : undefined;
  const model = name === undefined ? only : models.find((each) => each.name === name);
  if (model) return model;
  const names = models.map((each) => each.name).join(', ');
  throw new UsageError(
    `${name === undefined ? 'Which model?' : `There is no model "${name}".`} There are: ${names}`,
  );
}
