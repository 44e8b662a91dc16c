import { formatNumber } from './format.ts';
import { pluralText } from './plural.ts';

// What stands in for the name of somebody whose name is not known. Any sentence with {name} in it
// can hold one of these.
export const deletedAccount = 'Conta excluída';
/** A roomie, on their page. */
export const thisPerson = 'esta pessoa';

// The two folders and their lists.
export const inquiriesLede = 'Mensagens sobre quartos e roomies que você enviou e recebeu.';
export const folders = { received: 'Recebidos', sent: 'Enviados' };
export const filters = {
  all: 'Todos',
  unread: 'Não lidos',
  waiting: 'Falta responder',
  archived: 'Arquivados',
};
export const nothingFiltered = {
  unread: 'Nenhum contato não lido',
  waiting: 'Ninguém espera sua resposta',
  archived: 'Nenhum contato arquivado',
};
export const allArchived = 'Tudo aqui está arquivado';
export const archive = 'Arquivar';
export const unarchive = 'Voltar para a caixa de entrada';
export const archived = 'Contato arquivado';
export const unarchived = 'De volta à caixa de entrada';
export const fit = ({ score }: { score: number }) => `Fit ${formatNumber(score)}`;
export const unread = 'não lidos';
export const loadingInquiries = 'Carregando seus contatos…';
export const offlineHint = 'Eles carregam assim que a conexão voltar.';
export const inquiriesFailed = 'Não foi possível carregar seus contatos';
export const nothingSent = 'Você ainda não escreveu para ninguém';
export const nothingSentHint =
  'Escreva a partir da página de um quarto ou de um roomie. As respostas aparecem aqui.';
export const nothingReceived = 'Ninguém escreveu para você ainda';
export const nothingReceivedHint =
  'Aqui aparecem mensagens sobre seus quartos e de quem gostaria de morar com você.';

// A line of a list: what it is about, and its last message.
export const aboutRoomie = {
  sender: 'Sua mensagem para um roomie',
  recipient: 'Escreveu para você como roomie',
};
export const goneSubject = ({ title }: { title: string }) => `${title} (não está mais disponível)`;
/** In place of the date of a message. */
export const today = 'Hoje';

/** The state of an inquiry in a badge, for the one who wrote it and the one it was written to. */
export const statuses = {
  sender: {
    sent: 'Ainda não vista',
    read: 'Vista',
    accepted: 'Em conversa',
    declined: 'Recusado',
    withdrawn: 'Retirado',
    expired: 'Expirado',
  },
  recipient: {
    sent: 'Novo',
    read: 'Falta responder',
    accepted: 'Em conversa',
    declined: 'Recusado',
    withdrawn: 'Retirado',
    expired: 'Expirado',
  },
};
export const viewingOn = ({ day }: { day: string }) => `Visita: ${day}`;
export const notChosen = 'Não escolhida';
/** Declined because the room was filled. */
export const roomTakenChip = 'Ficou com outra pessoa';
export const roomTaken = 'O quarto ficou com outra pessoa';
export const waitingForThem = 'Aguardando resposta';

// What became of my message, in place of the form.
export const sentTitles = {
  sent: ({ name }: { name: string }) => `Você escreveu para ${name}`,
  read: ({ name }: { name: string }) => `Mensagem lida por ${name}`,
  accepted: ({ name }: { name: string }) => `Contato aceito por ${name}`,
  declined: ({ name }: { name: string }) => `Contato recusado por ${name}`,
  withdrawn: 'Você retirou seu contato',
  expired: 'Ninguém respondeu a tempo',
};
export const sentDetails = {
  sent: 'Sua mensagem ainda não foi lida.',
  read: 'A resposta vai aparecer aqui.',
  accepted: 'Abra para vocês conversarem.',
  declined: 'Outros quartos e roomies podem combinar com você.',
  withdrawn: 'Você pode escrever de novo.',
  expired: 'Você pode escrever de novo.',
};
export const openInquiry = 'Abrir contato';
export const writeAgain = 'Escrever de novo';

