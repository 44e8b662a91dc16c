import { formatNumber } from './format.ts';
import { pluralText } from './plural.ts';

export const wrote = ({ name }: { name: string }) => `${name} te ha escrito`;
export const wroteAbout = ({ name, title }: { name: string; title: string }) =>
  `${name} te ha escrito sobre «${title}»`;
export const sentMessage = ({ name }: { name: string }) => `${name} te ha enviado un mensaje`;
export const sentMessageAbout = ({ name, title }: { name: string; title: string }) =>
  `${name} te ha enviado un mensaje sobre «${title}»`;
export const accepted = ({ name }: { name: string }) => `${name} ha aceptado tu consulta`;
export const acceptedAbout = ({ name, title }: { name: string; title: string }) =>
  `${name} ha aceptado tu consulta sobre «${title}»`;
export const declined = ({ name }: { name: string }) => `${name} ha rechazado tu consulta`;
export const declinedAbout = ({ name, title }: { name: string; title: string }) =>
  `${name} ha rechazado tu consulta sobre «${title}»`;
export const waitsForYou = ({ name, title }: { name: string; title: string }) =>
  `${name} sigue esperando tu respuesta sobre «${title}»`;
export const waitsForYouAdvice = ({ day }: { day: string }) =>
  `Nadie ha escrito en dos semanas. Una respuesta breve ayuda, aunque sea un no. Si no, la consulta se cerrará sola el ${day}.`;
export const stillInterested = ({ title }: { title: string }) =>
  `¿Te sigue interesando «${title}»?`;
export const stillInterestedAdvice = ({ day }: { day: string }) =>
  `Nadie ha escrito en dos semanas. Vuelve a escribir si te interesa, o retira tu consulta. Si no, se cerrará sola el ${day}.`;
export const noAnswerYet = ({ name, title }: { name: string; title: string }) =>
  `${name} no te ha respondido sobre «${title}»`;
export const noAnswerYetAdvice = ({ day }: { day: string }) =>
  `Nadie ha escrito en dos semanas. Vuelve a escribir o rechaza la consulta. Si no, se cerrará sola el ${day}.`;
export const removedMessages = ({ name }: { name: string }) =>
  `Hemos eliminado lo que ${name} te escribió`;
export const removedAdvice =
  'Parecía una estafa. No envíes dinero ni documentos y no le escribas por otro medio. Si has pagado, llama enseguida a tu banco.';
export const someone = 'Alguien';

export const greeting = ({ name }: { name: string }) => `Hola, ${name}:`;
export const greetingWithoutName = 'Hola:';
export const readAndReply = 'Leer y responder en RoomieRadar';
/** Where there is nothing to reply to. */
export const seeInquiry = 'Verlo en RoomieRadar';
export const why =
  'Recibes este correo porque alguien te ha escrito o te ha respondido en RoomieRadar.';
export const whySilence =
  'Recibes este correo por una consulta en RoomieRadar en la que nadie ha escrito en dos semanas.';
export const repliesUnread = 'Nadie lee las respuestas a este correo.';
export const unsubscribe = 'Darse de baja';

export const mailsTitle = 'Correos de RoomieRadar';
export const unsubscribedTitle = 'Baja de los correos de RoomieRadar';
export const badLink = 'Este enlace no funciona';
export const badLinkHint =
  'Quizá le falte una parte. Prueba con el enlace de nuestro correo más reciente.';
export const askUnsubscribe = '¿Darte de baja?';
export const askUnsubscribeHint =
  'A partir de entonces solo verás los mensajes y respuestas cuando abras RoomieRadar.';
export const stopMails = 'No recibir más correos';
export const unsubscribed = 'Ya no recibirás correos';
export const unsubscribedHint = 'Encontrarás los mensajes y respuestas en «Consultas».';
export const sendMailsAgain = 'Volver a recibir correos';

export const alertNew = ({ search, title }: { search: string; title: string }) =>
  `Novedad en «${search}»: ${title}`;
export const alertCheaper = ({ search, title }: { search: string; title: string }) =>
  `Ahora más barata en «${search}»: ${title}`;
export const alertAgain = ({ search, title }: { search: string; title: string }) =>
  `Libre de nuevo en «${search}»: ${title}`;
