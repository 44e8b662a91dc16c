import { pluralText } from './plural.ts';

export const kindText = ({ name, title }: { name: string; title: string }) =>
  `Oi, ${name}!\n\nAgradeço a sua mensagem sobre “${title}”. Sinto muito que desta vez não dê certo. Sei como dá trabalho procurar um quarto e espero que você logo encontre um que combine com você.`;

export const select = ({ name }: { name: string }) => `Selecionar ${name}`;
export const selectAll = pluralText({
  one: 'Selecionar # sem visita nem oferta',
  many: 'Selecionar os # sem visita nem oferta',
  other: 'Selecionar as # pessoas sem visita nem oferta',
});
export const declineOne = ({ name }: { name: string }) => `Recusar ${name}`;
export const selectedCount = pluralText({ one: '# selecionada', other: '# selecionadas' });
export const declineSelected = 'Recusar a seleção';
export const clearSelection = 'Limpar a seleção';

export const declineTitle = pluralText({ one: 'Recusar # pessoa?', other: 'Recusar # pessoas?' });
export const declineCount = pluralText({ one: 'Recusar # pessoa', other: 'Recusar # pessoas' });
export const messageHint = ({ field }: { field: string }) =>
  `Cada pessoa lê com o próprio nome no lugar de ${field}. Deixe vazio para enviar o nosso texto.`;
export const kindTextHint = 'O nosso texto, que cada pessoa lê no seu idioma:';
export const undoHint = 'Durante dez segundos ninguém é avisado, e você pode desfazer.';
export const notDeclined = 'Ninguém foi recusado';

export const heldCount = pluralText({
  one: '# pessoa vai receber a sua resposta.',
  other: '# pessoas vão receber a sua resposta.',
});
export const secondsLeft = pluralText({ one: 'Falta # segundo.', other: 'Faltam # segundos.' });
export const undoCount = pluralText({
  one: 'Desfazer a recusa de # pessoa',
  other: 'Desfazer a recusa de # pessoas',
});
export const notUndone = 'Não foi possível desfazer';
