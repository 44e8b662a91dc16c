export const householdThinks = ({ name }: { name: string }) => `Qué opina tu hogar de ${name}`;
export const votes = { yes: 'Sí', maybe: 'Quizás', no: 'No' };
export const voteOn = {
  yes: ({ name }: { name: string }) => `Sí: ${name}`,
  maybe: ({ name }: { name: string }) => `Quizás: ${name}`,
  no: ({ name }: { name: string }) => `No: ${name}`,
};
export const notLooked = ({ names }: { names: string }) => `Aún sin verlo: ${names}`;

export const yourVote = 'Tu voto';
export const yourVoteOn = ({ name }: { name: string }) => `Tu voto sobre ${name}`;
export const noteLabel = 'Por qué, para tu hogar';
export const noteHint = 'Solo la lee tu hogar. Se borra cuando termina la solicitud.';
export const noteWaits = 'Se guardará en cuanto vuelva la conexión.';
export const noteTooLong = 'Una nota puede tener hasta 500 caracteres';
export const notSaved = 'Tu voto no se ha guardado';
