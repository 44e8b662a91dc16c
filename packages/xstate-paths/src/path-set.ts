import type { Graph } from './explore.ts';
import { pathSetVersion, type Path, type PathSet } from './path.ts';
import { computeFingerprint } from './structure.ts';

/** Builds the path set that `npm run qa -- paths` writes. */
export function createPathSet(
  { model }: Graph,
  paths: readonly Path[],
  strategy: PathSet['strategy'],
): PathSet {
  return {
    version: pathSetVersion,
    model: model.name,
    machine: { id: model.machine.id, fingerprint: computeFingerprint(model.machine) },
    strategy,
    paths: [...paths],
  };
}
