import type { AnyPathModel } from '../model.ts';
import type { PathSet } from '../path.ts';
import { formatEvent, formatPath, formatState } from './labels.ts';

/** Formats a path set as a script for manual testing, with a checkbox for each step. */
export function toMarkdown({ paths, strategy }: PathSet, model: AnyPathModel<never>): string {
  const sections = paths.map((path) => {
    const steps = path.steps.map(
      ({ event, label, to }, index) =>
        `${index + 1}. [ ] ${label} (\`${formatEvent(event)}\`)\\\n   You see: ${formatState(model, to)}`,
    );
    const begin = `Begin: ${path.start}. You see: ${formatState(model, path.from)}`;
    return [`## ${path.id}: ${formatPath(path)}`, begin, steps.join('\n')].join('\n\n');
  });
  return [`# ${model.title}: ${strategy.name}`, ...sections].join('\n\n');
}
