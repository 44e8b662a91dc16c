import type { ProblemCode } from '#contract/problem.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import { formatNumber } from './format.ts';
import { plural } from './plural.ts';

/** Why the server refused, by the code of what it says. */
export const refusals: Record<RefusalCode, string> = {
  'listing.missing': 'Esta habitación no existe',
  'listing.gone': 'Esta habitación ya no se ofrece',
  'listing.deleted_meanwhile': 'Se ha eliminado mientras tanto',
  'listing.external':
    'Esta habitación está en otro sitio. Sigue su enlace para contactar con quien la ofrece',
  'listing.own': 'Esta habitación es tuya',
  'listing.not_public': 'Esta habitación aún no es pública',
  'listings.most':
    'Ya ofreces {most} habitaciones. Antes pausa o elimina una, o márcala como ocupada',
  'images.most': 'Una habitación tiene {most} fotos como máximo. Antes quita una',
  'images.changed': 'Las fotos de esta habitación han cambiado',
  'image.missing': 'Esta habitación ya no tiene esa foto',
  'image.not_an_image': 'Elige una imagen JPEG, PNG o WebP',
  'image.wrong_type': 'El archivo no es del tipo que indica su nombre',
  'image.too_large':
    'Una foto puede tener hasta {side} píxeles por lado y {millions} millones en total',
  'image.too_small': 'Una foto necesita al menos {side} píxeles por lado',
  'image.damaged': 'El archivo está dañado o incompleto',
  'image.too_complex':
    'La foto es demasiado compleja para leerla. Guárdala como JPEG normal y vuelve a intentarlo',
  'images.preparing': 'Tus otras fotos aún se están preparando. Vuelve a intentarlo en un momento',
  'uploads.unfinished':
    'Demasiadas subidas tuyas quedaron sin terminar. Vuelve a intentarlo en una hora.',
  'upload.missing': 'Esa subida no existe',
  'upload.longer': 'El archivo es más grande de lo anunciado',
  'upload.shorter': 'El archivo es más pequeño de lo anunciado',
  'upload.broken_off': 'La subida se interrumpió',
  'roomie.missing': 'Ese roomie no existe',
  'user.missing': 'Ya no se puede encontrar a esta persona',
  'user.left': 'Esta persona ya no tiene cuenta aquí',
  'user.deleted': 'Esta cuenta ya no existe',
  'marks.own': 'No puedes marcar tu propio perfil',
  'favorites.most': 'Tienes {most} favoritos. Antes quita uno',
  'hidden.most': 'Has ocultado {most}. Antes vuelve a mostrar alguno',
  'saved_search.missing': 'No existe esa búsqueda guardada',
  'saved_search.same': 'Ya has guardado esta búsqueda',
  'saved_searches.most': 'Has guardado {most} búsquedas. Elimina una antes',
  'reply_template.missing': 'No existe esa plantilla',
  'reply_templates.most': 'Has guardado {most} plantillas. Elimina una antes',
  'block.own': 'No puedes bloquearte',
  'block.yours': 'Has bloqueado a esta persona. Desbloquéala para escribirle',
  'block.cannot_write': 'Ahora mismo no puedes escribir a esta persona',
  'household.most':
    'Un hogar tiene {most} personas y enlaces abiertos como máximo. Antes retira un enlace',
  'invitation.invalid': 'Esta invitación ya no es válida',
  'invitation.own': 'Esta habitación es tuya: envía el enlace a quien viva allí contigo',
  'inquiry.missing': 'Esa consulta no existe',
  'inquiry.open_listing': 'Ya has escrito sobre esta habitación',
  'inquiry.open_user': 'Ya has escrito a esta persona',
  'inquiry.own': 'No puedes escribirte',
  'inquiry.their_turn': 'Aún no ha respondido a tus últimos mensajes. Ahora le toca responder',
  'inquiry.declined': 'Esta consulta fue rechazada',
  'inquiry.withdrawn': 'Esta consulta fue retirada',
  'inquiry.expired': 'Esta consulta no se respondió a tiempo',
  'inquiry.closed': 'Esta consulta está cerrada',
  'decline.missing': 'No hay nada que deshacer',
  'decline.sent': 'Esto ya se envió y no se puede deshacer',
  'decline.all_closed': 'Ninguna de estas consultas sigue abierta',
  'inquiry.only_sender': 'Solo puede retirar una consulta quien la envió',
  'inquiry.only_recipient': 'Solo puede responder a una consulta quien la recibió',
  'viewing.missing': 'Esta visita no existe',
  'viewing.agreed': 'Ya acordaste una hora. Cambia esa visita',
  'viewing.not_now': 'Eso ya no es posible con esta visita',
  'viewing.own': 'Solo puede elegir una hora quien escribió por la habitación',
  'slot.missing': 'Esta hora no existe',
  'slot.full': 'Todas las plazas a esta hora están ocupadas',
  'slot.closed': 'Esta hora ya no se puede elegir',
  'slot.over': 'Esta hora ya pasó',
  'slot.overlap': 'Ya ofreces otras horas en ese rato',
  'slots.most': 'Ya ofreces {most} horas. Retira algunas primero',
  'slots.no_location':
    'Elige primero el lugar de esta habitación en el mapa: las horas dependen de su zona horaria',
  'slots.not_offered': 'Esta habitación no se ofrece en este momento',
  'offer.missing': 'Aquí no hay ninguna oferta',
  'offer.open': 'Ya has ofrecido la habitación a esta persona',
  'offer.no_place':
    'Todas las plazas están ofrecidas u ocupadas. Retira primero una oferta o indica en el anuncio que buscas a más personas',
  'offer.all_taken': 'Mientras tanto, otra persona ha aceptado la última plaza',
  'offer.declined': 'Esta oferta fue rechazada',
  'offer.taken_back': 'Esta oferta fue retirada',
  'offer.expired': 'El plazo para responder a esta oferta ha terminado',
  'offer.stepped_back': 'Uno de los dos se ha echado atrás',
  'offer.ended': 'Esta oferta ha terminado',
  'offer.accepted': 'Esta oferta fue aceptada. Los dos aún podéis echaros atrás',
  'offer.moved_in': 'Uno de los dos ha dicho que la mudanza tuvo lugar, y eso vale',
  'offer.too_late': 'El día de la mudanza pasó hace mucho: ya nadie puede echarse atrás',
  'offer.not_due': 'El día de la mudanza aún no ha llegado',
  'offer.not_accepted': 'Nadie ha aceptado aún esta oferta',
  'offer.only_owner': 'Solo quien ofrece la habitación puede hacer una oferta o retirarla',
  'offer.only_applicant': 'Solo quien recibió la oferta puede responder',
  'onboarding.profile_first': 'Primero guarda tu perfil',
  'onboarding.habits_first': 'Primero guarda tus hábitos',
  'profile.first':
    'Primero completa tu perfil: los demás ven tu nombre y debes tener {age} años o más',
  'account.deleted': 'Esta cuenta se ha eliminado',
  'sign_in.used': 'Este acceso ya se usó o tardó demasiado. Vuelve a iniciar sesión.',
  'sign_in.other_answer':
    'La respuesta del servicio de acceso no corresponde a este intento. Vuelve a iniciar sesión.',
  'sign_in.other_browser':
    'Este acceso se inició en otro navegador. Vuelve a iniciar sesión en este.',
  'sign_in.unconfirmed':
    'Tu servicio de acceso no ha confirmado tu correo electrónico. Confírmalo allí y vuelve a iniciar sesión.',
  'sign_in.suspended':
    'La administración ha suspendido esta cuenta, así que no puedes iniciar sesión con ella.',
  'admin.only': 'Solo puede hacerlo la administración',
  'admin.own_matter': 'Esto trata de ti. Debe decidirlo otra persona de la administración',
  'admin.suspend_admin':
    'En la administración nadie puede suspender a otra persona del equipo. Pídelo a quien gestiona el servidor',
  'report.missing': 'Esa denuncia no existe',
  'appeal.missing': 'Este recurso no existe',
  'appeal.decided': 'Este recurso ya está resuelto',
  'appeal.other_admin':
    'Sobre este recurso debe decidir otra persona de la administración, porque la primera decisión fue tuya',
  'external.missing': 'Ese anuncio externo no existe',
  'import.missing': 'Esa importación no existe',
  'import.file_missing': 'Este archivo ya no existe',
  'import.ended': 'Esta importación ya ha terminado',
  'import.not_resumable':
    'Esta importación no se puede reanudar: su archivo se eliminó o hay una más reciente',
  'import.files_most':
    'Esta fuente tiene {most} archivos sin importar. Importa uno o espera: se eliminan al cabo de un día',
  'source.missing': 'Esa fuente no existe',
  'source.no_url': 'Esta fuente no tiene ninguna URL de la que descargar',
  'source.importing': 'Antes cancela su importación',
  'page.outdated':
    'RoomieRadar se ha actualizado desde que abriste esta página. Vuelve a cargarla e inténtalo de nuevo',
  'tabs.most': 'RoomieRadar ya está abierto en demasiadas pestañas',
  'requests.most':
    'Demasiadas solicitudes en poco tiempo. Espera un momento y vuelve a intentarlo.',
  'quota.inquiries': 'Has escrito a {most} personas en una hora.',
  'quota.messages': 'Han sido muchos mensajes.',
  'quota.viewing_slots': 'Hoy has ofrecido horas muchas veces.',
  'quota.viewings': 'Hoy has elegido horas muchas veces.',
  'quota.declines': 'Has rechazado muchas veces en una hora.',
  'quota.reports': 'Has enviado muchas denuncias en una hora.',
  'quota.notices': 'Hoy han llegado muchas denuncias desde aquí.',
  'quota.same_target': 'Ya habías escrito aquí y no salió adelante.',
  'quota.listings': 'Has publicado {most} habitaciones en un día.',
  'quota.offers': 'Hoy has ofrecido habitaciones muchas veces.',
  'quota.invitations': 'Has creado {most} enlaces de invitación en un día.',
  'quota.uploads': 'Hoy has subido muchas fotos.',
  'quota.profiles': 'Has visto muchos perfiles en una hora.',
  'quota.marks': 'Has marcado mucho en una hora.',
  'quota.merged_marks': 'Hoy has añadido favoritos de muchos navegadores.',
  'quota.saved_searches': 'Has guardado muchas búsquedas en una hora.',
  'quota.reply_templates': 'Has guardado muchas plantillas en una hora.',
  'quota.notes': 'Has cambiado muchas notas en una hora.',
  'quota.votes': 'Has votado muchas veces sobre solicitudes en una hora.',
  'quota.looks': 'Has abierto muchas veces el tablero de solicitudes en una hora.',
  'quota.push_subscriptions': 'Hoy has activado los avisos muchas veces.',
  'quota.organization_codes': 'Hoy has pedido muchos códigos.',
  'quota.searches': 'Han sido muchas búsquedas en una hora.',
};

