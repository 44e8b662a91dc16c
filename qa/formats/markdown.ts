import type { AnyQaModel } from '../model.ts';
import type { PathSet } from '../path.ts';
import { eventInWords, pathInWords, stateInWords } from './words.ts';

/** A script for testing by hand, a box to tick for each step. */
export function toMarkdown({ paths, strategy }: PathSet, model: AnyQaModel<never>): string {
  const sections = paths.map((path) => {
    const steps = path.steps.map(
      ({ event, words, to }, index) =>
        `${index + 1}. [ ] ${words} (\`${eventInWords(event)}\`)\\\n   You see: ${stateInWords(model, to)}`,
    );
    const begin = `Begin: ${path.start}. You see: ${stateInWords(model, path.from)}`;
    return [`## ${path.id}: ${pathInWords(path)}`, begin, steps.join('\n')].join('\n\n');
  });
  return [`# ${model.title}: ${strategy.name}`, ...sections].join('\n\n');
}
