import { rich, type Wrap } from '../rich.ts';
import { formatNumber } from './format.ts';
import { plural, pluralText } from './plural.ts';

export const aRoomieInside = 'un roomie';

export const budgetRange = ({ min, max }: { min: string; max: string }) => `de ${min} a ${max}`;
export const budgetUpTo = ({ max }: { max: string }) => `hasta ${max}`;
export const budgetFrom = ({ min }: { min: string }) => `desde ${min}`;
export const aMonth = ({ budget }: { budget: string }) => `${budget} al mes`;
export const stayFor = ({ stay }: { stay: string }) => `por ${stay}`;
export const stayFromFor = ({ day, stay }: { day: string; stay: string }) =>
  `desde el ${day}, por ${stay}`;
export const stayNow = 'desde ya';
export const stayNowFor = ({ stay }: { stay: string }) => `desde ya, por ${stay}`;

export const roomiesLede =
  'La gente detrás de las habitaciones. Cada puntuación explica sus motivos.';
export const loadingRoomies = 'Cargando roomies…';
export const loadLater = 'Los roomies se cargarán en cuanto vuelva la conexión.';
export const roomiesFailed = 'No se pudieron cargar los roomies';
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

export const filtersSet = pluralText({
  one: 'Filtros (# activo)',
  many: 'Filtros (# activos)',
  other: 'Filtros (# activos)',
});
export const filterRoomies = 'Filtrar roomies';
export const mapOfTown = 'Mapa de la ciudad donde busca';
export const everywhere = 'En todas partes';
export const noTown = 'Ninguna ciudad empieza así';
export const townUnknown = 'No encontramos ninguna ciudad con ese nombre';
export const theirBudget = 'Su presupuesto mensual';
export const to = 'Hasta';
export const moveInBy = 'Puede mudarse para el';
export const staysAtLeast = 'Se queda al menos';
export const anyTime = 'Cualquier duración';
export const lookingUpTown = 'Buscando la ciudad…';
export const showRoomies = 'Ver roomies';

export const chipBudgetFrom = ({ amount }: { amount: string }) => `Presupuesto desde ${amount}`;
export const chipBudgetUpTo = ({ amount }: { amount: string }) => `Presupuesto hasta ${amount}`;
export const chipMovesBy = ({ day }: { day: string }) => `Puede mudarse para el ${day}`;
export const chipStays = ({ stay }: { stay: string }) => `Se queda ${stay} o más`;
export const near = ({ town }: { town: string }) => `Cerca de ${town}`;
export const chipYourBudget = ({ budget }: { budget: string }) => `Tu presupuesto, ${budget}`;
export const chipYourDates = ({ day }: { day: string }) => `Tus fechas, desde el ${day}`;
export const ownFilters = 'Filtros de tu perfil';
export const addFilter = 'Añadir filtro: ';
export const removeFilter = 'Quitar filtro: ';
export const noConflicts = 'Sin conflictos';

export const noSuchPage = 'Esta página no existe';
export const noSuchPageHint = 'La lista tiene menos páginas.';
export const nobodyYet = 'Aún no hay nadie aquí';
export const nobodyYetHint = 'Eres la primera persona. Vuelve pronto.';
export const nobodyNear = ({ place }: { place: string }) => `Aún no hay roomies cerca de ${place}`;
export const nobodyFits = 'Nadie cumple todos tus filtros';
export const nobodyJoined = 'Todavía no hay nadie que busque allí.';
export const nobodyFitsBudget = 'Por ahora, nadie que busque allí encaja con tu presupuesto.';
export const nobodyFitsDates = 'Por ahora, nadie que busque allí encaja con tus fechas.';
export const nobodyFitsBoth =
  'Por ahora, nadie que busque allí encaja con tu presupuesto y tus fechas.';
export const nobodyFitsHint =
  'Tampoco aparece quien no ha indicado los datos por los que filtras. Prueba a quitar un filtro:';
export const includeConflicts = 'Incluir conflictos';
export const lookWithin = ({ km }: { km: number }) => `Buscar a menos de ${formatNumber(km)} km`;
export const lookEverywhere = 'Buscar en todas partes';
export const lookFurther = 'Buscar más lejos';

export const allRoomies = 'Todos los roomies';
export const loadingRoomie = 'Cargando el perfil…';
export const thisIsYou = 'Este es tu perfil';
export const thisIsYouHint = 'Así te ven los demás.';
export const thisIsYouHidden = 'Tu perfil está oculto: nadie encuentra esta página.';
export const changeProfile = 'Cambiar tu perfil';
export const looksFor = ({ name }: { name: string }) => `Qué busca ${name}`;
export const othersSeeFit = 'Los demás ven aquí su compatibilidad contigo y por qué.';

export const sayWhereOffering = ({ profile }: { profile: Wrap }) =>
  rich`${profile('Di dónde está tu casa')} y verás quién hay cerca. Hasta entonces, aquí está todo el mundo.`;
export const sayWhereLooking = ({ profile }: { profile: Wrap }) =>
  rich`${profile('Di dónde buscas')} y verás quién y qué hay cerca. Hasta entonces, aquí está todo.`;
export const loadingBestFits = 'Buscando quién encaja mejor contigo…';
export const bestFits = 'Quién encaja mejor contigo';
export const bestFitsNear = ({ place }: { place: string }) =>
  `Quién encaja mejor contigo cerca de ${place}`;
export const newRoomies = 'Nuevos roomies';
export const newRoomiesNear = ({ place }: { place: string }) => `Nuevos roomies cerca de ${place}`;
export const nobodyWithin =
  'Por ahora no hay nadie a menos de 10 km. Tu perfil ya está en la lista: quien llegue podrá encontrarte.';
export const nobodyWithinFits =
  'Por ahora no hay nadie a menos de 10 km que encaje con tu presupuesto y tus fechas. Tu perfil ya está en la lista: quien llegue podrá encontrarte.';
export const roomsNear = ({ place }: { place: string }) => `Habitaciones cerca de ${place}`;
export const newestRooms = 'Las habitaciones más recientes';
export const roomsNearYou = 'Habitaciones cerca de ti';
export const noRoomsNear = ({ place }: { place: string }) =>
  `Aún no hay habitaciones cerca de ${place}`;
export const noRoomsHint = 'Por ahora nadie ofrece una habitación a menos de 10 km.';
export const seeAllNear = 'Ver todo a menos de 10 km';
export const changeArea = 'Cambiar tu zona';

export const anExample = 'Un ejemplo, no una persona real';
export const exampleRoomie = {
  first_name: 'Lena',
  occupation: 'Enfermera',
  area: 'Lisboa, Portugal',
};
