import { formatNumber } from './format.ts';
import { plural } from './plural.ts';

export const loadingApplicants = 'Cargando las solicitudes…';
export const applicantsFailed = 'No se pudieron cargar las solicitudes';
export const allOpen = 'Abiertas';
export const sorts = {
  fit: 'Mayor compatibilidad',
  waiting: 'Más tiempo esperando',
  newest: 'Más recientes',
};
export const stages = {
  new: 'Nueva',
  talking: 'En conversación',
  viewing: 'Visita acordada',
  offered: 'Con oferta',
  offer_accepted: 'Oferta aceptada',
  moved_in: 'Mudanza hecha',
  declined: 'Rechazada',
  withdrawn: 'Retirada',
  expired: 'Caducada',
};
export const noneInStage = 'Ahora no hay nadie aquí';
export const nobody = 'Nadie ha escrito todavía sobre esta habitación';
export const nobodyHint = 'Quien escriba aparecerá aquí, junto con su compatibilidad con el hogar.';

export const notComparable = 'Faltan respuestas para comparar';
export const waitingSince = ({ moment }: { moment: string }) => `Espera desde: ${moment}`;
export const moveInUnknown = 'No ha dicho cuándo se mudaría';
export const movesIn = ({ day }: { day: string }) => `Se muda el ${day}`;
export const movesInThatDay = ({ day }: { day: string }) =>
  `Se muda el ${day}, el día en que la habitación queda libre`;
export const movesInBefore = ({ day, count }: { day: string; count: number }) =>
  plural(count, {
    one: `Se muda el ${day}, ${formatNumber(count)} día antes de que la habitación quede libre`,
    many: `Se muda el ${day}, ${formatNumber(count)} de días antes de que la habitación quede libre`,
    other: `Se muda el ${day}, ${formatNumber(count)} días antes de que la habitación quede libre`,
  });
export const movesInAfter = ({ day, count }: { day: string; count: number }) =>
  plural(count, {
    one: `Se muda el ${day}, ${formatNumber(count)} día después de que la habitación quede libre`,
    many: `Se muda el ${day}, ${formatNumber(count)} de días después de que la habitación quede libre`,
    other: `Se muda el ${day}, ${formatNumber(count)} días después de que la habitación quede libre`,
  });
export const staysFor = ({ stay }: { stay: string }) => `Se queda ${stay}`;
export const whyThisFit = 'Por qué esta compatibilidad';
export const lowestWith = ({ name }: { name: string }) =>
  `La compatibilidad más baja es con ${name}.`;
export const open = 'Abrir';
export const openConversation = ({ name }: { name: string }) => `Abrir la conversación con ${name}`;
