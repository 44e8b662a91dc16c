import type { NoticeReason } from '#contract/vocabulary.ts';

export const noticeTitle = 'Denunciar esta habitación';
export const noticeLede = 'Cuenta a la administración qué está mal. No necesitas una cuenta.';
export const reasonQuestion = '¿Qué está mal?';
export const reasons: Record<NoticeReason, string> = {
  illegal: 'Infringe la ley',
  discrimination: 'Discrimina',
  scam: 'Es una estafa o la habitación no existe',
  mine: 'Es mío: mi habitación, mis fotos o mi texto',
};
export const chooseReason = 'Elige un motivo';
export const details = '¿Qué deberíamos saber? (opcional)';
export const detailsHint = 'Di qué has visto y dónde, y qué ley infringe si lo sabes.';
export const detailsTooLong = 'Es más de lo que cabe';
export const email = 'Tu dirección de correo';
export const emailHint =
  'Te enviamos un enlace para confirmar la denuncia y, después, nuestra decisión. Quien ofrece la habitación no la conocerá.';
export const enterEmail = 'Escribe tu dirección de correo, como nombre@example.com';
export const sendNotice = 'Enviar la denuncia';
export const checkMail = 'Confírmala por correo';
export const checkMailHint =
  'Te hemos enviado un enlace. Ábrelo en un plazo de dos días y confirma la denuncia: solo entonces la ve la administración.';
export const tooMany = 'Han sido muchas denuncias';
export const tooManyHint = 'Vuelve a intentarlo mañana.';
export const notPublic = 'Esta habitación no es pública';
export const notPublicHint = 'No hay nada que denunciar: nadie más la ve.';
export const confirmSubject = ({ title }: { title: string }) =>
  `Confirma tu denuncia sobre «${title}»`;
export const confirmText =
  'Alguien ha denunciado esta habitación en RoomieRadar y ha dado tu dirección de correo. Si has sido tú, confírmalo en un plazo de dos días: solo entonces la ve la administración. Si no, no hagas nada.';
export const confirmLink = 'Ver la denuncia y confirmarla';
export const askConfirm = '¿Enviar esta denuncia a la administración?';
export const confirmButton = 'Sí, enviarla';
export const confirmed = 'La administración tiene tu denuncia';
export const confirmedHint = 'Te escribiremos cuando haya una decisión.';
export const confirmedBefore = 'Esta denuncia ya está confirmada';
