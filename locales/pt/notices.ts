import type { NoticeReason } from '#contract/vocabulary.ts';

export const noticeTitle = 'Denunciar este quarto';
export const noticeLede = 'Conte à administração o que está errado. Você não precisa de conta.';
export const reasonQuestion = 'O que está errado?';
export const reasons: Record<NoticeReason, string> = {
  illegal: 'Viola a lei',
  discrimination: 'Discrimina',
  scam: 'É um golpe ou o quarto não existe',
  mine: 'É meu: meu quarto, minhas fotos ou meu texto',
};
export const chooseReason = 'Escolha um motivo';
export const details = 'O que devemos saber? (opcional)';
export const detailsHint = 'Diga o que você viu e onde, e que lei isso viola, se souber.';
export const detailsTooLong = 'É mais do que cabe';
export const email = 'Seu e-mail';
export const emailHint =
  'Enviamos um link para confirmar a denúncia e, depois, nossa decisão. Quem oferece o quarto não fica sabendo dele.';
export const enterEmail = 'Digite seu e-mail, como nome@example.com';
export const sendNotice = 'Enviar a denúncia';
export const checkMail = 'Confirme por e-mail';
export const checkMailHint =
  'Enviamos um link para você. Abra-o em até dois dias e confirme a denúncia: só então a administração a vê.';
export const tooMany = 'Foram muitas denúncias';
export const tooManyHint = 'Tente de novo amanhã.';
export const notPublic = 'Este quarto não é público';
export const notPublicHint = 'Não há nada a denunciar: ninguém mais o vê.';
export const confirmSubject = ({ title }: { title: string }) =>
  `Confirme sua denúncia sobre “${title}”`;
export const confirmText =
  'Alguém denunciou este quarto no RoomieRadar e informou seu e-mail. Se foi você, confirme em até dois dias: só então a administração vê a denúncia. Se não foi, não faça nada.';
export const confirmLink = 'Ver a denúncia e confirmar';
export const askConfirm = 'Enviar esta denúncia à administração?';
export const confirmButton = 'Sim, enviar';
export const confirmed = 'A administração recebeu sua denúncia';
export const confirmedHint = 'Escrevemos para você quando houver uma decisão.';
export const confirmedBefore = 'Esta denúncia já está confirmada';
