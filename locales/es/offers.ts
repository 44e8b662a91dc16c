import type { OfferStatus, OfferTransition } from '#contract/offers/statuses.ts';
import type { InquirySide } from '#contract/vocabulary.ts';

type Say = (other: { name: string }) => string;

// The offer of a room, in its conversation. `name` is the first name of the other roomie.
export const offerOfRoom = 'Oferta de la habitación';
export const offerRoom = 'Ofrecer la habitación';
export const offerRoomTo = ({ name }: { name: string }) => `Ofrecer la habitación a ${name}`;
export const sendOffer = 'Enviar la oferta';
export const offerHint =
  'La oferta se puede aceptar o rechazar hasta el día que indiques. Con ella también aceptas la consulta.';
export const noPlace = 'Todas las plazas están ofrecidas u ocupadas.';
export const rent = 'Alquiler al mes';
export const answerBy = 'Último día para responder';
/** The printed summary: its title, whose room it is, and who moves in. */
export const summary = 'Acordado en RoomieRadar';
export const offeredBy = 'Ofrece';
export const movesIn = 'Se muda';
export const noContract =
  'Esto es lo acordado aquí. No es un contrato: no pagues nada antes de firmar uno.';
export const reason = '¿Por qué te echas atrás?';
export const reasonMissing = 'Escribe por qué';
export const youSteppedBack = 'Te has echado atrás';
export const placeFree = 'Vuelve a haber una plaza libre';
export const placeFreeHint =
  'La habitación sigue marcada como ocupada. Ofrécela de nuevo solo si buscas a alguien.';
export const reopen = 'Ofrecerla de nuevo';
export const join = 'Unirme al hogar';
export const joinHint =
  'Únete al hogar de esta habitación: tus respuestas contarán para saber quién encaja. Puedes salir cuando quieras.';
export const actions = {
  accepted: 'Aceptar la oferta',
  declined: 'Rechazar la oferta',
  taken_back: 'Retirar la oferta',
  moved_in: 'Mudanza hecha',
  stepped_back: 'Echarme atrás',
};
/** Instead of stepping back, once the day has come. */
export const notHappened = 'No hubo mudanza';
export const notHappenedQuestion = '¿No hubo mudanza?';
export const questions: Record<OfferTransition, Say> = {
  accepted: () => '¿Aceptar la oferta?',
  declined: () => '¿Rechazar la oferta?',
  taken_back: ({ name }: { name: string }) => `¿Retirar la oferta a ${name}?`,
  moved_in: () => '¿Se ha hecho ya la mudanza?',
  stepped_back: () => '¿Echarte atrás?',
};
export const hints: Record<OfferTransition, Say> = {
  accepted: ({ name }: { name: string }) =>
    `${name} lo sabrá enseguida y la habitación será tuya. Cualquiera de las dos personas puede echarse atrás hasta el día de la mudanza.`,
  declined: ({ name }: { name: string }) =>
    `${name} lo sabrá enseguida. La conversación sigue abierta.`,
  taken_back: ({ name }: { name: string }) =>
    `${name} lo sabrá enseguida. Puedes volver a ofrecer la habitación.`,
  moved_in: () => 'Entonces la plaza queda ocupada y ya nadie puede echarse atrás.',
  stepped_back: ({ name }: { name: string }) =>
    `${name} leerá tu motivo enseguida. La plaza quedará libre.`,
};
/** What became of the offer, for whom it was made, and for the owner. */
export const titles: Record<InquirySide, Record<OfferStatus, Say>> = {
  sender: {
    offered: ({ name }: { name: string }) => `${name} te ofrece la habitación`,
    accepted: () => 'Has aceptado la oferta',
    moved_in: () => 'Te has mudado',
    declined: () => 'Has rechazado la oferta',
    taken_back: ({ name }: { name: string }) => `${name} ha retirado la oferta`,
    stepped_back: ({ name }: { name: string }) => `${name} se ha echado atrás`,
    expired: () => 'El plazo para responder ha terminado',
    ended: () => 'La oferta ha terminado',
  },
  recipient: {
    offered: ({ name }: { name: string }) => `Has ofrecido la habitación a ${name}`,
    accepted: ({ name }: { name: string }) => `${name} ha aceptado la oferta`,
    moved_in: ({ name }: { name: string }) => `${name} se ha mudado`,
    declined: ({ name }: { name: string }) => `${name} ha rechazado la oferta`,
    taken_back: () => 'Has retirado la oferta',
    stepped_back: ({ name }: { name: string }) => `${name} se ha echado atrás`,
    expired: ({ name }: { name: string }) => `${name} no respondió a tiempo`,
    ended: () => 'La oferta ha terminado',
  },
};
