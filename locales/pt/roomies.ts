import { rich, type Wrap } from '../rich.ts';
import { formatNumber } from './format.ts';
import { plural, pluralText } from './plural.ts';

/** The same within a sentence. */
export const aRoomieInside = 'esta pessoa';

// What somebody looks for, as short lines with a sign before them. Amounts come with their currency.
export const budgetRange = ({ min, max }: { min: string; max: string }) => `${min} a ${max}`;
export const budgetUpTo = ({ max }: { max: string }) => `até ${max}`;
export const budgetFrom = ({ min }: { min: string }) => `a partir de ${min}`;
/** `budget` is one of the three above, or an amount. */
export const aMonth = ({ budget }: { budget: string }) => `${budget} por mês`;
export const stayFor = ({ stay }: { stay: string }) => `por ${stay}`;
export const stayFromFor = ({ day, stay }: { day: string; stay: string }) =>
  `a partir de ${day}, por ${stay}`;
export const stayNow = 'a partir de agora';
export const stayNowFor = ({ stay }: { stay: string }) => `a partir de agora, por ${stay}`;

// The list of roomies.
export const roomiesLede = 'As pessoas por trás dos quartos. Cada pontuação vem com seus motivos.';
export const loadingRoomies = 'Carregando roomies…';
export const loadLater = 'Os roomies carregam assim que a conexão voltar.';
export const roomiesFailed = 'Não foi possível carregar os roomies';
/** `total` is the count as it is shown, such as 10.000+. */
export const roomiesFound = ({ count, total }: { count: number; total: string }) =>
  plural(count, {
    one: `${total} roomie`,
    many: `${total} de roomies`,
    other: `${total} roomies`,
  });
export const roomiesFoundNear = (given: { count: number; total: string; place: string }) =>
  plural(given.count, {
    one: `${given.total} roomie perto de ${given.place}`,
    many: `${given.total} de roomies perto de ${given.place}`,
    other: `${given.total} roomies perto de ${given.place}`,
  });
/** After "perto de", when a place has no name. */
export const thisPlaceInside = 'lá';
export const notAnswered = 'Ainda não respondeu às perguntas';

// What the profile of the reader does to the list.
export const nearNote = ({ town, km }: { town: string; km: number }) =>
  `Perto de ${town}, em até ${formatNumber(km)} km.`;
export const withoutBudget = 'Inclui roomies que não informaram orçamento.';
export const withoutDates = 'Inclui roomies que não informaram datas.';
export const withoutBoth = 'Inclui roomies que não informaram orçamento ou datas.';
export const change = 'Mudar';
export const everywhereNote = ({ profile }: { profile: Wrap }) =>
  rich`Estes são roomies de todos os lugares. ${profile('Diga onde você procura')} e veja primeiro quem procura por lá.`;
/** `currency` is a code, such as EUR. */
export const notCompared = ({ currency }: { currency: string }) =>
  `Orçamentos em outras moedas não são comparados com ${currency}.`;
export const compared = ({ currency, day }: { currency: string; day: string }) =>
  `Orçamentos em outras moedas são comparados com ${currency} pelo câmbio de ${day}.`;

// The filters of the list, as a form.
export const filtersSet = pluralText({
  one: 'Filtros (# ativo)',
  many: 'Filtros (# ativos)',
  other: 'Filtros (# ativos)',
});
export const filterRoomies = 'Filtrar roomies';
export const mapOfTown = 'Mapa da cidade onde procura';
/** In the empty field. */
export const everywhere = 'Todos os lugares';
export const noTown = 'Nenhuma cidade começa assim';
export const townUnknown = 'Não encontramos uma cidade com esse nome';
export const theirBudget = 'Orçamento mensal';
export const to = 'Até';
export const moveInBy = 'Pode se mudar até';
export const staysAtLeast = 'Fica pelo menos';
export const anyTime = 'Qualquer duração';
export const lookingUpTown = 'Procurando a cidade…';
export const showRoomies = 'Mostrar roomies';

