// What a page says when there is nothing at its address, or no longer.
export const noRoom = 'There is no room at this address, or it is not offered at the moment.';
export const roomGone = 'This room is no longer offered';
export const roomGoneHint = 'Its owner has taken it down.';
export const noRoomie = 'There is no roomie at this address.';
export const roomieGone = 'This roomie has left';
export const roomieGoneHint = 'They deleted their account.';
export const noGroup = 'There is no group of yours at this address.';
export const noInquiry = 'There is no inquiry of yours at this address.';
/** To live in somebody's household. */
export const invitationEnded = 'This invitation has ended';
export const invitationEndedHint = 'It was used, withdrawn or has expired. Ask for a new link.';
/** A report of something against the rules. */
export const noReport = 'There is no report with this number.';
