import type { openStages } from '#contract/applicants/stages.ts';
import { offerTransitions, type OfferStatus } from '#contract/offers/statuses.ts';
import type { InquirySide, InquiryStatus } from '#contract/vocabulary.ts';
import { openStatuses } from '#machines/inquiry.machine.ts';
import { applicantMachine, people, type ApplicantEvent, type Person } from './applicant.machine.ts';

/** Where each part of an application stands. */
export interface ApplicantValue {
  inquiry: InquiryStatus;
  viewing: string;
  offer: OfferStatus | 'none';
  vote: 'none' | 'given';
}

export const isOpen = ({ inquiry }: ApplicantValue) => openStatuses.includes(inquiry);

/** The stages that the board may show: once it was read, it depends on who wrote whether it is talked about. */
export function listStages({
  inquiry,
  viewing,
  offer,
}: ApplicantValue): readonly (typeof openStages)[number][] {
  if (offer === 'offered') return ['offered'];
  if (offer === 'accepted') return ['offer_accepted'];
  if (viewing === 'agreed') return ['viewing'];
  if (inquiry === 'accepted') return ['talking'];
  return inquiry === 'sent' && viewing === 'none' ? ['new'] : ['new', 'talking'];
}

/** Everything that somebody may try without waiting for a day to pass. */
const attempts: ApplicantEvent[] = people.flatMap((person) => {
  // Nobody but the two sides has a part in these.
  const by = person as InquirySide;
  return [
    { type: 'message.written', by },
    { type: 'inquiry.accepted', by },
    { type: 'inquiry.declined', by },
    { type: 'inquiry.withdrawn', by },
    { type: 'viewing.chosen', by },
    { type: 'viewing.proposed', by },
    ...(['agreed', 'countered', 'declined'] as const).map(
      (to) => ({ type: `viewing.${to}`, by, has_begun: false, proposed_by: by }) as const,
    ),
    { type: 'viewing.moved', by, has_begun: false },
    { type: 'viewing.cancelled', by, has_begun: false },
    { type: 'viewing.done', by, has_begun: false },
    { type: 'viewing.missed', by, has_begun: false },
    { type: 'offer.made', by },
    ...offerTransitions.map(
      (to) => ({ type: `offer.${to}`, by, isLate: false, isDue: false }) as const,
    ),
    { type: 'vote.given', by: person, vote: 'no' },
    { type: 'vote.taken_back', by: person },
  ] satisfies ApplicantEvent[];
});

/** The owner votes too, which is no other transition, and whoever may vote may say it again. */
const isVote = ({ type }: ApplicantEvent) => type.startsWith('vote.');
/** The attempt with what is true now: whether the time is over, and whose it is. */
function atThisTime(
  attempt: ApplicantEvent,
  value: ApplicantValue,
  proposedBy: InquirySide | null,
): ApplicantEvent {
  if (!('has_begun' in attempt)) return attempt;
  const event = { ...attempt, has_begun: isOver(value) };
  const isWish =
    proposedBy !== null && (event.type === 'viewing.cancelled' || 'proposed_by' in event);
  return isWish ? { ...event, proposed_by: proposedBy } : event;
}
const isOver = ({ viewing }: ApplicantValue) => viewing === 'done' || viewing === 'missed';

/** What the server must refuse now to whom, and with which of these answers. */
export function listRefused(
  value: ApplicantValue,
  proposedBy: InquirySide | null,
): { person: Person; event: ApplicantEvent; statuses: number[] }[] {
  const context = { proposedBy };
  const before = applicantMachine.resolveState({ value: value as never, context });
  return attempts.flatMap((attempt) => {
    const { by: person } = attempt as { by: Person };
    const event = atThisTime(attempt, value, proposedBy);
    const isOutside = person === 'member' && !isVote(event);
    if (!isOutside && before.can(event)) return [];
    if (isVote(event) && person !== 'sender' && isOpen(value)) return [];
    const isUnknown = isOutside || (isVote(event) && person === 'sender');
    return [{ person, event, statuses: isUnknown ? [404] : [404, 409] }];
  });
}
