import { rich, type Wrap } from '../rich.ts';
import { formatNumber } from './format.ts';
import { plural } from './plural.ts';

export const aRoomie = 'Un roomie';
export const aRoomieInside = 'un roomie';

export const budgetRange = ({ min, max }: { min: string; max: string }) => `de ${min} a ${max}`;
export const budgetUpTo = ({ max }: { max: string }) => `hasta ${max}`;
export const budgetFrom = ({ min }: { min: string }) => `desde ${min}`;
export const aMonth = ({ budget }: { budget: string }) => `${budget} al mes`;
export const stayFrom = ({ day }: { day: string }) => `desde el ${day}`;
export const stayFor = ({ count }: { count: number }) =>
  plural(count, {
    one: `por ${formatNumber(count)} mes`,
    many: `por ${formatNumber(count)} de meses`,
    other: `por ${formatNumber(count)} meses`,
  });
export const stayFromFor = ({ day, count }: { day: string; count: number }) =>
  plural(count, {
    one: `desde el ${day}, por ${formatNumber(count)} mes`,
    many: `desde el ${day}, por ${formatNumber(count)} de meses`,
    other: `desde el ${day}, por ${formatNumber(count)} meses`,
  });
export const stayNow = 'desde ya';
export const stayNowFor = ({ count }: { count: number }) =>
  plural(count, {
    one: `desde ya, por ${formatNumber(count)} mes`,
    many: `desde ya, por ${formatNumber(count)} de meses`,
    other: `desde ya, por ${formatNumber(count)} meses`,
  });

export const roomies = 'Roomies';
export const roomiesLede =
  'La gente detrás de las habitaciones. Cada puntuación explica sus motivos.';
export const loadingRoomies = 'Cargando roomies…';
export const loadLater = 'Los roomies se cargarán en cuanto vuelva la conexión.';
export const roomiesFailed = 'No se pudieron cargar los roomies';
export const roomiesFailedHint = ({ reason }: { reason: string }) =>
  `${reason} Tu búsqueda no se pierde.`;
export const roomiesFound = ({ count, total }: { count: number; total: string }) =>
  plural(count, {
    one: `${total} roomie`,
    many: `${total} de roomies`,
    other: `${total} roomies`,
  });
export const roomiesFoundNear = (given: { count: number; total: string; place: string }) =>
  plural(given.count, {
    one: `${given.total} roomie cerca de ${given.place}`,
    many: `${given.total} de roomies cerca de ${given.place}`,
    other: `${given.total} roomies cerca de ${given.place}`,
  });
export const thisPlaceInside = 'este lugar';
export const notAnswered = 'Aún no ha respondido las preguntas';

export const nearNote = ({ town, km }: { town: string; km: number }) =>
  `Cerca de ${town}, a menos de ${formatNumber(km)} km.`;
export const withoutBudget = 'Incluye a los roomies que no indicaron presupuesto.';
export const withoutDates = 'Incluye a los roomies que no indicaron fechas.';
export const withoutBoth = 'Incluye a los roomies que no indicaron presupuesto ni fechas.';
export const change = 'Cambiar';
export const everywhereNote = ({ profile }: { profile: Wrap }) =>
  rich`Estos son roomies de todas partes. ${profile('Di dónde buscas')} y verás primero a los de esa zona.`;
export const notCompared = ({ currency }: { currency: string }) =>
  `Los presupuestos en otras monedas no se comparan con ${currency}.`;
export const compared = ({ currency, day }: { currency: string; day: string }) =>
  `Los presupuestos en otras monedas se comparan con ${currency} al tipo de cambio del ${day}.`;

export const filters = 'Filtros';
export const filtersSet = ({ count }: { count: number }) =>
  plural(count, {
    one: `Filtros (${formatNumber(count)} activo)`,
    many: `Filtros (${formatNumber(count)} activos)`,
    other: `Filtros (${formatNumber(count)} activos)`,
  });
export const filterRoomies = 'Filtrar roomies';
export const mapOfTown = 'Mapa de la ciudad donde busca';
export const area = 'Zona';
export const everywhere = 'En todas partes';
export const thisPlace = 'Este lugar';
export const noTown = 'Ninguna ciudad empieza así';
export const townUnknown = 'No encontramos ninguna ciudad con ese nombre';
export const around = 'Alrededores';
export const kilometers = ({ km }: { km: number }) => `${formatNumber(km)} km`;
export const theirBudget = 'Su presupuesto al mes';
export const from = 'Desde';
export const to = 'Hasta';
export const any = 'Indiferente';
export const currency = 'Moneda';
export const usualCurrency = 'La habitual allí';
export const moveInBy = 'Puede mudarse para el';
export const staysAtLeast = 'Se queda al menos';
export const anyTime = 'Cualquier duración';
export const months = ({ count }: { count: number }) =>
  plural(count, {
    one: `${formatNumber(count)} mes`,
    many: `${formatNumber(count)} de meses`,
    other: `${formatNumber(count)} meses`,
  });
