import type { Graph } from './explore.ts';
import { pathSetVersion, type Path, type PathSet } from './path.ts';
import { fingerprintOf } from './structure.ts';

/** Builds the path set that `npm run qa -- paths` writes. */
export function pathSetOf(
  { model }: Graph,
  paths: readonly Path[],
  strategy: PathSet['strategy'],
): PathSet {
  return {
    version: pathSetVersion,
    model: model.name,
    machine: { id: model.machine.id, fingerprint: fingerprintOf(model.machine) },
    strategy,
    paths: [...paths],
  };
}
