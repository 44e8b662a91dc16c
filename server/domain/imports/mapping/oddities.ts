import type { ImportProblem } from '#contract/imports/import-problem.ts';
import { limits } from '#contract/limits.ts';

/** What is odd about words that can be taken all the same. */
export function oddities({ title, address }: { title: string; address: string }): ImportProblem[] {
  const problems: ImportProblem[] = [];
  // An address without any number names an area, not a house.
  if (!/\d/.test(address)) problems.push({ code: 'no_street' });
  if (title.length > limits.title.max) problems.push({ code: 'title_too_long' });
  if (title.includes('\ufffd')) problems.push({ code: 'title_broken' });
  return problems;
}
