// Where administrators look for somebody or something.
export const title = 'Search';
export const lede = 'People, rooms, and messages that were reported. The audit log has each look.';
/** Names the three choices. */
export const kind = 'What to look for';
export const kinds = {
  users: 'People',
  listings: 'Rooms',
  messages: 'Reported messages',
};
/** Of the field. */
export const labels = {
  users: 'Name, mail address or number',
  listings: 'Words or number',
  messages: 'Words',
};
export const hints = {
  users: 'The beginning of a name, or the whole address.',
  listings: 'In the title, the address or the description, in any status.',
  messages: 'Only in inquiries that one side reported.',
};
export const find = 'Search';
/** Links. */
export const seeProfile = 'Their profile';
export const seeReport = 'The report';
/** A link to the owner of a room. */
export const ownedBy = ({ name }: { name: string }) => `Of ${name}`;
export const nothing = 'Nothing found';
export const nothingHint = 'Try fewer letters, or another word.';
