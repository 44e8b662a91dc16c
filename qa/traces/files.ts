import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  explore,
  findPaths,
  formatTraces,
  makeTraces,
  parseTraces,
  UsageError,
  type AnyPathModel,
  type Path,
  type Traces,
} from '#xstate-paths';
import { traceModels } from './models.ts';

const fileOf = ({ name }: AnyPathModel<never>): string =>
  path.join(import.meta.dirname, `${name}.jsonl`);

/** Returns the models of this name, or all. Throws a UsageError that lists them if there is none. */
export function traceModelsNamed(name: string | undefined): readonly AnyPathModel<never>[] {
  const found = traceModels.filter((model) => name === undefined || model.name === name);
  if (found.length > 0) return found;
  const names = traceModels.map((model) => model.name).join(', ');
  throw new UsageError(`There are no traces of "${name}". There are those of: ${names}`);
}

/** The tour of a model, and the traces along it as its machine makes them now. */
export function currentTraces(model: AnyPathModel<never>): { traces: Traces; paths: Path[] } {
  const graph = explore(model);
  const { paths } = findPaths(model, 'tour', {}, graph);
  return { traces: makeTraces(model, paths, graph), paths };
}

/** Reads the committed traces of a model. */
export function committedTraces(model: AnyPathModel<never>): Traces {
  try {
    return parseTraces(readFileSync(fileOf(model), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new UsageError(
      `There are no traces of "${model.name}" yet: npm run qa -- diff ${model.name} --write`,
    );
  }
}

/** Writes the traces of a model, to commit them. */
export function writeTraces(model: AnyPathModel<never>, traces: Traces): void {
  writeFileSync(fileOf(model), formatTraces(traces));
}
