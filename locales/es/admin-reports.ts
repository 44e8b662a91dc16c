import type { Report } from '#contract/moderation/moderation.ts';
import type { OfferStatus } from '#contract/offers/statuses.ts';
import type { ViewingStatus } from '#contract/vocabulary.ts';
import type { ListingSign, ScamReason } from '#guards/scams/rule.ts';
import { formatNumber } from './format.ts';
import { plural, pluralText } from './plural.ts';

export const lede = 'Lo que se ha denunciado, primero lo más reciente.';
export const allReports = 'Todas las denuncias';
export const otherReports = 'Otras denuncias';

export const reasonLabels: Record<Report['reason'], string> = {
  asks_for_money: 'Pide dinero o documentos',
  not_real: 'No es real',
  harassment: 'Acoso o amenazas',
  discrimination: 'Discriminación',
  spam: 'Spam o publicidad',
  illegal: 'Contenido ilegal',
  scam: 'Estafa',
  mine: 'Dice que le pertenece',
  other: 'Otra cosa',
};
export const kindLabels: Record<Report['kind'], string> = {
  listing: 'Habitación',
  user: 'Roomie',
  inquiry: 'Consulta',
  wanted: 'Anuncio de búsqueda',
};
export const kindPluralLabels: Record<Report['kind'], string> = {
  listing: 'Habitaciones',
  user: 'Roomies',
  inquiry: 'Consultas',
  wanted: 'Anuncios de búsqueda',
};
export const unnamedTargets = {
  listing: ({ id }: { id: string }) => `Habitación ${id}`,
  user: ({ id }: { id: string }) => `Roomie ${id}`,
  inquiry: ({ id }: { id: string }) => `Consulta ${id}`,
  wanted: ({ id }: { id: string }) => `Anuncio de búsqueda ${id}`,
};
export const statusLabels: Record<Report['status'], string> = {
  open: 'Abierta',
  resolved: 'Resuelta',
  dismissed: 'Desestimada',
};
export const stateLabels: Record<Report['target']['state'], string> = {
  shown: 'Visible',
  unlisted: 'Retirada por quien la ofrece',
  hidden: 'Oculta',
  suspended: 'Cuenta suspendida',
  gone: 'Ya no existe',
};

export const anyStatus = 'Todas';
export const open = 'abiertas';
export const target = 'Sobre qué';
export const anyTarget = 'Todo';
export const source = 'Origen';
export const anySource = 'De cualquier origen';
export const sourceLabels: Record<Report['source'], string> = {
  member: 'Miembros',
  visitor: 'Sin cuenta',
  card: 'Tarjetas en otros sitios',
  system: 'Aviso de estafas',
};
export const noReports = 'No hay denuncias';
export const noOpenReports = 'No hay denuncias abiertas.';
export const noMatch = 'Ninguna denuncia coincide con tus filtros.';
export const state = 'Estado';
export const aboutIt = pluralText({
  one: '# denuncia al respecto',
  other: '# denuncias al respecto',
});

export const deletedAccount = 'Una cuenta eliminada';
export const anAdministrator = 'Alguien de la administración';
export const thisRoomie = 'Este roomie';

export const reportedByDeleted = ({ when }: { when: string }) =>
  `Denuncia de una cuenta eliminada, del ${when}`;
export const reportedByVisitor = ({ when, email }: { when: string; email: string }) =>
  `Denuncia de ${email}, sin cuenta, del ${when}`;
export const foundByGuard = ({ when }: { when: string }) =>
  `Detectado por el aviso de estafas, ${when}`;
export const scamSigns: Record<ScamReason | ListingSign, string> = {
  payment: 'Dinero por giro, en criptomonedas o tarjetas regalo',
  deposit: 'Dinero antes de una visita',
  elsewhere: 'Pasar a otro servicio',
  abroad: 'De viaje o en el extranjero',
  keys: 'Llaves por correo',
  codes: 'Pide un código',
  links: 'Un enlace a un sitio falso',
  identity: 'Pide documentos o datos bancarios',
  photos: 'Una foto de la habitación de otra persona',
  rent: 'Un alquiler muy por debajo de los de alrededor',
};
export const copies = 'El mismo primer mensaje llegó a diez personas o más en una semana.';
export const firstReport = ({ when, name }: { when: string; name: string }) =>
  `Denuncia de ${name} del ${when} (su primera denuncia)`;
export const reportedBy = ({
  when,
  name,
  count,
  dismissed,
}: {
  when: string;
  name: string;
  count: number;
  dismissed: string;
}) =>
  plural(count, {
    one: `Denuncia de ${name} del ${when} (${formatNumber(count)} denuncia, desestimadas: ${dismissed})`,
    many: `Denuncia de ${name} del ${when} (${formatNumber(count)} de denuncias, desestimadas: ${dismissed})`,
    other: `Denuncia de ${name} del ${when} (${formatNumber(count)} denuncias, desestimadas: ${dismissed})`,
  });
export const aMember = 'alguien de la comunidad';

export const isDeleted = 'Se ha eliminado.';
export const roles = {
  listing: 'Quien la ofrece',
  user: 'Roomie a quien se denuncia',
  inquiry: 'La otra parte',
  wanted: 'Quien lo escribió',
};

export const forAdministrators = 'Para el resto de la administración.';
export const closesAll = pluralText({
  one: 'Esto cierra # denuncia abierta al respecto.',
  many: 'Esto cierra # de denuncias abiertas al respecto.',
  other: 'Esto cierra las # denuncias abiertas al respecto.',
});
export const resolve = 'Resolver';
export const dismiss = 'Desestimar';
export const reopen = 'Reabrir';
export const reportIs: Record<Report['status'], string> = {
  open: 'La denuncia está abierta',
  resolved: 'La denuncia está resuelta',
  dismissed: 'La denuncia está desestimada',
};

