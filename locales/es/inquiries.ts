import { formatNumber } from './format.ts';
import { pluralText } from './plural.ts';

export const deletedAccount = 'Cuenta eliminada';
export const thisPerson = 'esta persona';

export const inquiriesLede = 'Los mensajes sobre habitaciones y roomies que enviaste y recibiste.';
export const folders = { received: 'Recibidas', sent: 'Enviadas' };
export const filters = {
  all: 'Todas',
  unread: 'Sin leer',
  waiting: 'Esperan tu respuesta',
  archived: 'Archivadas',
};
export const nothingFiltered = {
  unread: 'No hay consultas sin leer',
  waiting: 'Nadie espera tu respuesta',
  archived: 'No hay consultas archivadas',
};
export const allArchived = 'Aquí todo está archivado';
export const archive = 'Archivar';
export const unarchive = 'Volver a la bandeja de entrada';
export const archived = 'Consulta archivada';
export const unarchived = 'De vuelta en la bandeja de entrada';
export const fit = ({ score }: { score: number }) => `Compatibilidad ${formatNumber(score)}`;
export const unread = 'sin leer';
export const loadingInquiries = 'Cargando tus consultas…';
export const offlineHint = 'Se cargarán en cuanto vuelva la conexión.';
export const inquiriesFailed = 'No se pudieron cargar tus consultas';
export const nothingSent = 'Aún no has escrito a nadie';
export const nothingSentHint =
  'Escribe desde la página de una habitación o de un roomie. Sus respuestas aparecerán aquí.';
export const nothingReceived = 'Aún no te ha escrito nadie';
export const nothingReceivedHint =
  'Aquí aparecerán los mensajes sobre tus habitaciones y los de quienes quieran vivir contigo.';

export const aboutRoomie = {
  sender: 'Tu mensaje a un roomie',
  recipient: 'Te escribió como roomie',
};
export const goneSubject = ({ title }: { title: string }) => `${title} (ya no disponible)`;
export const today = 'Hoy';

export const statuses = {
  sender: {
    sent: 'Aún no vista',
    read: 'Vista',
    accepted: 'En conversación',
    declined: 'Rechazada',
    withdrawn: 'Retirada',
    expired: 'Caducada',
  },
  recipient: {
    sent: 'Nueva',
    read: 'Espera tu respuesta',
    accepted: 'En conversación',
    declined: 'Rechazada',
    withdrawn: 'Retirada',
    expired: 'Caducada',
  },
};
export const viewingOn = ({ day }: { day: string }) => `Visita: ${day}`;
export const notChosen = 'No elegida';
/** Declined because the room was filled. */
export const roomTakenChip = 'Para otra persona';
export const roomTaken = 'La habitación ya es para otra persona';
export const waitingForThem = 'Falta su respuesta';

export const sentTitles = {
  sent: ({ name }: { name: string }) => `Escribiste a ${name}`,
  read: ({ name }: { name: string }) => `${name} ha leído tu mensaje`,
  accepted: ({ name }: { name: string }) => `${name} ha aceptado tu consulta`,
  declined: ({ name }: { name: string }) => `${name} ha rechazado tu consulta`,
  withdrawn: 'Retiraste tu consulta',
  expired: 'Nadie respondió a tiempo',
};
export const sentDetails = {
  sent: 'Tu mensaje está pendiente de lectura.',
  read: 'Verás su respuesta aquí.',
  accepted: 'Ábrela para seguir escribiendo.',
  declined: 'Puede que te encajen otras habitaciones y roomies.',
  withdrawn: 'Puedes volver a escribir.',
  expired: 'Puedes volver a escribir.',
};
export const openInquiry = 'Abrir consulta';
export const writeAgain = 'Volver a escribir';

export const youDeclined = 'Rechazaste esta consulta';
export const youWithdrew = 'Retiraste esta consulta';
export const theyWithdrew = ({ name }: { name: string }) => `${name} ha retirado esta consulta`;
export const stillReadable = 'Los mensajes se pueden seguir leyendo.';
export const expired = 'Se cerró sola: nadie escribió en 30 días';
export const expiredForSender =
  'Puedes volver a escribir desde su página o la página de la habitación.';
export const expiredForRecipient = 'Puede volver a escribirte.';
export const theyLeft = 'Ha eliminado su cuenta';
export const theyLeftHint = 'Aún puedes leer los mensajes, pero nadie leería una respuesta.';
export const removedMessage = 'Eliminado por nuestro equipo';
export const removedTitle = 'Hemos suspendido a quien escribió esto';
export const removedAdvice =
  'Parecía una estafa. No envíes dinero ni documentos y no le escribas por otro medio. Si has pagado, llama enseguida a tu banco.';
export const awayStatus = 'No disponible';
export const away = 'Esta cuenta no está disponible';
export const awayHint =
  'Tus mensajes no le llegan por ahora. Ten cuidado con lo que te haya pedido.';
export const suspendedStatus = 'Suspendida';
export const suspended = ({ name }: { name: string }) =>
  `Nuestro equipo ha suspendido la cuenta de ${name}`;
export const suspendedHint =
  'Tus mensajes ya no le llegan. Ten cuidado con lo que te haya pedido: no envíes dinero ni documentos.';
export const youBlocked = ({ name }: { name: string }) => `Has bloqueado a ${name}`;
export const blockedHint = 'Mientras dure el bloqueo, nadie puede escribir aquí.';

