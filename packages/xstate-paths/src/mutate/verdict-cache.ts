import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AnyPathModel } from '../model.ts';
import type { MutationResults } from './mutate.ts';
import { createSourceReader } from './source-digest.ts';

/** Where verdicts are kept, and what they depend on. */
export interface VerdictCacheOptions {
  file: string;
  /** The files that make a model and judge its mutants. What they import counts, too. */
  sources(model: AnyPathModel<never>): readonly string[];
}

type Stored = Record<string, { digest: string; results: MutationResults }>;

/** Keeps the verdicts about the mutants of a model until something that they depend on changes. */
export function openVerdictCache({ file, sources }: VerdictCacheOptions) {
  const stored = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Stored) : {};
  const reader = createSourceReader();
  return {
    /** The verdicts as they are kept, or new ones. `texts` is what they depend on besides code. */
    take(
      model: AnyPathModel<never>,
      texts: readonly string[],
      make: () => MutationResults,
      isFresh = false,
    ): { results: MutationResults; isReused: boolean } {
      const digest = reader.digest(sources(model), ...texts);
      const kept = stored[model.name];
      if (!isFresh && kept?.digest === digest) return { results: kept.results, isReused: true };
      const results = make();
      stored[model.name] = { digest, results };
      return { results, isReused: false };
    },
    save(): void {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(stored));
    },
  };
}