/** After how long, without a dot. */
export const tryAgainIn = {
  minutes: ({ count }: { count: number }) =>
    plural(count, {
      one: `Vuelve a intentarlo en ${formatNumber(count)} minuto`,
      many: `Vuelve a intentarlo en ${formatNumber(count)} de minutos`,
      other: `Vuelve a intentarlo en ${formatNumber(count)} minutos`,
    }),
  hours: ({ count }: { count: number }) =>
    plural(count, {
      one: `Vuelve a intentarlo en ${formatNumber(count)} hora`,
      many: `Vuelve a intentarlo en ${formatNumber(count)} de horas`,
      other: `Vuelve a intentarlo en ${formatNumber(count)} horas`,
    }),
  days: ({ count }: { count: number }) =>
    plural(count, {
      one: `Vuelve a intentarlo en ${formatNumber(count)} día`,
      many: `Vuelve a intentarlo en ${formatNumber(count)} de días`,
      other: `Vuelve a intentarlo en ${formatNumber(count)} días`,
    }),
};

/**
 * Why the server refused, by the code of the problem, where what it says has none; without a dot.
 * What is not here stays in English, for those who operate the site.
 */
export const byCode: Partial<Record<ProblemCode, string>> = {
  malformed_request: 'La solicitud no se pudo leer',
  unauthorized: 'Primero inicia sesión',
  forbidden: 'No puedes cambiar eso',
  account_suspended: 'Esta cuenta está suspendida',
  profile_incomplete: 'Primero completa tu perfil',
  not_found: 'Eso no existe o ya no existe',
  conflict: 'Eso ha cambiado mientras tanto',
  out_of_order: 'Antes falta otro paso',
  upload_missing: 'El archivo aún no ha llegado',
  upload_used: 'Ese archivo ya se usó',
  too_many_images: 'Una habitación no puede tener más fotos',
  too_many_listings: 'Nadie puede ofrecer más habitaciones a la vez',
  too_many_marks: 'No se pueden marcar más',
  too_many_saved_searches: 'No se pueden guardar más búsquedas',
  too_many_reply_templates: 'No se pueden guardar más plantillas',
  household_full: 'Un hogar no puede tener más personas aquí',
  inquiry_open: 'Ya has escrito',
  transition_refused: 'Eso ya no es posible',
  offer_open: 'Ya has ofrecido la habitación',
  no_free_place: 'Ya no queda ninguna plaza',
  inquiry_closed: 'Esta consulta está cerrada',
  awaiting_answer: 'Espera una respuesta',
  own_target: 'Es tuyo o eres tú',
  no_owner: 'Aquí nadie puede responder',
  cannot_write: 'No puedes escribir a esta persona',
  import_running: 'Hay una importación de esta fuente en curso',
  gone: 'Eso se eliminó',
  upload_expired: 'Tardó demasiado. Elige el archivo otra vez',
  changed_meanwhile: 'Esto ha cambiado mientras tanto en otro lugar',
  body_too_large: 'Es demasiado grande',
  validation_failed: 'Revisa algunos datos',
  key_reused: 'Eso ya se envió con otro contenido',
  image_refused: 'Esta foto no se puede usar',
  rate_limited: 'Demasiadas solicitudes en poco tiempo. Vuelve a intentarlo más tarde',
  disk_full: 'Ahora mismo se puede leer, pero no guardar nada. Vuelve a intentarlo más tarde',
};
