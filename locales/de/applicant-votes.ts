export const householdThinks = ({ name }: { name: string }) => `Was deine WG von ${name} hält`;
export const votes = { yes: 'Ja', maybe: 'Vielleicht', no: 'Nein' };
export const voteOn = {
  yes: ({ name }: { name: string }) => `Ja: ${name}`,
  maybe: ({ name }: { name: string }) => `Vielleicht: ${name}`,
  no: ({ name }: { name: string }) => `Nein: ${name}`,
};
export const notLooked = ({ names }: { names: string }) => `Noch nicht angesehen von: ${names}`;

export const yourVote = 'Deine Stimme';
export const yourVoteOn = ({ name }: { name: string }) => `Deine Stimme zu ${name}`;
export const noteLabel = 'Warum, für deine WG';
export const noteHint =
  'Nur deine WG liest die Notiz. Sie wird gelöscht, wenn die Bewerbung endet.';
export const noteWaits = 'Sie wird gespeichert, sobald du wieder verbunden bist.';
export const noteTooLong = 'Eine Notiz kann bis zu 500 Zeichen haben';
export const notSaved = 'Deine Stimme wurde nicht gespeichert';
