import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { explore } from '../explore.ts';
import { findPaths } from '../find-paths.ts';
import type { AnyPathModel } from '../model.ts';
import type { Path } from '../path.ts';
import { formatTraces, parseTraces } from '../trace/format-traces.ts';
import { makeTraces } from '../trace/make-traces.ts';
import type { Traces } from '../trace/trace.ts';
import { UsageError } from '../usage-error.ts';
import type { Project } from './project.ts';

const traceFile = ({ traces }: Project, { name }: AnyPathModel<never>): string =>
  path.join(traces.folder, `${name}.jsonl`);

/** Returns the models of this name, or all. Throws a UsageError that lists them if there is none. */
export function traceModelsNamed(
  { traces: { models } }: Project,
  name: string | undefined,
): readonly AnyPathModel<never>[] {
  const found = models.filter((model) => name === undefined || model.name === name);
  if (found.length > 0) return found;
  const names = models.map((model) => model.name).join(', ');
  throw new UsageError(`There are no traces of "${name}". There are those of: ${names}`);
}

/** The tour of a model, and the traces along it as its machine makes them now. */
export function currentTraces(model: AnyPathModel<never>): { traces: Traces; paths: Path[] } {
  const graph = explore(model);
  const { paths } = findPaths(model, 'tour', {}, graph);
  return { traces: makeTraces(model, paths, graph), paths };
}

/** Reads the committed traces of a model. */
export function committedTraces(project: Project, model: AnyPathModel<never>): Traces {
  try {
    return parseTraces(readFileSync(traceFile(project, model), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new UsageError(
      `There are no traces of "${model.name}" yet: ${project.call} diff ${model.name} --write`,
    );
  }
}

/** Writes the traces of a model, to commit them. */
export function writeTraces(project: Project, model: AnyPathModel<never>, traces: Traces): void {
  mkdirSync(project.traces.folder, { recursive: true });
  writeFileSync(traceFile(project, model), formatTraces(traces));
}
