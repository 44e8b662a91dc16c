export const rooms = 'Habitaciones · RoomieRadar';
export const roomsNear = ({ place }: { place: string }) =>
  `Habitaciones cerca de ${place} · RoomieRadar`;
export const roomsWith = ({ words }: { words: string }) => `Habitaciones: «${words}» · RoomieRadar`;
export const roomsNearWith = ({ place, words }: { place: string; words: string }) =>
  `Habitaciones cerca de ${place}: «${words}» · RoomieRadar`;
