// What those of a household think of an applicant.
export const householdThinks = ({ name }: { name: string }) =>
  `What your household thinks of ${name}`;
export const votes = { yes: 'Yes', maybe: 'Maybe', no: 'No' };
/** The names of the buttons to those who hear them. */
export const voteOn = {
  yes: ({ name }: { name: string }) => `Yes: ${name}`,
  maybe: ({ name }: { name: string }) => `Maybe: ${name}`,
  no: ({ name }: { name: string }) => `No: ${name}`,
};
/** Those who have neither opened the board since the person wrote nor voted. */
export const notLooked = ({ names }: { names: string }) => `Not seen yet by: ${names}`;

export const yourVote = 'Your vote';
export const yourVoteOn = ({ name }: { name: string }) => `Your vote on ${name}`;
export const noteLabel = 'Why, for your household';
export const noteHint = 'Only your household reads it. It is deleted when the application ends.';
export const noteWaits = 'It is saved as soon as you are connected again.';
export const noteTooLong = 'A note can have up to 500 characters';
export const notSaved = 'Your vote is not saved';
