import type { InquiryStatus } from '../vocabulary.ts';

/** Where an inquiry about a listing stands, in the words of its household. The first five are open. */
export const applicantStages = [
  'new',
  'talking',
  'viewing',
  'offered',
  'offer_accepted',
  'declined',
  'withdrawn',
  'expired',
] as const;
export type ApplicantStage = (typeof applicantStages)[number];

/** Stages in which something may still come of it, in the order of the way to the keys. */
export const openStages = [
  'new',
  'talking',
  'viewing',
  'offered',
  'offer_accepted',
] as const satisfies readonly ApplicantStage[];

/**
 * The stage of each status, where no offer of the room stands and no viewing is agreed. An inquiry that its recipient read is
 * still new: `talking` begins when they write or accept.
 */
export const stageByStatus = {
  sent: 'new',
  read: 'new',
  accepted: 'talking',
  declined: 'declined',
  withdrawn: 'withdrawn',
  expired: 'expired',
} as const satisfies Record<InquiryStatus, ApplicantStage>;

/** The statuses of an inquiry of which something may still come. */
export const openStatuses = [
  'sent',
  'read',
  'accepted',
] as const satisfies readonly InquiryStatus[];
