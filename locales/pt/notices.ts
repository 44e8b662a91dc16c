import type {
  AppealDecisionName,
  ModerationRule,
  NoticeReason,
  StatementAction,
} from '#contract/vocabulary.ts';

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
export const detailsTooLong = 'O texto é longo demais';
export const email = 'Seu e-mail';
export const emailHint =
  'Enviamos um link para confirmar a denúncia e, depois, nossa decisão. Quem oferece o quarto não fica sabendo do seu e-mail.';
export const enterEmail = 'Digite seu e-mail, como nome@example.com';
export const sendNotice = 'Enviar denúncia';
export const inNumbers = 'Denúncias em números';
export const checkMail = 'Confirme a denúncia por e-mail';
export const checkMailHint =
  'Enviamos um link para você. Abra-o em até dois dias e confirme a denúncia: só então a administração a vê.';
export const tooMany = 'Denúncias demais';
export const tooManyHint = 'Tente de novo amanhã.';
export const notPublic = 'Este quarto não é público';
export const notPublicHint = 'Não há nada a denunciar: ninguém mais o vê.';
export const confirmSubject = 'Confirme sua denúncia';
export const confirmText =
  'Alguém denunciou um quarto no RoomieRadar e informou seu e-mail. Se foi você, confirme em até dois dias: só então a administração vê a denúncia. Se não foi, não faça nada.';
export const confirmLink = 'Ver a denúncia e confirmar';
export const askConfirm = 'Enviar esta denúncia à administração?';
export const confirmButton = 'Sim, enviar';
export const confirmed = 'A administração recebeu sua denúncia';
export const confirmedHint = 'Escrevemos para você quando houver uma decisão.';
export const confirmedBefore = 'Esta denúncia já está confirmada';

export const rules: Record<ModerationRule, string> = {
  scam: 'Não engane ninguém para obter dinheiro ou documentos.',
  not_real: 'Ofereça só quartos que existem, do jeito que são.',
  not_theirs: 'Publique só o seu quarto, as suas fotos e os seus textos.',
  discrimination: 'Não exclua ninguém por ser quem é.',
  illegal: 'Não publique nada que viole a lei.',
  harassment: 'Não assedie nem ameace ninguém.',
  spam: 'Não envie propaganda nem mensagens em massa.',
  other: 'Respeite os termos deste site.',
};
export const hidden = ({ title }: { title: string }) => `Ocultamos seu quarto “${title}”`;
export const wantedHidden = ({ title }: { title: string }) =>
  `Ocultamos seu anúncio de procura “${title}”`;
export const deleted = ({ title }: { title: string }) => `Excluímos seu quarto “${title}”`;
export const suspended = 'Suspendemos sua conta';
export const warnedAbout = ({ title }: { title: string }) =>
  `Uma denúncia sobre “${title}” tinha fundamento`;
export const warned = 'Uma denúncia sobre você tinha fundamento';
export const effects: Record<StatementAction, string> = {
  listing_hidden: 'Só você vê o quarto.',
  wanted_hidden: 'Só você vê o anúncio.',
  listing_deleted:
    'O quarto e suas fotos não existem mais e não podem ser recuperados. Se revertermos a decisão, você pode anunciá-lo de novo.',
  user_suspended: 'Você não pode entrar, e ninguém vê seu perfil nem seus quartos.',
  warned: 'Nada foi ocultado. Respeite a regra daqui em diante.',
};
export const ruleIs = ({ rule }: { rule: string }) => `A regra: ${rule}`;
export const foundIs = ({ note }: { note: string }) => `O que vimos: ${note}`;
export const decidedOn = ({ day }: { day: string }) =>
  `Quem decidiu isso, em ${day}, foi uma pessoa, não um programa.`;
export const howToAppeal = ({ day }: { day: string }) =>
  `Se você acha que é um erro, pode apresentar um recurso, uma vez, até ${day}. Se houver outra pessoa na administração, é ela quem decide.`;
export const readReasons = 'Ler os motivos e recorrer';
export const statementTitle = 'Por que decidimos isso';
export const yourAppeal = 'Seu recurso';
export const appealHint = 'Diga por que a decisão está errada. Você pode recorrer uma vez.';
export const writeAppeal = 'Escreva por que a decisão está errada';
export const appealTooLong = 'O texto é longo demais';
export const sendAppeal = 'Enviar o recurso';
export const appealSent = 'Recebemos seu recurso.';
export const appealSentHint = 'Escrevemos para você quando for decidido.';
/** Above what was typed, in the form where it can be sent. */
export const cannotBeStored =
  'Há caracteres que não podem ser salvos. Aqui já foram retirados: envie de novo';
/** A headline above what was typed, where there is no form any more. */
export const notSent = 'O que você escreveu não foi enviado';
export const appealOver = 'O prazo para recorrer terminou.';
export const decisionLabels: Record<AppealDecisionName, string> = {
  upheld: 'Revimos o caso: a decisão fica mantida.',
  reversed: 'Revimos o caso e voltamos atrás na decisão.',
};
export const appealUpheld = 'Seu recurso: a decisão fica mantida';
export const appealReversed = 'Seu recurso: voltamos atrás na decisão';
export const reportAbout = ({ title }: { title: string }) => `Sua denúncia sobre “${title}”`;
export const yourReport = 'Sua denúncia';
export const reportResolved =
  'Isso viola nossas regras, e tomamos providências. Agradecemos o aviso.';
export const reportDismissed =
  'Não encontramos nada que viole nossas regras, então nada mudou. Agradecemos o aviso.';
export const hiddenSince = ({ day }: { day: string }) => `Oculto desde ${day}.`;
export const whatToChange =
  'Mude o que está indicado aqui, depois recorra e diga o que mudou: só a administração pode mostrar o quarto de novo.';
export const decisionsAboutYou = 'Decisões sobre você';
export const showReasons = 'Motivos e recurso';
export const pickRule = 'Que regra isso viola?';
export const pickRuleHint = 'A exposição de motivos a cita.';
export const appeals = 'Recursos';
export const appealsLede =
  'Recursos contra decisões sobre quartos e contas, do mais novo ao mais antigo.';
export const openAppeals = 'Abertos';
export const decidedAppeals = 'Decididos';
export const noAppeals = 'Nenhum recurso';
export const noAppealsHint = 'Ninguém recorreu.';
export const uphold = 'Manter';
export const reverse = 'Reverter';
export const askUphold = 'Manter a decisão?';
export const askReverse = 'Reverter a decisão e desfazer o que ela fez?';
export const appealReads = 'Quem recorreu vai ler isto.';
export const firstReasons = 'A decisão';
export const otherMustDecide = 'Outra pessoa da administração deve decidir sobre isto.';
export const isDecided = 'O recurso está decidido';
