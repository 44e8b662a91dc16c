/** In place of the title of a room, on the picture that a shared link shows. Up to 110 characters. */
export const untitledRoom = 'غرفة';
