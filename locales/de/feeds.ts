// Titles of the Atom feed of a search, as feed readers list them.
export const rooms = 'Zimmer · RoomieRadar';
export const roomsNear = ({ place }: { place: string }) => `Zimmer rund um ${place} · RoomieRadar`;
export const roomsWith = ({ words }: { words: string }) => `Zimmer: „${words}“ · RoomieRadar`;
export const roomsNearWith = ({ place, words }: { place: string; words: string }) =>
  `Zimmer rund um ${place}: „${words}“ · RoomieRadar`;
