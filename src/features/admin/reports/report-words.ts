import type { Report } from '#contract/moderation/moderation.ts';

/** Why it was reported, in words. */
export const reasonWords: Record<Report['reason'], string> = {
  asks_for_money: 'Asks for money or papers',
  not_real: 'Not real',
  harassment: 'Harassment or threats',
  discrimination: 'Discrimination',
  spam: 'Spam or advertising',
  other: 'Something else',
};

/** What was reported. */
export const kindWords: Record<Report['kind'], string> = {
  listing: 'Room',
  user: 'Person',
  inquiry: 'Conversation',
};

/** Several of them. */
export const kindsWords: Record<Report['kind'], string> = {
  listing: 'Rooms',
  user: 'People',
  inquiry: 'Conversations',
};

/** What became of it. */
export const statusWords: Record<Report['status'], string> = {
  open: 'Open',
  resolved: 'Resolved',
  dismissed: 'Dismissed',
};

/** How the thing is at the moment. */
export const stateWords: Record<Report['thing']['state'], string> = {
  shown: 'In sight',
  unlisted: 'Not listed by its owner',
  hidden: 'Hidden',
  suspended: 'Suspended',
  gone: 'Deleted',
};

/** The thing by name, as far as it still has one. */
export function thingTitle({ kind, thing, target_id: id }: Report): string {
  return thing.title || `${kindWords[kind]} ${id}`;
}
