import { limits } from '#contract/limits.ts';

// What an upload of a photo is doing, over its small preview: short.
export const states = {
  checking: 'Wird geprüft …',
  preparing: 'Wird vorbereitet …',
  waiting: 'Wartet',
  requestingAddress: 'Beginnt …',
  uploading: 'Wird hochgeladen',
  registering: 'Wird verarbeitet …',
  offline: 'Du bist offline. Sobald du wieder online bist, geht es weiter.',
  unreachable: 'RoomieRadar antwortet nicht. Wir versuchen es weiter.',
};
export const uploadingPercent = ({ percent }: { percent: string }) =>
  `Wird hochgeladen, ${percent}\u00A0%`;

// Why it failed, and what to do.
export const failures = {
  empty: 'Diese Datei ist leer.',
  wrongType: 'Es gehen nur Fotos in JPEG, PNG und WebP.',
  tooLarge: `Größer als ${limits.chosenImageBytes / 1_000_000} MB. Wähle ein kleineres Foto.`,
  unreadable: 'Diese Datei lässt sich nicht mehr lesen.',
  tooSmall: `Zu klein: Ein Foto braucht mindestens ${limits.imagePixels.minSide} Pixel pro Seite.`,
  heic: 'Dein Browser kann keine HEIC-Fotos öffnen. Speichere das Foto als JPEG und wähle dann die neue Datei.',
  tooManyPixels:
    'Dieses Foto hat mehr Pixel, als dein Browser öffnen kann. Wähle eine kleinere Kopie.',
  damaged: 'Dieses Foto ist beschädigt oder unvollständig. Wähle eine andere Kopie.',
  uploadFailed: 'Die Datei konnte nicht hochgeladen werden',
  imageRefused: 'Dieses Foto ist nicht verwendbar: Es ist beschädigt oder viel zu groß.',
  tooMany: `Das Zimmer hat schon ${limits.imagesPerListing} Fotos. Entferne zuerst eins.`,
  listingGone: 'Dieses Zimmer gibt es nicht mehr.',
  limited: 'Du hast schon so viel hochgeladen, wie geht. Versuche es später noch einmal.',
  signedOut: 'Du bist abgemeldet. Melde dich zuerst wieder an.',
  serverTrouble:
    'Bei RoomieRadar ist etwas schiefgelaufen. Versuche es in einer Minute noch einmal.',
};