export const lookingUpTown = 'Buscando la ciudad…';
export const showRoomies = 'Ver roomies';

export const chipArea = ({ km, place }: { km: number; place: string }) =>
  `A menos de ${formatNumber(km)} km de ${place}`;
export const aPlace = 'un lugar';
export const chipBudgetFrom = ({ amount }: { amount: string }) => `Presupuesto desde ${amount}`;
export const chipBudgetUpTo = ({ amount }: { amount: string }) => `Presupuesto hasta ${amount}`;
export const chipMovesBy = ({ day }: { day: string }) => `Puede mudarse para el ${day}`;
export const chipStays = ({ count }: { count: number }) =>
  plural(count, {
    one: `Se queda ${formatNumber(count)} mes o más`,
    many: `Se queda ${formatNumber(count)} de meses o más`,
    other: `Se queda ${formatNumber(count)} meses o más`,
  });
export const near = ({ town }: { town: string }) => `Cerca de ${town}`;
export const chipYourBudget = ({ budget }: { budget: string }) => `Tu presupuesto, ${budget}`;
export const chipYourDates = ({ day }: { day: string }) => `Tus fechas, desde el ${day}`;
export const ownFilters = 'Filtros de tu perfil';
export const addFilter = 'Añadir filtro: ';
export const removeFilter = 'Quitar filtro: ';
export const noConflicts = 'Sin conflictos';
export const sortBy = 'Ordenar por';
export const bestFit = 'Mayor compatibilidad';
export const newest = 'Más recientes';

export const noSuchPage = 'Esta página no existe';
export const noSuchPageHint = 'La lista tiene menos páginas.';
export const firstPage = 'Volver a la primera página';
export const nobodyYet = 'Aún no hay nadie aquí';
export const nobodyYetHint = 'Eres la primera persona. Vuelve pronto.';
export const lookAtRooms = 'Ver habitaciones';
export const nobodyNear = ({ place }: { place: string }) => `Aún no hay roomies cerca de ${place}`;
export const nobodyFits = 'Nadie cumple todo eso';
export const nobodyJoined = 'Todavía no hay nadie que busque allí.';
export const nobodyFitsBudget = 'Por ahora, nadie que busque allí encaja con tu presupuesto.';
export const nobodyFitsDates = 'Por ahora, nadie que busque allí encaja con tus fechas.';
export const nobodyFitsBoth =
  'Por ahora, nadie que busque allí encaja con tu presupuesto y tus fechas.';
export const nobodyFitsHint =
  'Tampoco aparece quien no ha indicado los datos por los que filtras. Prueba a quitar un filtro:';
export const includeConflicts = 'Incluir conflictos';
export const without = ({ filter }: { filter: string }) => `Sin: ${filter}`;
export const lookWithin = ({ km }: { km: number }) => `Buscar a menos de ${formatNumber(km)} km`;
export const lookEverywhere = 'Buscar en todas partes';
export const lookFurther = 'Buscar más lejos';
export const seeAllRoomies = 'Ver todos los roomies';

export const allRoomies = 'Todos los roomies';
export const loadingRoomie = 'Cargando el perfil…';
export const roomie = 'Roomie';
export const thisIsYou = 'Este es tu perfil';
export const thisIsYouHint = 'Así te ven los demás.';
export const thisIsYouHidden = 'Tu perfil está oculto: nadie encuentra esta página.';
export const changeProfile = 'Cambiar tu perfil';
export const writeTo = ({ name }: { name: string }) => `Escribir a ${name}`;
export const looksFor = ({ name }: { name: string }) => `Qué busca ${name}`;
export const othersSeeFit = 'Los demás ven aquí su compatibilidad contigo y por qué.';

export const youAnd = ({ name }: { name: string }) => `Tú y ${name}`;
export const loadingScore = 'Cargando la puntuación…';
export const scoreLater = 'La puntuación se cargará en cuanto vuelva la conexión.';
export const scoreFailed = 'No se pudo cargar la puntuación';
export const fitScore = ({ score, hidden }: { score: number; hidden: Wrap }) =>
  rich`Compatibilidad ${formatNumber(score)} ${hidden('de 100')}`;
