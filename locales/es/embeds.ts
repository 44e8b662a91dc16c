import type { closedStates } from '#contract/embeds/card.ts';

export const untitledRoom = 'Una habitación';

/** Why another site shows no card. */
export const reasons: Record<(typeof closedStates)[number], string> = {
  paused: 'Esta habitación no se ofrece en este momento.',
  filled: 'Esta habitación ya está ocupada.',
  deleted: 'Esta habitación ya no se ofrece.',
  unknown: 'No se encontró esta habitación.',
};
export const noWantedPage = 'No se encontró este anuncio.';
export const otherRooms = 'Ver otras habitaciones';
export const otherRoomsNear = ({ place }: { place: string }) =>
  `Ver otras habitaciones cerca de ${place}`;

export const noRooms = 'Ahora mismo no hay habitaciones';
export const closestRooms = 'Ahora mismo nada encaja del todo. ¿Quizá alguna de estas?';
export const allRooms = 'Ver todas las habitaciones en RoomieRadar';
export const words = 'Ciudad, calle o palabra clave';
export const search = 'Buscar';