export const alertMany = pluralText({
  one: '# habitación en tus búsquedas guardadas',
  other: '# habitaciones en tus búsquedas guardadas',
});
export const kindNew = 'Nueva';
export const kindCheaper = 'Ahora más barata';
export const kindAgain = 'Libre de nuevo';
/** The name of a search that was saved for a group. */
export const searchOfGroup = ({ name, group }: { name: string; group: string }) =>
  `${name} (grupo «${group}»)`;
export const foundIn = ({ searches }: { searches: string }) => `En: ${searches}`;
export const fitScore = ({ score }: { score: string }) => `Encaja contigo: ${score} de 100`;
export const householdFitScore = ({ score }: { score: string }) =>
  `Con quienes viven allí: ${score} de 100`;
export const mapOfArea = 'Mapa de los alrededores de la habitación';
export const photoOfRoom = 'Foto de la habitación';
export const seeRoom = 'Ver la habitación';
export const seeSearches = 'Ver tus búsquedas guardadas';
export const seeFavorites = 'Ver tus favoritos';
export const moreRooms = pluralText({ one: 'Y # habitación más', other: 'Y # habitaciones más' });
export const whyAlerts = 'Recibes este correo porque tienes búsquedas guardadas en RoomieRadar.';
export const changeAlerts = 'Cambiar tus avisos';
export const askStopAlerts = '¿Dejar de recibir correos sobre tus búsquedas guardadas?';
export const askStopAlertsHint =
  'Entonces verás las habitaciones nuevas solo al abrir RoomieRadar.';
export const alertsStopped = 'Ya no recibirás correos sobre tus búsquedas guardadas';
export const alertsStoppedHint =
  'Las búsquedas se quedan: las encuentras en «Búsquedas guardadas».';
export const stopSearch = ({ name }: { name: string }) => `Detener «${name}»`;
export const stopAllAlerts = 'Dejar de recibir correos sobre búsquedas guardadas';
export const askStopSearch = '¿Detener los avisos de esta búsqueda guardada?';
export const askStopSearchHint =
  'Dejan de llegar sus correos y los avisos en tus dispositivos. La búsqueda se conserva y puedes reanudarla.';
export const stopThisSearch = 'Detener esta búsqueda';
export const searchStopped = 'Ya no hay avisos de esta búsqueda';
export const searchStoppedHint =
  'La búsqueda está en pausa: la encontrarás en «Búsquedas guardadas».';
export const goOnWithSearch = 'Reanudar esta búsqueda';
export const favoriteChanged = ({ title, change }: { title: string; change: string }) =>
  `Tu favorita «${title}»: ${change}`;
export const whyFavorites = 'Recibes este correo porque tienes favoritos en RoomieRadar.';
export const stopFavorites = 'No recibir más correos sobre favoritos';
export const askStopFavorites = '¿No recibir más correos sobre tus favoritos?';
export const askStopFavoritesHint =
  'Entonces solo verás lo que cambie en ellos cuando abras RoomieRadar.';
export const favoritesStopped = 'Ya no recibirás correos sobre tus favoritos';
export const favoritesStoppedHint = 'Los favoritos se quedan: los encuentras en Favoritos.';

export const stillAvailable = ({ title }: { title: string }) => `¿«${title}» sigue disponible?`;
export const stillAvailableMany = pluralText({
  one: '¿Tu habitación sigue disponible?',
  other: '¿Tus # habitaciones siguen disponibles?',
});
export const noLongerShown = ({ title }: { title: string }) =>
  `«${title}» ya no aparece en las búsquedas`;
export const confirmHint = pluralText({
  one: 'En las búsquedas solo aparecen habitaciones confirmadas en el último día. Basta con un clic, sin entrar en tu cuenta.',
  other:
    'En las búsquedas solo aparecen habitaciones confirmadas en los últimos # días. Basta con un clic, sin entrar en tu cuenta.',
});
export const confirmedDaysAgo = pluralText({
  one: 'Confirmada hace # día',
  other: 'Confirmada hace # días',
});
export const notShownAnyMore =
  'Ya no aparece en las búsquedas. Puedes confirmarla en cualquier momento.';
