import type { AnyPathModel } from '../model.ts';
import type { PathSet } from '../path.ts';
import { formatPath, formatState } from './labels.ts';

/** Formats a path set as a Gherkin feature with one scenario for each path. */
export function toGherkin({ paths, strategy }: PathSet, model: AnyPathModel<never>): string {
  const scenarios = paths.map((path) =>
    [
      `  @${path.id}`,
      `  Scenario: ${formatPath(path)}`,
      `    Given ${path.start}`,
      `    Then ${formatState(model, path.from)}`,
      ...path.steps.flatMap(({ label, to }) => [
        `    When ${label}`,
        `    Then ${formatState(model, to)}`,
      ]),
    ].join('\n'),
  );
  return [`Feature: ${model.title} (${strategy.name})`, ...scenarios].join('\n\n');
}
