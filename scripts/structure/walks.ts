import { existsSync } from 'node:fs';
import path from 'node:path';
import { endpoints } from '#contract/endpoints.gen.ts';
import type { Modules } from './modules.ts';

/** The walk that is a part of all others: from the browser's client to the handler of a call. */
export const sharedWalk = 'a call';

/**
 * The files that a reader opens, in order, to follow one action from the screen's component to the
 * database and back: each project file whose code runs for it, or whose schema or labels it uses.
 * Without `src/ui`, the generic code of React and the router, and the files of {@link sharedWalk}.
 */
export interface Walk {
  name: string;
  /** The files when the walks were first counted; some may no longer exist. */
  before: string[];
  after: string[];
}

const endpointNames = new RegExp(`\\b(${Object.keys(endpoints).join('|')})\\b`, 'g');

/**
 * Returns the problems of a walk: files that do not exist, appear twice, or have no link to
 * another, or to one of `shared`.
 */
export function checkWalk(
  root: string,
  modules: Modules,
  { name, after }: Walk,
  shared: readonly string[] = [],
): string[] {
  const problems = after
    .filter((file) => !existsSync(path.join(root, file)))
    .map((file) => `${name}: ${file} does not exist`);
  const repeated = after.filter(
    (file, index) => after.indexOf(file) !== index || shared.includes(file),
  );
  problems.push(...repeated.map((file) => `${name}: ${file} is listed twice`));
  // Generated files are no modules here, so nothing is known of their imports.
  const unlinked = after.filter(
    (file) =>
      !/\.gen\./.test(file) &&
      ![...after, ...shared].some((other) => areLinked(modules, file, other)),
  );
  problems.push(
    ...unlinked.map((file) => `${name}: ${file} is linked to no other file of the walk`),
  );
  return problems;
}

/**
 * Whether one file imports the other, both name the same endpoint, or one names what the other
 * exports: dependencies are passed in at the composition root, so that no import shows them.
 */
function areLinked(modules: Modules, file: string, other: string): boolean {
  const [one, two] = [modules.get(file), modules.get(other)];
  if (file === other || !one || !two) return false;
  if (one.imports.includes(other) || two.imports.includes(file)) return true;
  const named = new Set(one.text.match(endpointNames));
  if ((two.text.match(endpointNames) ?? []).some((endpoint) => named.has(endpoint))) return true;
  return importsName(one.text, two.text) || importsName(two.text, one.text);
}

/** Only longer names, because short ones occur by chance. */
const exportedFunctions = /^export (?:async )?(?:function|const) (\w{8,})/gm;

function importsName(text: string, exporting: string): boolean {
  return [...exporting.matchAll(exportedFunctions)].some(([, name]) =>
    new RegExp(`\\b${name}\\b`).test(text),
  );
}
