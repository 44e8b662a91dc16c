export const rooms = 'الغرف · RoomieRadar';
export const roomsNear = ({ place }: { place: string }) => `غرف قرب ${place} · RoomieRadar`;
export const roomsWith = ({ words }: { words: string }) => `غرف: «${words}» · RoomieRadar`;
export const roomsNearWith = ({ place, words }: { place: string; words: string }) =>
  `غرف قرب ${place}: «${words}» · RoomieRadar`;
