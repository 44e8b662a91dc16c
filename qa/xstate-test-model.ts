import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { TestModel } from 'xstate/graph';
import type { AnyQaModel } from './model.ts';
import { createEventLister } from './possible-events.ts';

/**
 * What XState's own TestModel makes of a model, for comparison: its shortest paths with a node for
 * each way into each situation, so that they take every transition, without those that are the
 * beginning of another.
 */
export function xstateTestModelPaths(model: AnyQaModel<never>): { paths: number; steps: number } {
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
  // The first step of XState's paths is the beginning itself.
  return {
    paths: paths.length,
    steps: paths.reduce((sum, path) => sum + path.steps.length - 1, 0),
  };
}
