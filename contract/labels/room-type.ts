import type { RoomType } from '../vocabulary.ts';

/** The label of each type of room. Separate, because it is part of every page's first load. */
export const roomTypeLabels: Record<RoomType, string> = {
  private_room: 'Private room',
  shared_room: 'Shared room',
  whole_place: 'Whole place',
};
