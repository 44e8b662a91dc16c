import { checkProperties, type Verdict } from '../temporal/check-properties.ts';
import type { Composition } from './composition.ts';
import { exploreTogether } from './explore-together.ts';

/**
 * Checks the properties of a composition, each on a graph that is reduced as far as is safe for it.
 */
export function checkTogether(composition: Composition): Verdict[] {
  const { properties = {} } = composition;
  return Object.entries(properties).flatMap(([sentence, property]) => {
    const asked = { [sentence]: property };
    return checkProperties(exploreTogether(composition, { reduceFor: asked }), asked);
  });
}