export const allInquiries = 'Todas las consultas';
export const allApplicants = 'Todas las solicitudes';
export const roomNotes = {
  active: 'Sobre esta habitación',
  paused: 'En pausa: ahora mismo no está disponible',
  filled: 'Ocupada: ya no está disponible',
  gone: 'Esta habitación ya no está disponible',
};
export const acceptedNotes = {
  sender: () => 'Ocupada: aceptaste la oferta',
  recipient: ({ name }: { name: string }) => `Ocupada: ${name} aceptó tu oferta`,
};
export const messagesFailed = 'No se pudieron cargar los mensajes';
export const loadingMessages = 'Cargando los mensajes…';
export const earlierMessages = 'Mensajes anteriores';
export const messagesWith = ({ name }: { name: string }) => `Mensajes con ${name}`;
export const saidBy = ({ name }: { name: string }) => `${name}: `;
export const saidByYou = 'Tú: ';

export const yourAnswer = 'Tu respuesta';
export const acceptQuestion = ({ name }: { name: string }) => `¿Aceptar la consulta de ${name}?`;
export const answers = { accepted: 'Aceptar', declined: 'Rechazar', withdrawn: 'Retirar' };
export const declineQuestion = ({ name }: { name: string }) => `¿Rechazar la consulta de ${name}?`;
export const declineHint = ({ name }: { name: string }) =>
  `${name} verá que rechazaste la consulta y aquí ya no se podrá escribir.`;
export const withdrawQuestion = '¿Retirar tu consulta?';
export const withdrawHint = ({ name }: { name: string }) =>
  `${name} verá que la retiraste y aquí ya no se podrá escribir.`;

export const stateFailed = 'No se pudieron cargar tus mensajes';
export const messageTo = ({ name }: { name: string }) => `Mensaje para ${name}`;
export const seenByHousehold = 'Quienes viven allí ven este mensaje y cuánto encajas.';
export const messageHint = 'Di quién eres y qué buscas.';
export const messageHintMin = ({ count }: { count: number }) =>
  `Di quién eres y qué buscas, en ${formatNumber(count)} caracteres o más.`;
export const charactersMissing = pluralText({
  one: 'Falta # carácter.',
  other: 'Faltan # caracteres.',
});
export const sendingKeys = 'Intro envía. Mayús + Intro empieza una línea nueva.';
export const send = 'Enviar';
export const sendMessage = 'Enviar mensaje';
export const arrivalUnknown = 'No sabemos si llegó tu mensaje';
export const arrivalUnknownHint = ({ reason }: { reason: string }) =>
  `${reason} Tu texto sigue aquí: si lo envías de nuevo, llegará una sola vez.`;
export const notSent = 'Tu mensaje no se envió';
export const notSentHint = ({ reason }: { reason: string }) => `${reason} Tu texto sigue aquí.`;

export const starters = 'Sugerencias';
export const startersHint = '¿No sabes cómo empezar?';
export const greeting = {
  none: 'Hola.',
  name: ({ name }: { name: string }) => `Hola, ${name}.`,
  me: ({ me }: { me: string }) => `Hola, soy ${me}.`,
  both: ({ name, me }: { name: string; me: string }) => `Hola, ${name}, soy ${me}.`,
};
export const sayHello = 'Saludar';
export const helloAboutRoom = ({ greeting: hello, title }: { greeting: string; title: string }) =>
  `${hello} Me gusta «${title}» porque `;
export const helloToRoomie = ({ greeting: hello }: { greeting: string }) =>
  `${hello} Creo que podríamos convivir bien porque `;
export const askForVisit = 'Pedir una visita';
export const askForVisitText = '¿Podría pasar a verla una tarde de esta semana?';
export const askHowYouLive = 'Preguntar por el día a día';
export const askHowYouLiveText = '¿Cómo es una semana normal en tu casa?';
export const askAboutPlans = 'Preguntar por sus planes';
export const askAboutPlansText = '¿Cuándo te gustaría mudarte y adónde?';
export const suggestToMeet = 'Proponer un encuentro';
export const suggestToMeetText = '¿Tomamos un café un día de estos?';

export const report = 'Denunciar';
export const reportTitles = {
  listing: 'Denunciar esta habitación',
  user: 'Denunciar a esta persona',
  inquiry: 'Denunciar esta consulta',
  wanted: 'Denunciar este anuncio de búsqueda',
};
export const reportQuestion = '¿Qué está mal?';
export const reportHint = 'Solo nuestro equipo ve tu denuncia.';
export const reportReasons = {
  asks_for_money: 'Pide dinero o documentos de identidad',
  not_real: 'La habitación o la persona no es real',
  harassment: 'Me acosa o me amenaza',
  discrimination: 'Discrimina',
  spam: 'Spam o publicidad',
  illegal: 'Infringe la ley',
  scam: 'Estafa',
  mine: 'Es mío: mi habitación, mis fotos o mi texto',
  other: 'Otra cosa',
};
export const chooseReason = 'Elige un motivo';
export const reportDetails = '¿Qué deberíamos saber?';
export const sendReport = 'Enviar denuncia';
export const reportNotSent = 'Tu denuncia no se envió';
export const reportSent = 'Gracias. Lo revisaremos.';
export const block = 'Bloquear';
export const blockName = ({ name }: { name: string }) => `Bloquear a ${name}`;
export const blockQuestion = ({ name }: { name: string }) => `¿Bloquear a ${name}?`;
export const blockHint = ({ name }: { name: string }) =>
  `${name} ya no podrá escribirte. No verás su perfil entre los roomies, y tampoco verá el tuyo. No recibirá ningún aviso. Puedes desbloquear a esta persona cuando quieras.`;
