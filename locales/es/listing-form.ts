import type { ReactNode } from 'react';
import { rich } from '../rich.ts';

export const listYourPlace = 'Publica tu anuncio';
export const listYourPlaceLede =
  'Describe qué ofreces y quién vive allí. Son dos minutos y luego puedes cambiarlo todo.';
export const listingPosted = 'Tu anuncio está publicado';
export const editYourListing = 'Edita tu anuncio';
export const backTo = ({ title }: { title: ReactNode }) => rich`Volver a ${title}`;
export const deleteThisListing = 'Eliminar este anuncio';

export const profileFirst = 'Primero, tu perfil';
export const profileFirstHint =
  'La gente quiere saber quién ofrece una habitación. Añade tu nombre y tu fecha de nacimiento, y volverás aquí. Debes tener 18 años o más.';

export const typedIsBackHint =
  'No lo habías guardado. Quedó en este navegador, salvo las fotos que no se habían subido.';

export const fieldsNeedAnotherLook = 'Revisa algunos campos';
export const errorOfField = ({ field, message }: { field: string; message: string }) =>
  `${field}: ${message}`;
export const saveFailedHint = ({ reason }: { reason: string }) =>
  `${reason} Todo lo que escribiste sigue aquí.`;

export const leaveNow = '¿Salir ahora?';
export const keepEditing = 'Seguir editando';

// The steps of the form, and the ways between them.
export const stepsOfForm = 'Pasos de este formulario';
export const stepTitles = {
  where: 'Dónde está',
  room: 'La habitación',
  money: 'Precio y fechas',
  household: 'Convivencia',
  photos: 'Fotos',
  words: 'Título y descripción',
};
/** Read out after the title of a step. */
export const stepStates = { done: '(listo)', wrong: '(hay que revisarlo)' };
// What is typed in a new form, and in one that changes a room: each follows the position of the step.
export const draftIsKept = 'borrador guardado en este navegador';
export const changesNotSaved = 'cambios sin guardar';
/** Over the card of the room, as others will see it in lists. */
export const preview = 'Vista previa';
export const previewHint = 'Así se verá en las listas. Los demás no ven ahí el número.';

export const isStillFree = '¿Sigue disponible?';
export const activeHint = 'Cualquiera puede encontrarlo.';
export const pausedHint = 'Oculto por ahora. Solo lo ves tú.';
export const filledHint = 'Ya se mudó alguien. Solo lo ves tú.';

export const titleHint =
  'Como se lo contarías a alguien, por ejemplo: Habitación con sol y rincón de lectura';
export const townHint =
  'También puedes escribir una calle. Así encuentran tu anuncio, y solo ven su ubicación con un margen de unos 100 m.';
export const noTown = 'No hay ningún lugar con ese nombre';
export const approximatePlace = ({ spot }: { spot: ReactNode }) =>
  rich`Ubicación aproximada en el mapa: ${spot}`;
/** After a chosen place: the pin was moved from there. */
export const movedByHand = ({ spot }: { spot: string }) => `${spot}, movido a mano`;
export const notSet = 'sin indicar';
export const whichTown = '¿En qué localidad está? Elígela arriba.';
export const isItIn = ({ place }: { place: ReactNode }) => rich`¿Está en ${place}?`;
export const takeThisPlace = 'Usar este lugar';
export const mapShowsAddress = 'El mapa mostrará tu dirección en cuanto la escribas.';
export const noPlace = 'Esta habitación no aparecerá en las búsquedas por localidad';
export const noPlaceHint = 'Aún no tiene ubicación, así que tampoco aparece en el mapa.';
export const sayWhereItIs = 'Añadir la ubicación';
export const descriptionHint = 'La habitación, la gente, una semana normal en casa';

export const costs = 'Precio';
export const monthlyRentHint = 'Lo que paga una persona';
/** Beside what rooms of this kind cost nearby. */
export const rentIsLow = 'Tu alquiler está muy por debajo de los de la zona';
export const rentIsLowHint =
  '¿Falta una cifra? Avisamos a quien ve alquileres tan bajos, y nuestro equipo los revisa, porque las estafas los usan como gancho.';
export const currencyHint = 'La moneda local, si no eliges otra';
export const billsHint = 'Calefacción, luz, agua, internet: lo que una persona paga aparte';
export const billsIncluded = 'El alquiler incluye los gastos';
export const depositHint = 'Se paga una vez y se devuelve; 0 si no hay';

export const bedroomsHint = 'En toda la vivienda';
export const bathroomsHint = 'Con bañera o ducha';
export const currentRoommates = 'Personas que viven aquí';
export const currentRoommatesHint = 'Hoy; 0 si no vive nadie';
export const lookingFor = 'Se buscan';
export const lookingForHint = 'Cuántos roomies';
export const roomTypeHint = 'Lo que una persona tiene para sí';
export const notStated = 'Sin indicar';

export const stay = 'Fechas y duración';
export const availableFromHint = 'Déjalo vacío para no mostrar fecha';
export const availableUntilHint =
  'Solo si termina un día concreto; después ya no aparece en las búsquedas';
export const shortestStay = 'Estancia mínima';
export const shortestStayHint = 'Déjalo vacío si no hay';
export const longestStay = 'Estancia máxima';
export const longestStayHint = 'Déjalo vacío si no hay límite';
export const months = 'meses';

export const externalLink = 'Enlace con más información';
export const externalLinkHint =
  'Una página sobre la vivienda en otro sitio, que empiece por https://';