// The same filters as chips, as short as can be.
export const chipBudgetFrom = ({ amount }: { amount: string }) => `Orçamento a partir de ${amount}`;
export const chipBudgetUpTo = ({ amount }: { amount: string }) => `Orçamento até ${amount}`;
export const chipMovesBy = ({ day }: { day: string }) => `Mudança até ${day}`;
export const chipStays = ({ stay }: { stay: string }) => `Fica ${stay} ou mais`;
export const near = ({ town }: { town: string }) => `Perto de ${town}`;
/** `budget` is an amount or one of the texts at the top of this file. */
export const chipYourBudget = ({ budget }: { budget: string }) => `Seu orçamento, ${budget}`;
export const chipYourDates = ({ day }: { day: string }) => `Suas datas, a partir de ${day}`;
export const ownFilters = 'Filtros do seu perfil';
/** Read out before a filter that can be added or taken away. Keep the space at the end. */
export const addFilter = 'Adicionar filtro: ';
export const removeFilter = 'Remover filtro: ';
export const noConflicts = 'Sem conflitos';

// Nobody found, and the ways to find more.
export const noSuchPage = 'Esta página não existe';
export const noSuchPageHint = 'A lista tem menos páginas.';
export const nobodyYet = 'Ninguém por aqui ainda';
export const nobodyYetHint = 'Você chegou primeiro. Volte em breve.';
export const nobodyNear = ({ place }: { place: string }) => `Nenhum roomie perto de ${place} ainda`;
export const nobodyFits = 'Ninguém atende a todos os seus filtros';
export const nobodyJoined = 'Ninguém que procura por lá se cadastrou até agora.';
export const nobodyFitsBudget = 'Ninguém que procura por lá combina com seu orçamento até agora.';
export const nobodyFitsDates = 'Ninguém que procura por lá combina com suas datas até agora.';
export const nobodyFitsBoth =
  'Ninguém que procura por lá combina com seu orçamento e suas datas até agora.';
export const nobodyFitsHint =
  'Quem não preencheu o que você filtra também fica de fora. Tente remover um filtro:';
export const includeConflicts = 'Incluir conflitos';
export const lookWithin = ({ km }: { km: number }) => `Buscar em até ${formatNumber(km)} km`;
export const lookEverywhere = 'Buscar em todos os lugares';
export const lookFurther = 'Buscar mais longe';

// One roomie.
export const allRoomies = 'Todos os roomies';
export const loadingRoomie = 'Carregando o perfil…';
export const thisIsYou = 'Este perfil é seu';
export const thisIsYouHint = 'É isto que as outras pessoas veem de você.';
export const thisIsYouHidden = 'Seu perfil está oculto: ninguém encontra esta página.';
export const changeProfile = 'Editar seu perfil';
export const looksFor = ({ name }: { name: string }) => `O que ${name} procura`;
export const othersSeeFit = 'Aqui as outras pessoas veem o quanto combinam com você, e por quê.';

// After the first profile: who and what is near the area that was chosen.
export const sayWhereOffering = ({ profile }: { profile: Wrap }) =>
  rich`${profile('Diga onde fica sua casa')} e veja quem procura por perto. Até lá, você vê todo mundo.`;
export const sayWhereLooking = ({ profile }: { profile: Wrap }) =>
  rich`${profile('Diga onde você procura')} e veja quem e o que há por perto. Até lá, você vê todo mundo.`;
export const loadingBestFits = 'Buscando quem combina mais com você…';
export const bestFits = 'Quem combina mais com você';
export const bestFitsNear = ({ place }: { place: string }) =>
  `Quem combina mais com você perto de ${place}`;
export const newRoomies = 'Novos roomies';
export const newRoomiesNear = ({ place }: { place: string }) => `Novos roomies perto de ${place}`;
export const nobodyWithin =
  'Ainda não há ninguém num raio de 10 km. Seu perfil já está na lista, então quem chegar pode encontrar você.';
export const nobodyWithinFits =
  'Ainda ninguém num raio de 10 km combina com seu orçamento e suas datas. Seu perfil já está na lista, então quem chegar pode encontrar você.';
export const roomsNear = ({ place }: { place: string }) => `Quartos perto de ${place}`;
export const newestRooms = 'Os quartos mais recentes';
/** Above what stands there while it is not known where somebody looks. */
export const roomsNearYou = 'Quartos perto de você';
export const noRoomsNear = ({ place }: { place: string }) =>
  `Nenhum quarto perto de ${place} ainda`;
export const noRoomsHint = 'Ainda ninguém oferece um quarto num raio de 10 km.';
export const seeAllNear = 'Ver tudo em até 10 km';
export const changeArea = 'Mudar sua região';

export const anExample = 'Um exemplo, não uma pessoa real';
export const exampleRoomie = {
  first_name: 'Lena',
  occupation: 'Enfermeira',
  area: 'Lisboa, Portugal',
};
