import { inquirySides } from '#contract/vocabulary.ts';
import { offerMachine } from '#machines/offer.machine.ts';
import { modelFor, type AnyPathModel } from '#xstate-paths';

/** Every side: in time, once the day of moving in has come, and too late. */
export const offerTimes = inquirySides.flatMap((by) => [
  { by, isLate: false, isDue: false },
  { by, isLate: false, isDue: true },
  { by, isLate: true, isDue: true },
]);

/** The offer of a room, to its end or to moving in. */
export const offerTraces: AnyPathModel<never> = modelFor(offerMachine, {
  name: 'offer',
  title: 'The offer of a room',
  events: {
    'offer.accepted': [
      ...offerTimes,
      // One of a group, of whom others have not accepted.
      { by: 'sender', isLate: false, isDue: false, isLast: false },
    ],
    'offer.declined': offerTimes,
    'offer.taken_back': offerTimes,
    'offer.stepped_back': offerTimes,
    'offer.moved_in': offerTimes,
  },
});
