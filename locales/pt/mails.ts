import { formatNumber } from './format.ts';
import { pluralText } from './plural.ts';

// A mail about an inquiry. Its first line, which is also its subject, says what happened: `name` is
// the first name of the other roomie, `title` the title of a room.
export const wrote = ({ name }: { name: string }) => `${name} escreveu para você`;
export const wroteAbout = ({ name, title }: { name: string; title: string }) =>
  `${name} escreveu para você sobre “${title}”`;
export const sentMessage = ({ name }: { name: string }) => `${name} enviou uma mensagem para você`;
export const sentMessageAbout = ({ name, title }: { name: string; title: string }) =>
  `${name} enviou uma mensagem para você sobre “${title}”`;
export const accepted = ({ name }: { name: string }) => `${name} aceitou seu contato`;
export const acceptedAbout = ({ name, title }: { name: string; title: string }) =>
  `${name} aceitou seu contato sobre “${title}”`;
export const declined = ({ name }: { name: string }) => `${name} recusou seu contato`;
export const declinedAbout = ({ name, title }: { name: string; title: string }) =>
  `${name} recusou seu contato sobre “${title}”`;
export const waitsForYou = ({ name, title }: { name: string; title: string }) =>
  `${name} ainda espera sua resposta sobre “${title}”`;
export const waitsForYouAdvice = ({ day }: { day: string }) =>
  `Ninguém escreve há duas semanas. Uma resposta curta ajuda, mesmo um não. Caso contrário, o contato se encerra sozinho em ${day}.`;
export const stillInterested = ({ title }: { title: string }) =>
  `Você ainda tem interesse em “${title}”?`;
export const stillInterestedAdvice = ({ day }: { day: string }) =>
  `Ninguém escreve há duas semanas. Escreva de novo se tiver interesse, ou retire seu contato. Caso contrário, ele se encerra sozinho em ${day}.`;
export const noAnswerYet = ({ name, title }: { name: string; title: string }) =>
  `${name} não respondeu para você sobre “${title}”`;
export const noAnswerYetAdvice = ({ day }: { day: string }) =>
  `Ninguém escreve há duas semanas. Escreva de novo ou recuse o contato. Caso contrário, ele se encerra sozinho em ${day}.`;
/** Stands for the name of someone who has deleted their account, so begin the sentences with it. */
export const removedMessages = ({ name }: { name: string }) =>
  `Removemos o que ${name} escreveu para você`;
export const removedAdvice =
  'Parecia um golpe. Não envie dinheiro nem documentos e não escreva para essa pessoa por outro meio. Se você pagou, ligue já para seu banco.';
export const someone = 'Alguém';

// The other lines of that mail. What the roomie wrote stands between the first and these.
export const greeting = ({ name }: { name: string }) => `Oi, ${name}!`;
export const greetingWithoutName = 'Oi!';
/** A link in HTML. In plain text a colon and the address follow. */
export const readAndReply = 'Ler e responder no RoomieRadar';
/** Where there is nothing to reply to. */
export const seeInquiry = 'Ver no RoomieRadar';
export const why =
  'Você recebe este e-mail porque alguém escreveu ou respondeu para você no RoomieRadar.';
export const whySilence =
  'Você recebe este e-mail por causa de um contato no RoomieRadar em que ninguém escreve há duas semanas.';
export const repliesUnread = 'Respostas a este e-mail não são lidas.';
/** A link, as above. */
export const unsubscribe = 'Cancelar e-mails';

// The pages behind "Unsubscribe". Titles of the window, then what the pages say.
export const mailsTitle = 'E-mails do RoomieRadar';
export const unsubscribedTitle = 'E-mails do RoomieRadar cancelados';
export const badLink = 'Este link não funciona';
export const badLinkHint =
  'Pode faltar uma parte dele. Tente o link do nosso e-mail mais recente para você.';
export const askUnsubscribe = 'Cancelar os e-mails?';
export const askUnsubscribeHint =
  'Você só vai ver mensagens e respostas quando abrir o RoomieRadar.';
export const stopMails = 'Parar os e-mails';
export const unsubscribed = 'Você não vai mais receber e-mails';
/** "Contatos" is the name of a page, as in the account menu. */
export const unsubscribedHint = 'Suas mensagens e respostas ficam em Contatos.';
export const sendMailsAgain = 'Receber e-mails de novo';

