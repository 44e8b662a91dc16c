import { pluralText } from './plural.ts';

// Once a room is filled: telling everyone else, and asking them when it is free again.

/** What everyone else reads without a message of the owner; the owner says it. */
export const filledText = ({ name, title }: { name: string; title: string }) =>
  `Oi, ${name}!\n\nAgradeço a sua mensagem sobre “${title}”. O quarto já ficou com outra pessoa, então não quero deixar você esperando. Espero que você encontre logo um que combine com você.`;

export const roomFilled = 'O quarto está ocupado';
export const waiting = pluralText({
  one: 'Mais # pessoa espera uma resposta. Ninguém é avisado antes de você dizer.',
  other: 'Mais # pessoas esperam uma resposta. Ninguém é avisado antes de você dizer.',
});
export const waitingForContract =
  'Elas ficam sabendo quando você tocar em “Contrato assinado”, com a mensagem que você escolheu.';
export const notifyOthers = 'Avisar as outras pessoas';
export const contractSigned = 'Contrato assinado';
export const contractSignedHint = pluralText({
  one: 'Então # pessoa fica sabendo que o quarto ficou com outra. Você pode desfazer por dez segundos.',
  other:
    'Então # pessoas ficam sabendo que o quarto ficou com outra. Você pode desfazer por dez segundos.',
});
export const changeMessage = 'Mudar a mensagem';

// The dialog.
export const notifyTitle = 'Avisar as outras pessoas de que o quarto já foi ocupado';
export const when = 'Quando elas ficam sabendo?';
export const now = 'Agora';
export const onContract = 'Quando eu tocar em “Contrato assinado”';
export const keep = 'Guardar até lá';
export const failed = 'Ninguém foi avisado';

// The room is offered again.
export const askable = pluralText({
  one: '# pessoa sabe que o quarto estava ocupado. Perguntar se ainda procura?',
  other: '# pessoas sabem que o quarto estava ocupado. Perguntar se ainda procuram?',
});
export const askableHint =
  'Cada uma recebe um e-mail. Nenhum contato se abre de novo sem resposta.';
export const ask = 'Perguntar';
export const notAsked = 'A pergunta não foi enviada';
export const seeOthers = 'Ver quem mais escreveu';

// For those who were told and are asked.
export const freeAgain = 'O quarto está livre de novo';
export const stillLooking = 'Você ainda está procurando? Então sua resposta abre um novo contato.';
export const yesStillLooking = 'Sim, ainda estou procurando';
/** The new inquiry; the sender says it. */
export const stillLookingText = ({ name }: { name: string }) =>
  `Oi, ${name}! Sim, ainda estou procurando e gostaria de voltar a falar sobre o quarto.`;
export const notSent = 'Sua resposta não foi enviada';

export const heldOthers = pluralText({
  one: '# pessoa vai saber que o quarto ficou com outra.',
  other: '# pessoas vão saber que o quarto ficou com outra.',
});
export const undoOthers = pluralText({
  one: 'Desfazer o aviso a # pessoa',
  other: 'Desfazer o aviso a # pessoas',
});
