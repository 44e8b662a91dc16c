import { pluralText } from './plural.ts';

// El acuerdo de convivencia de un grupo: su pantalla y la página para imprimir.
export const loading = 'Cargando el acuerdo de convivencia…';
export const failed = 'No se pudo cargar el acuerdo de convivencia';
export const none = 'Todavía no hay acuerdo de convivencia';
export const noneHint =
  'El borrador sale de las respuestas de todo el grupo: donde coinciden, propone la norma; donde no, las dos propuestas más cercanas. Todo se puede cambiar.';
export const draft = 'Crear el borrador';

// Las normas y cómo cambian.
export const openPoint =
  'Aquí las respuestas no coinciden. Elige una propuesta o escribe otra norma.';
export const choose = 'Elegir esta';
export const closerTo = ({ names }: { names: string }) => `Más cerca de ${names}`;
export const editRule = ({ rule }: { rule: string }) => `Cambiar: ${rule}`;
export const removeRule = ({ rule }: { rule: string }) => `Quitar: ${rule}`;
export const writeOwn = 'Escribir otra';
export const addRule = 'Añadir una norma';
export const addRuleTo = ({ section }: { section: string }) => `Añadir una norma: ${section}`;
export const noRules = 'Todavía sin normas';
export const rule = 'Norma';
export const ruleHint = 'La lee todo el grupo. Se queda en el idioma en que la escribes.';
export const changeRule = 'Cambiar la norma';
export const changedMeanwhile = 'Alguien cambió esta norma mientras escribías. Ahora dice:';
export const replaceTheirs = 'Sustituirla por la mía';
export const removedMeanwhile =
  'Alguien quitó esta norma mientras escribías. Copia tu texto si aún lo necesitas.';
export const showAnswers = 'Mostrar al grupo qué propuestas se acercan más a mis respuestas';
export const showAnswersHint = 'Solo mientras un punto está abierto. Puedes dejar de hacerlo.';

// Aceptar.
export const acceptance = 'Aceptación';
export const openLeft = pluralText({
  one: 'Antes de aceptar hay que decidir el punto abierto.',
  many: 'Antes de aceptar hay que decidir los # puntos abiertos.',
  other: 'Antes de aceptar hay que decidir los # puntos abiertos.',
});
export const yourName = 'Tu nombre';
export const nameHint = 'El grupo lo ve aquí y en la página impresa.';
export const accept = 'Aceptar esta versión';
export const notAcceptedYet = 'Todavía no has aceptado esta versión.';
export const acceptBelow = 'Ir a la aceptación';
export const allAccepted = 'Todo el grupo ha aceptado esta versión.';
export const startsAnew =
  'Cuando algo cambia o alguien se une empieza una versión nueva, y todo el grupo la acepta de nuevo.';
export const readAgain = 'El acuerdo cambió mientras lo leías. Léelo otra vez antes de aceptarlo.';
export const you = 'tú';

// Qué ha cambiado.
export const changes = 'Cambios';
export const noChanges = 'Nada ha cambiado desde el borrador.';
export const added = ({ name }: { name: string }) => `${name} añadió`;
export const changed = ({ name }: { name: string }) => `${name} cambió`;
export const removed = ({ name }: { name: string }) => `${name} quitó`;
export const undone = ({ name }: { name: string }) => `${name} deshizo un cambio`;
export const wasOpen = 'Punto abierto';
export const noRule = 'Sin norma';
export const before = 'Antes';
export const after = 'Después';
export const undoChange = ({ rule: text }: { rule: string }) => `Deshacer el cambio: ${text}`;
export const changesFailed = 'No se pudieron cargar los cambios';

// Versiones anteriores.
export const earlier = 'Versiones anteriores';
export const endedByChange = ({ day }: { day: string }) => `Hasta el ${day}, cuando algo cambió`;
export const endedByMember = ({ day }: { day: string }) =>
  `Hasta el ${day}, cuando alguien se unió`;
export const versionsFailed = 'No se pudieron cargar las versiones anteriores';

// La página para imprimir.
export const printIn = 'La página para imprimir, en';
export const back = 'Volver a editar';
