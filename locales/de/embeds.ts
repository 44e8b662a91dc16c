import type { closedStates } from '#contract/embeds/card.ts';

/** In place of the title of a room, on the picture that a shared link shows. Up to 110 characters. */
export const untitledRoom = 'Ein Zimmer';

/** Why another site shows no card. */
export const reasons: Record<(typeof closedStates)[number], string> = {
  paused: 'Dieses Zimmer wird gerade nicht angeboten.',
  filled: 'Dieses Zimmer ist vergeben.',
  deleted: 'Dieses Zimmer wird nicht mehr angeboten.',
  unknown: 'Dieses Zimmer wurde nicht gefunden.',
};
export const noWantedPage = 'Dieses Gesuch wurde nicht gefunden.';
export const otherRooms = 'Andere Zimmer ansehen';
export const otherRoomsNear = ({ place }: { place: string }) =>
  `Andere Zimmer rund um ${place} ansehen`;

export const noRooms = 'Zurzeit keine Zimmer';
export const closestRooms = 'Gerade passt nichts genau. Vielleicht eines von diesen?';
export const allRooms = 'Alle Zimmer auf RoomieRadar ansehen';
export const words = 'Ort, Straße oder Stichwort';
export const search = 'Suchen';
