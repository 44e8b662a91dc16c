import type { AnyPathModel } from '#xstate-paths';
import { inquirySides } from '#contract/vocabulary.ts';
import { inquiryModel } from '../../models/inquiry.ts';

/** An inquiry, and what each side may only try. */
export const inquiryTraces: AnyPathModel<never> = {
  ...inquiryModel,
  // Neither side has a button for what only the other may do.
  sneaks: inquirySides.flatMap((by) =>
    ['accepted', 'declined', 'withdrawn'].map((done) => ({ type: `inquiry.${done}`, by })),
  ),
};
