import type { ViewingMode } from '#contract/vocabulary.ts';
import { pluralText } from './plural.ts';

export const viewing = 'Visita';
export const loadingViewings = 'Carregando os horários…';
export const viewingsFailed = 'Não foi possível carregar os horários';
export const offerTitle = 'Oferecer horários para uma visita';
export const firstDay = 'Primeiro dia';
export const lastDay = 'Último dia';
export const lastDayHint = 'Só para vários dias';
export const onWeekdays = 'Nestes dias da semana';
export const until = 'Até';
export const untilHint = 'Quantas visitas couberem, uma após a outra';
export const length = 'Duração de cada visita';
export const places = 'Vagas';
export const placesHint = 'Quantas pessoas podem vir ao mesmo tempo';
export const notice = 'Pode ser escolhido até';
export const noNotice = 'o início';
export const where = 'Onde';
export const videoLink = 'Link da videochamada';
export const offer = 'Oferecer estes horários';
export const notOffered = 'Os horários não foram oferecidos';
export const comingTimes = 'Próximos horários';
export const noTimes = 'Ainda não há horários';
export const noTimesHint =
  'Quem escreveu sobre o quarto pode escolher um dos horários que você oferece.';
export const full = 'Lotado';
export const withdraw = 'Retirar';
export const withdrawHint = 'Quem queria vir recebe um e-mail.';
export const withdrawFreeHint = 'Ninguém escolheu este horário ainda.';
export const move = 'Remarcar';
export const cancelViewing = 'Cancelar a visita';
export const keepViewing = 'Manter';
export const cancelHint = 'As duas pessoas recebem um e-mail.';
export const staysAgreed =
  'O quarto não está disponível no momento. A visita continua combinada enquanto ninguém a cancelar.';
export const overlaps = 'Você visita outro quarto ao mesmo tempo.';
export const joinCall = 'Entrar na videochamada';
export const itHappened = 'Aconteceu';
export const itDidNot = 'A outra pessoa não veio';
/** Below a question or an answer about a viewing that is over. */
export const onlyTheTwo = 'Só vocês veem isto.';
export const correctUntil = ({ day }: { day: string }) => `Vocês podem corrigir até ${day}.`;
export const lastViewing = 'Última visita';
// The answers to a reminder.
export const amComing = 'Eu vou';
export const cannotCome = 'Não posso ir';
export const youConfirmed = 'Você confirmou que vai.';
/** In the place of a name. */
export const otherSide = 'A outra pessoa';
export const modes: Record<ViewingMode, string> = {
  in_person: 'Presencial',
  video: 'Por videochamada',
};
export const withdrawTime = ({ time }: { time: string }) => `Retirar ${time}`;
export const withdrawQuestion = ({ time }: { time: string }) => `Retirar ${time}?`;
export const timesOfPlace = ({ zone }: { zone: string }) => `Horário local: ${zone}`;
export const wasCancelled = ({ when }: { when: string }) => `A visita foi cancelada: ${when}.`;
export const cancelQuestion = ({ when }: { when: string }) => `Cancelar a visita: ${when}?`;
export const placesCount = pluralText({ one: '1 vaga', other: '# vagas' });
export const morePlaces = ({ time }: { time: string }) => `Mais uma vaga: ${time}`;
export const fewerPlaces = ({ time }: { time: string }) => `Menos uma vaga: ${time}`;
export const placesLeft = pluralText({ one: 'Resta 1 vaga', other: 'Restam # vagas' });
export const minutes = pluralText({ one: '1 minuto', other: '# minutos' });
export const hoursBefore = pluralText({ one: '1 hora antes', other: '# horas antes' });
export const offered = pluralText({ one: '1 horário oferecido', other: '# horários oferecidos' });
export const leftOut = pluralText({
  one: '1 horário ficou de fora: você já oferece outro nesse período, ou ele já passou.',
  other: '# horários ficaram de fora: você já oferece outros nesse período, ou eles já passaram.',
});
export const safety =
  'Visite o imóvel pessoalmente, conte a alguém aonde você vai e nunca pague nada antes de ver o quarto.';
export const videoSafety =
  'Uma videochamada só mostra o que alguém quer mostrar. Nunca pague nada antes de ter estado no quarto.';
export const moreTimes = 'Mais horários';
export const fullTimes = 'Horários lotados';
export const fullTimesHint =
  'Entre na lista de espera e avisamos assim que abrir uma vaga. Ela fica com quem escolher primeiro.';
export const stopWaiting = 'Parar de esperar';
export const wait = 'Esperar';
export const proposeOwn = 'Propor um horário';
export const proposeOther = 'Propor outro horário';
export const proposeButton = 'Propor';
export const atTime = 'Hora';
export const lengthHint = 'Meia hora';
export const agreeButton = 'Aceitar';
export const takeBack = 'Retirar a proposta';
export const awaitsAnswer = 'Aguardando resposta.';
export const proposedTimes = 'Horários propostos';
export const freeTimesInstead = 'Nestes horários você está livre';
export const notOn = 'Exceto nestes dias';
export const skipDay = 'Pular um dia';
export const addDay = 'Pular';
export const youProposed = ({ when }: { when: string }) => `Sua proposta: ${when}`;
export const theyProposed = ({ when }: { when: string }) =>
  `Proposta: ${when}. Funciona para você?`;
export const wishDeclined = ({ when }: { when: string }) => `Proposta recusada: ${when}.`;
export const wishExpired = ({ when }: { when: string }) => `Proposta sem acordo: ${when}.`;
export const waitFor = ({ time }: { time: string }) => `Esperar uma vaga: ${time}`;
export const stopWaitingFor = ({ time }: { time: string }) => `Parar de esperar: ${time}`;
export const agreeTo = ({ time }: { time: string }) => `Aceitar ${time}`;
export const declineTime = ({ time }: { time: string }) => `Recusar ${time}`;
export const waiting = pluralText({
  one: '1 pessoa espera uma vaga',
  other: '# pessoas esperam uma vaga',
});
export const otherConfirmed = ({ name }: { name: string }) => `${name} confirmou que vem.`;
export const tookPlace = ({ when }: { when: string }) => `A visita aconteceu: ${when}.`;
export const didNotTakePlace = ({ when }: { when: string }) => `A visita não aconteceu: ${when}.`;
export const missedViewings = pluralText({
  one: '1 visita não aconteceu',
  other: '# visitas não aconteceram',
});
