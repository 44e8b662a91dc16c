import { formatNumber } from './format.ts';
import { pluralText } from './plural.ts';

export const aRoomie = 'Alguien';
export const notShown = 'Una persona que no se puede mostrar';
export const notShownHint =
  'Su cuenta está suspendida, o una de las dos personas ha bloqueado a la otra.';

export const lede = 'Busca casa con hasta cinco personas más y mira qué tal conviviría cada dúo.';
export const newGroup = 'Crear un grupo';
export const groupName = 'Nombre del grupo';
export const groupNameHint = 'Lo verán las personas a las que invites.';
export const makeGroup = 'Crear el grupo';
export const notMade = 'No se ha creado el grupo';
export const haveCode = '¿Te han dado un código?';
export const codeLabel = 'Código de la invitación';
export const codeHint = ({ example }: { example: string }) =>
  `Doce letras y cifras, por ejemplo ${example}`;
export const notACode = 'Un código tiene doce letras y cifras';
export const openCode = 'Abrir la invitación';
export const noGroups = 'Todavía no estás en ningún grupo';
export const noGroupsHint =
  'Crea uno y envía su enlace a las personas con las que quieres vivir, o escribe el código que te han dado.';
export const loadingGroups = 'Cargando tus grupos…';
export const groupsFailed = 'No se pudieron cargar tus grupos';
export const memberCount = pluralText({ one: '# miembro', other: '# miembros' });
export const roomsWithNews = pluralText({
  one: '# habitación con novedades',
  many: '# habitaciones con novedades',
  other: '# habitaciones con novedades',
});
export const active = 'Buscas con este';
export const leads = 'Dirige';

export const allGroups = 'Todos los grupos';
export const loadingGroup = 'Cargando el grupo…';
export const whoIsIn = 'Miembros';
export const joinedOn = ({ day }: { day: string }) => `Desde el ${day}`;
export const activeToggle = 'Ahora busco con este grupo';
export const activeHint = 'Puedes estar en varios grupos, pero buscas con uno cada vez.';
export const rename = 'Cambiar el nombre';
export const renameTitle = 'Cambiar el nombre del grupo';
export const notRenamed = 'No se ha guardado el nombre';

export const wantedPage = 'Anuncio de búsqueda';

export const makeLead = 'Pasar el mando';
export const makeLeadName = ({ name }: { name: string }) => `Pasar el mando a ${name}`;
export const makeLeadQuestion = ({ name }: { name: string }) =>
  `¿Quieres que ${name} dirija el grupo?`;
export const makeLeadHint =
  'Entonces solo esa persona podrá invitar, cambiar el nombre del grupo y quitar miembros. Tú sigues en el grupo.';
export const madeLead = ({ name }: { name: string }) => `Ahora ${name} dirige el grupo`;
export const takeOutQuestion = ({ name }: { name: string }) => `¿Quitar a ${name} del grupo?`;
export const takeOutHint =
  'Dejará de ver el grupo. También termina la invitación abierta, para que su enlace no le permita volver.';
export const tookOut = ({ name }: { name: string }) => `${name} ya no está en el grupo`;

export const leave = 'Salir del grupo';
export const leaveQuestion = '¿Salir de este grupo?';
export const leaveHint =
  'Dejarás de verlo y los demás dejarán de ver tus respuestas. Para volver necesitas una invitación con una plaza libre.';
export const leaveLeadHint = 'Lo dirigirá quien lleve más tiempo en él.';
export const leaveLastHint = 'No hay nadie más, así que el grupo se elimina.';
export const left = 'Has salido del grupo';

export const inviteTitle = 'Invitar a otras personas';
export const placesLeft = pluralText({
  one: 'Puede unirse # persona más.',
  other: 'Pueden unirse # personas más.',
});
export const groupIsFull = 'El grupo tiene seis miembros, así que ya no puede unirse nadie.';
export const leadInvites = ({ name }: { name: string }) =>
  `${name} puede invitar a otras personas.`;
export const makeInvitation = 'Crear un enlace y un código';
export const renewInvitation = 'Crear un enlace nuevo';
export const renewHint = 'El anterior deja de valer.';
export const invitationLink = 'Enlace de invitación';
export const linkHint = 'Cópialo ahora: no se vuelve a mostrar.';
export const readOut = 'O léeles este código';
export const qrHint = 'O que escaneen esto con la cámara';
export const openUntil = ({ day, uses, most }: { day: string; uses: number; most: number }) =>
  `Hay una invitación abierta hasta el ${day}. Usada: ${formatNumber(uses)} de ${formatNumber(most)}.`;
export const usesHint = 'Quien sale del grupo sigue contando como un uso del enlace.';
export const endInvitation = 'Terminar la invitación';

export const matrixTitle = 'Cómo sería la convivencia';
export const matrixHint =
  'Cada dúo del grupo. El grupo no tiene puntuación propia, porque en él se vive tan bien como el dúo que peor encaja.';
export const oneAlone = 'En cuanto se una alguien, verás aquí cómo sería la convivencia.';
export const loadingMatrix = 'Comparando cada dúo…';
export const matrixFailed = 'No se pudo comparar al grupo';
export const pair = ({ one, other }: { one: string; other: string }) => `${one} y ${other}`;
export const whyPair = ({ pair: both }: { pair: string }) => `${both}: por qué`;
export const pairScore = ({ pair: both, score }: { pair: string; score: number }) =>
  `${both}: ${formatNumber(score)} de 100`;
export const pairConflict = ({ pair: both, score }: { pair: string; score: number }) =>
  `${both}: ${formatNumber(score)} de 100, con un conflicto`;
