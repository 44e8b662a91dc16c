import { inquirySides } from '#contract/vocabulary.ts';
import { viewingMachine, type ViewingSideEvent } from '#machines/viewing.machine.ts';
import { modelFor, type AnyPathModel } from '#xstate-paths';

/** Every side, before and after the time of the viewing has begun. */
export const viewingTimes = inquirySides.flatMap((by) =>
  [false, true].map((has_begun) => ({ by, has_begun }) satisfies Omit<ViewingSideEvent, 'type'>),
);

/** Answers to whether it took place, also when it is too late to correct one. */
export const outcomeTimes = [
  ...viewingTimes,
  ...inquirySides.map((by) => ({ by, has_begun: true, is_settled: true })),
];

/** Every side and time, about a time that one of them proposed. */
export const wishTimes = inquirySides.flatMap((proposed_by) =>
  viewingTimes.map((each) => ({ ...each, proposed_by })),
);

/** A viewing, from the first proposed time to whether it took place. */
export const viewingTraces: AnyPathModel<never> = modelFor(viewingMachine, {
  name: 'viewing',
  title: 'A viewing',
  events: {
    'viewing.agreed': wishTimes,
    'viewing.countered': wishTimes,
    'viewing.declined': wishTimes,
    'viewing.moved': viewingTimes,
    'viewing.cancelled': [...viewingTimes, ...wishTimes],
    'viewing.done': outcomeTimes,
    'viewing.missed': outcomeTimes,
  },
});
