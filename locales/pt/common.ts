import { formatNumber } from './format.ts';
import { pluralText } from './plural.ts';

// Texts that screens of several features share. They travel with the first of these screens: a text
// of a first load belongs in the area of its screen, or in basics.ts.

// When something failed or goes on.
export const failed = 'Não funcionou';
export const saveFailed = 'Não foi possível salvar';
export const notSaved = 'Isso não foi salvo';
export const sending = 'Enviando…';

// Buttons and links.
export const showMore = 'Mostrar mais';
export const stay = 'Ficar';
export const keepIt = 'Manter';
export const decline = 'Recusar';
export const confirm = 'Confirmar';
export const resume = 'Retomar';
export const takeOut = 'Remover';
export const takeOutName = ({ name }: { name: string }) => `Remover ${name}`;
export const unblock = 'Desbloquear';
export const notNow = 'Agora não';
export const more = 'Mais';
export const saveChanges = 'Salvar alterações';
export const changesSaved = 'Suas alterações foram salvas';
export const print = 'Imprimir';
export const printOrSave = 'Imprimir ou salvar como PDF';
export const deleteWord = 'excluir';
export const deleteTitle = ({ title }: { title: string }) => `Excluir ${title}`;
export const back = 'Voltar';
export const next = 'Avançar';
export const stepPosition = ({ number, total }: { number: string; total: string }) =>
  `Etapa ${number} de ${total}`;
export const finishProfile = 'Completar seu perfil';
export const answerQuestions = 'Responder às perguntas';
export const answer = 'Responder';
export const findRooms = 'Buscar quartos';
export const browseRooms = 'Ver quartos';
export const meetRoomies = 'Conhecer roomies';
export const seeAllRoomies = 'Ver todos os roomies';
export const writeTo = ({ name }: { name: string }) => `Escrever para ${name}`;
export const yourMessage = 'Sua mensagem';

// Names, and what stands in for one.
export const you = 'Você';
export const youAnd = ({ name }: { name: string }) => `Você e ${name}`;
export const aRoomie = 'Roomie';
export const theOwner = 'quem anuncia';
export const theRoom = 'O quarto';
export const room = 'Quarto';
export const roomNumber = ({ number }: { number: string }) => `Quarto ${number}`;

// Lists.
export const noRooms = 'Nenhum quarto ainda';
export const loadingRooms = 'Carregando os quartos…';
export const loadLater = 'Eles carregam assim que a conexão voltar.';
export const partFailed = 'Não foi possível carregar esta parte';
export const listFailed = 'Não foi possível carregar esta lista';
export const pagesFailed = 'Não foi possível carregar os anúncios';
export const searchKept = ({ reason }: { reason: string }) => `${reason} Sua busca continua aqui.`;
export const yourGroups = 'Seus grupos';
export const openGroup = 'Abrir o grupo';
export const yourHousehold = 'Sua casa';
export const roomsWanted = 'Procuram quarto';
export const whoSeesIt = 'Quem vê';
export const didItHappen = 'A visita aconteceu?';
export const inquiries = pluralText({ one: '# contato', other: '# contatos' });
export const countedRooms = pluralText({ one: '# quarto', other: '# quartos' });

// Labels of fields, columns and facts.
export const rent = 'Aluguel';
export const bills = 'Contas';
export const lengthOfStay = 'Estadia';
export const peopleThere = 'Pessoas que moram lá';
export const othersSeeNoNumber =
  'As outras pessoas não veem o número até vocês combinarem uma visita.';
export const address = 'Endereço';
export const name = 'Nome';
export const from = 'De';
export const upTo = 'Até';
export const area = 'Região';
export const townOrBorough = 'Cidade ou bairro';
export const kilometers = ({ km }: { km: number }) => `${formatNumber(km)} km`;
export const day = 'Dia';
export const note = 'Nota';
export const table = 'Tabela';
export const nothingYet = 'Nada ainda.';

// Filters of a search.
export const without = ({ filter }: { filter: string }) => `Sem: ${filter}`;
export const aPlace = 'um lugar';
export const thisPlace = 'Este lugar';
export const distance = 'Distância';
export const distanceFromPlace = ({ km, place }: { km: number; place: string }) =>
  `Até ${formatNumber(km)} km de ${place}`;
export const localCurrency = 'Moeda local';
export const backToFirstPage = 'Voltar à primeira página';
export const currency = 'Moeda';
export const inquiriesWait = pluralText({
  one: '# contato espera por você',
  other: '# contatos esperam por você',
});
export const show = 'Mostrar';