export const conflictsLast = ({ count }: { count: number }) =>
  plural(count, {
    one: `${formatNumber(count)} conflicto: un motivo de descarte para una de las dos personas, así que primero van quienes no tienen conflictos.`,
    many: `${formatNumber(count)} de conflictos: motivos de descarte para una de las dos personas, así que primero van quienes no tienen conflictos.`,
    other: `${formatNumber(count)} conflictos: motivos de descarte para una de las dos personas, así que primero van quienes no tienen conflictos.`,
  });
export const scoreNote =
  'La puntuación compara respuestas sobre la convivencia, nada más. No predice cómo irán las cosas: conviene hablar antes de decidir.';
export const allPointsKept = 'Se conservan los 100 puntos.';
export const theyHaveNotAnswered = ({ name }: { name: string }) =>
  `${name} no ha respondido las preguntas que tú respondiste.`;
export const threeQuestions = ({ name }: { name: string }) =>
  `Para una puntuación hacen falta tres preguntas respondidas tanto por ti como por ${name}.`;

export const conflictsTitle = ({ count }: { count: number }) =>
  plural(count, { one: 'Un conflicto', many: 'Conflictos', other: 'Conflictos' });
export const lostTitle = 'Dónde se pierden puntos';
export const differingTitle = 'Dónde hay diferencias que no cuestan ningún punto';
export const keptTitle = 'Dónde no se pierde nada';
export const bothAnswered = 'Respuestas en común';
export const leftOut = ({ count }: { count: number }) =>
  plural(count, {
    one: `${formatNumber(count)} pregunta no cuenta, porque falta una de las dos respuestas.`,
    many: `${formatNumber(count)} de preguntas no cuentan, porque falta una de las dos respuestas.`,
    other: `${formatNumber(count)} preguntas no cuentan, porque falta una de las dos respuestas.`,
  });
export const pointsLost = ({ count }: { count: number }) =>
  plural(count, {
    one: `−${formatNumber(count)} punto`,
    many: `−${formatNumber(count)} de puntos`,
    other: `−${formatNumber(count)} puntos`,
  });
export const nothingLost = 'No se pierde nada';
export const you = 'Tú';
export const accepts = ({ answers }: { answers: string }) => `Acepta: ${answers}`;
export const suitsYou = {
  fully: 'Te encaja',
  half: 'Te encaja a medias',
  not: 'No te encaja',
  partly: ({ percent }: { percent: number }) => `Te encaja al ${formatNumber(percent)}\u00a0%`,
};
export const suitsName = {
  fully: ({ name }: { name: string }) => `Le encaja a ${name}`,
  half: ({ name }: { name: string }) => `Le encaja a medias a ${name}`,
  not: ({ name }: { name: string }) => `No le encaja a ${name}`,
  partly: ({ name, percent }: { name: string; percent: number }) =>
    `Le encaja a ${name} al ${formatNumber(percent)}\u00a0%`,
};

export const noScoreBased = ({ basis, soft }: { basis: string; soft: Wrap }) =>
  rich`Aún sin puntuación, ${soft(basis)}`;
export const scoreBased = (given: { score: number; basis: string; strong: Wrap }) =>
  rich`${given.strong(`Compatibilidad ${formatNumber(given.score)}`)}, ${given.basis}`;
export const fitBefore = ({ score }: { score: number }) =>
  `Compatibilidad ${formatNumber(score)}, `;
export const why = 'Por qué';
export const conflictsForOne = ({ count }: { count: number }) =>
  plural(count, {
    one: `${formatNumber(count)} conflicto: un motivo de descarte para una de las dos personas`,
    many: `${formatNumber(count)} de conflictos: motivos de descarte para una de las dos personas`,
    other: `${formatNumber(count)} conflictos: motivos de descarte para una de las dos personas`,
  });
export const tooFewAnswers = 'Hay muy pocas preguntas respondidas en común';
export const allDiffers = 'No hay acuerdo en ninguna de las preguntas en común';

export const stillComparing = 'RoomieRadar todavía está comparando a los roomies contigo';
export const justStarted =
  'Acaba de empezar. Durante unos minutos verás primero a los más recientes.';
