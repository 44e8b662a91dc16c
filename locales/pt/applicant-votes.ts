export const householdThinks = ({ name }: { name: string }) => `O que a sua casa acha de ${name}`;
export const votes = { yes: 'Sim', maybe: 'Talvez', no: 'Não' };
export const voteOn = {
  yes: ({ name }: { name: string }) => `Sim: ${name}`,
  maybe: ({ name }: { name: string }) => `Talvez: ${name}`,
  no: ({ name }: { name: string }) => `Não: ${name}`,
};
export const notLooked = ({ names }: { names: string }) => `Ainda sem ver: ${names}`;

export const yourVote = 'Seu voto';
export const yourVoteOn = ({ name }: { name: string }) => `Seu voto sobre ${name}`;
export const noteLabel = 'Por quê, para quem mora com você';
export const noteHint =
  'Só quem mora com você lê a nota. Ela é apagada quando a candidatura termina.';
export const noteWaits = 'Será salva assim que a conexão voltar.';
export const noteTooLong = 'Uma nota pode ter até 500 caracteres';
export const notSaved = 'Seu voto não foi salvo';
