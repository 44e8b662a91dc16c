// Titles of the Atom feed of a search, as feed readers list them. `place` is the name of a town,
// `words` what people searched for in titles and descriptions.
export const rooms = 'Rooms · RoomieRadar';
export const roomsNear = ({ place }: { place: string }) => `Rooms near ${place} · RoomieRadar`;
export const roomsWith = ({ words }: { words: string }) => `Rooms: “${words}” · RoomieRadar`;
export const roomsNearWith = ({ place, words }: { place: string; words: string }) =>
  `Rooms near ${place}: “${words}” · RoomieRadar`;