export const tryAgain = 'Reintentar';
export const invitation = '¿Qué tal sería la convivencia?';
export const invitationText = ({ count }: { count: number }) =>
  plural(count, {
    one: `Responde ${formatNumber(count)} pregunta corta sobre cómo vives y verás a la gente ordenada por su compatibilidad contigo, con los motivos. Son dos minutos.`,
    many: `Responde ${formatNumber(count)} de preguntas cortas sobre cómo vives y verás a la gente ordenada por su compatibilidad contigo, con los motivos. Son dos minutos.`,
    other: `Responde ${formatNumber(count)} preguntas cortas sobre cómo vives y verás a la gente ordenada por su compatibilidad contigo, con los motivos. Son dos minutos.`,
  });
export const answerQuestions = 'Responder las preguntas';

export const wouldItFit = ({ bold, profile }: { bold: Wrap; profile: Wrap }) =>
  rich`${bold('¿Encaja contigo?')} Para verlo, añade tu presupuesto, tus fechas y cómo vives ${profile('a tu perfil')}.`;
export const theRoom = 'la habitación';
export const thePeople = 'la gente';
export const fitWithRoom = ({ score }: { score: number }) =>
  `Compatibilidad con la habitación: ${formatNumber(score)}`;
export const fitWithPeople = ({ score }: { score: number }) =>
  `Compatibilidad con la gente: ${formatNumber(score)}`;
export const whyAndConflicts = 'Por qué, y qué conflictos hay';
export const room = 'Habitación';
export const people = 'Gente';
export const conflictsThere = ({ count }: { count: number }) =>
  plural(count, {
    one: `${formatNumber(count)} conflicto con quienes viven allí`,
    many: `${formatNumber(count)} de conflictos con quienes viven allí`,
    other: `${formatNumber(count)} conflictos con quienes viven allí`,
  });
export const loadingFit = 'Cargando la compatibilidad…';
export const howItFits = 'Cómo encaja contigo';
export const theRoomTitle = 'La habitación';
export const noRoomScore = ({ profile }: { profile: Wrap }) =>
  rich`Añade tu presupuesto, tu fecha de entrada y tu zona ${profile('a tu perfil')} para ver cómo te encajan las habitaciones.`;
export const rentNotCompared = ({ currency: code }: { currency: string }) =>
  `Tu presupuesto está en ${code} y el alquiler no, así que no se comparan.`;
export const budgetNotCompared = ({ currency: code }: { currency: string }) =>
  `Alquiler no comparado con tu presupuesto en ${code}`;
export const rentCompared = ({ currency: code, day }: { currency: string; day: string }) =>
  `El alquiler se compara con tu presupuesto en ${code} al tipo de cambio del ${day}.`;
export const youAndHousehold = 'Tú y quienes viven allí';
export const leastContent = ({ count, name }: { count: number; name: string }) =>
  plural(count, {
    one: `De ${formatNumber(count)} dúo, el que formas con ${name} sería el que peor encaja. La puntuación es la de ese dúo.`,
    many: `De ${formatNumber(count)} de dúos, el que formas con ${name} sería el que peor encaja. La puntuación es la de ese dúo.`,
    other: `De ${formatNumber(count)} dúos, el que formas con ${name} sería el que peor encaja. La puntuación es la de ese dúo.`,
  });
export const compareWith = ({ name }: { name: string }) =>
  `Comparar todas las respuestas con ${name}`;
export const moreAbout = ({ name }: { name: string }) => `Más sobre ${name}`;
export const nobodyNamed = 'Aún no figura aquí nadie de quienes viven allí.';
export const answerToSee = ({ count, profile }: { count: number; profile: Wrap }) =>
  plural(count, {
    one: rich`${profile(`Responde ${formatNumber(count)} pregunta corta`)} sobre cómo vives para ver tu compatibilidad.`,
    many: rich`${profile(`Responde ${formatNumber(count)} de preguntas cortas`)} sobre cómo vives para ver tu compatibilidad.`,
    other: rich`${profile(`Responde ${formatNumber(count)} preguntas cortas`)} sobre cómo vives para ver tu compatibilidad.`,
  });
export const theyLackAnswers =
  'Aún sin puntuación: no ha respondido suficientes preguntas sobre la convivencia.';
export const noneHasAnswers =
  'Aún sin puntuación: nadie de quienes viven allí ha respondido suficientes preguntas sobre la convivencia.';

