import type { ReactNode } from 'react';
import type {
  WantedAuthors,
  WantedInvitationStatus,
  WantedVisibility,
} from '#contract/vocabulary.ts';
import { rich } from '../rich.ts';
import { pluralText } from './plural.ts';

export const title = 'Buscan habitación';
export const lede = 'Personas que buscan habitación y lo que cuentan.';
export const yourPage = 'Tu anuncio de búsqueda';
export const lookTogether = 'Buscar en grupo';
export const invitations = 'Invitaciones';
export const filterPages = 'Filtrar los anuncios';
export const forRoom = 'Para tu habitación';
export const anyRoom = 'Ninguna en concreto';
export const forRoomHint =
  'Muestra a quienes encajan con su lugar, alquiler y fechas, también a quienes solo enseñan su anuncio a quien ofrece una habitación adecuada.';
export const place = 'Lugar';
export const anywhere = 'En cualquier lugar';
export const noTown = 'No se encuentra ese lugar';
export const townUnknown = 'No conocemos ese lugar. Elige uno de la lista.';
export const around = 'Alrededor';
export const rent = 'Alquiler al mes';
export const rentHint = 'Encuentra a quien puede pagarlo.';
export const moveInBy = 'Puede mudarse hasta el';
export const order = 'Orden';
export const byFit = 'Primero quien mejor encaja';
export const byNewest = 'Primero lo más nuevo';
export const showPages = 'Mostrar anuncios';
export const lookingUp = 'Buscando el lugar';
export const wantedCount = pluralText({ one: '# anuncio', other: '# anuncios' });
export const nobody = 'Nadie busca una habitación así';
/** In place of an empty list, while the other list has pages that fit. */
export const noneBy: Record<WantedAuthors, string> = {
  people: 'Nadie busca por su cuenta una habitación así',
  groups: 'Ningún grupo busca una habitación así',
};
export const seeThose = {
  groups: pluralText({ one: 'Ver # grupo', many: 'Ver # grupos', other: 'Ver # grupos' }),
  people: pluralText({ one: 'Ver # persona', many: 'Ver # personas', other: 'Ver # personas' }),
};
export const nobodyHint = 'Busca más lejos o con menos filtros.';
export const seeAll = 'Ver todos los anuncios';
export const loading = 'Cargando anuncios';
export const loadLater = 'No hay conexión. Los anuncios se cargarán cuando vuelva.';
export const forPeople = pluralText({ one: 'para # persona', other: 'para # personas' });
export const upTo = ({ amount }: { amount: string }) => `hasta ${amount} al mes`;
export const upToInAll = ({ amount }: { amount: string }) => `hasta ${amount} al mes en total`;
export const fromDay = ({ day }: { day: string }) => `desde el ${day}`;
export const fromDayFor = ({ day, stay }: { day: string; stay: string }) =>
  `desde el ${day}, por ${stay}`;
export const fromNow = 'desde ya';
export const fromNowFor = ({ stay }: { stay: string }) => `desde ya, por ${stay}`;
export const forStay = ({ stay }: { stay: string }) => `por ${stay}`;
export const allPages = 'Todos los anuncios';
export const by = ({ name }: { name: string }) => `De ${name}`;
export const leastWith = ({ name }: { name: string }) =>
  `Con quien menos encaja de tu hogar es ${name}`;
export const facts = 'Qué se busca';
export const confirmedOn = ({ day }: { day: string }) => `Confirmado: ${day}`;
export const seeProfile = ({ name }: { name: string }) => `Ver el perfil de ${name}`;
export const invite = ({ name }: { name: string }) => `Invitar a ${name}`;
export const inviteHint =
  'Tu mensaje llega junto con tu habitación. Si dice que sí, la conversación sigue como tras cualquier consulta.';
export const chooseRoom = 'Tu habitación';
export const messageMin = ({ count }: { count: string }) =>
  `Al menos ${count} caracteres. Di por qué tu habitación podría encajar.`;
