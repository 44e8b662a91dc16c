import type { ProblemCode } from '#contract/problem.ts';

export const notFound = 'No encontrado';
export const somethingWentWrong = '¡Algo salió mal!';

export const unreachable = 'RoomieRadar no responde. Revisa tu conexión.';
export const serverTrouble = 'RoomieRadar tiene problemas ahora mismo. Prueba en un minuto.';
export const unexpected = 'Ha ocurrido algo inesperado. Vuelve a intentarlo.';
export const answered = ({ status }: { status: string }) => `El servidor respondió ${status}`;

/**
 * Why the server refused, by its code, where a screen says nothing of its own; without a dot. What
 * is not here stays in English, for those who operate the site.
 */
export const byCode: Partial<Record<ProblemCode, string>> = {
  malformed_request: 'La solicitud no se pudo leer',
  unauthorized: 'Entra primero',
  forbidden: 'No puedes cambiar eso',
  account_suspended: 'Esta cuenta está suspendida',
  profile_incomplete: 'Primero va tu perfil',
  not_found: 'Eso no existe o ya no existe',
  conflict: 'Eso ha cambiado mientras tanto',
  out_of_order: 'Antes va otro paso',
  upload_missing: 'El archivo aún no ha llegado',
  upload_used: 'Ese archivo ya se usó',
  too_many_images: 'Una habitación no puede tener más fotos',
  too_many_listings: 'Nadie puede ofrecer más habitaciones a la vez',
  too_many_marks: 'No se pueden marcar más',
  household_full: 'Un hogar no puede tener más personas aquí',
  inquiry_open: 'Ya has escrito',
  transition_refused: 'Eso ya no es posible',
  inquiry_closed: 'Esta consulta está cerrada',
  awaiting_answer: 'Espera una respuesta',
  own_target: 'Es tuyo o eres tú',
  no_owner: 'Aquí nadie puede responder',
  cannot_write: 'No puedes escribir a esta persona',
  import_running: 'Hay una importación de esta fuente en curso',
  gone: 'Eso se eliminó',
  upload_expired: 'Tardó demasiado. Elige el archivo otra vez',
  body_too_large: 'Es demasiado grande',
  validation_failed: 'Algunos datos necesitan otra mirada',
  key_reused: 'Eso ya se envió con otro contenido',
  image_refused: 'Esta foto no se puede usar',
  rate_limited: 'Fue mucho en poco tiempo. Vuelve a intentarlo más tarde',
};
