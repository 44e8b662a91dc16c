import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Plays files of one project and one environment after each other. Vitest keeps a process, with all
 * that it has imported, only for a next file that is alike; the start of another takes seconds.
 *
 * Such files also share globals and the page. `TEST_ORDER` is the seed of their order, so that in
 * time CI meets each test that relies on what another file left there.
 */
export class AlikeTogether extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const longestFirst = await super.sort(files);
    const order = process.env['TEST_ORDER'];
    const keys = new Map(
      longestFirst.map((file) => [file, readKind(file) + (order ? draw(order, file) : '')]),
    );
    return longestFirst.toSorted((a, b) => (keys.get(a) ?? '').localeCompare(keys.get(b) ?? ''));
  }
}

function readKind({ project, moduleId }: TestSpecification): string {
  const hasWindow = readFileSync(moduleId, 'utf8').includes('@vitest-environment jsdom');
  return `${project.name} ${hasWindow ? 'in a window' : 'in Node'}`;
}

/** The same in every folder that the project is cloned to, so that a seed repeats its order. */
const draw = (order: string, { moduleId }: TestSpecification): string =>
  createHash('sha256')
    .update(order)
    .update(path.relative(import.meta.dirname, moduleId))
    .digest('hex');
