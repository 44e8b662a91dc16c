import { limits } from '#contract/limits.ts';
import { formatNumber } from './format.ts';
import { pluralText } from './plural.ts';

const photosAtMost = formatNumber(limits.imagesPerListing);

export const ledeBeforeSaving =
  'La primera es la portada. Las fotos se suben al publicar tu anuncio.';
export const ledeAfterSaving =
  'La primera es la portada. Los cambios de esta parte se guardan al momento.';
export const addPhotos = 'Añadir fotos';
export const takePhoto = 'Tomar una foto';
export const camera = 'Cámara';
export const pickerHint = `O arrastra o pega fotos aquí: JPEG, PNG o WebP, ${photosAtMost} como máximo. Las grandes se reducen antes de enviarlas.`;
export const full = `Una habitación puede tener ${photosAtMost} fotos como máximo.`;
export const notAdded = pluralText({
  one: 'No se añadió # foto',
  other: 'No se añadieron # fotos',
});

export const photosChosen = pluralText({ one: '# foto elegida.', other: '# fotos elegidas.' });
export const stillUploading = pluralText({
  one: '# foto se está subiendo.',
  other: '# fotos se están subiendo.',
});

export const cover = 'Portada';
export const photo = ({ position }: { position: string }) => `Foto ${position}`;
export const photoPosition = ({ position, total }: { position: string; total: string }) =>
  `Foto ${position} de ${total}`;
export const filePosition = (given: { position: string; total: string; name: string }) =>
  `Foto ${given.position} de ${given.total}, ${given.name}`;
export const moveEarlier = ({ position }: { position: string }) => `Adelantar la foto ${position}`;
export const moveLater = ({ position }: { position: string }) => `Retrasar la foto ${position}`;
export const removePhoto = ({ position }: { position: string }) => `Quitar la foto ${position}`;
export const cancelPhoto = ({ position }: { position: string }) =>
  `Cancelar la subida de la foto ${position}`;
export const moved = (given: { from: string; to: string; total: string }) =>
  `La foto ${given.from} es ahora la foto ${given.to} de ${given.total}.`;
export const movedToCover = (given: { from: string; to: string; total: string }) =>
  `La foto ${given.from} es ahora la foto ${given.to} de ${given.total}, la portada.`;
export const orderFailed = 'No se pudo guardar el orden';
export const orderFailedHint = 'Los demás siguen viendo el orden anterior.';

export const alt = 'Qué muestra';
export const altLabel = ({ position }: { position: string }) => `Qué muestra la foto ${position}`;
export const altFailed = ({ position }: { position: string }) =>
  `No se pudo guardar qué muestra la foto ${position}`;

export const photoRemoved = ({ position }: { position: string }) => `Foto ${position} quitada.`;
export const removed = 'Foto quitada';
export const removeFailed = 'No se pudo quitar la foto';
export const tooLate = 'Demasiado tarde: la foto ya está eliminada';

export const uploadsFailed = pluralText({
  one: 'No se pudo subir # foto',
  other: 'No se pudieron subir # fotos',
});
export const retryAll = 'Reintentar todas';
export const retryAction = ({ action, name }: { action: string; name: string }) =>
  `${action}: ${name}`;
export const keepOpen = pluralText({
  one: 'Se está subiendo # foto. No cierres esta página.',
  other: 'Se están subiendo # fotos. No cierres esta página.',
});
export const someFailed =
  'Todo está guardado menos las fotos marcadas abajo. Vuelve a intentarlo o continúa sin ellas.';
export const allUploaded = 'Todas las fotos están subidas.';
export const continueWithout = 'Continuar sin ellas';
export const seeListing = 'Ver tu anuncio';
export const leaveWhileUploading = '¿Salir mientras se suben fotos?';
export const lostOnLeaving = pluralText({
  one: 'Se perderá # foto que aún no se ha subido.',
  other: 'Se perderán # fotos que aún no se han subido.',
});
export const lostAfterSaving = pluralText({
  one: 'Tu anuncio está guardado. Se perderá # foto que aún no se ha subido.',
  other: 'Tu anuncio está guardado. Se perderán # fotos que aún no se han subido.',
});
