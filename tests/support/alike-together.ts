import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Plays files of one project and one environment after each other. Vitest keeps a process, with all
 * that it has imported, only for a next file that is alike; the start of another takes seconds.
 */
export class AlikeTogether extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const longestFirst = await super.sort(files);
    const kinds = new Map(longestFirst.map((file) => [file, readKind(file)]));
    return longestFirst.toSorted((a, b) => (kinds.get(a) ?? '').localeCompare(kinds.get(b) ?? ''));
  }
}

function readKind({ project, moduleId }: TestSpecification): string {
  const hasWindow = readFileSync(moduleId, 'utf8').includes('@vitest-environment jsdom');
  return `${project.name} ${hasWindow ? 'in a window' : 'in Node'}`;
}
