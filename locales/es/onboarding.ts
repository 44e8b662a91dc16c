export const questionPosition = ({ number, total }: { number: string; total: string }) =>
  `Pregunta ${number} de ${total}`;
export const skip = 'Saltar por ahora';
export const leaveThisOut = 'Omitir esta pregunta';
export const saveAndGoOn = 'Guardar y continuar';
export const saveAndSeeFits = 'Guardar y ver quién encaja';

export const checkFailed = 'No pudimos comprobar si tu perfil está completo';
export const loading = 'Cargando tus respuestas…';
export const welcome = 'Te damos la bienvenida';
export const loadFailed = 'No se pudieron cargar tus respuestas anteriores';
export const signedOut = 'Tu sesión está cerrada. Vuelve a iniciarla para seguir.';
export const unanswered =
  'RoomieRadar no respondió. Lo que escribiste se conserva en este navegador.';
export const stepMissing = 'Falta un paso anterior';
export const stepMissingHint =
  'Termina primero este paso. Tus respuestas posteriores se conservan.';

export const whatMatters = '¿Qué te importa en un roomie?';
export const whatMattersLede =
  'Lo hemos rellenado según tus respuestas. La limpieza, el ruido, las visitas, el tabaco, el alcohol y el trabajo en casa solo cuentan cuando dices cuánto te importan.';

export const allSet = 'Todo listo';
export const skipped =
  'Puedes responder las preguntas cuando quieras en tu perfil. Hasta entonces, no hay puntuaciones.';
export const matchesIntro =
  'Gracias. Estas son las personas y habitaciones que encontramos para ti.';
export const peopleIntro = 'Gracias. Esta es la gente que encontramos para ti.';
export const notSavedYet = 'Algo no está guardado todavía';
export const notSavedYetHint =
  'Lo que escribiste se conserva en este navegador hasta que lo termines.';
export const lookInProfile = 'Verlo en tu perfil';
export const nextListPlace = 'Lo siguiente: publica tu anuncio';
export const nextListPlaceHint =
  'Bastan la dirección, el alquiler y unas palabras. Puedes añadir fotos o pausarlo cuando quieras.';
export const continueToList = 'Continuar y publicar tu anuncio';
export const onYourWay = 'Sigue donde lo dejaste';
export const onYourWayHint = 'La página que querías ver te está esperando.';
export const goOn = 'Continuar';
export const waysFromHere = 'Adónde ir desde aquí';

// Before a first message goes, to those who have not said who they are; then, below the message,
// what is left of onboarding.
export const whoWrites = '¿Quién escribe?';
export const whoWritesHint = ({ age }: { age: string }) =>
  `La otra persona ve tu nombre y tu edad, nunca tu fecha de nacimiento. Debes tener al menos ${age} años.`;
export const saveAndSend = 'Guardar y enviar';
export const restTitle = '¿Cómo sería la convivencia?';
export const restHint = 'Lo muestran unas preguntas cortas sobre cómo vives. Se tarda dos minutos.';
export const later = 'Más tarde';
