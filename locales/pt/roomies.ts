import { rich, type Wrap } from '../rich.ts';
import { formatNumber } from './format.ts';
import { plural } from './plural.ts';

/** Stands in for the name of somebody who gave none, in any sentence with {name} in it. */
export const aRoomie = 'Roomie';
/** The same within a sentence. */
export const aRoomieInside = 'esta pessoa';

// What somebody looks for, as short lines with a sign before them. Amounts come with their currency.
export const budgetRange = ({ min, max }: { min: string; max: string }) => `${min} a ${max}`;
export const budgetUpTo = ({ max }: { max: string }) => `até ${max}`;
export const budgetFrom = ({ min }: { min: string }) => `a partir de ${min}`;
/** `budget` is one of the three above, or an amount. */
export const aMonth = ({ budget }: { budget: string }) => `${budget} por mês`;
export const stayFrom = ({ day }: { day: string }) => `a partir de ${day}`;
export const stayFor = ({ count }: { count: number }) =>
  plural(count, {
    one: `por ${formatNumber(count)} mês`,
    many: `por ${formatNumber(count)} de meses`,
    other: `por ${formatNumber(count)} meses`,
  });
export const stayFromFor = ({ day, count }: { day: string; count: number }) =>
  plural(count, {
    one: `a partir de ${day}, por ${formatNumber(count)} mês`,
    many: `a partir de ${day}, por ${formatNumber(count)} de meses`,
    other: `a partir de ${day}, por ${formatNumber(count)} meses`,
  });
export const stayNow = 'a partir de agora';
export const stayNowFor = ({ count }: { count: number }) =>
  plural(count, {
    one: `a partir de agora, por ${formatNumber(count)} mês`,
    many: `a partir de agora, por ${formatNumber(count)} de meses`,
    other: `a partir de agora, por ${formatNumber(count)} meses`,
  });

// The list of roomies.
export const roomies = 'Roomies';
export const roomiesLede = 'As pessoas por trás dos quartos. Cada pontuação vem com seus motivos.';
export const loadingRoomies = 'Carregando roomies…';
export const loadLater = 'Os roomies carregam assim que a conexão voltar.';
export const roomiesFailed = 'Não foi possível carregar os roomies';
/** `reason` is one or more whole sentences. */
export const roomiesFailedHint = ({ reason }: { reason: string }) =>
  `${reason} Sua busca continua aqui.`;
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
export const filters = 'Filtros';
export const filtersSet = ({ count }: { count: number }) =>
  plural(count, {
    one: `Filtros (${formatNumber(count)} ativo)`,
    many: `Filtros (${formatNumber(count)} ativos)`,
    other: `Filtros (${formatNumber(count)} ativos)`,
  });
export const filterRoomies = 'Filtrar roomies';
export const mapOfTown = 'Mapa da cidade onde procura';
export const area = 'Região';
/** In the empty field. */
export const everywhere = 'Todos os lugares';
/** In the field, when a place has no name. */
export const thisPlace = 'Este lugar';
export const noTown = 'Nenhuma cidade começa assim';
export const townUnknown = 'Não encontramos uma cidade com esse nome';
/** How far around the area. */
export const around = 'Arredores';
export const kilometers = ({ km }: { km: number }) => `${formatNumber(km)} km`;
export const theirBudget = 'Orçamento por mês';
export const from = 'De';
export const to = 'Até';
/** In an empty field of an amount. */
export const any = 'Qualquer';
export const currency = 'Moeda';
/** The currency of the place that is searched. */
export const usualCurrency = 'A moeda local';
export const moveInBy = 'Pode se mudar até';
export const staysAtLeast = 'Fica pelo menos';
export const anyTime = 'Qualquer duração';
export const months = ({ count }: { count: number }) =>
  plural(count, {
    one: `${formatNumber(count)} mês`,
    many: `${formatNumber(count)} de meses`,
    other: `${formatNumber(count)} meses`,
  });
export const lookingUpTown = 'Procurando a cidade…';
export const showRoomies = 'Mostrar roomies';

// The same filters as chips, as short as can be.
export const chipArea = ({ km, place }: { km: number; place: string }) =>
  `Até ${formatNumber(km)} km de ${place}`;