export const alertNew = ({ search, title }: { search: string; title: string }) =>
  `Novo em “${search}”: ${title}`;
export const alertCheaper = ({ search, title }: { search: string; title: string }) =>
  `Agora mais barato em “${search}”: ${title}`;
export const alertAgain = ({ search, title }: { search: string; title: string }) =>
  `Livre de novo em “${search}”: ${title}`;
export const alertMany = pluralText({
  one: '# quarto nas suas buscas salvas',
  other: '# quartos nas suas buscas salvas',
});
export const kindNew = 'Novo';
export const kindCheaper = 'Agora mais barato';
export const kindAgain = 'Livre de novo';
/** The name of a search that was saved for a group. */
export const searchOfGroup = ({ name, group }: { name: string; group: string }) =>
  `${name} (grupo “${group}”)`;
export const foundIn = ({ searches }: { searches: string }) => `Em: ${searches}`;
export const fitScore = ({ score }: { score: string }) => `Combina com você: ${score} de 100`;
export const householdFitScore = ({ score }: { score: string }) =>
  `Com quem mora lá: ${score} de 100`;
export const mapOfArea = 'Mapa dos arredores do quarto';
export const photoOfRoom = 'Foto do quarto';
export const seeRoom = 'Ver o quarto';
export const seeSearches = 'Ver suas buscas salvas';
export const seeFavorites = 'Ver seus favoritos';
export const moreRooms = pluralText({ one: 'E mais # quarto', other: 'E mais # quartos' });
export const whyAlerts = 'Você recebe este e-mail porque tem buscas salvas no RoomieRadar.';
export const changeAlerts = 'Mudar seus avisos';
export const askStopAlerts = 'Parar os e-mails sobre suas buscas salvas?';
export const askStopAlertsHint = 'Você só vai ver quartos novos quando abrir o RoomieRadar.';
export const alertsStopped = 'Você não vai mais receber e-mails sobre suas buscas salvas';
export const alertsStoppedHint = 'As buscas continuam: você as encontra em Buscas salvas.';
export const stopSearch = ({ name }: { name: string }) => `Parar “${name}”`;
export const stopAllAlerts = 'Parar todos os e-mails sobre buscas salvas';
export const askStopSearch = 'Parar os avisos desta busca salva?';
export const askStopSearchHint =
  'Os e-mails dela e os avisos nos seus dispositivos param. A busca continua salva, e você pode retomá-la.';
export const stopThisSearch = 'Parar esta busca';
export const searchStopped = 'Não há mais avisos desta busca';
export const searchStoppedHint = 'A busca está pausada: você a encontra em Buscas salvas.';
export const goOnWithSearch = 'Retomar esta busca';
export const favoriteChanged = ({ title, change }: { title: string; change: string }) =>
  `Seu favorito “${title}”: ${change}`;
export const whyFavorites = 'Você recebe este e-mail porque tem favoritos no RoomieRadar.';
export const stopFavorites = 'Não receber mais e-mails sobre favoritos';
export const askStopFavorites = 'Não receber mais e-mails sobre os seus favoritos?';
export const askStopFavoritesHint = 'Você só vai ver o que mudou neles quando abrir o RoomieRadar.';
export const favoritesStopped = 'Você não recebe mais e-mails sobre os seus favoritos';
export const favoritesStoppedHint = 'Os favoritos ficam: você os encontra em Favoritos.';

export const stillAvailable = ({ title }: { title: string }) => `“${title}” ainda está disponível?`;
export const stillAvailableMany = pluralText({
  one: 'Seu quarto ainda está disponível?',
  other: 'Seus # quartos ainda estão disponíveis?',
});
export const noLongerShown = ({ title }: { title: string }) =>
  `As buscas não mostram mais “${title}”`;
export const confirmHint = pluralText({
  one: 'As buscas só mostram quartos confirmados no último dia. Basta um clique, sem entrar na conta.',
  other:
    'As buscas só mostram quartos confirmados nos últimos # dias. Basta um clique, sem entrar na conta.',
});
export const confirmedDaysAgo = pluralText({
  one: 'Confirmado há # dia',
  other: 'Confirmado há # dias',
});
export const notShownAnyMore =
  'As buscas não o mostram mais. Você pode confirmar a qualquer momento.';