export const tooShort = 'Escribe un poco más';
export const sendInvitation = 'Enviar la invitación';
export const sending = 'Enviando';
export const invitationSent = 'Invitación enviada';
export const notSent = 'No se ha enviado';
export const noRooms = 'Ahora mismo no ofreces ninguna habitación, así que no puedes invitar.';
export const offerRoom = 'Ofrecer una habitación';
export const signInToInvite = 'Inicia sesión para invitar';
export const signInHint = 'Quien ofrece una habitación puede invitar a esta persona.';
export const noSuchPage = 'Este anuncio no existe o no puedes verlo.';
export const loadingPage = 'Cargando el anuncio';
export const thisIsYours = 'Este anuncio es tuyo';
export const changePage = 'Cambiarlo';
export const editLede =
  'Así te encuentra quien ofrece una habitación y puede invitarte. Los demás ven tu nombre, nunca tu apellido ni tu dirección.';
export const headline = 'Título';
export const headlineHint =
  'Por ejemplo: dos personas buscan dos habitaciones en Neukölln desde marzo';
export const text = 'Sobre tu búsqueda';
export const textHint = 'Qué te importa y cómo es vivir contigo.';
export const writeHeadline = 'Escribe un título';
export const tooLong = 'Es demasiado largo';
export const people = 'Para cuántas personas';
export const publicAddress = 'Permitir que los buscadores lo muestren';
export const otherwiseNot = 'Si no, les pedimos que lo omitan.';
export const fromProfile = 'De tu perfil';
export const fromProfileHint =
  'El lugar, el presupuesto y las fechas son los de tu perfil. Los escribes una sola vez.';
export const changeProfile = 'Cambiar tu perfil';
export const noFacts = 'Tu perfil aún no dice qué buscas.';
export const noPlace =
  'Tu perfil no indica un lugar en el mapa, así que nadie encontrará el anuncio por lugar.';
export const profileHidden = 'Tu perfil está oculto, así que nadie ve este anuncio.';
export const saved = 'Anuncio guardado';
export const notSaved = 'No se ha guardado';
export const seePage = 'Ver el anuncio';
export const stillLooking = 'Sigo buscando';
export const confirmed = 'Anuncio confirmado';
export const endsOn = ({ day }: { day: string }) =>
  `Termina solo el ${day}, si no dices que sigues buscando.`;
export const hasEnded = 'Ha terminado: ya nadie lo encuentra';
export const isHidden = 'La administración lo ha ocultado';
export const deletePage = 'Eliminar el anuncio';
export const askDelete = '¿Eliminar tu anuncio?';
export const askDeleteHint = 'Lo que escribiste se pierde. Las invitaciones recibidas se quedan.';
export const deleted = 'Anuncio eliminado';
export const invitationsLede =
  'Quienes te invitan a escribir sobre su habitación y a quienes invitaste.';
export const received = 'Recibidas';
export const sent = 'Enviadas';
export const noneReceived = 'Nadie te ha invitado todavía';
export const noneReceivedHint = 'Quien ofrece una habitación te encuentra por tu anuncio.';
export const noneSent = 'Todavía no has invitado a nadie';
export const noneSentHint = 'Encuentra a quienes buscan una habitación como la tuya.';
/** What users wrote, each with a direction of its own. */
interface Written {
  name: ReactNode;
  title: ReactNode;
}

export const fromAbout = ({ name, title }: Written) => rich`${name}, sobre «${title}»`;
export const toAbout = ({ name, title }: Written) => rich`A ${name}, sobre «${title}»`;
export const seeRoom = 'Ver la habitación';
export const notOffered = 'Esta habitación ya no se ofrece';
export const sayYes = 'Sí, responder';
export const sayNo = 'No, gracias';
export const takeBack = 'Retirar';
export const askNo = '¿Rechazar esta invitación?';
export const askNoHint = 'Lo sabrá y no podrá invitarte de nuevo durante un tiempo.';
export const writeTo = ({ name }: { name: string }) => `Escribir a ${name}`;
export const yesHint =
  'Tu mensaje se convierte en una consulta sobre la habitación, y la conversación sigue allí.';