export const whatIf = 'Qué cambiaría';
export const previewFailed = 'La vista previa no está disponible ahora mismo.';
export const previewLoading = 'Calculando qué cambiaría…';
export const matchesSame = ({ count, bold }: { count: number; bold: Wrap }) =>
  plural(count, {
    one: rich`${bold(formatNumber(count))} coincidencia, igual que ahora.`,
    many: rich`${bold(formatNumber(count))} de coincidencias, igual que ahora.`,
    other: rich`${bold(formatNumber(count))} coincidencias, igual que ahora.`,
  });
export const matchesMore = (given: { count: number; difference: number; bold: Wrap }) =>
  plural(given.count, {
    one: rich`${given.bold(formatNumber(given.count))} coincidencia: ${formatNumber(given.difference)} más que ahora.`,
    many: rich`${given.bold(formatNumber(given.count))} de coincidencias: ${formatNumber(given.difference)} más que ahora.`,
    other: rich`${given.bold(formatNumber(given.count))} coincidencias: ${formatNumber(given.difference)} más que ahora.`,
  });
export const matchesFewer = (given: { count: number; difference: number; bold: Wrap }) =>
  plural(given.count, {
    one: rich`${given.bold(formatNumber(given.count))} coincidencia: ${formatNumber(given.difference)} menos que ahora.`,
    many: rich`${given.bold(formatNumber(given.count))} de coincidencias: ${formatNumber(given.difference)} menos que ahora.`,
    other: rich`${given.bold(formatNumber(given.count))} coincidencias: ${formatNumber(given.difference)} menos que ahora.`,
  });
export const nothingChanges = 'No cambia nada al principio de tu lista';
export const changesAtTop = ({ count }: { count: number }) =>
  plural(count, {
    one: `Cambios al principio de tu lista (${formatNumber(count)})`,
    many: `Cambios al principio de tu lista (${formatNumber(count)})`,
    other: `Cambios al principio de tu lista (${formatNumber(count)})`,
  });
export const changes = 'Cambios';
export const matchMeaning = ({ score }: { score: number }) =>
  `Una coincidencia es una compatibilidad de ${formatNumber(score)} o más sin conflictos. Aún no se ha guardado nada.`;
export const noScoreBefore = 'Sin puntuación';
export const scoreTo = 'a ';
export const noScoreAfter = 'sin puntuación';
export const outOfTop = ({ count }: { count: number }) =>
  plural(count, {
    one: `fuera del primer puesto (${formatNumber(count)})`,
    many: `fuera de los primeros ${formatNumber(count)}`,
    other: `fuera de los primeros ${formatNumber(count)}`,
  });
export const nowNumber = ({ rank }: { rank: number }) => `ahora n.º ${formatNumber(rank)}`;

export const sayWhereOffering = ({ profile }: { profile: Wrap }) =>
  rich`${profile('Di dónde está tu casa')} y verás quién hay cerca. Hasta entonces, aquí está todo el mundo.`;
export const sayWhereLooking = ({ profile }: { profile: Wrap }) =>
  rich`${profile('Di dónde buscas')} y verás quién y qué hay cerca. Hasta entonces, aquí está todo.`;
export const loadingMatches = 'Cargando tus primeras coincidencias…';
export const firstMatches = 'Tus primeras coincidencias';
export const firstMatchesNear = ({ place }: { place: string }) =>
  `Tus primeras coincidencias cerca de ${place}`;
export const newRoomies = 'Nuevos roomies';
export const newRoomiesNear = ({ place }: { place: string }) => `Nuevos roomies cerca de ${place}`;
export const nobodyWithin =
  'Por ahora no hay nadie a menos de 10 km. Tu perfil ya está en la lista: quien llegue podrá encontrarte.';
export const nobodyWithinFits =
  'Por ahora no hay nadie a menos de 10 km que encaje con tu presupuesto y tus fechas. Tu perfil ya está en la lista: quien llegue podrá encontrarte.';
export const rooms = 'Habitaciones';
export const roomsNear = ({ place }: { place: string }) => `Habitaciones cerca de ${place}`;
export const newestRooms = 'Las habitaciones más recientes';
export const roomsNearYou = 'Habitaciones cerca de ti';
export const noRoomsNear = ({ place }: { place: string }) =>
  `Aún no hay habitaciones cerca de ${place}`;
export const noRoomsHint = 'Por ahora nadie ofrece una habitación a menos de 10 km.';
export const seeAllRooms = 'Ver todas las habitaciones';
export const seeAllNear = 'Ver todo a menos de 10 km';
export const changeArea = 'Cambiar tu zona';
export const fromOtherSite = 'De otro sitio';
