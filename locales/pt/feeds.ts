// Titles of the Atom feed of a search, as feed readers list them. `place` is the name of a town,
// `words` what people searched for in titles and descriptions.
export const rooms = 'Quartos · RoomieRadar';
export const roomsNear = ({ place }: { place: string }) =>
  `Quartos perto de ${place} · RoomieRadar`;
export const roomsWith = ({ words }: { words: string }) => `Quartos: “${words}” · RoomieRadar`;
export const roomsNearWith = ({ place, words }: { place: string; words: string }) =>
  `Quartos perto de ${place}: “${words}” · RoomieRadar`;