export const answerHere = 'Confirmar ou pausar';
export const yourRooms = 'Seus anúncios';
export const whyConfirm = 'Você recebe este e-mail porque oferece um quarto no RoomieRadar.';
export const stopConfirm = 'Não receber mais e-mails sobre os meus quartos';
export const askStopConfirm = 'Não receber mais e-mails que perguntam pelos seus quartos?';
export const stoppedConfirmHint =
  'As buscas deixam de fora quartos que ninguém confirmou ultimamente. Você pode confirmar os seus em Seus anúncios.';
export const confirmStopped = 'Você não recebe mais e-mails que perguntam pelos seus quartos';
export const askConfirm = 'Este quarto ainda está disponível?';
export const confirmButton = 'Sim, ainda está disponível';
export const pauseButton = 'Não, pausar';
export const thanksConfirmed = 'Confirmado. Agradecemos!';
export const thanksHint = 'As buscas continuam mostrando seu quarto.';
export const pausedNow = 'Seu quarto está pausado';
export const pausedHint =
  'Ninguém mais o vê agora. Você pode oferecê-lo de novo a qualquer momento.';
export const answered = 'Isto já foi respondido';
export const answeredHint = 'Seu quarto foi confirmado depois do envio deste e-mail.';
export const notOffered = 'Este quarto não está disponível no momento';
export const notOfferedHint = 'Não há nada a confirmar até você oferecê-lo de novo.';

export const organizationCode = ({ code }: { code: string }) =>
  `Seu código do RoomieRadar: ${code}`;
export const organizationCodeHint =
  'Digite este código no seu perfil em até uma hora. Ele mostra que você tem um endereço na sua universidade ou empresa. Só aparece a parte depois do @, e não guardamos seu endereço.';
export const organizationCodeMistake =
  'Se você não pediu este código, ignore este e-mail. Sem acesso à sua caixa de entrada, ninguém pode usá-lo.';

export const newReports = pluralText({ one: '# denúncia nova', other: '# denúncias novas' });
export const moreReports = ({ count }: { count: number }) => `E mais ${formatNumber(count)}`;
export const whyReports =
  'Você recebe este e-mail, no máximo um por hora, porque administra o RoomieRadar. Seu perfil tem uma opção para isso.';
export const seeReports = 'Ver as denúncias';

export const whyNotice =
  'Você recebe este e-mail porque este endereço foi informado em uma denúncia no RoomieRadar.';
export const whyReported = 'Você recebe este e-mail porque denunciou algo no RoomieRadar.';
export const whyDecision =
  'Você recebe este e-mail porque ele trata da sua conta ou do seu quarto no RoomieRadar e precisamos informar você.';
export const whyCode =
  'Você recebe este e-mail porque este endereço foi informado em um perfil do RoomieRadar.';

// A viewing. `when` is a day and a time.
export const viewingAgreed = ({ title, when }: { title: string; when: string }) =>
  `Visita a “${title}”: ${when}`;
export const viewingMoved = ({ title, when }: { title: string; when: string }) =>
  `Novo horário da visita a “${title}”: ${when}`;
export const viewingCancelled = ({ title, when }: { title: string; when: string }) =>
  `Visita a “${title}” cancelada: ${when}`;
export const viewingWith = ({ name }: { name: string }) => `Com ${name}.`;
export const viewingWhere = ({ address }: { address: string }) => `Onde: ${address}`;
export const viewingByVideo = ({ url }: { url: string }) => `Por videochamada: ${url}`;
export const viewingZone = ({ zone }: { zone: string }) => `Horário local (${zone}).`;
export const viewingHouseNumber = ({ when }: { when: string }) =>
  `Você vê o número da casa na conversa a partir de: ${when}.`;
export const viewingCancelledHint =
  'Ninguém precisa vir. Vocês podem combinar outro horário no RoomieRadar.';
export const viewingSafety =
  'Visite o imóvel pessoalmente, conte a alguém aonde você vai e nunca pague nada antes de ver o quarto.';
export const viewingVideoSafety =
  'Uma videochamada só mostra o que alguém quer mostrar. Nunca pague nada antes de ter estado no quarto.';
export const whyViewing = 'Você recebe este e-mail porque combinou uma visita no RoomieRadar.';
/** In a calendar. */
export const viewingInCalendar = ({ title }: { title: string }) => `Visita: ${title}`;

