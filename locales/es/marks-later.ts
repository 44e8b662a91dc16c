export const roomHidden = 'Ya no sale en tus búsquedas';
export const roomieHidden = 'Ya no sale en tu lista de roomies';
export const addedToFavorites = 'Guardado en tus favoritos';
export const seeFavorites = 'Ver favoritos';
export const removedFromFavorites = 'Quitado de tus favoritos';
export const shownAgain = 'Visible de nuevo';
export const tooManyHere = 'En este navegador puedes guardar hasta 50 favoritos';
export const tooManyHereHint =
  'Inicia sesión para guardar hasta 500 y tenerlos en todos tus dispositivos.';

export const lede = 'Las habitaciones y los roomies que guardaste, y si siguen disponibles.';
export const keptHere =
  'Se guardan solo en este navegador. Inicia sesión para tenerlos en todas partes.';
export const which = 'Listas';
export const hiddenRooms = 'Habitaciones ocultas';
export const hiddenRoomies = 'Roomies ocultos';
export const loading = 'Cargando tus favoritos…';
export const failed = 'No se pudieron cargar tus favoritos';

export const noRooms = 'Aún no tienes favoritos';
export const noRoomsHint = 'Toca el corazón de una habitación para guardarla aquí.';
export const noRoomies = 'Aún no tienes roomies favoritos';
export const noRoomiesHint = 'Toca el corazón de un roomie para guardarlo aquí.';
export const nothingHidden = 'No has ocultado nada';
export const nothingHiddenHint = 'Lo que ocultas ya no aparece en las búsquedas ni en el mapa.';

export const aRoom = 'Una habitación';
export const stateEnded = 'Ya no está disponible: ha pasado su último día.';
export const stateUnconfirmed = 'Nadie ha confirmado en 30 días que siga disponible.';
export const statePaused = 'En pausa. Puede que vuelva.';
export const stateFilled = 'Ocupada: se muda otra persona.';
export const stateDeleted = 'Eliminada.';
export const stateUnavailable = 'No está disponible en este momento.';
export const roomieUnavailable = 'Ya no se puede encontrar a este roomie.';

export const recentlySeen = 'Vistas hace poco';
export const nothingSeen = 'Aún no has visto ninguna habitación';
export const nothingSeenHint = 'Las habitaciones que mires aparecen aquí, solo en este navegador.';
export const seenHere =
  'Solo este navegador sabe qué habitaciones has mirado. Al cerrar sesión se borran.';

export const ownNote = 'Mi nota';
export const addNote = 'Añadir una nota';
export const addNoteTo = ({ title }: { title: string }) => `Añadir una nota sobre ${title}`;
export const noteHint = 'Solo tú la ves. Se guarda mientras escribes.';
export const noteWaits = 'Se guardará en cuanto vuelva la conexión.';
export const noteTooLong = 'Una nota puede tener hasta 500 caracteres';
