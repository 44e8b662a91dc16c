import type { InquiryStatus } from '../vocabulary.ts';

/** Stages in which something may still come of it, in the order of the way to the keys. */
export const openStages = ['new', 'talking', 'viewing', 'offered', 'offer_accepted'] as const;

/** Where an inquiry about a listing stands, in the words of its household. */
export const applicantStages = [
  ...openStages,
  'moved_in',
  'declined',
  'withdrawn',
  'expired',
] as const;
export type ApplicantStage = (typeof applicantStages)[number];

/**
 * The stage of each status, where no offer stands and no viewing is agreed. An inquiry that its
 * recipient read is still new: `talking` begins when they write or accept.
 */
export const stageByStatus = {
  sent: 'new',
  read: 'new',
  accepted: 'talking',
  declined: 'declined',
  withdrawn: 'withdrawn',
  expired: 'expired',
} as const satisfies Record<InquiryStatus, ApplicantStage>;