export const answerHere = 'Confirmar o pausar';
export const yourRooms = 'Tus anuncios';
export const whyConfirm = 'Recibes este correo porque ofreces una habitación en RoomieRadar.';
export const stopConfirm = 'No recibir más correos sobre mis habitaciones';
export const askStopConfirm = '¿No recibir más correos que preguntan por tus habitaciones?';
export const stoppedConfirmHint =
  'Las búsquedas omiten las habitaciones que nadie ha confirmado últimamente. Puedes confirmar las tuyas en Tus anuncios.';
export const confirmStopped = 'Ya no recibirás correos que preguntan por tus habitaciones';
export const askConfirm = '¿Esta habitación sigue disponible?';
export const confirmButton = 'Sí, sigue disponible';
export const pauseButton = 'No, pausarla';
export const thanksConfirmed = 'Confirmada. ¡Gracias!';
export const thanksHint = 'Tu habitación sigue apareciendo en las búsquedas.';
export const pausedNow = 'Tu habitación está en pausa';
export const pausedHint = 'Ahora nadie más la ve. Puedes volver a ofrecerla en cualquier momento.';
export const answered = 'Esto ya está respondido';
export const answeredHint = 'Tu habitación se confirmó después de enviarse este correo.';
export const notOffered = 'Esta habitación no se ofrece en este momento';
export const notOfferedHint = 'No hay nada que confirmar hasta que vuelvas a ofrecerla.';

export const organizationCode = ({ code }: { code: string }) => `Tu código de RoomieRadar: ${code}`;
export const organizationCodeHint =
  'Escribe este código en tu perfil antes de una hora. Demuestra que tienes un correo en tu universidad o empresa. Solo se muestra la parte que sigue a la @, y no guardamos tu correo.';
export const organizationCodeMistake =
  'Si no has pedido este código, ignora este correo. Sin acceso a tu buzón nadie puede usarlo.';

export const newReports = pluralText({ one: '# denuncia nueva', other: '# denuncias nuevas' });
export const moreReports = ({ count }: { count: number }) => `Y ${formatNumber(count)} más`;
export const whyReports =
  'Recibes este correo, como mucho uno por hora, porque administras RoomieRadar. Tu perfil tiene un ajuste para ello.';
export const seeReports = 'Ver las denuncias';

export const whyNotice =
  'Recibes este correo porque esta dirección se indicó en una denuncia en RoomieRadar.';
export const whyReported = 'Recibes este correo porque denunciaste algo en RoomieRadar.';
export const whyDecision =
  'Recibes este correo porque trata de tu cuenta o de tu habitación en RoomieRadar y tenemos que informarte.';
export const whyCode =
  'Recibes este correo porque esta dirección se introdujo en un perfil de RoomieRadar.';

// A viewing. `when` is a day and a time.
export const viewingAgreed = ({ title, when }: { title: string; when: string }) =>
  `Visita a «${title}»: ${when}`;
export const viewingMoved = ({ title, when }: { title: string; when: string }) =>
  `Nuevo horario de la visita a «${title}»: ${when}`;
export const viewingCancelled = ({ title, when }: { title: string; when: string }) =>
  `Visita a «${title}» cancelada: ${when}`;
export const viewingWith = ({ name }: { name: string }) => `Con ${name}.`;
export const viewingWhere = ({ address }: { address: string }) => `Dónde: ${address}`;
export const viewingByVideo = ({ url }: { url: string }) => `Por videollamada: ${url}`;
export const viewingZone = ({ zone }: { zone: string }) => `Hora local (${zone}).`;
export const viewingHouseNumber = ({ when }: { when: string }) =>
  `Verás el número de la calle en la conversación a partir de: ${when}.`;
export const viewingCancelledHint = 'Ya no hay que ir. En RoomieRadar puedes acordar otro horario.';
export const viewingSafety =
  'Visita la vivienda en persona, dile a alguien adónde vas y nunca pagues nada antes de haber visto la habitación.';
export const viewingVideoSafety =
  'Una videollamada solo muestra lo que alguien quiere mostrar. Nunca pagues nada antes de haber estado en la habitación.';
export const whyViewing = 'Recibes este correo porque acordaste una visita en RoomieRadar.';
/** In a calendar. */
export const viewingInCalendar = ({ title }: { title: string }) => `Visita: ${title}`;

// A proposed time for a viewing, before both agreed.
export const wishProposed = ({ title, when }: { title: string; when: string }) =>
  `Horario propuesto para visitar «${title}»: ${when}`;
