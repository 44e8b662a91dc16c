import type {
  AppealDecisionName,
  ModerationRule,
  NoticeReason,
  StatementAction,
} from '#contract/vocabulary.ts';

export const noticeTitle = 'Denunciar esta habitación';
export const noticeLede = 'Dile a la administración qué está mal. No necesitas cuenta.';
export const reasonQuestion = '¿Qué está mal?';
export const reasons: Record<NoticeReason, string> = {
  illegal: 'Infringe la ley',
  discrimination: 'Discrimina',
  scam: 'Es una estafa o la habitación no existe',
  mine: 'Es mío: mi habitación, mis fotos o mi texto',
};
export const chooseReason = 'Elige un motivo';
export const details = '¿Qué deberíamos saber? (opcional)';
export const detailsHint = 'Di qué has visto y dónde, y, si lo sabes, qué ley infringe.';
export const detailsTooLong = 'El texto es demasiado largo';
export const email = 'Tu dirección de correo';
export const emailHint =
  'Te enviamos un enlace para confirmar la denuncia y, después, nuestra decisión. Quien ofrece la habitación no verá tu dirección.';
export const enterEmail = 'Escribe tu dirección de correo, como nombre@example.com';
export const sendNotice = 'Enviar denuncia';
export const inNumbers = 'Denuncias en cifras';
export const checkMail = 'Confirma la denuncia por correo';
export const checkMailHint =
  'Te hemos enviado un enlace. Ábrelo en un plazo de dos días y confirma la denuncia: solo entonces la ve la administración.';
export const tooMany = 'Demasiadas denuncias';
export const tooManyHint = 'Vuelve a intentarlo mañana.';
export const notPublic = 'Esta habitación no es pública';
export const notPublicHint = 'No hay nada que denunciar: nadie más la ve.';
export const confirmSubject = 'Confirma tu denuncia';
export const confirmText =
  'Alguien denunció una habitación en RoomieRadar y dio tu dirección de correo. Si fuiste tú, confirma la denuncia en un plazo de dos días: solo entonces la ve la administración. Si no, no hagas nada.';
export const confirmLink = 'Ver la denuncia y confirmarla';
export const askConfirm = '¿Enviar esta denuncia a la administración?';
export const confirmButton = 'Sí, enviarla';
export const confirmed = 'La administración tiene tu denuncia';
export const confirmedHint = 'Te escribiremos cuando haya una decisión.';
export const confirmedBefore = 'Esta denuncia ya está confirmada';

export const rules: Record<ModerationRule, string> = {
  scam: 'No engañes a nadie para conseguir su dinero o sus documentos.',
  not_real: 'Ofrece solo habitaciones que existan, tal como son.',
  not_theirs: 'Publica solo tu habitación, tus fotos y tus textos.',
  discrimination: 'No excluyas a nadie por ser quien es.',
  illegal: 'No publiques nada que infrinja la ley.',
  harassment: 'No acoses ni amenaces a nadie.',
  spam: 'No envíes publicidad ni mensajes masivos.',
  other: 'Respeta las condiciones de este sitio.',
};
export const hidden = ({ title }: { title: string }) => `Hemos ocultado tu habitación «${title}»`;
export const wantedHidden = ({ title }: { title: string }) =>
  `Hemos ocultado tu anuncio de búsqueda «${title}»`;
export const deleted = ({ title }: { title: string }) => `Hemos eliminado tu habitación «${title}»`;
export const suspended = 'Hemos suspendido tu cuenta';
export const warnedAbout = ({ title }: { title: string }) =>
  `Una denuncia sobre «${title}» estaba justificada`;
export const warned = 'Una denuncia sobre ti estaba justificada';
export const effects: Record<StatementAction, string> = {
  listing_hidden: 'Solo tú ves la habitación.',
  wanted_hidden: 'Solo tú ves el anuncio.',
  listing_deleted:
    'La habitación y sus fotos ya no existen y no se pueden recuperar. Si revocamos la decisión, puedes volver a publicarla.',
  user_suspended: 'No puedes iniciar sesión y nadie ve tu perfil ni tus habitaciones.',
  warned: 'No se ha ocultado nada. Respeta la regla a partir de ahora.',
};
export const ruleIs = ({ rule }: { rule: string }) => `La regla: ${rule}`;
export const foundIs = ({ note }: { note: string }) => `Lo que hemos visto: ${note}`;
export const decidedOn = ({ day }: { day: string }) =>
  `Lo decidió una persona el ${day}, no un programa.`;
export const howToAppeal = ({ day }: { day: string }) =>
  `Si crees que es un error, puedes presentar un recurso, uno solo, hasta el ${day}. Si hay alguien más en la administración, decidirá esa persona.`;
export const readReasons = 'Leer los motivos y recurrir';
export const statementTitle = 'Por qué hemos tomado esta decisión';
export const yourAppeal = 'Tu recurso';
export const appealHint = 'Di por qué la decisión es un error. Puedes recurrir una vez.';
export const writeAppeal = 'Escribe por qué la decisión es un error';
export const appealTooLong = 'El texto es demasiado largo';
export const sendAppeal = 'Enviar el recurso';
export const appealSent = 'Tenemos tu recurso.';
export const appealSentHint = 'Te escribiremos cuando esté resuelto.';
/** Above what was typed, in the form where it can be sent. */
export const cannotBeStored =
  'Hay caracteres que no se pueden guardar. Aquí ya no están: envíalo otra vez';
/** A headline above what was typed, where there is no form any more. */
export const notSent = 'Lo que escribiste no se envió';
export const appealOver = 'El plazo para recurrir ha terminado.';
export const decisionLabels: Record<AppealDecisionName, string> = {
  upheld: 'Lo hemos revisado: la decisión se mantiene.',
  reversed: 'Lo hemos revisado y hemos retirado la decisión.',
};
export const appealUpheld = 'Tu recurso: la decisión se mantiene';
export const appealReversed = 'Tu recurso: hemos retirado la decisión';
export const reportAbout = ({ title }: { title: string }) => `Tu denuncia sobre «${title}»`;
export const yourReport = 'Tu denuncia';
export const reportResolved = 'Infringe nuestras reglas y hemos actuado. Gracias por avisarnos.';
export const reportDismissed =
  'No hemos encontrado nada que infrinja nuestras reglas, así que no se ha cambiado nada. Gracias por avisarnos.';
export const hiddenSince = ({ day }: { day: string }) => `Oculta desde el ${day}.`;
export const whatToChange =
  'Cambia lo que se indica aquí, recurre y di qué has cambiado: solo la administración puede volver a mostrar la habitación.';
export const decisionsAboutYou = 'Decisiones sobre ti';
export const showReasons = 'Motivos y recurso';
export const pickRule = '¿Qué regla infringe?';
export const pickRuleHint = 'La exposición de motivos la menciona.';
export const appeals = 'Recursos';
export const appealsLede =
  'Recursos contra decisiones sobre habitaciones y cuentas, lo más reciente primero.';
export const openAppeals = 'Abiertos';
export const decidedAppeals = 'Resueltos';
export const noAppeals = 'No hay recursos';
export const noAppealsHint = 'Nadie ha recurrido.';
export const uphold = 'Mantener';
export const reverse = 'Revocar';
export const askUphold = '¿Mantener la decisión?';
export const askReverse = '¿Revocar la decisión y deshacer lo que hizo?';
export const appealReads = 'Lo leerá quien ha recurrido.';
export const firstReasons = 'La decisión';
export const otherMustDecide = 'Debe decidir otra persona de la administración.';
export const isDecided = 'El recurso está resuelto';
