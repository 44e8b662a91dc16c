import { measureCoverage } from './coverage.ts';
import { toGherkin } from './formats/gherkin.ts';
import { toMarkdown } from './formats/markdown.ts';
import { toMermaid } from './formats/mermaid.ts';
import { toTable } from './formats/table.ts';
import type { AnyPathModel } from './model.ts';
import type { PathSet } from './path.ts';
import { UsageError } from './usage-error.ts';

export type Format = (set: PathSet, model: AnyPathModel<never>) => string;

export const formats = {
  table: (set, model) => toTable(set, measureCoverage(model, set.paths)),
  json: (set) => JSON.stringify(set, null, 2),
  markdown: toMarkdown,
  gherkin: toGherkin,
  mermaid: toMermaid,
} as const satisfies Record<string, Format>;

/** Returns the format of this name. Throws a UsageError that lists all formats if there is none. */
export function formatNamed(name: string, all: Record<string, Format> = formats): Format {
  const format = all[name];
  if (format) return format;
  throw new UsageError(`There is no format "${name}". There are: ${Object.keys(all).join(', ')}`);
}