// A proposed time for a viewing, before both agreed.
export const wishProposed = ({ title, when }: { title: string; when: string }) =>
  `Horário proposto para visitar “${title}”: ${when}`;
export const wishCountered = ({ title, when }: { title: string; when: string }) =>
  `Outro horário proposto para visitar “${title}”: ${when}`;
export const wishDeclined = ({ title, when }: { title: string; when: string }) =>
  `Visita a “${title}”: o horário ${when} foi recusado`;
export const wishHint = 'No RoomieRadar você pode aceitar, recusar ou propor outro horário.';
export const wishDeclinedHint = 'No RoomieRadar você pode propor outro horário.';
export const whyWish =
  'Você recebe este e-mail porque vocês procuram um horário para uma visita no RoomieRadar.';
// A place at a time for which somebody waits.
export const placeFree = ({ title, when }: { title: string; when: string }) =>
  `Há uma vaga livre: visita a “${title}”, ${when}`;
export const placeFreeHint =
  'Todas as pessoas que esperam são avisadas. A vaga fica com quem escolher o horário primeiro.';
export const whyPlaceFree =
  'Você recebe este e-mail porque espera uma vaga neste horário no RoomieRadar.';

// Reminders of an agreed viewing, and the question afterwards: the first line is the subject.
export const viewingReminder = ({ title, when }: { title: string; when: string }) =>
  `Lembrete: visita a “${title}”: ${when}`;
export const viewingSoon = ({ title, when }: { title: string; when: string }) =>
  `Em breve: visita a “${title}”: ${when}`;
export const viewingEnded = ({ title }: { title: string }) => `A visita a “${title}” aconteceu?`;
export const viewingWas = ({ when }: { when: string }) => `Estava marcada para ${when}.`;
export const viewingEndedHint = 'Só vocês veem a resposta e podem corrigi-la.';
export const viewingConfirmed = ({ name }: { name: string }) => `${name} confirmou que vem.`;
/** Buttons. */
export const amComing = 'Eu vou';
export const cannotCome = 'Não posso ir';
export const answerViewing = 'Responder no RoomieRadar';

// A mail about an offer of a room: the first line is its subject.
export const offerMade = ({ name, title }: { name: string; title: string }) =>
  `${name} oferece “${title}” a você`;
export const offerReopened = ({ title }: { name: string; title: string }) =>
  `O grupo mudou e responde de novo à oferta de “${title}”`;
export const offerAccepted = ({ name, title }: { name: string; title: string }) =>
  `${name} aceitou sua oferta de “${title}”`;
export const offerDeclined = ({ name, title }: { name: string; title: string }) =>
  `${name} recusou sua oferta de “${title}”`;
export const offerTakenBack = ({ name, title }: { name: string; title: string }) =>
  `${name} retirou a oferta de “${title}”`;
export const offerSteppedBack = ({ name, title }: { name: string; title: string }) =>
  `${name} desistiu do que vocês combinaram sobre “${title}”`;
export const offerEnded = ({ title }: { name: string; title: string }) =>
  `A oferta de “${title}” terminou`;
export const offerEndedForSender = 'Ela não vale mais. Não pague nada por este quarto.';
export const offerEndedForOwner =
  'Ela não vale mais, e a vaga está livre de novo. Se o quarto estiver marcado como ocupado, você pode oferecê-lo de novo na conversa.';
/** What was offered, a line each. */
export const offeredRent = ({ rent }: { rent: string }) => `Aluguel por mês: ${rent}`;
export const offeredDeposit = ({ deposit }: { deposit: string }) => `Caução: ${deposit}`;
export const offeredMoveIn = ({ day }: { day: string }) => `Data de mudança: ${day}`;
export const offerAnswerBy = ({ day }: { day: string }) => `Resposta até: ${day}`;
/** A button. */
export const movingDay = ({ title }: { title: string }) => `A mudança para “${title}” aconteceu?`;
export const movingDayAdvice =
  'Basta um toque. Quem se mudou pode depois entrar na casa do quarto.';
/** The room went to someone else; later it may be free again. */
export const roomFilled = ({ title }: { title: string }) => `“${title}” ficou com outra pessoa`;
export const freeAgain = ({ title }: { title: string }) => `“${title}” está livre de novo`;
export const freeAgainAdvice =
  'Você ainda está procurando? Seu contato continua encerrado se você não responder.';
