import type { AnyPathModel, PathSet } from '#xstate-paths';

/**
 * Formats a path set as a Playwright spec that plays exactly these paths, even after the machine
 * changes. Run it with `npx playwright test <file>` from a folder under tests/e2e.
 */
export function toPlaywright(set: PathSet, model: AnyPathModel<never>): string {
  return [
    `// ${model.title}: made by npm run qa -- paths ${set.model} --strategy ${set.strategy.name} --format playwright`,
    "import { testPaths } from '#qa/run/test-paths.ts';",
    '',
    `testPaths(${JSON.stringify(set, null, 2)});`,
  ].join('\n');
}