export const pairUnscored = ({ pair: both }: { pair: string }) => `${both}: todavía sin puntuación`;
export const lowest = ({ pair: both, score }: { pair: string; score: number }) =>
  `La compatibilidad más baja: ${both}, ${formatNumber(score)} de 100.`;
export const lowestConflict = ({ pair: both, score }: { pair: string; score: number }) =>
  `La compatibilidad más baja: ${both}, ${formatNumber(score)} de 100, con un conflicto.`;
export const lowestUnscored = ({ pair: both }: { pair: string }) =>
  `La compatibilidad más baja: ${both}, con un conflicto.`;
export const nobodyCompared =
  'Todavía no se puede comparar a nadie: hacen falta tres preguntas que hayan respondido las mismas dos personas.';
export const leftOut = pluralText({
  one: 'Falta # miembro que no se puede mostrar.',
  other: 'Faltan # miembros que no se pueden mostrar.',
});
export const pressForReasons = 'Pulsa un número para ver dónde se pierden los puntos.';
export const livesThere = 'Vive allí';

export const changeTitle = 'Qué conseguiría un solo cambio';
export const changeName = (given: Change & { name: string }) =>
  `Si a ${given.name} le pareciera bien «${given.answer}» (${given.topic}): de ${given.before} a ${given.after}.`;
export const changeYou = (given: Change) =>
  `Si a ti te pareciera bien «${given.answer}» (${given.topic}): de ${given.before} a ${given.after}.`;
export const changeEndsConflict = 'Un conflicto menos.';
export const changeHint = 'Nadie tiene que cambiar nada. Indica de qué conviene hablar primero.';
export const noScore = 'sin puntuación';
interface Change {
  topic: string;
  answer: string;
  before: string;
  after: string;
}

export const loadingPair = 'Cargando los motivos…';
export const pairFailed = 'No se pudieron cargar los motivos';
export const dealbreakerName = ({ name }: { name: string }) => `Motivo de descarte para ${name}`;
export const dealbreakerBoth = 'Motivo de descarte para ambas personas';
export const pairWithHome =
  'El motivo solo lo ven esas dos personas: una de ellas no está en el grupo.';

export const joinTitle = ({ name }: { name: string }) => `¿Buscar casa con «${name}»?`;
export const joinTitlePending = '¿Buscar casa en grupo?';
export const whatYouSee = 'Qué vería cada persona de las demás';
export const seen = {
  names: 'Los nombres de pila y las fotos.',
  answers:
    'La compatibilidad de cada dúo, con las respuestas a las preguntas que ambas personas hayan respondido y dónde se pierden puntos.',
  wishes:
    'Lo que cada persona acepta de las demás, pero solo donde cuesta puntos; nunca cuánto te importa algo.',
  inquiries:
    'Lo que el grupo escribe con quienes ofrecen habitaciones. Si has escrito por tu cuenta sobre la misma habitación, esa consulta se retira.',
  rooms: 'Lo que opinas de las habitaciones del grupo y cuáles has abierto desde su página.',
  search: 'Al buscar en grupo: tu presupuesto, tu fecha de entrada y si tienes mascota.',
  wanted:
    'En un anuncio del grupo: tu nombre y tu foto. Lo que puedes pagar solo aparece en la suma del grupo.',
  never: 'Nunca tu apellido, tu correo, tus otros mensajes ni lo que buscas por tu cuenta.',
};
export const leaveAnyTime =
  'Puedes salir cuando quieras. Quien dirige el grupo puede quitar miembros.';
export const join = 'Unirme al grupo';
export const joining = 'Un momento…';
export const notJoined = 'No te has unido';
export const opensUntil = ({ day }: { day: string }) =>
  `La invitación está abierta hasta el ${day}.`;
export const youAreIn = 'Estás en este grupo';

export const youLead = 'Lo diriges tú';
export const findRooms = 'Buscar habitaciones en grupo';
export const roomsTitle = 'Habitaciones que interesan al grupo';
export const roomsHint =
  'Primero la mejor para todo el grupo: según la compatibilidad más baja de alguien del grupo con alguien que vive allí; los conflictos, al final.';
export const noRooms = 'Todavía nadie ha enseñado una habitación al grupo.';
export const showFavorite = 'Enseñar un favorito al grupo';
export const chooseFavorite = 'Uno de tus favoritos';
export const showIt = 'Enseñar';
export const noFavorites = 'Marca habitaciones con el corazón y enséñalas aquí al grupo.';
export const shownBy = ({ name }: { name: string }) => `La enseñó ${name}`;
export const seenBy = ({ names }: { names: string }) => `Vista por ${names}`;
export const isNew = 'Nueva';
export const changes = pluralText({
  one: '# novedad desde tu última visita',
  other: '# novedades desde tu última visita',
});
export const availableAgain = 'Disponible otra vez';
export const rentChanged = ({ now, was }: { now: string; was: string }) =>
  `Alquiler: ahora ${now}, antes ${was}`;
export const lowestThere = ({ score }: { score: number }) =>
  `Compatibilidad más baja con quienes viven allí: ${formatNumber(score)}`;
export const lowestThereConflict = ({ score }: { score: number }) =>
  `Compatibilidad más baja con quienes viven allí: ${formatNumber(score)}, con un conflicto`;
export const takeOff = 'Quitar de la lista';
export const takeOffTitle = ({ title }: { title: string }) => `Quitar ${title} de la lista`;
export const groupThinks = ({ title }: { title: string }) => `Qué opina el grupo de ${title}`;
export const noteLabel = 'Por qué, para el grupo';
export const noteHint = 'Solo la lee el grupo.';