// Below the messages, when nobody can write any more.
export const youDeclined = 'Você recusou este contato';
export const youWithdrew = 'Você retirou este contato';
export const theyWithdrew = ({ name }: { name: string }) => `Contato retirado por ${name}`;
export const stillReadable = 'Vocês ainda podem ler as mensagens.';
export const expired = 'Encerrado sozinho: ninguém escreveu em 30 dias';
export const expiredForSender =
  'Você pode escrever de novo pela página da pessoa ou pela do quarto.';
export const expiredForRecipient = 'Esta pessoa pode escrever para você de novo.';
export const theyLeft = 'A conta desta pessoa foi excluída';
export const theyLeftHint = 'Você ainda pode ler as mensagens, mas ninguém leria uma resposta.';
export const removedMessage = 'Removida pela nossa equipe';
export const removedTitle = 'Suspendemos quem escreveu isto';
export const removedAdvice =
  'Parecia um golpe. Não envie dinheiro nem documentos e não escreva para essa pessoa por outro meio. Se você pagou, ligue já para seu banco.';
export const awayStatus = 'Não disponível';
export const away = 'Esta conta não está disponível';
export const awayHint = 'Suas mensagens não chegam por enquanto. Cuidado com o que pediram a você.';
export const suspendedStatus = 'Suspensa';
export const suspended = ({ name }: { name: string }) =>
  `Nossa equipe suspendeu a conta de ${name}`;
export const suspendedHint =
  'Suas mensagens não chegam mais. Cuidado com o que pediram a você: não envie dinheiro nem documentos.';
export const youBlocked = ({ name }: { name: string }) => `Você bloqueou ${name}`;
export const blockedHint =
  'Enquanto o bloqueio durar, nenhuma das duas pessoas pode escrever aqui.';

// One inquiry.
export const allInquiries = 'Todos os contatos';
export const allApplicants = 'Todas as candidaturas';
/** Above the title of the room that it is about. */
export const roomNotes = {
  active: 'Sobre este quarto',
  paused: 'Pausado: não está disponível no momento',
  filled: 'Ocupado: não está mais disponível',
  gone: 'Este quarto não está mais disponível',
};
export const acceptedNotes = {
  sender: () => 'Ocupado: você aceitou a oferta',
  recipient: ({ name }: { name: string }) => `Ocupado: ${name} aceitou a sua oferta`,
};
export const messagesFailed = 'Não foi possível carregar as mensagens';
export const loadingMessages = 'Carregando as mensagens…';
export const earlierMessages = 'Mensagens anteriores';
export const messagesWith = ({ name }: { name: string }) => `Mensagens com ${name}`;
/** Before a message: who wrote it. Keep the space at the end. */
export const saidBy = ({ name }: { name: string }) => `${name}: `;
export const saidByYou = 'Você: ';

// The answer to an inquiry.
export const yourAnswer = 'Sua resposta';
export const acceptQuestion = ({ name }: { name: string }) => `Aceitar o contato de ${name}?`;
export const answers = { accepted: 'Aceitar', declined: 'Recusar', withdrawn: 'Retirar' };
export const declineQuestion = ({ name }: { name: string }) => `Recusar o contato de ${name}?`;
export const declineHint = ({ name }: { name: string }) =>
  `${name} vai ver que você recusou, e vocês não poderão mais escrever aqui.`;
export const withdrawQuestion = 'Retirar seu contato?';
export const withdrawHint = ({ name }: { name: string }) =>
  `O contato aparece como retirado para ${name}, e vocês não poderão mais escrever aqui.`;

// Writing a message.
export const stateFailed = 'Não foi possível carregar suas mensagens';
export const messageTo = ({ name }: { name: string }) => `Mensagem para ${name}`;
export const seenByHousehold = 'Quem mora lá vê esta mensagem e como vocês combinam.';
export const messageHint = 'Diga quem você é e o que procura.';
/** The least number of characters. */
export const messageHintMin = ({ count }: { count: number }) =>
  `Diga quem você é e o que procura, em pelo menos ${formatNumber(count)} caracteres.`;