/** After "de", when a place has no name. */
export const aPlace = 'um lugar';
export const chipBudgetFrom = ({ amount }: { amount: string }) => `Orçamento a partir de ${amount}`;
export const chipBudgetUpTo = ({ amount }: { amount: string }) => `Orçamento até ${amount}`;
export const chipMovesBy = ({ day }: { day: string }) => `Mudança até ${day}`;
export const chipStays = ({ count }: { count: number }) =>
  plural(count, {
    one: `Fica ${formatNumber(count)} mês ou mais`,
    many: `Fica ${formatNumber(count)} de meses ou mais`,
    other: `Fica ${formatNumber(count)} meses ou mais`,
  });
export const near = ({ town }: { town: string }) => `Perto de ${town}`;
/** `budget` is an amount or one of the texts at the top of this file. */
export const chipYourBudget = ({ budget }: { budget: string }) => `Seu orçamento, ${budget}`;
export const chipYourDates = ({ day }: { day: string }) => `Suas datas, a partir de ${day}`;
export const ownFilters = 'Filtros do seu perfil';
/** Read out before a filter that can be added or taken away. Keep the space at the end. */
export const addFilter = 'Adicionar filtro: ';
export const removeFilter = 'Remover filtro: ';
export const noConflicts = 'Sem conflitos';
export const sortBy = 'Ordenar por';
export const bestFit = 'Mais compatíveis';
export const newest = 'Mais recentes';

// Nobody found, and the ways to find more.
export const noSuchPage = 'Esta página não existe';
export const noSuchPageHint = 'A lista tem menos páginas.';
export const firstPage = 'Voltar à primeira página';
export const nobodyYet = 'Ninguém por aqui ainda';
export const nobodyYetHint = 'Você chegou primeiro. Volte em breve.';
export const lookAtRooms = 'Ver quartos';
export const nobodyNear = ({ place }: { place: string }) => `Nenhum roomie perto de ${place} ainda`;
export const nobodyFits = 'Ninguém atende a tudo isso';
export const nobodyJoined = 'Ninguém que procura por lá se cadastrou até agora.';
export const nobodyFitsBudget = 'Ninguém que procura por lá combina com seu orçamento até agora.';
export const nobodyFitsDates = 'Ninguém que procura por lá combina com suas datas até agora.';
export const nobodyFitsBoth =
  'Ninguém que procura por lá combina com seu orçamento e suas datas até agora.';
export const nobodyFitsHint =
  'Quem não preencheu o que você filtra também fica de fora. Tente remover um filtro:';
export const includeConflicts = 'Incluir conflitos';
/** The search without that filter, which is one of the chips. */
export const without = ({ filter }: { filter: string }) => `Sem: ${filter}`;
export const lookWithin = ({ km }: { km: number }) => `Buscar em até ${formatNumber(km)} km`;
export const lookEverywhere = 'Buscar em todos os lugares';
export const lookFurther = 'Buscar mais longe';
export const seeAllRoomies = 'Ver todos os roomies';

// One roomie.
export const allRoomies = 'Todos os roomies';
export const loadingRoomie = 'Carregando o perfil…';
/** The title of the page while it loads. */
export const roomie = 'Roomie';
export const thisIsYou = 'Este perfil é seu';
export const thisIsYouHint = 'É isto que as outras pessoas veem de você.';
export const thisIsYouHidden = 'Seu perfil está oculto: ninguém encontra esta página.';
export const changeProfile = 'Editar seu perfil';
export const writeTo = ({ name }: { name: string }) => `Escrever para ${name}`;
export const looksFor = ({ name }: { name: string }) => `O que ${name} procura`;
export const othersSeeFit = 'Aqui as outras pessoas veem o quanto combinam com você, e por quê.';

// How well the reader and somebody would live together: the score on top.
export const youAnd = ({ name }: { name: string }) => `Você e ${name}`;
export const loadingScore = 'Carregando a pontuação…';
export const scoreLater = 'A pontuação carrega assim que a conexão voltar.';
export const scoreFailed = 'Não foi possível carregar a pontuação';
/** The end is only read out. */
export const fitScore = ({ score, hidden }: { score: number; hidden: Wrap }) =>
  rich`Fit ${formatNumber(score)} ${hidden('de 100')}`;
export const conflictsLast = ({ count }: { count: number }) =>
  plural(count, {
    one: `${formatNumber(count)} conflito: um critério eliminatório de uma das duas pessoas. Quem não tem conflitos aparece primeiro na lista.`,
    many: `${formatNumber(count)} de conflitos: critérios eliminatórios de uma das duas pessoas. Quem não tem conflitos aparece primeiro na lista.`,
    other: `${formatNumber(count)} conflitos: critérios eliminatórios de uma das duas pessoas. Quem não tem conflitos aparece primeiro na lista.`,
  });
