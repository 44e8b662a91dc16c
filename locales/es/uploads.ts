import { limits } from '#contract/limits.ts';

export const states = {
  checking: 'Comprobando…',
  preparing: 'Preparando…',
  waiting: 'En espera',
  requestingAddress: 'Empezando…',
  uploading: 'Subiendo',
  registering: 'Procesando…',
  offline: 'Sin conexión. La subida continúa en cuanto vuelva.',
  unreachable: 'RoomieRadar no responde. Seguimos intentándolo.',
};
export const uploadingPercent = ({ percent }: { percent: string }) => `Subiendo, ${percent}\u00a0%`;

export const failures = {
  empty: 'Este archivo está vacío.',
  wrongType: 'Solo se pueden añadir fotos JPEG, PNG y WebP.',
  tooLarge: `Ocupa más de ${limits.chosenImageBytes / 1_000_000} MB. Elige una foto más pequeña.`,
  unreadable: 'Este archivo ya no se puede leer.',
  tooSmall: `Demasiado pequeña: una foto necesita al menos ${limits.imagePixels.minSide} píxeles por lado.`,
  heic: 'Tu navegador no puede abrir fotos HEIC. Guárdala como JPEG y elige esa copia.',
  tooManyPixels:
    'Esta foto tiene más píxeles de los que tu navegador puede abrir. Elige una copia más pequeña.',
  damaged: 'Esta foto está dañada o incompleta. Elige otra copia.',
  uploadFailed: 'No se pudo subir el archivo',
  imageRefused: 'Esta foto no se puede usar: está dañada o es demasiado grande.',
  tooMany: `La habitación ya tiene ${limits.imagesPerListing} fotos. Quita una primero.`,
  listingGone: 'Esta habitación ya no existe.',
  limited: 'Has alcanzado el límite de subidas. Vuelve a intentarlo más tarde.',
  signedOut: 'Tu sesión está cerrada. Vuelve a iniciarla primero.',
  serverTrouble: 'Algo salió mal en RoomieRadar. Vuelve a intentarlo en un minuto.',
};
