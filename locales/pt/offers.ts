import type { OfferStatus, OfferTransition } from '#contract/offers/statuses.ts';
import type { InquirySide } from '#contract/vocabulary.ts';

type Say = (other: { name: string }) => string;

// The offer of a room, in its conversation. `name` is the first name of the other roomie.
export const offerOfRoom = 'Oferta do quarto';
export const offerRoom = 'Oferecer o quarto';
export const offerRoomTo = ({ name }: { name: string }) => `Oferecer o quarto a ${name}`;
export const sendOffer = 'Enviar a oferta';
export const offerHint =
  'A oferta pode ser aceita ou recusada até o dia que você indicar. Com ela, você também aceita o contato.';
export const noPlace = 'Todas as vagas estão oferecidas ou ocupadas.';
export const rent = 'Aluguel por mês';
export const answerBy = 'Resposta até';
/** The printed summary: its title, whose room it is, and who moves in. */
export const summary = 'Combinado no RoomieRadar';
export const offeredBy = 'Oferece';
export const movesIn = 'Vai se mudar';
export const noContract =
  'Isto é o que vocês combinaram aqui. Não é um contrato: assinem um antes de pagar qualquer coisa.';
export const reason = 'Por que você está desistindo?';
export const reasonMissing = 'Escreva por quê';
export const youSteppedBack = 'Você desistiu';
export const placeFree = 'Há uma vaga livre de novo';
export const placeFreeHint =
  'O quarto ainda está marcado como ocupado. Ofereça de novo só se estiver procurando alguém.';
export const reopen = 'Oferecer de novo';
export const join = 'Entrar na casa';
export const joinHint =
  'Entre na casa deste quarto: suas respostas passam a contar para saber quem combina. Você pode sair quando quiser.';
export const actions = {
  accepted: 'Aceitar a oferta',
  declined: 'Recusar a oferta',
  taken_back: 'Retirar a oferta',
  moved_in: 'Mudança feita',
  stepped_back: 'Desistir',
};
/** Instead of stepping back, once the day has come. */
export const notHappened = 'A mudança não aconteceu';
export const notHappenedQuestion = 'A mudança não aconteceu?';
export const questions: Record<OfferTransition, Say> = {
  accepted: () => 'Aceitar a oferta?',
  declined: () => 'Recusar a oferta?',
  taken_back: ({ name }: { name: string }) => `Retirar a oferta para ${name}?`,
  moved_in: () => 'A mudança aconteceu?',
  stepped_back: () => 'Desistir?',
};
export const hints: Record<OfferTransition, Say> = {
  accepted: ({ name }: { name: string }) =>
    `${name} fica sabendo na hora, e o quarto é seu. As duas pessoas podem desistir até o dia da mudança.`,
  declined: ({ name }: { name: string }) =>
    `${name} fica sabendo na hora. Vocês podem continuar conversando.`,
  taken_back: ({ name }: { name: string }) =>
    `${name} fica sabendo na hora. Você pode oferecer o quarto de novo.`,
  moved_in: () => 'Então a vaga fica ocupada, e ninguém pode mais desistir.',
  stepped_back: ({ name }: { name: string }) => `${name} lê seu motivo na hora. A vaga fica livre.`,
};
/** What became of the offer, for whom it was made, and for the owner. */
export const titles: Record<InquirySide, Record<OfferStatus, Say>> = {
  sender: {
    offered: ({ name }: { name: string }) => `${name} oferece o quarto a você`,
    accepted: () => 'Você aceitou a oferta',
    moved_in: () => 'Você se mudou',
    declined: () => 'Você recusou a oferta',
    taken_back: ({ name }: { name: string }) => `${name} retirou a oferta`,
    stepped_back: ({ name }: { name: string }) => `${name} desistiu`,
    expired: () => 'O prazo para responder terminou',
    ended: () => 'A oferta terminou',
  },
  recipient: {
    offered: ({ name }: { name: string }) => `Você ofereceu o quarto a ${name}`,
    accepted: ({ name }: { name: string }) => `${name} aceitou a oferta`,
    moved_in: ({ name }: { name: string }) => `${name} se mudou`,
    declined: ({ name }: { name: string }) => `${name} recusou a oferta`,
    taken_back: () => 'Você retirou a oferta',
    stepped_back: ({ name }: { name: string }) => `${name} desistiu`,
    expired: ({ name }: { name: string }) => `${name} não respondeu a tempo`,
    ended: () => 'A oferta terminou',
  },
};
