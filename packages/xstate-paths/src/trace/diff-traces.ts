import type { AnyStateMachine } from 'xstate';
import type { AnyPathModel } from '../model.ts';
import { retrace, type TraceLine, type Traces } from './trace.ts';

/** A line of a trace that a machine makes otherwise. */
export interface Difference {
  /** The id of its path. */
  path: string;
  /** The number of the step, from 1; 0 is the start. */
  step: number;
  /** Null if the machine makes a line more. */
  expected: TraceLine | null;
  /** Null if the machine makes a line less. */
  found: TraceLine | null;
}

/** Returns where a machine first leaves given traces, or null if it follows them. */
export function firstDifference(
  machine: AnyStateMachine,
  starts: AnyPathModel<never>['starts'],
  traces: Traces,
): Difference | null {
  let path = '';
  let step = 0;
  let index = 0;
  const count = (line: TraceLine | undefined): void => {
    if (line?.path !== undefined) [path, step] = [line.path, 0];
    else if (line && !line.isTry) step += 1;
  };
  for (const found of retrace(machine, starts, traces)) {
    const expected = traces.lines[index];
    if (JSON.stringify(expected) !== JSON.stringify(found)) {
      if (!expected?.isTry) count(expected);
      return { path, step, expected: expected ?? null, found };
    }
    count(expected);
    index += 1;
  }
  const missing = traces.lines[index];
  return missing ? { path, step, expected: missing, found: null } : null;
}

/** Describes a difference: the step, what was expected and what was found. */
export function formatDifference({ path, step, expected, found }: Difference): string {
  const line = expected ?? found;
  const where = step === 0 ? 'at its start' : `at step ${step}`;
  const what = line?.isTry ? `, trying “${line.label}”` : `, ${line?.label ?? ''}`;
  return [
    `path ${path} ${where}${what}`,
    `  - ${formatLine(expected)}`,
    `  + ${formatLine(found)}`,
  ].join('\n');
}

function formatLine(line: TraceLine | null): string {
  if (!line) return 'nothing';
  const { path: _path, isTry: _isTry, isSneak: _isSneak, label: _label, ...rest } = line;
  return JSON.stringify(rest);
}
