import type { AnyPathModel } from './model.ts';
import { findEventOrigins } from './possible-events.ts';
import type { Path } from './path.ts';
import { listLeaves } from './state-names.ts';
import { statesPassed } from './passed-states.ts';
import { readStructure, formatNodePath, type Structure, type Transition } from './structure.ts';

/** How many of all are covered, and which are missing. */
export interface CoverageCount {
  covered: number;
  all: number;
  missing: string[];
}

export interface Coverage {
  /** Leaves out states that the machine never rests in. */
  states: CoverageCount;
  /** Leaves out transitions that the model leaves out. */
  transitions: CoverageCount;
  /** Guards. Each counts twice: once for passing and once for refusing. */
  guards: CoverageCount;
}

/**
 * The transitions that paths must take: all except those that the model leaves out, directly or by
 * their event.
 */
export function transitionsToTake(model: AnyPathModel<never>, structure: Structure): Transition[] {
  const origins = findEventOrigins(model.machine);
  return structure.transitions.filter(({ name, event }) => {
    const origin = origins.get(event);
    const play = origin?.kind === 'event' ? model.events[origin.type] : undefined;
    return !(name in (model.leftOut ?? {})) && !(play !== undefined && 'leftOut' in play);
  });
}

/** Returns how much of the machine these paths cover. */
export function measureCoverage(model: AnyPathModel<never>, paths: readonly Path[]): Coverage {
  const structure = readStructure(model.machine);
  const states = structure.states
    .filter((node) => Object.keys(node.states).length === 0)
    .map(formatNodePath)
    .filter((way) => 'expectShown' in (model.states[way] ?? {}));
  const toTake = transitionsToTake(model, structure);
  const guards = toTake.filter(({ isGuarded }) => isGuarded).map(({ name }) => name);

  const seen = new Set(
    paths.flatMap(({ from, steps }) =>
      [from, ...steps.map(({ to }) => to)].flatMap(({ value }) => listLeaves(value)),
    ),
  );
  const taken = new Set(
    paths.flatMap(({ transitions, steps }) => [
      ...transitions,
      ...steps.flatMap((step) => step.transitions),
    ]),
  );
  const passed = statesPassed(structure, taken);
  const refused = new Set(
    paths.flatMap((path) => [...path.refused, ...path.steps.flatMap((step) => step.refused)]),
  );
  return {
    states: share(states, (name) => seen.has(name) || passed.has(name)),
    transitions: share(
      toTake.map(({ name }) => name),
      (name) => taken.has(name),
    ),
    guards: share(
      guards.flatMap((name) => [`${name}, passing`, `${name}, refusing`]),
      (name) => {
        const guard = name.replace(/, \w+$/, '');
        return name.endsWith('passing') ? taken.has(guard) : refused.has(guard);
      },
    ),
  };
}

function share(all: readonly string[], isCovered: (name: string) => boolean): CoverageCount {
  const missing = all.filter((name) => !isCovered(name));
  return { covered: all.length - missing.length, all: all.length, missing };
}
