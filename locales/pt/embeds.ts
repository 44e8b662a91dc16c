import type { closedStates } from '#contract/embeds/card.ts';

/** In place of the title of a room, on the picture that a shared link shows. Up to 110 characters. */
export const untitledRoom = 'Um quarto';

/** Why another site shows no card. */
export const reasons: Record<(typeof closedStates)[number], string> = {
  paused: 'Este quarto não está disponível no momento.',
  filled: 'Este quarto já foi ocupado.',
  deleted: 'Este quarto não é mais oferecido.',
  unknown: 'Este quarto não foi encontrado.',
};
export const noWantedPage = 'Este anúncio não foi encontrado.';
export const otherRooms = 'Ver outros quartos';
export const otherRoomsNear = ({ place }: { place: string }) =>
  `Ver outros quartos perto de ${place}`;

export const noRooms = 'Nenhum quarto no momento';
export const closestRooms = 'No momento, nada combina exatamente. Que tal um destes?';
export const allRooms = 'Ver todos os quartos no RoomieRadar';
export const words = 'Cidade, rua ou palavra-chave';
export const search = 'Buscar';