export const wishCountered = ({ title, when }: { title: string; when: string }) =>
  `Otro horario propuesto para visitar «${title}»: ${when}`;
export const wishDeclined = ({ title, when }: { title: string; when: string }) =>
  `Visita a «${title}»: se rechazó el horario ${when}`;
export const wishHint = 'En RoomieRadar puedes aceptar, rechazar o proponer otro horario.';
export const wishDeclinedHint = 'En RoomieRadar puedes proponer otro horario.';
export const whyWish =
  'Recibes este correo porque estás buscando en RoomieRadar un horario para una visita.';
// A place at a time for which somebody waits.
export const placeFree = ({ title, when }: { title: string; when: string }) =>
  `Hay una plaza libre: visita a «${title}», ${when}`;
export const placeFreeHint =
  'Se avisa a todas las personas que esperan. La plaza es para quien elija primero el horario.';
export const whyPlaceFree =
  'Recibes este correo porque esperas una plaza en este horario en RoomieRadar.';

// Reminders of an agreed viewing, and the question afterwards: the first line is the subject.
export const viewingReminder = ({ title, when }: { title: string; when: string }) =>
  `Recordatorio: visita a «${title}»: ${when}`;
export const viewingSoon = ({ title, when }: { title: string; when: string }) =>
  `Dentro de poco: visita a «${title}»: ${when}`;
export const viewingEnded = ({ title }: { title: string }) => `¿Se hizo la visita a «${title}»?`;
export const viewingWas = ({ when }: { when: string }) => `Estaba prevista para ${when}.`;
export const viewingEndedHint =
  'La respuesta solo la ven las dos personas, y cualquiera puede corregirla.';
export const viewingConfirmed = ({ name }: { name: string }) => `${name} ha confirmado que viene.`;
/** Buttons. */
export const amComing = 'Voy a ir';
export const cannotCome = 'No puedo ir';
export const answerViewing = 'Responder en RoomieRadar';

// A mail about an offer of a room: the first line is its subject.
export const offerMade = ({ name, title }: { name: string; title: string }) =>
  `${name} te ofrece «${title}»`;
export const offerReopened = ({ title }: { name: string; title: string }) =>
  `El grupo ha cambiado y responde de nuevo a la oferta de «${title}»`;
export const offerAccepted = ({ name, title }: { name: string; title: string }) =>
  `${name} ha aceptado tu oferta de «${title}»`;
export const offerDeclined = ({ name, title }: { name: string; title: string }) =>
  `${name} ha rechazado tu oferta de «${title}»`;
export const offerTakenBack = ({ name, title }: { name: string; title: string }) =>
  `${name} ha retirado la oferta de «${title}»`;
export const offerSteppedBack = ({ name, title }: { name: string; title: string }) =>
  `${name} se ha echado atrás en lo acordado sobre «${title}»`;
export const offerEnded = ({ title }: { name: string; title: string }) =>
  `La oferta de «${title}» ha terminado`;
export const offerEndedForSender = 'Ya no es válida. No pagues nada por esta habitación.';
export const offerEndedForOwner =
  'Ya no es válida y la plaza vuelve a estar libre. Si la habitación sigue marcada como ocupada, puedes volver a ofrecerla desde la conversación.';
/** What was offered, a line each. */
export const offeredRent = ({ rent }: { rent: string }) => `Alquiler al mes: ${rent}`;
export const offeredDeposit = ({ deposit }: { deposit: string }) => `Fianza: ${deposit}`;
export const offeredMoveIn = ({ day }: { day: string }) => `Fecha de entrada: ${day}`;
export const offerAnswerBy = ({ day }: { day: string }) => `Último día para responder: ${day}`;
/** A button. */
export const movingDay = ({ title }: { title: string }) =>
  `¿Se ha hecho ya la mudanza a «${title}»?`;
export const movingDayAdvice =
  'Basta con un clic. Quien se ha mudado puede unirse después al hogar de la habitación.';
/** The room went to someone else; later it may be free again. */
export const roomFilled = ({ title }: { title: string }) => `«${title}» ya es para otra persona`;
export const freeAgain = ({ title }: { title: string }) => `«${title}» vuelve a estar libre`;
export const freeAgainAdvice = '¿Sigues buscando? Tu consulta sigue cerrada mientras no respondas.';
export const seeOffer = 'Ver la oferta en RoomieRadar';

