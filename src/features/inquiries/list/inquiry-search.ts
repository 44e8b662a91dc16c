import { inquiryBoxes, type InquiryBox } from '#src/queries/inquiries.ts';
import type { InquiryCounts } from '#contract/inquiries/calls.ts';

export interface InquirySearch {
  /** Without one, whichever list has something to show. */
  box?: InquiryBox;
  page?: number;
}

/** What the address says about the lists; anything else counts as nothing. */
export function readInquirySearch(search: { box?: unknown; page?: unknown }): InquirySearch {
  const box = inquiryBoxes.find((known) => known === search.box);
  const page = Number(search.page);
  return { ...(box && { box }), ...(Number.isInteger(page) && page > 1 && { page }) };
}

/** The list to open when the address names none: with something unread, else with anything. */
export function liveliestBox(counts: InquiryCounts): InquiryBox {
  if (counts.unread_received > 0) return 'received';
  if (counts.unread_sent > 0) return 'sent';
  return counts.received === 0 && counts.sent > 0 ? 'sent' : 'received';
}
