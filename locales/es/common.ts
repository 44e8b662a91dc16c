import { formatNumber } from './format.ts';
import { pluralText } from './plural.ts';

// Texts that screens of several features share. They travel with the first of these screens: a text
// of a first load belongs in the area of its screen, or in basics.ts.

// When something failed or goes on.
export const failed = 'No ha funcionado';
export const saveFailed = 'No se pudo guardar';
export const notSaved = 'No se pudo guardar';
export const sending = 'Enviando…';

// Buttons and links.
export const showMore = 'Mostrar más';
export const stay = 'Quedarme';
export const keepIt = 'Conservar';
export const decline = 'Rechazar';
export const confirm = 'Confirmar';
export const resume = 'Reanudar';
export const takeOut = 'Quitar';
export const takeOutName = ({ name }: { name: string }) => `Quitar a ${name}`;
export const unblock = 'Desbloquear';
export const notNow = 'Ahora no';
export const more = 'Más';
export const saveChanges = 'Guardar cambios';
export const changesSaved = 'Tus cambios se han guardado';
export const print = 'Imprimir';
export const printOrSave = 'Imprimir o guardar como PDF';
export const deleteWord = 'eliminar';
export const deleteTitle = ({ title }: { title: string }) => `Eliminar ${title}`;
export const back = 'Atrás';
export const next = 'Siguiente';
export const stepPosition = ({ number, total }: { number: string; total: string }) =>
  `Paso ${number} de ${total}`;
export const finishProfile = 'Completar tu perfil';
export const answerQuestions = 'Responder las preguntas';
export const answer = 'Responder';
export const findRooms = 'Buscar habitaciones';
export const browseRooms = 'Ver habitaciones';
export const meetRoomies = 'Conocer roomies';
export const seeAllRoomies = 'Ver todos los roomies';
export const writeTo = ({ name }: { name: string }) => `Escribir a ${name}`;
export const yourMessage = 'Tu mensaje';

// Names, and what stands in for one.
export const you = 'Tú';
export const youAnd = ({ name }: { name: string }) => `Tú y ${name}`;
export const aRoomie = 'Un roomie';
export const theOwner = 'quien la ofrece';
export const theRoom = 'La habitación';
export const room = 'Habitación';
export const roomNumber = ({ number }: { number: string }) => `Habitación ${number}`;

// Lists.
export const noRooms = 'Aún no hay habitaciones';
export const loadingRooms = 'Cargando las habitaciones…';
export const loadLater = 'Se cargarán en cuanto vuelva la conexión.';
export const partFailed = 'No se pudo cargar esta parte';
export const listFailed = 'No se pudo cargar esta lista';
export const pagesFailed = 'No se pudieron cargar los anuncios';
export const searchKept = ({ reason }: { reason: string }) => `${reason} Tu búsqueda no se pierde.`;
export const yourGroups = 'Tus grupos';
export const openGroup = 'Abrir el grupo';
export const yourHousehold = 'Tu hogar';
export const roomsWanted = 'Buscan habitación';
export const whoSeesIt = 'Quién lo ve';
export const didItHappen = '¿Se hizo la visita?';
export const inquiries = pluralText({ one: '# consulta', other: '# consultas' });
export const countedRooms = pluralText({ one: '# habitación', other: '# habitaciones' });

// Labels of fields, columns and facts.
export const rent = 'Alquiler';
export const bills = 'Gastos';
export const lengthOfStay = 'Estancia';
export const peopleThere = 'Personas que viven allí';
export const othersSeeNoNumber = 'Los demás la ven sin el número hasta que se acuerde una visita.';
export const address = 'Dirección';
export const name = 'Nombre';
export const from = 'Desde';
export const upTo = 'Hasta';
export const area = 'Zona';
export const townOrBorough = 'Ciudad o barrio';
export const kilometers = ({ km }: { km: number }) => `${formatNumber(km)} km`;
export const day = 'Día';
export const note = 'Nota';
export const table = 'Tabla';
export const nothingYet = 'Nada todavía.';

// Filters of a search.
export const without = ({ filter }: { filter: string }) => `Sin: ${filter}`;
export const aPlace = 'un lugar';
export const thisPlace = 'Este lugar';
export const distance = 'Distancia';
export const distanceFromPlace = ({ km, place }: { km: number; place: string }) =>
  `A menos de ${formatNumber(km)} km de ${place}`;
export const localCurrency = 'La moneda local';
export const backToFirstPage = 'Volver a la primera página';
export const currency = 'Moneda';
export const inquiriesWait = pluralText({
  one: '# consulta te espera',
  other: '# consultas te esperan',
});
export const show = 'Mostrar';
