import { pluralText } from './plural.ts';

export const whoWrites = 'Quem escreve?';
export const justMe = 'Só eu';
export const writeWith = ({ group }: { group: string }) => `Escrever com ${group}`;
export const readAndWrite = ({ names }: { names: string }) =>
  `Também leem e podem escrever com o próprio nome: ${names}.`;
export const ownIsWithdrawn = ({ names }: { names: string }) =>
  `Já escreveram por conta própria, e esses contatos serão retirados: ${names}.`;
export const yourOwnIsWithdrawn = 'Seu próprio contato será retirado: este fica no lugar dele.';
export const stayOut = ({ names }: { names: string }) =>
  `Não participam, por exemplo porque já escreveram sobre este quarto de outra forma: ${names}.`;
export const hiddenName = 'alguém que você não vê';

export const together = pluralText({ one: '# pessoa, em grupo', other: '# pessoas, em grupo' });
export const aMember = 'Alguém do grupo';
export const withGroup = ({ subject, group }: { subject: string; group: string }) =>
  `${subject} · ${group}`;
export const withdrawHint = ({ name }: { name: string }) =>
  `${name} e seu grupo verão que você retirou, e ninguém mais poderá escrever aqui.`;
export const joined = {
  sender: 'Agora você escreve com seu grupo',
  recipient: ({ name }: { name: string }) => `${name} agora escreve com um grupo`,
};
export const openJoined = 'Abrir esse contato';
export const lowestBetween = ({ one, other }: { one: string; other: string }) =>
  `A menor compatibilidade é entre ${one} e ${other}.`;

export const acceptedSoFar = ({ names }: { names: string }) => `Já aceitaram: ${names}.`;
export const stillToAccept = ({ names }: { names: string }) => `Falta aceitar: ${names}.`;
export const everyoneAccepts =
  'O quarto é de vocês assim que todo o grupo aceitar. Um único “não” recusa a oferta.';
export const groupChanged = 'O grupo mudou, então todas as pessoas respondem de novo.';

export const busyThen = ({ when, names }: { when: string; names: string }) =>
  `${when}: já com outra visita nesse horário: ${names}.`;