export const scoreNote =
  'A pontuação compara respostas sobre morar junto, mais nada. Ela não prevê como vocês vão se dar: conversem antes de decidir.';
export const allPointsKept = 'Todos os 100 pontos mantidos.';
export const theyHaveNotAnswered = ({ name }: { name: string }) =>
  `${name} não respondeu às perguntas que você respondeu.`;
export const threeQuestions = ({ name }: { name: string }) =>
  `Uma pontuação precisa de três perguntas respondidas por você e por ${name}.`;

// What the score is made of, question by question.
export const conflictsTitle = ({ count }: { count: number }) =>
  plural(count, { one: 'Um conflito', many: 'Conflitos', other: 'Conflitos' });
export const lostTitle = 'Onde se perdem pontos';
export const differingTitle = 'Onde há diferenças que não custam nenhum ponto';
export const keptTitle = 'Onde nada se perde';
export const bothAnswered = 'O que vocês responderam';
export const leftOut = ({ count }: { count: number }) =>
  plural(count, {
    one: `${formatNumber(count)} pergunta ficou de fora, porque uma das duas pessoas não respondeu.`,
    many: `${formatNumber(count)} de perguntas ficaram de fora, porque uma das duas pessoas não respondeu.`,
    other: `${formatNumber(count)} perguntas ficaram de fora, porque uma das duas pessoas não respondeu.`,
  });
export const pointsLost = ({ count }: { count: number }) =>
  plural(count, {
    one: `−${formatNumber(count)} ponto`,
    many: `−${formatNumber(count)} de pontos`,
    other: `−${formatNumber(count)} pontos`,
  });
export const nothingLost = 'Nada perdido';
export const you = 'Você';
/** Answers that somebody could live with. */
export const accepts = ({ answers }: { answers: string }) => `Aceita: ${answers}`;
/** How well an answer suits the other one of the two. */
export const suitsYou = {
  fully: 'Combina com você',
  half: 'Combina em parte com você',
  not: 'Não combina com você',
  partly: ({ percent }: { percent: number }) => `Combina ${formatNumber(percent)}% com você`,
};
export const suitsName = {
  fully: ({ name }: { name: string }) => `Combina com ${name}`,
  half: ({ name }: { name: string }) => `Combina em parte com ${name}`,
  not: ({ name }: { name: string }) => `Não combina com ${name}`,
  partly: ({ name, percent }: { name: string; percent: number }) =>
    `Combina ${formatNumber(percent)}% com ${name}`,
};

// Scores in short, on cards. `basis` says how many answers a score rests on, such as "com 9 de 12
// respostas" (fit.ts).
export const noScoreBased = ({ basis, soft }: { basis: string; soft: Wrap }) =>
  rich`Sem pontuação ainda, ${soft(basis)}`;
export const scoreBased = (given: { score: number; basis: string; strong: Wrap }) =>
  rich`${given.strong(`Fit ${formatNumber(given.score)}`)}, ${given.basis}`;
/** Read out before the basis. Keep the space at the end. */
export const fitBefore = ({ score }: { score: number }) => `Fit ${formatNumber(score)}, `;
export const why = 'Motivos';
export const conflictsForOne = ({ count }: { count: number }) =>
  plural(count, {
    one: `${formatNumber(count)} conflito: um critério eliminatório de uma das duas pessoas`,
    many: `${formatNumber(count)} de conflitos: critérios eliminatórios de uma das duas pessoas`,
    other: `${formatNumber(count)} conflitos: critérios eliminatórios de uma das duas pessoas`,
  });
export const tooFewAnswers = 'Vocês têm poucas perguntas respondidas em comum';
export const allDiffers = 'Vocês diferem em todas as perguntas que responderam';

// For those who have not answered anything.
export const stillComparing = 'O RoomieRadar ainda está comparando todos os roomies com você';
export const justStarted =
  'A comparação acabou de começar. Por alguns minutos, os roomies mais recentes vêm primeiro.';
