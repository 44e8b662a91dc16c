import { checkModel } from '../check-model.ts';
import type { AnyPathModel } from '../model.ts';
import type { Path } from '../path.ts';
import { firstDifference, formatDifference } from '../trace/diff-traces.ts';
import type { Traces } from '../trace/trace.ts';
import { UsageError } from '../usage-error.ts';
import { mutantsOf, type Mutant } from './mutants.ts';

/** What became of one mutant. */
export interface MutantResult extends Pick<Mutant, 'name' | 'transition'> {
  killedBy: 'traces' | 'checks' | 'error' | null;
  /** The first difference, problem or error; for a survivor, the path that should have seen it. */
  because: string;
}

/** All mutants of a model's machine, and how many were noticed. */
export interface MutationResults {
  model: string;
  mutants: MutantResult[];
  killed: number;
  /** Survivors for which the model's owner gave a reason. */
  explained: number;
}

/**
 * Runs every mutant of the model's machine against traces and the checks of the model. `explained`
 * has the reasons why mutants survive, by their name.
 */
export function mutate(
  model: AnyPathModel<never>,
  traces: Traces,
  paths: readonly Path[],
  explained: Readonly<Record<string, string>> = {},
): MutationResults {
  const before = firstDifference(model.machine, model.starts, traces);
  if (before)
    throw new UsageError(`The machine differs from its traces: ${formatDifference(before)}`);
  const [problem] = checkModel(model);
  if (problem !== undefined) throw new UsageError(`The model does not fit its machine: ${problem}`);
  const mutants = [...mutantsOf(model.machine)].map((mutant) =>
    judge(model, mutant, traces, paths, explained),
  );
  return {
    model: model.name,
    mutants,
    killed: mutants.filter(({ killedBy }) => killedBy !== null).length,
    explained: mutants.filter(({ killedBy, name }) => killedBy === null && name in explained)
      .length,
  };
}

function judge(
  model: AnyPathModel<never>,
  { name, transition, machine }: Mutant,
  traces: Traces,
  paths: readonly Path[],
  explained: Readonly<Record<string, string>>,
): MutantResult {
  const result = (killedBy: MutantResult['killedBy'], because: string): MutantResult => ({
    name,
    transition,
    killedBy,
    because,
  });
  try {
    const difference = firstDifference(machine, model.starts, traces);
    if (difference) return result('traces', formatDifference(difference));
    const [problem] = checkModel({ ...model, machine });
    if (problem !== undefined) return result('checks', problem);
  } catch (error) {
    return result('error', (error as Error).message);
  }
  const reason = explained[name];
  return result(null, reason ?? whoShouldHaveSeen(paths, transition));
}

/** Names the paths that take a transition, where nothing differed. */
function whoShouldHaveSeen(paths: readonly Path[], transition: string | null): string {
  if (transition === null) return 'no path looks at it';
  const places = paths.flatMap(({ id, steps }) =>
    steps.flatMap((step, index) =>
      step.transitions.includes(transition) ? [`path ${id} at step ${index + 1}`] : [],
    ),
  );
  const more = places.length > 3 ? ` and ${places.length - 3} more` : '';
  return places.length === 0
    ? 'no path takes it'
    : `taken by ${places.slice(0, 3).join(', ')}${more}, where nothing differs`;
}
