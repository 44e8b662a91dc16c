export const aboutYou = 'Sobre ti';
export const howYouLive = 'Cómo vives';
export const whatYouWant = 'Qué buscas';
export const stepPosition = ({ number, total }: { number: string; total: string }) =>
  `Paso ${number} de ${total}`;
export const questionPosition = ({ number, total }: { number: string; total: string }) =>
  `Pregunta ${number} de ${total}`;
export const skip = 'Saltar por ahora';
export const back = 'Atrás';
export const next = 'Siguiente';
export const leaveThisOut = 'Omitir esta';
export const saveAndGoOn = 'Guardar y seguir';
export const saveAndSeeMatches = 'Guardar y ver coincidencias';

export const checkFailed = 'No pudimos comprobar si tu perfil está completo';
export const loading = 'Cargando tus respuestas…';
export const welcome = 'Te damos la bienvenida';
export const loadFailed = 'No se pudieron cargar tus respuestas anteriores';
export const saveFailed = 'No se pudo guardar';
export const signedOut = 'Tu sesión está cerrada. Vuelve a entrar para seguir.';
export const unanswered =
  'RoomieRadar no respondió. Lo que escribiste se conserva en este navegador.';
export const stepMissing = 'Falta un paso anterior';
export const stepMissingHint =
  'Termina primero este paso. Tus respuestas posteriores se conservan.';

export const whatMatters = '¿Qué te importa en un roomie?';
export const whatMattersLede =
  'Lo hemos rellenado según tus respuestas. Cambia lo que te importe y deja el resto.';

export const allSet = 'Todo listo';
export const skipped =
  'Puedes responder las preguntas cuando quieras en tu perfil. Hasta entonces, no hay puntuaciones.';
export const found = 'Gracias. Esto es lo que encontramos para ti.';
export const foundPeople = 'Gracias. Esta es la gente que encontramos para ti.';
export const notSavedYet = 'Algo no está guardado todavía';
export const notSavedYetHint =
  'Lo que escribiste se conserva en este navegador hasta que lo termines.';
export const lookInProfile = 'Verlo en tu perfil';
export const nextListPlace = 'Lo siguiente: publica tu anuncio';
export const nextListPlaceHint =
  'Bastan la dirección, el alquiler y unas palabras. Puedes añadir fotos o pausarlo cuando quieras.';
export const continueToList = 'Continuar y publicar tu anuncio';
export const listYourPlace = 'Publica tu anuncio';
export const onYourWay = 'Ibas a otra página';
export const onYourWayHint = 'La página que querías ver te está esperando.';
export const goOn = 'Seguir';
export const waysFromHere = 'Adónde ir desde aquí';
export const seeAllRoomies = 'Ver todos los roomies';
export const lookAtRooms = 'Ver habitaciones';
export const yourProfile = 'Tu perfil';
