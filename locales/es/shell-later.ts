export const yourProfile = 'Tu perfil';
export const listYourPlaceItem = 'Publica tu anuncio';
export const yourListings = 'Tus anuncios';
export const waiting = 'te esperan';
export const adminPanel = 'Administración';
export const logout = 'Cerrar sesión';
export const updated =
  'RoomieRadar se ha actualizado y por eso se volvió a cargar esta página. Lo que escribiste sigue aquí.';
export const notFoundHint =
  'No hay ninguna página en esta dirección. Puede que haya cambiado de sitio o que el enlace esté incompleto.';
export const seeAllRooms = 'Ver todas las habitaciones';