export const tryAgain = 'Tentar de novo';
export const invitation = 'Como seria morar junto?';
export const invitationText = ({ count }: { count: number }) =>
  plural(count, {
    one: `Responda a ${formatNumber(count)} pergunta rápida sobre como você vive, e todo mundo aqui aparece por ordem de compatibilidade, com os motivos. Leva dois minutos.`,
    many: `Responda a ${formatNumber(count)} de perguntas rápidas sobre como você vive, e todo mundo aqui aparece por ordem de compatibilidade, com os motivos. Leva dois minutos.`,
    other: `Responda a ${formatNumber(count)} perguntas rápidas sobre como você vive, e todo mundo aqui aparece por ordem de compatibilidade, com os motivos. Leva dois minutos.`,
  });
export const answerQuestions = 'Responder às perguntas';

// How well a room and those who live there fit the reader: two scores.
export const wouldItFit = ({ bold, profile }: { bold: Wrap; profile: Wrap }) =>
  rich`${bold('Combina com você?')} Para ver, adicione ${profile('ao seu perfil')} seu orçamento, suas datas e como você vive.`;
/** Beside its score; the long form is read out. */
export const theRoom = 'o quarto';
export const thePeople = 'as pessoas';
export const fitWithRoom = ({ score }: { score: number }) =>
  `Compatibilidade com o quarto: ${formatNumber(score)}`;
export const fitWithPeople = ({ score }: { score: number }) =>
  `Compatibilidade com as pessoas: ${formatNumber(score)}`;
export const whyAndConflicts = 'Motivos e conflitos';
/** On a card, before each score. */
export const room = 'Quarto';
export const people = 'Pessoas';
export const conflictsThere = ({ count }: { count: number }) =>
  plural(count, {
    one: `${formatNumber(count)} conflito com quem mora lá`,
    many: `${formatNumber(count)} de conflitos com quem mora lá`,
    other: `${formatNumber(count)} conflitos com quem mora lá`,
  });
export const loadingFit = 'Carregando a compatibilidade…';
export const howItFits = 'O quanto combina com você';
export const theRoomTitle = 'O quarto';
export const noRoomScore = ({ profile }: { profile: Wrap }) =>
  rich`Adicione ${profile('ao seu perfil')} seu orçamento, sua data de mudança e sua região para ver o quanto os quartos combinam com você.`;
/** `currency` is a code, such as EUR. */
export const rentNotCompared = ({ currency: code }: { currency: string }) =>
  `Seu orçamento está em ${code} e o aluguel não, então eles não são comparados.`;
export const budgetNotCompared = ({ currency: code }: { currency: string }) =>
  `Aluguel não comparado com seu orçamento em ${code}`;
export const rentCompared = ({ currency: code, day }: { currency: string; day: string }) =>
  `O aluguel é comparado com seu orçamento em ${code}, pelo câmbio de ${day}.`;
export const youAndHousehold = 'Você e quem mora lá';
/** `count` is at least two. */
export const leastContent = ({ count, name }: { count: number; name: string }) =>
  plural(count, {
    one: `De ${formatNumber(count)} dupla, a que menos combina seria você e ${name}. A pontuação é a dessa dupla.`,
    many: `De ${formatNumber(count)} de duplas, a que menos combina seria você e ${name}. A pontuação é a dessa dupla.`,
    other: `De ${formatNumber(count)} duplas, a que menos combina seria você e ${name}. A pontuação é a dessa dupla.`,
  });
export const compareWith = ({ name }: { name: string }) =>
  `Comparar todas as respostas com ${name}`;
export const moreAbout = ({ name }: { name: string }) => `Mais sobre ${name}`;
export const nobodyNamed = 'Ninguém que mora lá aparece pelo nome aqui ainda.';
export const answerToSee = ({ count, profile }: { count: number; profile: Wrap }) =>
  plural(count, {
    one: rich`${profile(`Responda a ${formatNumber(count)} pergunta rápida`)} sobre como você vive para ver o quanto vocês combinam.`,
    many: rich`${profile(`Responda a ${formatNumber(count)} de perguntas rápidas`)} sobre como você vive para ver o quanto vocês combinam.`,
    other: rich`${profile(`Responda a ${formatNumber(count)} perguntas rápidas`)} sobre como você vive para ver o quanto vocês combinam.`,
  });
export const theyLackAnswers =
  'Sem pontuação ainda: a pessoa não respondeu a perguntas suficientes sobre morar junto.';
export const noneHasAnswers =
  'Sem pontuação ainda: ninguém lá respondeu a perguntas suficientes sobre morar junto.';

