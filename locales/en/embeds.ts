import type { closedStates } from '#contract/embeds/card.ts';

/** In place of the title of a room, on the picture that a shared link shows. Up to 110 characters. */
export const untitledRoom = 'A room';

/** Why another site shows no card. */
export const reasons: Record<(typeof closedStates)[number], string> = {
  paused: 'This room is not offered at the moment.',
  filled: 'This room has been taken.',
  deleted: 'This room is no longer offered.',
  unknown: 'This room could not be found.',
};
/** In place of the card of a wanted page that not everyone may see, or that never was. */
export const noWantedPage = 'This wanted page could not be found.';
export const otherRooms = 'See other rooms';
export const otherRoomsNear = ({ place }: { place: string }) => `See other rooms near ${place}`;

// Around a list of cards on another site.
export const noRooms = 'No rooms at the moment';
/** Above other rooms, where no room fits what was searched for. */
export const closestRooms = 'Nothing fits exactly right now. How about one of these?';
export const allRooms = 'See all rooms on RoomieRadar';
/** The label of the field to search in it. */
export const words = 'Town, street or keyword';
export const search = 'Search';
