import { formerAccountDays } from '#contract/quotas.ts';
import { formatNumber } from './format.ts';
import { pluralText } from './plural.ts';

export const whereSignedIn = 'Dónde tienes sesión abierta';
export const yourData = 'Tus datos';
export const peopleYouBlocked = 'Personas bloqueadas';
export const deleteAccount = 'Eliminar cuenta';

export const partsOfProfile = 'Partes de tu perfil';
export const sectionHints = {
  about: 'Quién eres y qué buscas',
  habits: 'Tus respuestas sobre la convivencia',
  preferences: 'Lo que te importa de otras personas',
  notifications: 'De qué te avisamos y dónde',
  privacy: 'Quién te ve, a quién bloqueaste y tus datos',
  account: 'Dónde tienes la sesión abierta y cómo eliminar la cuenta',
};
export const notSavedYet = 'Sin guardar';

export const editPart = ({ part }: { part: string }) => `Editar: ${part}`;
export const notFilledIn = 'Sin rellenar';
export const typedIsBackHint =
  'No lo habías guardado. Quedó en este navegador, salvo la fecha de nacimiento.';
export const saveFailedHint = ({ reason }: { reason: string }) =>
  `${reason} Todo lo que cambiaste sigue aquí.`;
export const profileSaved = 'Tu perfil se ha guardado';
export const answersSaved = 'Tus respuestas se han guardado';
export const preferencesSaved = 'Tus preferencias se han guardado';

export const intent = 'Qué te trae por aquí';
export const budget = 'Presupuesto';
export const movingIn = 'Entrada';
export const fromDay = ({ day }: { day: string }) => `Desde el ${day}`;
export const budgetBetween = ({ least, most }: { least: string; most: string }) =>
  `De ${least} a ${most} al mes`;
export const budgetUpTo = ({ most }: { most: string }) => `Hasta ${most} al mes`;
export const budgetFrom = ({ least }: { least: string }) => `Desde ${least} al mes`;

export const answerFirst =
  'Responde primero las preguntas de «Cómo vives». Después podrás elegir qué buscas en un roomie.';
export const acceptedAnswers = ({ answers, weight }: { answers: string; weight: string }) =>
  `${answers} (${weight})`;
export const importanceNotes = {
  0: 'nada',
  1: 'un poco',
  2: 'bastante',
  4: 'mucho',
};
export const dealbreakerNote = 'motivo de descarte';

export const choosePhoto = 'Elegir una foto';
export const changePhoto = 'Cambiar foto';
export const removePhoto = 'Quitar foto';
export const photoFile = 'Archivo de la foto';
export const photoChanged = 'Tu foto se ha cambiado';
export const photoRemoved = 'Tu foto se ha quitado';
export const photoNotRemoved = 'No se pudo quitar tu foto';
export const wrongFile = 'Este archivo no puede ser tu foto';
export const photoUnchanged = 'Tu foto no ha cambiado.';
export const cancelUpload = 'Cancelar la subida';
export const chooseSection = 'Elige qué se ve';
export const takePhoto = 'Usar esta foto';
export const cropper = 'Tu imagen; el círculo será tu foto';
export const cropperHint =
  'Arrastra la imagen o muévela con las flechas del teclado. Amplía con dos dedos, con el control deslizante o con + y −.';
export const zoom = 'Zoom';

export const loadingSessions = 'Cargando tus sesiones abiertas…';
export const unknownDevice = 'Dispositivo desconocido';
export const thisDevice = 'Este dispositivo';
export const sessionDays = ({ since, lastUsed }: { since: string; lastUsed: string }) =>
  `Desde: ${since} · último uso: ${lastUsed}`;
export const signOutThere = 'Cerrar esa sesión';
export const stillSignedInThere = 'Esa sesión sigue abierta';
export const signOutElsewhere = 'Cerrar las demás sesiones';
export const stillSignedInElsewhere = 'Tus otras sesiones siguen abiertas';

export const nameless = 'Alguien sin nombre';
export const unblockName = ({ name: who }: { name: string }) => `Desbloquear a ${who}`;
export const firstBlocked = pluralText({
  one: 'Se muestra solo #.',
  many: 'Se muestran las primeras #.',
  other: 'Se muestran las primeras #.',
});

export const exportHint =
  'Un archivo para ti: tu perfil, tus respuestas, tus anuncios, los mensajes que escribiste y recibiste, y tus denuncias.';
export const exportFailed = 'No se pudieron descargar tus datos';
export const download = 'Descargar mis datos';

export const deleteHint =
  'También se eliminan tu perfil, tus respuestas, tu foto y tus anuncios, y no se puede deshacer.';
export const notDeleted = 'Tu cuenta no se ha eliminado';
export const deleteYourAccount = '¿Eliminar tu cuenta?';
export const deleteForGood = 'Eliminar para siempre';
export const typeToConfirm = ({ word }: { word: string }) => `Escribe «${word}» para confirmar`;
export const accountDeleted = 'Tu cuenta se ha eliminado';
export const thisDeletes = 'Esto elimina, al momento y para siempre:';
export const deletesProfile = 'tu perfil, tus respuestas y tu foto;';
export const deletesPlaces = 'todos tus anuncios, con sus fotos.';
export const messagesStay = 'Los demás conservan lo que les escribiste, sin tu nombre.';
export const signsOut = 'Se cierra tu sesión en todos los dispositivos.';
export const blocksStay = `Para que nadie eluda un bloqueo, guardamos quién bloqueó a quién durante ${formatNumber(formerAccountDays)} días, con un código en lugar del nombre. Si vuelves, los bloqueos y límites se aplican de nuevo. Una suspensión dura hasta que alguien de la administración la levante.`;

/** Where someone is signed in: names of a browser and of an operating system. */
export const device = ({ browser, system }: { browser: string; system: string }) =>
  `${browser} en ${system}`;

// Who finds the profile.
export const whoSeesYou = 'Quién te ve';
export const youAreShown = 'Otras personas encuentran tu perfil y ven cómo encajarían contigo.';
export const youAreHidden =
  'Nadie encuentra tu perfil: no apareces en ninguna lista, coincidencia ni hogar. Las personas con las que hablaste siguen viendo tus mensajes, y las habitaciones que ofreces siguen siendo públicas con tu nombre.';
export const seeAsOthers = 'Verlo como los demás';
export const hideMe = 'Ocultar mi perfil';
export const showMe = 'Volver a mostrar mi perfil';
export const nowHidden = 'Ahora nadie te encuentra';
export const nowShown = 'Ya te pueden encontrar otra vez';
export const visibilityFailed = 'No se pudo cambiar';
