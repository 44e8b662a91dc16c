// Where administrators look for somebody or something.
export const lede =
  'People, rooms, and reported messages. Every search is recorded in the audit log.';
/** Names the three choices. */
export const kind = 'Search for';
export const kinds = {
  users: 'People',
  listings: 'Rooms',
  messages: 'Reported messages',
};
/** Labels of the search field. */
export const labels = {
  users: 'Name, e-mail address or number',
  listings: 'Keywords or number',
  messages: 'Keywords',
};
export const hints = {
  users: 'The beginning of a name, or the whole address.',
  listings: 'In the title, the address or the description, in any status.',
  messages: 'Only in inquiries that one side reported.',
};
/** Links. */
export const seeProfile = 'Their profile';
export const seeReport = 'The report';
/** A link to the owner of a room. */
export const ownedBy = ({ name }: { name: string }) => `Of ${name}`;
export const nothing = 'Nothing found';
export const nothingHint = 'Try fewer letters, or another word.';
