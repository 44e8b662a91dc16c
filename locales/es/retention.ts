import type { RetainedKind, Until } from '#contract/retention.ts';
import { pluralText } from './plural.ts';

export const howLongWeKeep = 'Cuánto tiempo lo guardamos';
export const what = 'Qué';
export const howLong = 'Cuánto tiempo';
export const why = 'Por qué';

export const hours = pluralText({ one: '1 hora', other: '# horas' });
export const days = pluralText({ one: '1 día', other: '# días' });
export const until: Record<Until, string> = {
  account: 'mientras exista tu cuenta',
  application: 'mientras la solicitud esté abierta, vivas allí y exista tu cuenta',
  group: 'mientras estés en el grupo y exista tu cuenta',
  group_exists: 'mientras exista el grupo; sin tu nombre cuando se elimine tu cuenta',
  room: 'mientras exista la habitación o tu cuenta',
  both_accounts: 'hasta que las dos personas eliminen su cuenta',
  following_year: 'hasta el final del año siguiente',
  turned_off: 'hasta que desactives los avisos o cierres sesión allí',
  open: 'mientras este sitio lo necesite, sin tu nombre cuando eliminas la cuenta',
};

export const kept: Record<RetainedKind, { what: string; why: string }> = {
  profile: {
    what: 'Tu perfil, respuestas, foto, favoritos, notas, búsquedas guardadas, plantillas de mensajes y ajustes',
    why: 'Para eso estás aquí.',
  },
  rooms: {
    what: 'Tus habitaciones, sus fotos y quién vive allí',
    why: 'Para que los demás las encuentren.',
  },
  wanted_page: {
    what: 'Tu anuncio de búsqueda',
    why: 'Para que te encuentre quien ofrece una habitación. Si borras el anuncio, desaparece al momento.',
  },
  wanted_invitations: {
    what: 'Invitaciones a escribir sobre una habitación',
    why: 'Para que las dos personas puedan responder y nadie reciba dos veces la misma.',
  },
  founding_answers: {
    what: 'Con quién buscarías casa y con quién no',
    why: 'Para crear un grupo si el sí es mutuo. Nadie más lo ve.',
  },
  messages: {
    what: 'Consultas, mensajes y ofertas de habitaciones',
    why: 'Las dos personas pueden volver a leerlos.',
  },
  applicant_votes: {
    what: 'Lo que opinas de quienes escriben por tu habitación, tus notas y cuándo miraste por última vez',
    why: 'Para que el hogar decida en común.',
  },
  groups: {
    what: 'Los grupos con los que buscas casa, tu papel en ellos, lo que opinas allí de las habitaciones y cuáles has visto',
    why: 'Para que el grupo pueda buscar en común.',
  },
  agreements: {
    what: 'Los acuerdos de convivencia de tus grupos, con lo que cambiaste y aceptaste, y cómo se reparte un alquiler',
    why: 'Para que todo el grupo sepa qué acordó.',
  },
  viewings: {
    what: 'Horarios de visitas, y quién vino',
    why: 'Para que las dos personas sepan cuándo es la visita.',
  },
  outcomes: {
    what: 'Cómo resultó la convivencia, si participas: tus respuestas, y la puntuación y las respuestas que tenías al mudarte',
    why: 'Para averiguar si la puntuación acierta. Se borra en cuanto dejas de participar o una de las dos personas borra su cuenta.',
  },
  sessions: {
    what: 'Dónde tienes la sesión abierta; una semana si no vuelves',
    why: 'Para que no tengas que iniciar sesión otra vez.',
  },
  devices: { what: 'Dispositivos que reciben avisos', why: 'Para enviarlos allí.' },
  secret_addresses: {
    what: 'Direcciones secretas de tu calendario de visitas y de los enlaces para amistades',
    why: 'Para que se abran sin iniciar sesión, hasta que las cierres. Los enlaces para amistades terminan con la visita.',
  },
  search_matches: {
    what: 'Qué habitaciones encontraron tus búsquedas guardadas',
    why: 'Para no avisar dos veces.',
  },
  sign_in_codes: {
    what: 'Códigos hechos a partir de la red y el navegador de un inicio de sesión',
    why: 'Para detectar a quien estafa y vuelve con otro nombre.',
  },
  text_codes: {
    what: 'Un código hecho a partir de cada primer mensaje',
    why: 'Para encontrar un texto que llega a mucha gente.',
  },
  invitations: {
    what: 'Invitaciones a un hogar',
    why: 'Para que un enlace perdido no siga abierto.',
  },
  repeated_requests: {
    what: 'Claves de lo que envió tu navegador',
    why: 'Para no hacer dos veces lo mismo.',
  },
  organization_code: {
    what: 'Un correo en una universidad o empresa, mientras llega su código',
    why: 'Para enviar allí el código.',
  },
  organization: {
    what: 'Que tienes un correo allí: su dominio y un código hecho a partir del correo',
    why: 'Para que los demás lo lean; después hay que confirmarlo otra vez.',
  },
  notices: {
    what: 'Una denuncia sin cuenta, mientras no se confirma',
    why: 'Para que nadie denuncie en nombre de otros.',
  },
  notice_addresses: {
    what: 'El correo de quien la envió, después de la decisión',
    why: 'Para decirle qué se decidió.',
  },
  decisions: {
    what: 'Lo que la administración decidió sobre ti, con tu recurso',
    why: 'Para que puedas recurrir y se cuenten las decisiones.',
  },
  reports: {
    what: 'Denuncias y lo que hizo la administración',
    why: 'Para que se pueda comprobar lo que se hizo.',
  },
  former_accounts: {
    what: 'A quién bloqueaste y quién te bloqueó, guardado como código, después de eliminar tu cuenta',
    why: 'Para que eliminar una cuenta no anule ningún bloqueo.',
  },
  listing_views: {
    what: 'Cuántas veces se vio una habitación, sin saber quién',
    why: 'Para quien la publica.',
  },
  embed_counts: {
    what: 'Cuántas veces se vieron tarjetas en otros sitios, sin saber quién',
    why: 'Para quien las muestra.',
  },
  page_speed: {
    what: 'Lo rápido que cargan las páginas, sin saber para quién',
    why: 'Para hacerlas más rápidas.',
  },
};