// What a change in the profile would do, before it is saved.
export const whatIf = 'E se';
export const previewFailed = 'A prévia não está disponível agora.';
export const previewLoading = 'Calculando o que isto mudaria…';
/** `count` matches after the change; `difference` more or fewer than now. */
export const matchesSame = ({ count, bold }: { count: number; bold: Wrap }) =>
  plural(count, {
    one: rich`${bold(formatNumber(count))} match, como agora.`,
    many: rich`${bold(formatNumber(count))} de matches, como agora.`,
    other: rich`${bold(formatNumber(count))} matches, como agora.`,
  });
export const matchesMore = (given: { count: number; difference: number; bold: Wrap }) =>
  plural(given.count, {
    one: rich`${given.bold(formatNumber(given.count))} match: ${formatNumber(given.difference)} a mais que agora.`,
    many: rich`${given.bold(formatNumber(given.count))} de matches: ${formatNumber(given.difference)} a mais que agora.`,
    other: rich`${given.bold(formatNumber(given.count))} matches: ${formatNumber(given.difference)} a mais que agora.`,
  });
export const matchesFewer = (given: { count: number; difference: number; bold: Wrap }) =>
  plural(given.count, {
    one: rich`${given.bold(formatNumber(given.count))} match: ${formatNumber(given.difference)} a menos que agora.`,
    many: rich`${given.bold(formatNumber(given.count))} de matches: ${formatNumber(given.difference)} a menos que agora.`,
    other: rich`${given.bold(formatNumber(given.count))} matches: ${formatNumber(given.difference)} a menos que agora.`,
  });
export const nothingChanges = 'Nada muda no topo da sua lista';
export const changesAtTop = ({ count }: { count: number }) =>
  plural(count, {
    one: `O que muda no topo da sua lista (${formatNumber(count)})`,
    many: `O que muda no topo da sua lista (${formatNumber(count)})`,
    other: `O que muda no topo da sua lista (${formatNumber(count)})`,
  });
export const changes = 'O que muda';
export const matchMeaning = ({ score }: { score: number }) =>
  `Um match é um Fit de ${formatNumber(score)} ou mais, sem conflito. Nada foi salvo ainda.`;
// A score before and after: "Sem pontuação → 82", with "para" read out for the arrow (keep its space).
export const noScoreBefore = 'Sem pontuação';
export const scoreTo = 'para ';
export const noScoreAfter = 'sem pontuação';
export const outOfTop = ({ count }: { count: number }) =>
  plural(count, {
    one: `fora do top ${formatNumber(count)}`,
    many: `fora do top ${formatNumber(count)}`,
    other: `fora do top ${formatNumber(count)}`,
  });
export const nowNumber = ({ rank }: { rank: number }) => `agora nº ${formatNumber(rank)}`;

// After the first profile: who and what is near the area that was chosen.
export const sayWhereOffering = ({ profile }: { profile: Wrap }) =>
  rich`${profile('Diga onde fica sua casa')} e veja quem procura por perto. Até lá, você vê todo mundo.`;
export const sayWhereLooking = ({ profile }: { profile: Wrap }) =>
  rich`${profile('Diga onde você procura')} e veja quem e o que há por perto. Até lá, você vê todo mundo.`;
export const loadingMatches = 'Carregando seus primeiros matches…';
export const firstMatches = 'Seus primeiros matches';
export const firstMatchesNear = ({ place }: { place: string }) =>
  `Seus primeiros matches perto de ${place}`;
export const newRoomies = 'Novos roomies';
export const newRoomiesNear = ({ place }: { place: string }) => `Novos roomies perto de ${place}`;
export const nobodyWithin =
  'Ainda não há ninguém num raio de 10 km. Seu perfil já está na lista, então quem chegar pode encontrar você.';
export const nobodyWithinFits =
  'Ainda ninguém num raio de 10 km combina com seu orçamento e suas datas. Seu perfil já está na lista, então quem chegar pode encontrar você.';
export const rooms = 'Quartos';
export const roomsNear = ({ place }: { place: string }) => `Quartos perto de ${place}`;
export const newestRooms = 'Os quartos mais recentes';
/** Above what stands there while it is not known where somebody looks. */
export const roomsNearYou = 'Quartos perto de você';
export const noRoomsNear = ({ place }: { place: string }) =>
  `Nenhum quarto perto de ${place} ainda`;
export const noRoomsHint = 'Ainda ninguém oferece um quarto num raio de 10 km.';
export const seeAllRooms = 'Ver todos os quartos';
export const seeAllNear = 'Ver tudo em até 10 km';
export const changeArea = 'Mudar sua região';
export const fromOtherSite = 'De outro site';
