import type { AnyStateMachine } from 'xstate';
import { checkProperties, type Verdict } from '../temporal/check-properties.ts';
import type { Composition } from './composition.ts';
import { exploreTogether } from './explore-together.ts';
import { suggestName } from '../nearest-name.ts';
import { formatNodePath, listNodes, readStructure } from '../structure.ts';
import { conditionsIn, namesIn, type Property } from '../temporal/properties.ts';
import { UsageError } from '../usage-error.ts';

/**
 * Checks the properties of a composition, each on a graph that is reduced as far as is safe for it.
 * Throws a UsageError for a state or a transition that no part has: it would hold for that alone.
 */
export function checkTogether(composition: Composition): Verdict[] {
  const { properties = {} } = composition;
  assertNames(composition, properties);
  return Object.entries(properties).flatMap(([sentence, property]) => {
    const asked = { [sentence]: property };
    return checkProperties(exploreTogether(composition, { reduceFor: asked }), asked);
  });
}

function assertNames(
  { name, parts }: Composition,
  properties: Readonly<Record<string, Property<never>>>,
): void {
  const inParts = (read: (machine: AnyStateMachine) => string[]) =>
    Object.entries(parts).flatMap(([part, { machine }]) =>
      read(machine).map((each) => `${part}.${each}`),
    );
  const states = inParts((machine) => listNodes(machine).map(formatNodePath));
  const transitions = inParts((machine) =>
    readStructure(machine).transitions.map((transition) => transition.name),
  );
  const assertName = (sentence: string, kind: string, asked: string, names: string[]) => {
    if (names.includes(asked)) return;
    throw new UsageError(
      `"${sentence}" names the ${kind} "${asked}", which no part of "${name}" has.${suggestName(asked, names)}`,
    );
  };
  for (const [sentence, property] of Object.entries(properties)) {
    for (const condition of conditionsIn(property)) {
      const named = namesIn(condition);
      const regions = named.states.flatMap((each) => each.split(' + '));
      for (const state of regions) assertName(sentence, 'state', state, states);
      for (const taken of named.transitions) assertName(sentence, 'transition', taken, transitions);
    }
  }
}