export const answerMin = ({ count }: { count: string }) => `Al menos ${count} caracteres.`;
export const openInquiry = 'Abrir la consulta';
export const invitationsFailed = 'No se pudieron cargar las invitaciones';
export const loadingInvitations = 'Cargando invitaciones';
export const findPeople = 'Buscar personas';
// Pages of groups.
export const whosePages = 'De quién son los anuncios';
export const authorLabels: Record<WantedAuthors, string> = {
  people: 'Personas',
  groups: 'Grupos',
};
/** Instead of names, for visitors. */
export const byGroup = pluralText({
  one: 'Un grupo de # persona',
  other: 'Un grupo de # personas',
});
export const whoLooks = 'Quiénes buscan';
/** The one of a group who fits somebody of my household, or me, least. */
export const lowestPair = ({ one, other }: { one: string; other: string }) =>
  `Compatibilidad más baja: ${one} con ${other}`;
export const lowestWithYou = ({ one }: { one: string }) =>
  `Compatibilidad más baja contigo: ${one}`;
export const inviteGroup = 'Invitar al grupo';
export const inviteGroupHint =
  'Tu mensaje llega con tu habitación a todo el grupo, y cualquiera puede responder por el resto.';
export const groupPage = 'Anuncio del grupo';
export const backToGroup = 'Volver al grupo';
export const groupEditLede =
  'Así quien ofrece una habitación encuentra al grupo y puede invitarlo. Cualquiera del grupo puede cambiar el anuncio. Quien tiene cuenta ve los nombres y las fotos; el resto, solo el número de personas.';
export const groupTextHint = 'Qué le importa al grupo y cómo es vivir con él.';
export const groupStillLooking = 'Seguimos buscando';
export const groupEndsOn = ({ day }: { day: string }) =>
  `Termina solo el ${day}, si nadie del grupo dice que la búsqueda sigue.`;
export const groupSignInHint = 'Quien ofrece una habitación puede invitar a este grupo.';
export const groupVisibilityHints: Record<WantedVisibility, string> = {
  everyone: 'Sin cuenta, solo el número de personas',
  members: 'Ven los nombres y las fotos',
  owners: 'Cerca, dentro del presupuesto y con sitio para todo el grupo',
  nobody: 'Se queda aquí hasta que alguien lo muestre',
};
export const fromProfiles = 'De los perfiles del grupo';
export const fromProfilesHint =
  'Cuántas personas hay, cuánto pueden pagar en total, desde qué día puede mudarse la última y la estancia más corta. El lugar es el de quien dirige el grupo.';
export const noPlaceOfLead =
  'El perfil de quien dirige el grupo no indica ningún lugar en el mapa, así que nadie encuentra el anuncio por lugar.';
export const tooFew =
  'Nadie encuentra este anuncio hasta que haya al menos dos personas en el grupo.';
export const askDeleteGroup = '¿Eliminar el anuncio del grupo?';
/** The groups follow as links. */
export const groupsToo =
  'También buscas en grupo, con un anuncio aparte. Quien ofrece una habitación encuentra los dos:';
export const forGroup = ({ name }: { name: string }) => `Para tu grupo «${name}»`;
export const askNoForGroup =
  'Sabrá que el grupo dice que no y, durante un tiempo, no podrá invitar a nadie del grupo.';
export const yesForGroup =
  'Tu mensaje se convierte en una consulta de todo el grupo sobre la habitación. Cualquiera del grupo puede leerla y escribir.';
export const visibilityLabels: Record<WantedVisibility, string> = {
  everyone: 'Todo el mundo',
  members: 'Quien tiene cuenta',
  owners: 'Solo quien ofrece una habitación adecuada',
  nobody: 'Nadie por ahora',
};
export const visibilityHints: Record<WantedVisibility, string> = {
  everyone: 'También sin cuenta: nombre, sin foto',
  members: 'También ven tu foto y tu edad',
  owners: 'Cerca, dentro de tu presupuesto y a tiempo',
  nobody: 'Se queda aquí hasta que lo muestres',
};
export const invitationStatuses: Record<WantedInvitationStatus, string> = {
  sent: 'Espera respuesta',
  accepted: 'Respondió que sí',
  declined: 'Respondió que no',
  withdrawn: 'Retirada',
};
