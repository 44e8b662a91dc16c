import type { ClauseId, Section } from '#contract/agreements/clauses.ts';
import { formatTime } from './format.ts';

// El acuerdo de convivencia como página para imprimir, también en otro idioma que el de la app.
export const noLease =
  'Este acuerdo trata de la convivencia. No es un contrato de alquiler ni lo sustituye.';
export const sectionNames: Record<Section, string> = {
  quiet: 'Silencio',
  guests: 'Visitas',
  cleaning: 'Limpieza',
  kitchen: 'Cocina',
  money: 'Dinero',
  pets: 'Mascotas',
  smoking: 'Tabaco',
  moving_out: 'Mudanza',
};
export const clauseTexts: Record<ClauseId, string> = {
  'quiet.by_20': `Entre semana hay silencio desde las ${formatTime(20, 0)}.`,
  'quiet.by_22': `Entre semana hay silencio desde las ${formatTime(22, 0)}.`,
  'quiet.by_24': 'Entre semana hay silencio desde medianoche.',
  'quiet.no_hour': 'No hay horas fijas de silencio.',
  'overnight_guests.never': 'Las visitas no se quedan a dormir.',
  'overnight_guests.monthly':
    'Cada persona puede tener visitas a dormir dos veces al mes como máximo.',
  'overnight_guests.weekly': 'Cada persona puede tener visitas a dormir todas las semanas.',
  'overnight_guests.most_nights': 'Las visitas pueden quedarse a dormir, también casi a diario.',
  'gatherings.never': 'No invitamos a amistades a casa.',
  'gatherings.few_a_year': 'Cada persona puede invitar a amistades algunas veces al año.',
  'gatherings.monthly': 'Cada persona puede invitar a amistades todos los meses.',
  'gatherings.weekly': 'Cada persona puede invitar a amistades todas las semanas.',
  'cleaning.when_needed': 'Recogemos cuando hace falta.',
  'cleaning.every_few_days': 'Limpiamos lo que ensuciamos en unos días.',
  'cleaning.same_day': 'Limpiamos lo que ensuciamos el mismo día.',
  'cleaning.right_away': 'Limpiamos lo que ensuciamos enseguida.',
  'chores.as_it_comes': 'Quien ve una tarea pendiente la hace.',
  'chores.by_asking': 'Nos avisamos cuando hay tareas o facturas.',
  'chores.by_turns': 'Nos turnamos con las tareas y las facturas.',
  'chores.written_plan': 'Un plan por escrito dice quién hace cada tarea y paga cada factura.',
  'sharing.nothing': 'Cada persona tiene su comida y sus cosas.',
  'sharing.basics': 'Compartimos lo básico, como aceite, sal y lavavajillas.',
  'sharing.some_meals': 'Compartimos lo básico y a veces cocinamos en común.',
  'sharing.most_things': 'Compartimos casi toda la comida y las cosas.',
  'pets.none': 'En casa no viven mascotas.',
  'pets.welcome': 'Las mascotas son bienvenidas.',
  'smoking.never': 'En casa nadie fuma ni vapea.',
  'smoking.outside': 'Solo se fuma y se vapea fuera del edificio.',
  'smoking.balcony': 'Se puede fumar y vapear en el balcón o en la ventana.',
  'smoking.indoors': 'Se puede fumar y vapear dentro de casa.',
  'money.equal': 'Pagamos los gastos comunes a partes iguales y hacemos cuentas una vez al mes.',
  'money.on_time': 'Cada persona paga su parte del alquiler antes de que venza.',
  'moving_out.notice': 'Quien quiera mudarse avisa a los demás al menos dos meses antes.',
  'moving_out.clean': 'Quien se muda ayuda a encontrar a otra persona y deja limpia la habitación.',
};
export const versionNumber = ({ number }: { number: string }) => `Versión ${number}`;
export const acceptedOn = ({ name, day }: { name: string; day: string }) =>
  `Aceptado como ${name} el ${day}`;
export const notAccepted = 'Todavía sin aceptar';
export const pageTitle = ({ group }: { group: string }) => `Acuerdo de convivencia: ${group}`;
export const notAllAccepted = 'Todavía no ha aceptado esta versión todo el grupo.';
export const memberHidden = 'Un miembro';
