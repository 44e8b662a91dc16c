import { formatNumber } from './format.ts';
import { plural, pluralText } from './plural.ts';

// The filters.
export const withinKm = ({ km }: { km: number }) => `Até ${formatNumber(km)} km`;
export const howLong = 'Tempo de estadia';
export const rentFrom = 'Aluguel a partir de';
/** The currency of the rents. */
export const rentsIn = 'Moeda';
export const currencyAsUsual = ({ currency }: { currency: string }) => `Moeda local (${currency})`;
export const roomFor = 'Pessoas que se mudam';
export const bedrooms = 'Quartos no imóvel';
export const orMore = ({ count }: { count: number }) => `${formatNumber(count)} ou mais`;
export const nobodyYet = 'Ninguém ainda';
export const atMost = ({ count }: { count: number }) => `Até ${formatNumber(count)}`;
/** Words to look for in titles and descriptions. */
export const words = 'Palavras-chave';
export const suchAsPiano = 'Por exemplo: piano';
export const clear = 'Limpar';
export const showRooms = 'Mostrar quartos';
/** `total` may be a count that stopped: "10.000+". */
export const showCounted = ({ count, total }: { count: number; total: string }) =>
  plural(count, {
    one: `Mostrar ${total} quarto`,
    many: `Mostrar ${total} de quartos`,
    other: `Mostrar ${total} quartos`,
  });
export const withCount = ({ label, count }: { label: string; count: number }) =>
  `${label} (${formatNumber(count)})`;
export const places = 'Lugares';
export const noTown = 'Nenhuma cidade com esse nome. Vamos buscar essas palavras.';
export const noPostalCodes =
  'Não dá para buscar por CEP ou código postal. Digite a cidade ou o bairro.';
export const noSuchPlace = ({ place }: { place: string }) =>
  `Não encontramos nenhum lugar chamado “${place}”. Estes quartos mencionam essas palavras.`;

// The filters in force, each on a chip.
export const asGroup = 'Em grupo';
export const quoted = ({ words: typed }: { words: string }) => `“${typed}”`;
export const fromRent = ({ rent }: { rent: string }) => `A partir de ${rent}`;
export const upToRent = ({ rent }: { rent: string }) => `Até ${rent}`;
export const roomForPeople = pluralText({
  one: 'Vaga para # pessoa',
  other: 'Vagas para # pessoas',
});
export const atLeastBedrooms = pluralText({
  one: 'Pelo menos # quarto',
  other: 'Pelo menos # quartos',
});
export const freeByDay = ({ day }: { day: string }) => `Livre em ${day}`;
export const forStay = ({ stay }: { stay: string }) => `Por ${stay}`;
export const nobodyLivesThere = 'Ninguém mora lá ainda';
export const atMostLiveThere = pluralText({
  one: 'No máximo # pessoa mora lá',
  other: 'No máximo # pessoas moram lá',
});

// Over the results.
/** The title of the page; `filters` is a list: "Até 10 km de Lisboa, Até €700". */
export const searchTitle = ({ filters: all }: { filters: string }) =>
  `Quartos: ${all} · RoomieRadar`;
/** `rooms` is "12 quartos" or "Quartos". */
export const roomsNear = ({ rooms, place }: { rooms: string; place: string }) =>
  `${rooms} perto de ${place}`;
export const roomsNearThisPlace = ({ rooms }: { rooms: string }) => `${rooms} perto deste lugar`;
export const anywhere = 'Qualquer lugar';
export const anyDateAnyRent = 'Qualquer data, qualquer aluguel';
export const aboutRent = ({ rent }: { rent: string }) => `cerca de ${rent}`;
export const ratesDay = ({ day }: { day: string }) =>
  `Aluguéis em outras moedas são convertidos pelo câmbio de ${day}.`;
export const saveSearch = 'Salvar busca';
export const saveForGroup = 'Salvar para o grupo';
/** In its place, where these filters are saved. */
export const isSaved = 'Salva';
export const feed = 'Feed desta busca';

// Who asks for the best fit and does not get it.
export const stillComparing = 'Ainda estamos comparando os quartos com você';
export const justStarted = 'Isso leva alguns minutos. Até lá, os mais recentes vêm primeiro.';
export const notSortedByFit = 'Estes quartos ainda não estão ordenados por compatibilidade';
export const signInAndAnswer = ({ count }: { count: number }) =>
  `Entre e responda a ${formatNumber(count)} perguntas rápidas sobre como você vive para ver o quanto combina com as pessoas de cada quarto. Até lá, os mais recentes vêm primeiro.`;
export const answerToSort = ({ count }: { count: number }) =>
  `Responda a ${formatNumber(count)} perguntas rápidas sobre como você vive para ver o quanto combina com as pessoas de cada quarto. Até lá, os mais recentes vêm primeiro.`;

// Nothing found.
export const noSuchPage = 'Não há mais resultados';
export const resultsEnd = 'Há menos páginas do que essa.';
export const couldBeFirst = 'O seu pode ser o primeiro.';
export const noRoomFits = 'Nenhum quarto atende a todos os seus filtros';
export const oneFilterLess = 'Tente remover um filtro:';
export const lookWithin50Km = 'Buscar em até 50 km';
export const notifyMe = 'Avisar sobre quartos novos';
