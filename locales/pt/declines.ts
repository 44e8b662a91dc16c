import { formatNumber } from './format.ts';
import { plural } from './plural.ts';

export const kindText = ({ name, title }: { name: string; title: string }) =>
  `Oi, ${name}!\n\nAgradeço a sua mensagem sobre “${title}”. Sinto muito que desta vez não dê certo. Sei como dá trabalho procurar um quarto e espero que você logo encontre um que combine com você.`;

export const select = ({ name }: { name: string }) => `Selecionar ${name}`;
export const selectAll = ({ count }: { count: number }) =>
  plural(count, {
    one: `Selecionar ${formatNumber(count)} sem visita nem oferta`,
    many: `Selecionar os ${formatNumber(count)} sem visita nem oferta`,
    other: `Selecionar as ${formatNumber(count)} pessoas sem visita nem oferta`,
  });
export const declineOne = ({ name }: { name: string }) => `Recusar ${name}`;
export const decline = 'Recusar';
export const selectedCount = ({ count }: { count: number }) =>
  plural(count, {
    one: `${formatNumber(count)} selecionada`,
    many: `${formatNumber(count)} de selecionadas`,
    other: `${formatNumber(count)} selecionadas`,
  });
export const declineSelected = 'Recusar a seleção';
export const clearSelection = 'Limpar a seleção';

export const declineTitle = ({ count }: { count: number }) =>
  plural(count, {
    one: `Recusar ${formatNumber(count)} pessoa?`,
    many: `Recusar ${formatNumber(count)} de pessoas?`,
    other: `Recusar ${formatNumber(count)} pessoas?`,
  });
export const declineCount = ({ count }: { count: number }) =>
  plural(count, {
    one: `Recusar ${formatNumber(count)} pessoa`,
    many: `Recusar ${formatNumber(count)} de pessoas`,
    other: `Recusar ${formatNumber(count)} pessoas`,
  });
export const yourMessage = 'Sua mensagem';
export const messageHint = ({ field }: { field: string }) =>
  `Cada pessoa lê com o próprio nome no lugar de ${field}. Deixe vazio para enviar o nosso texto.`;
export const kindTextHint = 'O nosso texto, que cada pessoa lê no seu idioma:';
export const undoHint = 'Durante dez segundos ninguém é avisado, e você pode desfazer.';
export const notDeclined = 'Ninguém foi recusado';

export const heldCount = ({ count }: { count: number }) =>
  plural(count, {
    one: `${formatNumber(count)} pessoa vai receber a sua resposta.`,
    many: `${formatNumber(count)} de pessoas vão receber a sua resposta.`,
    other: `${formatNumber(count)} pessoas vão receber a sua resposta.`,
  });
export const secondsLeft = ({ count }: { count: number }) =>
  plural(count, {
    one: `Falta ${formatNumber(count)} segundo.`,
    many: `Faltam ${formatNumber(count)} de segundos.`,
    other: `Faltam ${formatNumber(count)} segundos.`,
  });
export const sending = 'Enviando…';
export const undo = 'Desfazer';
export const undoCount = ({ count }: { count: number }) =>
  plural(count, {
    one: `Desfazer a recusa de ${formatNumber(count)} pessoa`,
    many: `Desfazer a recusa de ${formatNumber(count)} de pessoas`,
    other: `Desfazer a recusa de ${formatNumber(count)} pessoas`,
  });
export const notUndone = 'Não foi possível desfazer';