export const seeOffer = 'Ver a oferta no RoomieRadar';

export const howIsLiving = ({ name }: { name: string }) => `Como está sendo morar com ${name}?`;
export const surveyAdvice = ({ name }: { name: string }) =>
  `Duas perguntas, menos de um minuto. ${name} nunca vê o que você responde.`;
export const answerSurvey = 'Responder duas perguntas';
export const whySurvey =
  'Você recebe este e-mail porque aceitou participar na mudança. Ele chega três vezes: depois de 30, 90 e 365 dias.';
export const leaveOutcomes = 'Deixar de participar';
export const askLeaveOutcomes = 'Deixar de participar?';
export const askLeaveOutcomesHint =
  'Você não receberá mais estes e-mails, e o que respondeu será apagado.';
export const outcomesLeft = 'Você não participa mais';
export const outcomesLeftHint = 'O que você respondeu foi apagado.';
export const seePrivacy = 'Ver do que você participa';

// What a viewing is called in a calendar, and the page that a friend sees of one.
export const viewingsInCalendar = 'Visitas no RoomieRadar';
export const sharedTitle = 'Uma visita';
export const sharedWhen = 'Quando';
export const sharedWhere = 'Onde';
export const sharedWith = 'Com';
export const sharedByVideo = 'Por videochamada';
export const sharedHint =
  'Alguém que confia em você compartilhou isto. A página deixa de abrir algumas horas depois da visita, ou se ela for cancelada.';
export const sharedEnded = 'Esta página não existe mais';
export const sharedEndedHint =
  'A visita já passou ou foi cancelada, ou ninguém a compartilha mais.';

/** The subjects of mails about invitations to write about a room. */
export const wantedInvited = ({ name, title }: { name: string; title: string }) =>
  `${name} convida você a escrever sobre “${title}”`;
export const wantedDeclined = ({ name, title }: { name: string; title: string }) =>
  `${name} não quer escrever sobre “${title}”`;
export const wantedDeclinedByGroup = ({ title }: { title: string }) =>
  `O grupo que você convidou não quer escrever sobre “${title}”`;
export const wantedInvitedGroup = ({ name }: { name: string }) =>
  `O convite é para o seu grupo “${name}”: todo o grupo recebeu, e qualquer pessoa dele pode responder pelas outras.`;
export const wantedInvitedAdvice =
  'Se disser sim, a pessoa recebe sua mensagem; se disser não, o convite termina. Seu endereço e seu sobrenome ninguém vê.';
export const seeInvitation = 'Responder ao convite';
export const seeInvitations = 'Ver seus convites';

/** After a yes of both to looking together: the subject, what follows, and the name of the group. */
export const founded = ({ name }: { name: string }) => `${name} também quer procurar com você`;
export const foundedHint =
  'As duas pessoas disseram sim, então criamos um grupo para vocês. Nele vocês veem como seria a convivência, podem avaliar quartos e convidar mais gente.';
export const seeGroup = 'Ver o grupo';
export const foundedGroupName = 'Procurando casa';

export const stillLooking = 'Você ainda está procurando um quarto?';
export const stillLookingHint = ({ count }: { count: number }) =>
  `Seu anúncio de procura termina sozinho ${formatNumber(count)} dias depois da última confirmação. Com um clique, ele fica.`;
export const confirmWanted = 'Ainda estou procurando';
/** The subject for one room, and what the mail says of each. */
export const seekersFound = pluralText({
  one: '# novo anúncio para o seu quarto',
  other: '# novos anúncios para o seu quarto',
});
export const seekersFoundForRooms = pluralText({
  one: '# novo anúncio para os seus quartos',
  other: '# novos anúncios para os seus quartos',
});
export const seeSeekers = 'Ver quem procura';
export const whySeekers = 'Você recebe este e-mail porque oferece um quarto no RoomieRadar.';
export const stopSeekers = 'Não receber mais e-mails sobre quem procura';
export const askStopSeekers =
  'Não receber mais e-mails sobre pessoas que procuram um quarto como o seu?';
export const stoppedSeekersHint = 'Você ainda pode encontrá-las em “Procuram quarto”.';
export const seekersStopped =
  'Você não recebe mais e-mails sobre pessoas que procuram um quarto como o seu';
export const whyWanted = 'Você recebe este e-mail porque tem um anúncio de procura no RoomieRadar.';
