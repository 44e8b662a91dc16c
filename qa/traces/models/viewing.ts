import { inquirySides } from '#contract/vocabulary.ts';
import { viewingMachine, type ViewingSideEvent } from '#machines/viewing.machine.ts';
import { modelFor, type AnyPathModel } from '#xstate-paths';

/** Every side, before and after the time of the viewing has begun. */
export const viewingTimes = inquirySides.flatMap((by) =>
  [false, true].map((has_begun) => ({ by, has_begun }) satisfies Omit<ViewingSideEvent, 'type'>),
);

/** A viewing, from the time that one agreed on to whether it took place. */
export const viewingTraces: AnyPathModel<never> = modelFor(viewingMachine, {
  name: 'viewing',
  title: 'A viewing',
  events: {
    'viewing.moved': viewingTimes,
    'viewing.cancelled': viewingTimes,
    'viewing.done': viewingTimes,
    'viewing.missed': viewingTimes,
  },
});
