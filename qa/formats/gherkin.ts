import type { AnyQaModel } from '../model.ts';
import type { PathSet } from '../path.ts';
import { pathInWords, stateInWords } from './words.ts';

/** A feature with a scenario for each path. */
export function toGherkin({ paths, strategy }: PathSet, model: AnyQaModel<never>): string {
  const scenarios = paths.map((path) =>
    [
      `  @${path.id}`,
      `  Scenario: ${pathInWords(path)}`,
      `    Given ${path.start}`,
      `    Then ${stateInWords(model, path.from)}`,
      ...path.steps.flatMap(({ words, to }) => [
        `    When ${words}`,
        `    Then ${stateInWords(model, to)}`,
      ]),
    ].join('\n'),
  );
  return [`Feature: ${model.title} (${strategy.name})`, ...scenarios].join('\n\n');
}
