import type { DraftKind } from '#contract/drafts.ts';

export const typedIsBack = 'Hemos recuperado lo que escribiste';
export const typedIsBackHint = 'No lo habías guardado ni enviado. Quedó en este navegador.';
export const discard = 'Descartar';

export const changedElsewhere = 'Ha cambiado en otro lugar';
export const changedElsewhereHint =
  'En otra pestaña u otro dispositivo se guardaron valores distintos de los tuyos. Elige cuáles quieres conservar y luego guarda.';
export const mine = ({ value }: { value: string }) => `Lo tuyo: ${value}`;
export const theirs = ({ value }: { value: string }) => `Guardado en otro lugar: ${value}`;
export const chooseOne = 'Elige uno de los dos';
export const nothing = 'nada';

export const keepUnsaved = '¿Conservar lo que no has guardado?';
export const unsavedKinds = ({ kinds }: { kinds: string }) =>
  `Aún sin guardar ni enviar: ${kinds}.`;
export const keepUnsavedHint =
  'Si lo conservas, se guarda 30 días en este navegador y lo encontrarás cuando vuelvas a iniciar sesión. En un dispositivo compartido, bórralo: otras personas podrían encontrarlo.';
export const keepAndSignOut = 'Conservar y cerrar sesión';
export const deleteAndSignOut = 'Borrar y cerrar sesión';

export const kindLabels: Record<DraftKind, string> = {
  decline: 'mensaje de rechazo',
  external: 'anuncio externo',
  group: 'nombre de un grupo',
  listing: 'habitación',
  message: 'mensaje',
  moderation: 'motivos de una decisión',
  note: 'nota sobre un favorito',
  offer: 'oferta de habitación',
  organization: 'dirección de correo',
  profile: 'perfil',
  report: 'denuncia',
  rule: 'norma de convivencia',
  search: 'búsqueda guardada',
  split: 'reparto del alquiler',
  template: 'plantilla de mensaje',
  viewing: 'horarios de visita',
  wanted: 'anuncio de búsqueda',
};
