import { formatNumber } from './format.ts';
import { plural, pluralText } from './plural.ts';

export const whatWeKnow = 'Lo que sabemos';
export const whatWeKnowHint = 'Hechos con su fecha y cómo los sabemos. No son valoraciones.';
export const loadingLedger = 'Cargando los datos…';

export const memberSince = ({ day }: { day: string }) => `Tiene cuenta desde el ${day}`;
export const memberSinceHow =
  'El servicio con el que inicia sesión ha confirmado su correo electrónico.';

export const addressAt = ({ domain }: { domain: string }) => `Tiene un correo en ${domain}`;
export const addressAtUniversity = ({
  university,
  domain,
}: {
  university: string;
  domain: string;
}) => `Tiene un correo en ${university} (${domain})`;
export const universityHow = 'Según la lista pública swot, el dominio es de esta universidad.';
export const addressHow = ({ domain, day }: { domain: string; day: string }) =>
  `El ${day} introdujo un código que enviamos allí. No sabemos quién recibe un correo en ${domain}, y no guardamos la dirección.`;

export const answersWithin = ({ hours }: { hours: number }) =>
  hours < 24
    ? plural(hours, {
        one: 'Suele responder en una hora',
        many: `Suele responder en ${formatNumber(hours)} horas`,
        other: `Suele responder en ${formatNumber(hours)} horas`,
      })
    : plural(hours / 24, {
        one: 'Suele responder en un día',
        many: `Suele responder en ${formatNumber(hours / 24)} días`,
        other: `Suele responder en ${formatNumber(hours / 24)} días`,
      });
export const answersHow = ({ count, days, day }: { count: string; days: string; day: string }) =>
  `De quienes escribieron en los ${days} días anteriores al ${day}, al menos la mitad tuvo respuesta en ese plazo. Respuestas contadas: ${count}.`;

export const noneUpheld = 'Ninguna denuncia se ha confirmado';
export const reportsUpheld = pluralText({
  one: 'Se ha confirmado una denuncia',
  other: 'Se han confirmado # denuncias',
});
export const upheldHow = ({ months }: { months: string }) =>
  `Decisiones de la administración sobre esta persona y sus habitaciones en los últimos ${months} meses, después de los recursos.`;
export const upheldLast = ({ day }: { day: string }) => `La última es del ${day}.`;

export const photosOnlyHere = pluralText({
  one: 'Nadie más muestra aquí su foto',
  other: 'Nadie más muestra aquí sus # fotos',
});
export const photosHow = ({ day }: { day: string }) =>
  `Comparamos el aspecto de las fotos, también recortadas o reflejadas, con las de quienes publican otros anuncios. Comparadas el ${day}.`;

export const confirmedOn = ({ day }: { day: string }) => `Confirmada el ${day}`;
export const ownerConfirmed = 'Ese día, quien la publica dijo que está disponible.';
export const sourceConfirmed = 'Ese día seguía en el sitio del que procede.';

export const rentAbove = ({ percent }: { percent: string }) =>
  `El alquiler está un ${percent} % por encima de la mediana de la zona`;
export const rentBelow = ({ percent }: { percent: string }) =>
  `El alquiler está un ${percent} % por debajo de la mediana de la zona`;
export const rentAtMedian = 'El alquiler está en la mediana de la zona';
export const rentHow = ({ count, km, amount }: { count: string; km: string; amount: string }) =>
  `De las otras ${count} habitaciones de este tipo que se ofrecen hoy a menos de ${km}\u{a0}km, la mitad cuesta como máximo ${amount} al mes, con los gastos que indican.`;
export const rentFarBelow = 'Los alquileres tan bajos suelen ser el gancho de una estafa';
export const rentFarBelowAdvice =
  'Puede ser cierto. Visita la habitación y conoce a quien la ofrece antes de pagar nada.';