export const howIsLiving = ({ name }: { name: string }) => `¿Qué tal la convivencia con ${name}?`;
export const surveyAdvice = ({ name }: { name: string }) =>
  `Dos preguntas, menos de un minuto. ${name} nunca ve lo que respondes.`;
export const answerSurvey = 'Responder dos preguntas';
export const whySurvey =
  'Recibes este correo porque aceptaste participar al mudarte. Llega tres veces: a los 30, 90 y 365 días.';
export const leaveOutcomes = 'Dejar de participar';
export const askLeaveOutcomes = '¿Dejar de participar?';
export const askLeaveOutcomesHint =
  'No recibirás más correos de este tipo y se borrará lo que respondiste.';
export const outcomesLeft = 'Ya no participas';
export const outcomesLeftHint = 'Lo que respondiste se ha borrado.';
export const seePrivacy = 'Ver en qué participas';

// What a viewing is called in a calendar, and the page that a friend sees of one.
export const viewingsInCalendar = 'Visitas en RoomieRadar';
export const sharedTitle = 'Una visita';
export const sharedWhen = 'Cuándo';
export const sharedWhere = 'Dónde';
export const sharedWith = 'Con';
export const sharedByVideo = 'Por videollamada';
export const sharedHint =
  'Alguien que confía en ti ha compartido esto contigo. La página se cierra unas horas después de la visita, o si se cancela.';
export const sharedEnded = 'Esta página ya no existe';
export const sharedEndedHint = 'La visita ya pasó o se canceló, o nadie la comparte.';

/** The subjects of mails about invitations to write about a room. */
export const wantedInvited = ({ name, title }: { name: string; title: string }) =>
  `${name} te invita a escribir sobre «${title}»`;
export const wantedDeclined = ({ name, title }: { name: string; title: string }) =>
  `${name} no quiere escribir sobre «${title}»`;
export const wantedDeclinedByGroup = ({ title }: { title: string }) =>
  `El grupo al que invitaste no quiere escribir sobre «${title}»`;
export const wantedInvitedGroup = ({ name }: { name: string }) =>
  `La invitación es para tu grupo «${name}»: le ha llegado a todo el grupo, y cualquiera puede responder por el resto.`;
export const wantedInvitedAdvice =
  'Si dices que sí, le llega tu mensaje; si dices que no, la invitación termina. Tu dirección y tu apellido no los ve nadie.';
export const seeInvitation = 'Responder a la invitación';
export const seeInvitations = 'Ver tus invitaciones';

/** After a yes of both to looking together: the subject, what follows, and the name of the group. */
export const founded = ({ name }: { name: string }) =>
  `A ${name} también le gustaría buscar contigo`;
export const foundedHint =
  'El sí es mutuo, así que hemos creado un grupo para las dos personas. En él puedes ver cómo sería la convivencia, valorar habitaciones e invitar a más gente.';
export const seeGroup = 'Ver el grupo';
export const foundedGroupName = 'Buscamos casa';

export const stillLooking = '¿Sigues buscando habitación?';
export const stillLookingHint = ({ count }: { count: number }) =>
  `Tu anuncio de búsqueda termina solo ${formatNumber(count)} días después de la última confirmación. Con un clic se queda.`;
export const confirmWanted = 'Sigo buscando';
/** The subject for one room, and what the mail says of each. */
export const seekersFound = pluralText({
  one: '# anuncio nuevo para tu habitación',
  other: '# anuncios nuevos para tu habitación',
});
export const seekersFoundForRooms = pluralText({
  one: '# anuncio nuevo para tus habitaciones',
  other: '# anuncios nuevos para tus habitaciones',
});
export const seeSeekers = 'Ver quién busca';
export const whySeekers = 'Recibes este correo porque ofreces una habitación en RoomieRadar.';
export const stopSeekers = 'No recibir más correos sobre quienes buscan';
export const askStopSeekers =
  '¿No recibir más correos sobre personas que buscan una habitación como la tuya?';
export const stoppedSeekersHint = 'Puedes seguir encontrándolas en «Buscan habitación».';
export const seekersStopped =
  'Ya no recibirás correos sobre personas que buscan una habitación como la tuya';
export const whyWanted = 'Recibes este correo porque tienes un anuncio de búsqueda en RoomieRadar.';
