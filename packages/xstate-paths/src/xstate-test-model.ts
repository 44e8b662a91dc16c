import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { getShortestPaths, TestModel } from 'xstate/graph';
import { readHistory } from './explore.ts';
import type { AnyPathModel } from './model.ts';
import { createEventLister } from './possible-events.ts';
import { createView } from './replay.ts';

/**
 * Counts the paths and steps of XState's own TestModel, for comparison. Uses its shortest paths
 * with one node for each way into each situation, so that they take every transition, without paths
 * that are the beginning of another.
 */
export function xstateTestModelPaths(model: AnyPathModel<never>): { paths: number; steps: number } {
  const possibleEventsIn = createEventLister(model);
  const situation = situationIn(model);
  const testModel = new TestModel(model.machine as never, {
    events: (snapshot: unknown) =>
      possibleEventsIn(snapshot as AnyMachineSnapshot)
        .map(({ event }) => event)
        .filter((event) => (snapshot as AnyMachineSnapshot).can(event)),
    serializeState: (snapshot: unknown, event: EventObject | undefined, before: unknown) =>
      [
        situation(snapshot as AnyMachineSnapshot),
        event ? JSON.stringify(event) : '',
        before ? situation(before as AnyMachineSnapshot) : '',
      ].join(' '),
  });
  const paths = Object.values(model.starts).flatMap((input) =>
    testModel.getShortestPaths({ input: input as never }),
  );
  // XState counts the initial event as a step.
  return {
    paths: paths.length,
    steps: paths.reduce((sum, path) => sum + path.steps.length - 1, 0),
  };
}

/** Counts the paths and steps of XState's shortest paths, one to each situation, for comparison. */
export function xstateShortestPaths(model: AnyPathModel<never>): { paths: number; steps: number } {
  const possibleEventsIn = createEventLister(model);
  const paths = Object.values(model.starts).flatMap((input) =>
    getShortestPaths(model.machine, {
      input: input as never,
      events: ((snapshot: AnyMachineSnapshot) =>
        possibleEventsIn(snapshot).map(({ event }) => event)) as never,
      serializeState: situationIn(model) as never,
    }),
  );
  return {
    paths: paths.length,
    steps: paths.reduce((sum, path) => sum + path.steps.length - 1, 0),
  };
}

const situationIn =
  (model: AnyPathModel<never>) =>
  (snapshot: AnyMachineSnapshot): string =>
    JSON.stringify([createView(model, snapshot), readHistory(snapshot)]);