export const why = '¿Por qué?';
export const writeWhy = 'Escribe el motivo';

/** Above the rooms of others with the same photos, for administrators. */
export const photosElsewhere = pluralText({
  one: 'Fotos que también están en una habitación de otra persona',
  other: 'Fotos que también están en # habitaciones de otras personas',
});
export const photosOfOthers = 'Fotos también en otra habitación';
export const photosElsewhereHint =
  'Se comparan al añadirlas, también recortadas, reflejadas o con otros colores. Solo lo ve la administración.';
export const posted = ({ when }: { when: string }) => `publicada el ${when}`;
export const linksTo = ({ address }: { address: string }) => `Enlaza a ${address}`;
export const onlyOwner = 'Oculta: solo la ve quien la publicó';
export const hide = 'Ocultar';
export const askHide = ({ title }: { title: string }) => `¿Ocultar «${title}»?`;
export const askHideHint = 'Solo la verá quien la publicó, hasta que la muestres de nuevo.';
export const theyRead = 'Esa persona lo leerá.';
export const ownerReads = 'Quien la publicó lee esto.';
export const isHidden = 'La habitación está oculta';
export const showAgain = 'Mostrar de nuevo';
export const isPublic = 'La habitación vuelve a ser pública';
export const askDelete = ({ title }: { title: string }) => `¿Eliminar «${title}»?`;
export const askDeleteHint =
  'Esto elimina la habitación y sus imágenes para siempre. Ocultar una habitación se puede deshacer, esto no.';
export const roomDeleted = 'La habitación se ha eliminado';

export const memberSince = ({ day }: { day: string }) => `En RoomieRadar desde el ${day}`;
export const reportedTimes = pluralText({
  one: 'una denuncia en contra',
  other: '# denuncias en contra',
});
export const suspendedSince = ({ day }: { day: string }) => `Cuenta suspendida desde el ${day}`;
export const notOneAnother =
  'En la administración nadie puede suspender a otra persona del equipo. Quien gestiona el servidor sí puede.';
export const suspend = 'Suspender';
export const askSuspend = ({ name }: { name: string }) => `¿Suspender a ${name}?`;
export const askSuspendHint =
  'Se cierran todas sus sesiones y no puede volver a iniciar sesión. Sus habitaciones y su perfil se ocultan, y nadie puede escribirle. Puedes deshacerlo.';
export const theirMessages = 'Sus mensajes';
export const removeMessages = 'Eliminar todo lo que escribió';
export const removeMessagesHint =
  'Nadie lo leerá más, y avisamos por correo a quienes lo recibieron. Si se levanta la suspensión, vuelve a aparecer.';
export const isSuspended = ({ name }: { name: string }) => `La cuenta de ${name} está suspendida`;
export const reinstate = 'Levantar la suspensión';
export const isReinstated = ({ name }: { name: string }) =>
  `La cuenta de ${name} está activa de nuevo`;

export const theInquiry = 'La consulta';
export const about = ({ title }: { title: string }) => `Sobre «${title}»`;
export const betweenRoomies = 'Entre roomies';
export const messagesSince = ({ count, when }: { count: number; when: string }) =>
  plural(count, {
    one: `${formatNumber(count)} mensaje desde el ${when}`,
    many: `${formatNumber(count)} de mensajes desde el ${when}`,
    other: `${formatNumber(count)} mensajes desde el ${when}`,
  });
export const privateMessages =
  'Estos mensajes son privados. Léelos solo si hace falta: el registro de auditoría lo anota.';
export const readMessages = 'Leer los mensajes';
export const older = 'Mensajes más antiguos';
export const newer = 'Mensajes más recientes';

export const agreements = 'Lo que acordaron';
export const viewing = 'Visita';
export const offer = 'Oferta';
export const viewingStatuses: Record<ViewingStatus, string> = {
  proposed: 'Propuesta',
  countered: 'Contrapropuesta',
  agreed: 'Acordada',
  declined: 'Rechazada',
  cancelled: 'Cancelada',
  done: 'Se hizo',
  missed: 'No se hizo',
  expired: 'Caducada',
};
export const offerStatuses: Record<OfferStatus, string> = {
  offered: 'Abierta',
  accepted: 'Aceptada',
  declined: 'Rechazada',
  taken_back: 'Retirada',
  stepped_back: 'Desistida',
  expired: 'Caducada',
  ended: 'Terminada',
  moved_in: 'Se mudó',
};
interface OfferTerms {
  rent: string;
  deposit: string;
  day: string;
}
export const offerTerms = ({ rent, deposit, day }: OfferTerms) =>
  `${rent} al mes, fianza ${deposit}, mudanza el ${day}`;

export const linkedAccounts = 'Quizá sea la misma persona';
export const linkedHint = 'Solo es un indicio: quienes conviven comparten red y dispositivos.';
export const linkReasons = {
  browser: 'Inició sesión en el mismo navegador en menos de diez minutos',
  network: 'Inició sesión desde la misma red',
};

// The panel of a reported wanted page.
export const theWantedPage = 'El anuncio de búsqueda';
export const onlyAuthor = 'Oculto: solo lo ve quien lo escribió';
export const askHideWantedHint = 'Solo lo verá quien lo escribió, hasta que lo muestres de nuevo.';
export const authorReads = 'Quien lo escribió lee esto.';
export const wantedIsHidden = 'El anuncio de búsqueda está oculto';
export const wantedIsShown = 'El anuncio de búsqueda vuelve a mostrarse';