export const charactersMissing = pluralText({
  one: 'Falta # caractere.',
  other: 'Faltam # caracteres.',
});
export const sendingKeys = 'Enter envia. Shift + Enter começa uma nova linha.';
export const send = 'Enviar';
export const sendMessage = 'Enviar mensagem';
export const arrivalUnknown = 'Não sabemos se sua mensagem chegou';
/** `reason` is a whole sentence. */
export const arrivalUnknownHint = ({ reason }: { reason: string }) =>
  `${reason} Seu texto continua aqui: se você enviar de novo, ele chega só uma vez.`;
export const notSent = 'Sua mensagem não foi enviada';
/** `reason` is one or more whole sentences. */
export const notSentHint = ({ reason }: { reason: string }) => `${reason} Seu texto continua aqui.`;

// Beginnings of a first message, as buttons with a few words. What they write is the message
// itself, to somebody whom the writer does not know; after a text that ends in a space, the writer
// goes on. `me` is the first name of the writer.
export const starters = 'Sugestões';
export const startersHint = 'Não sabe como começar?';
export const greeting = {
  none: 'Oi!',
  name: ({ name }: { name: string }) => `Oi, ${name}!`,
  me: ({ me }: { me: string }) => `Oi! Meu nome é ${me}.`,
  both: ({ name, me }: { name: string; me: string }) => `Oi, ${name}! Meu nome é ${me}.`,
};
export const sayHello = 'Dizer oi';
export const helloAboutRoom = ({ greeting: hello, title }: { greeting: string; title: string }) =>
  `${hello} Gostei do anúncio “${title}” porque `;
export const helloToRoomie = ({ greeting: hello }: { greeting: string }) =>
  `${hello} Acho que a gente se daria bem morando na mesma casa porque `;
export const askForVisit = 'Pedir uma visita';
export const askForVisitText = 'Posso fazer uma visita numa noite desta semana?';
export const askHowYouLive = 'Perguntar sobre a rotina';
export const askHowYouLiveText = 'Como é uma semana normal na sua casa?';
export const askAboutPlans = 'Perguntar sobre os planos';
export const askAboutPlansText = 'Quando você gostaria de se mudar, e para onde?';
export const suggestToMeet = 'Chamar para um café';
export const suggestToMeetText = 'Vamos tomar um café um dia desses?';

// Reporting something to the administrators, and blocking somebody.
export const report = 'Denunciar';
export const reportTitles = {
  listing: 'Denunciar este quarto',
  user: 'Denunciar esta pessoa',
  inquiry: 'Denunciar este contato',
  wanted: 'Denunciar este anúncio de procura',
};
export const reportQuestion = 'O que está errado?';
export const reportHint = 'Só nossa equipe vê sua denúncia.';
export const reportReasons = {
  asks_for_money: 'Pede dinheiro ou documentos',
  not_real: 'O quarto ou a pessoa não existe',
  harassment: 'Assédio ou ameaça contra mim',
  discrimination: 'Discriminação',
  spam: 'Spam ou propaganda',
  illegal: 'Viola a lei',
  scam: 'Golpe',
  mine: 'É meu: meu quarto, minhas fotos ou meu texto',
  other: 'Outra coisa',
};
export const chooseReason = 'Escolha um motivo';
export const reportDetails = 'O que devemos saber?';
export const sendReport = 'Enviar denúncia';
export const reportNotSent = 'Sua denúncia não foi enviada';
export const reportSent = 'Agradecemos o aviso. Vamos verificar.';
export const block = 'Bloquear';
export const blockName = ({ name }: { name: string }) => `Bloquear ${name}`;
export const blockQuestion = ({ name }: { name: string }) => `Bloquear ${name}?`;
export const blockHint = ({ name }: { name: string }) =>
  `Com o bloqueio, ${name} não poderá mais escrever para você, e vocês deixam de se ver na lista de roomies. A pessoa não recebe aviso. Você pode desbloquear quando quiser.`;
