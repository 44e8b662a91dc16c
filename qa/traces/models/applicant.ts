import type { AnyPathModel } from '#xstate-paths';
import { offerTransitions } from '#contract/offers/statuses.ts';
import { applicantModel } from '../../models/applicant.ts';
import { people } from '../../models/applicant/applicant.machine.ts';
import { offerTimes } from './offer.ts';
import { outcomeTimes, viewingTimes, wishTimes } from './viewing.ts';

/** What each of the three may try in vain: their screens have no button for it. */
export const applicantTraces: AnyPathModel<never> = {
  ...applicantModel,
  sneaks: [
    ...people.flatMap((by) =>
      [
        'inquiry.accepted',
        'inquiry.declined',
        'inquiry.withdrawn',
        'viewing.chosen',
        'viewing.proposed',
        'offer.made',
        'vote.given',
        'vote.taken_back',
      ].map((type) => ({ type, by })),
    ),
    ...toEvents('viewing', ['moved', 'cancelled'], viewingTimes),
    ...toEvents('viewing', ['done', 'missed'], outcomeTimes),
    ...toEvents('viewing', ['agreed', 'countered', 'declined', 'cancelled'], wishTimes),
    ...toEvents('offer', offerTransitions, offerTimes),
  ],
};

function toEvents(subject: string, changes: readonly string[], cases: readonly object[]) {
  return changes.flatMap((change) =>
    cases.map((each) => ({ type: `${subject}.${change}`, ...each })),
  );
}
