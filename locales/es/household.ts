import { rich, type Wrap } from '../rich.ts';
import { formatNumber } from './format.ts';
import { plural, pluralText } from './plural.ts';

export const thisRoomie = 'este roomie';

export const whoLivesHere = 'Quién vive aquí';
export const loading = 'Cargando quién vive aquí…';
export const nobodyNamed = 'Aún no se ha unido nadie de quienes viven aquí.';
export const weakestPair = {
  scored: ({ name, score, isolated }: { name: string; score: number; isolated: Wrap }) =>
    rich`Tu compatibilidad más baja aquí: ${isolated(name)}, ${formatNumber(score)} de 100. Esa es tu compatibilidad con este hogar, porque en un hogar se vive tan bien como el dúo que peor encaja.`,
  scoredConflict: ({ name, score, isolated }: { name: string; score: number; isolated: Wrap }) =>
    rich`Tu compatibilidad más baja aquí: ${isolated(name)}, ${formatNumber(score)} de 100, con un conflicto. Esa es tu compatibilidad con este hogar, porque en un hogar se vive tan bien como el dúo que peor encaja.`,
  plain: ({ name, isolated }: { name: string; isolated: Wrap }) =>
    rich`Tu compatibilidad más baja aquí: ${isolated(name)}. Esa es tu compatibilidad con este hogar, porque en un hogar se vive tan bien como el dúo que peor encaja.`,
  conflict: ({ name, isolated }: { name: string; isolated: Wrap }) =>
    rich`Tu compatibilidad más baja aquí: ${isolated(name)}, con un conflicto. Esa es tu compatibilidad con este hogar, porque en un hogar se vive tan bien como el dúo que peor encaja.`,
};
export const offersRoom = 'Ofrece esta habitación';
export const weakest = 'Menos compatible';
export const allDiffers = 'Sus respuestas y las tuyas no coinciden en nada';

export const iLiveHere = 'Yo también vivo aquí';
export const inviteHint =
  'Envía a cada persona que vive aquí su propio enlace. Cada una acepta por sí misma y puede salir cuando quiera. Así los roomies ven su compatibilidad con cada persona del hogar.';
export const makeLink = 'Crear enlace de invitación';
export const openLinks = 'Enlaces sin usar';
export const linksHint = ({ days }: { days: number }) =>
  plural(days, {
    one: `Cada enlace sirve una sola vez, durante ${formatNumber(days)} día. Solo tú los ves.`,
    many: `Cada enlace sirve una sola vez, durante ${formatNumber(days)} de días. Solo tú los ves.`,
    other: `Cada enlace sirve una sola vez, durante ${formatNumber(days)} días. Solo tú los ves.`,
  });
export const newestLink = ({ ends }: { ends: string }) => `El enlace de arriba, caduca el ${ends}`;
export const olderLink = ({ made, ends }: { made: string; ends: string }) =>
  `Creado el ${made}, caduca el ${ends}`;
export const withdraw = 'Retirar';
export const withdrawLink = ({ ends }: { ends: string }) =>
  `Retirar el enlace que caduca el ${ends}`;
export const invitationLink = 'Enlace de invitación';
export const linkHint =
  'Cópialo ahora: no se vuelve a mostrar. Puede unirse la primera persona que lo abra.';
export const takeOutQuestion = ({ name }: { name: string }) => `¿Quitar a ${name} de tu hogar?`;
export const takeOutHint =
  'Dejará de aparecer en la página de esta habitación. No recibirá ningún aviso.';
export const tookOut = ({ name }: { name: string }) => `${name} ya no está en tu hogar`;
export const notTakenOut = 'Sigue en tu hogar';

export const leaveRoom = ({ title }: { title: string }) => `Salir de ${title}`;
export const leaveQuestion = '¿Salir de este hogar?';
export const leaveHint =
  'Dejarás de aparecer en la página de la habitación. Para volver, necesitas otra invitación de quien la ofrece.';
export const left = 'Has salido del hogar';
export const notLeft = 'Sigues en el hogar';

export const whereYouLive = 'Dónde vives';
export const applicantsFor = ({ title }: { title: string }) => `Solicitudes para ${title}`;
export const joined = ({ day }: { day: string }) => `Desde el ${day}`;
export const joinedHidden = ({ day }: { day: string }) =>
  `Desde el ${day} · ahora mismo no es público`;
export const firstShown = pluralText({
  one: 'Se muestra solo #.',
  many: 'Se muestran los primeros #.',
  other: 'Se muestran los primeros #.',
});

export const questionTitle = '¿Vives aquí?';
export const memberTitle = 'Vives aquí';
export const offeredBy = ({
  name,
  title,
  isolated,
}: {
  name: string;
  title: string;
  isolated: Wrap;
}) => rich`${isolated(name)} ofrece una habitación en esta casa: «${isolated(title)}»`;
export const offeredByYou = ({ title, isolated }: { title: string; isolated: Wrap }) =>
  rich`Ofreces una habitación en esta casa: «${isolated(title)}»`;
export const ownLink =
  'Este enlace es tuyo. Envíalo a alguien que viva allí contigo: sirve una sola vez.';
export const joinHint = ({ name }: { name: string }) =>
  `Si dices que sí, la página de la habitación mostrará tu nombre y tu foto a los roomies con sesión abierta, y su compatibilidad contigo. Puedes salir cuando quieras, y ${name} puede quitarte.`;
export const yes = 'Sí, vivo aquí';
export const no = 'No';
export const joining = 'Un momento…';
export const notJoined = 'No te has unido';
export const linkEnds = ({ day }: { day: string }) => `El enlace funciona hasta el ${day}.`;
export const youJoined = 'Ya estás en el hogar';
export const youJoinedHint = ({ profile }: { profile: Wrap }) =>
  rich`Puedes salir desde ${profile('tu perfil')}.`;
export const seeRoom = 'Ver la habitación';
