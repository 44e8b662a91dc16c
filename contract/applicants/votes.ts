/** What somebody of a household thinks of an applicant. */
export const votes = ['yes', 'maybe', 'no'] as const;
export type Vote = (typeof votes)[number];

/** The greatest length of the note to a vote. It is not in limits.ts, because no first load needs it. */
export const voteNoteMax = 500;
