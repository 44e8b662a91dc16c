import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { TestModel } from 'xstate/graph';
import type { AnyPathModel } from './model.ts';
import { createEventLister } from './possible-events.ts';

/**
 * Counts the paths and steps of XState's own TestModel, for comparison. Uses its shortest paths
 * with one node for each way into each situation, so that they take every transition, without paths
 * that are the beginning of another.
 */
export function xstateTestModelPaths(model: AnyPathModel<never>): { paths: number; steps: number } {
  const possibleEventsIn = createEventLister(model);
  const situation = ({ value, context }: AnyMachineSnapshot) =>
    JSON.stringify([value, model.distinguish(context)]);
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
