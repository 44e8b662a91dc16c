export const yourHousehold = 'Tu casa';
export const householdThinks = ({ name }: { name: string }) => `Lo que pensáis de ${name}`;
export const votes = { yes: 'Sí', maybe: 'Quizás', no: 'No' };
export const voteOn = {
  yes: ({ name }: { name: string }) => `Sí: ${name}`,
  maybe: ({ name }: { name: string }) => `Quizás: ${name}`,
  no: ({ name }: { name: string }) => `No: ${name}`,
};
export const note = 'Nota';
export const notLooked = ({ names }: { names: string }) => `Falta por mirar: ${names}`;

export const yourVote = 'Tu voto';
export const yourVoteOn = ({ name }: { name: string }) => `Tu voto sobre ${name}`;
export const noteLabel = 'Por qué, para quienes viven contigo';
export const noteHint = 'Solo la leen quienes viven contigo. Se borra cuando termina la solicitud.';
export const noteSaving = 'Guardando…';
export const noteWaits = 'Se guardará en cuanto vuelvas a tener conexión.';
export const noteTooLong = 'Una nota puede tener hasta 500 caracteres';
export const notSaved = 'Tu voto no se ha guardado';
