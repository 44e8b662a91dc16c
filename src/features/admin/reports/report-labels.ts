import type { Report } from '#contract/moderation/moderation.ts';

/** The reasons of reports. */
export const reasonLabels: Record<Report['reason'], string> = {
  asks_for_money: 'Asks for money or papers',
  not_real: 'Not real',
  harassment: 'Harassment or threats',
  discrimination: 'Discrimination',
  spam: 'Spam or advertising',
  other: 'Something else',
};

/** The kinds of targets. */
export const kindLabels: Record<Report['kind'], string> = {
  listing: 'Room',
  user: 'Roomie',
  inquiry: 'Inquiry',
};

/** The same in the plural. */
export const kindPluralLabels: Record<Report['kind'], string> = {
  listing: 'Rooms',
  user: 'Roomies',
  inquiry: 'Inquiries',
};

/** The status of a report. */
export const statusLabels: Record<Report['status'], string> = {
  open: 'Open',
  resolved: 'Resolved',
  dismissed: 'Dismissed',
};

/** The current state of a target. */
export const stateLabels: Record<Report['target']['state'], string> = {
  shown: 'Public',
  unlisted: 'Unlisted by its owner',
  hidden: 'Hidden',
  suspended: 'Suspended',
  gone: 'Deleted',
};

/** The title of the target, or its kind and id once it is deleted. */
export function targetTitle({ kind, target, target_id: id }: Report): string {
  return target.title || `${kindLabels[kind]} ${id}`;
}
