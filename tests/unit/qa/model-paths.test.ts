import { expect, test } from 'vitest';
import { houseAgreementModel } from '#qa/traces/models/house-agreement.ts';
import { organizationAddressModel } from '#qa/traces/models/organization-address.ts';
import { pathsToPlay } from '#tests/support/model-paths.ts';
import { explore, findPaths, type Path } from '#xstate-paths';

const stepsIn = (paths: readonly Path[]) => paths.flatMap(({ steps }) => steps);
/** In how many situations each transition is taken. */
const situations = (paths: readonly Path[]) =>
  new Set(
    stepsIn(paths).flatMap(({ from, transitions }) =>
      transitions.map((transition) => transition + JSON.stringify(from)),
    ),
  ).size;
const pathsIn = (model: Parameters<typeof pathsToPlay>[0], most?: number) =>
  pathsToPlay(model, most).map(([, path]) => path);

test('a short model is played in every situation', () => {
  const paths = pathsIn(organizationAddressModel);
  const edges = findPaths(organizationAddressModel, 'tour', { cover: 'edges' }).paths;
  expect(situations(paths)).toBe(situations(edges));
});

test('a long model is played in many situations, and takes each transition', () => {
  const graph = explore(houseAgreementModel);
  const pairs = findPaths(houseAgreementModel, 'tour', { cover: 'pairs' }, graph).paths;
  const paths = pathsIn(houseAgreementModel);
  expect(situations(paths)).toBeGreaterThan(10 * situations(pairs));
  const taken = (some: readonly Path[]) =>
    new Set(stepsIn(some).flatMap(({ transitions }) => transitions));
  expect(taken(paths)).toEqual(taken(pairs));
  // Cutting a path adds the way to where it goes on.
  expect(stepsIn(paths).length).toBeLessThan(500);
});
