import type { ReactNode } from 'react';
import { rich } from '../rich.ts';

export const listYourPlace = 'Publica tu anuncio';
export const listYourPlaceLede =
  'Explica con claridad qué ofreces y quién vive allí. Son dos minutos y luego puedes cambiarlo todo.';
export const placeListed = 'Tu anuncio está publicado';
export const editYourPlace = 'Edita tu anuncio';
export const backTo = ({ title }: { title: ReactNode }) => rich`Volver a ${title}`;
export const saveChanges = 'Guardar cambios';
export const changesSaved = 'Tus cambios se han guardado';
export const deleteThisPlace = 'Eliminar este anuncio';

export const profileFirst = 'Primero, tu perfil';
export const profileFirstHint =
  'La gente quiere saber quién ofrece una habitación. Añade tu nombre y tu fecha de nacimiento, y volverás aquí. Debes tener 18 años o más.';
export const finishProfile = 'Completar tu perfil';

export const typedIsBack = 'Hemos recuperado lo que escribiste';
export const typedIsBackHint =
  'No lo habías guardado. Quedó en este navegador, salvo las fotos que no se habían subido.';
export const discard = 'Descartar';

export const fieldsNeedAnotherLook = 'Revisa algunos campos';
export const errorOfField = ({ field, message }: { field: string; message: string }) =>
  `${field}: ${message}`;
export const saveFailed = 'No se pudo guardar';
export const saveFailedHint = ({ reason }: { reason: string }) =>
  `${reason} Todo lo que escribiste sigue aquí.`;

export const leaveNow = '¿Salir ahora?';
export const keepEditing = 'Seguir editando';

export const isStillFree = '¿Sigue libre?';
export const activeHint = 'Cualquiera puede encontrarlo.';
export const pausedHint = 'Oculto por ahora. Solo lo ves tú.';
export const filledHint = 'Ya se mudó alguien. Solo lo ves tú.';

export const thePlace = 'La vivienda';
export const title = 'Título';
export const titleHint =
  'Como se lo contarías a alguien, por ejemplo: Habitación con sol y rincón de lectura';
export const address = 'Dirección';
export const addressHint = 'Los demás la ven sin el número hasta que aceptes su consulta.';
export const town = 'Ciudad o barrio';
export const townHint =
  'También vale una calle, si se conoce. Así encuentran tu anuncio, y solo ven el punto con un margen de unos 100 m.';
export const noTown = 'No hay nada con ese nombre';
export const approximatePlace = ({ spot }: { spot: ReactNode }) =>
  rich`Lugar aproximado en el mapa: ${spot}`;
/** After a chosen place: the pin was moved from there. */
export const movedByHand = ({ spot }: { spot: string }) => `${spot}, movido a mano`;
export const notSet = 'sin indicar';
export const whichTown = '¿En qué localidad está? Elígela arriba.';
export const isItIn = ({ place }: { place: ReactNode }) => rich`¿Está en ${place}?`;
export const takeThisPlace = 'Usar este lugar';
export const noPlace = 'Quien busque en una localidad no verá esta habitación';
export const noPlaceHint =
  'Aún no tiene lugar: no aparece en el mapa ni en las búsquedas por localidad.';
export const sayWhereItIs = 'Indicar dónde está';
export const description = 'Descripción';
export const descriptionHint = 'La habitación, la gente, una semana normal en casa';

export const costs = 'Precio';
export const monthlyRent = 'Alquiler mensual';
export const monthlyRentHint = 'Lo que paga una persona';
export const aMonth = 'al mes';
/** Beside what rooms of this kind cost nearby. */
export const rentIsLow = 'Tu alquiler está muy por debajo de los de la zona';
export const rentIsLowHint =
  '¿Falta una cifra? Avisamos a quien lee alquileres tan bajos, y nuestro equipo los revisa, porque las estafas atraen con ellos.';
export const currency = 'Moneda';
export const currencyHint = 'La del país, si no eliges otra';
export const bills = 'Gastos';
export const billsHint = 'Calefacción, luz, agua, internet: lo que una persona paga aparte';
export const billsIncluded = 'El alquiler incluye los gastos';
export const deposit = 'Fianza';
export const depositHint = 'Se paga una vez y se devuelve; 0 si no hay';

export const theRoom = 'La habitación';
export const bedrooms = 'Dormitorios';
export const bedroomsHint = 'En toda la vivienda';
export const bathrooms = 'Baños';
export const bathroomsHint = 'Con bañera o ducha';
export const currentRoommates = 'Personas que viven aquí';
export const currentRoommatesHint = 'Hoy; 0 si no vive nadie';
export const lookingFor = 'Se buscan';
export const lookingForHint = 'Cuántos roomies';
export const roomType = 'Tipo de habitación';
export const roomTypeHint = 'Lo que una persona tiene para sí';
export const notStated = 'Sin indicar';

export const stay = 'Desde cuándo y por cuánto tiempo';
export const availableFrom = 'Disponible desde';
export const availableFromHint = 'Si está vacío: no se muestra fecha';
export const availableUntil = 'Disponible hasta';
export const availableUntilHint =
  'Solo si termina un día concreto; después ya no aparece en las búsquedas';
export const shortestStay = 'Estancia mínima';
export const shortestStayHint = 'Si está vacío: sin indicar';
export const longestStay = 'Estancia máxima';
export const longestStayHint = 'Si está vacío: sin límite';
export const months = 'meses';

export const livingThere = 'Cómo se vive allí';
export const amenities = 'Qué ofrece';
export const houseRules = 'Normas de la casa';
export const externalLink = 'Enlace con más información';
export const externalLinkHint =
  'Una página sobre la vivienda en otro sitio, que empiece por https://';
