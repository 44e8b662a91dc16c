import { rich, type Wrap } from '../rich.ts';
import { formatNumber } from './format.ts';
import { plural, pluralText } from './plural.ts';

// How well the reader and somebody would live together: the score on top.
export const loadingScore = 'Carregando a pontuação…';
export const scoreLater = 'A pontuação carrega assim que a conexão voltar.';
export const scoreFailed = 'Não foi possível carregar a pontuação';
/** The end is only read out. */
export const fitScore = ({ score, hidden }: { score: number; hidden: Wrap }) =>
  rich`Fit ${formatNumber(score)} ${hidden('de 100')}`;
export const conflictsLast = pluralText({
  one: '# conflito: um critério eliminatório de uma das duas pessoas. Quem não tem conflitos aparece primeiro na lista.',
  other:
    '# conflitos: critérios eliminatórios de uma das duas pessoas. Quem não tem conflitos aparece primeiro na lista.',
});
export const scoreNote =
  'A pontuação compara respostas sobre morar junto, mais nada. Ela não prevê como vocês vão se dar: conversem antes de decidir.';
export const allPointsKept = 'Todos os 100 pontos mantidos.';
export const theyHaveNotAnswered = ({ name }: { name: string }) =>
  `${name} não respondeu às perguntas que você respondeu.`;
export const threeQuestions = ({ name }: { name: string }) =>
  `Uma pontuação precisa de três perguntas respondidas por você e por ${name}.`;

// What the score is made of, question by question.
export const conflictsTitle = pluralText({ one: 'Um conflito', other: 'Conflitos' });
export const lostTitle = 'Onde se perdem pontos';
export const differingTitle = 'Onde há diferenças que não custam nenhum ponto';
export const keptTitle = 'Onde nada se perde';
export const bothAnswered = 'O que vocês responderam';
export const leftOut = pluralText({
  one: '# pergunta ficou de fora, porque uma das duas pessoas não respondeu.',
  other: '# perguntas ficaram de fora, porque uma das duas pessoas não respondeu.',
});
export const pointsLost = pluralText({ one: '−# ponto', other: '−# pontos' });
export const nothingLost = 'Nada perdido';
/** Answers that somebody could live with. */
export const accepts = ({ answers }: { answers: string }) => `Aceita: ${answers}`;
/** How well an answer suits the other one of the two. */
export const suitsYou = {
  fully: 'Combina com você',
  half: 'Combina em parte com você',
  not: 'Não combina com você',
  partly: ({ percent }: { percent: number }) => `Combina ${formatNumber(percent)}% com você`,
};
export const suitsName = {
  fully: ({ name }: { name: string }) => `Combina com ${name}`,
  half: ({ name }: { name: string }) => `Combina em parte com ${name}`,
  not: ({ name }: { name: string }) => `Não combina com ${name}`,
  partly: ({ name, percent }: { name: string; percent: number }) =>
    `Combina ${formatNumber(percent)}% com ${name}`,
};

// Scores in short, on cards. `basis` says how many answers a score rests on, such as "com 9 de 12
// respostas" (fit.ts).
export const noScoreBased = ({ basis, soft }: { basis: string; soft: Wrap }) =>
  rich`Sem pontuação ainda, ${soft(basis)}`;
export const scoreBased = (given: { score: number; basis: string; strong: Wrap }) =>
  rich`${given.strong(`Fit ${formatNumber(given.score)}`)}, ${given.basis}`;
/** Read out before the basis. Keep the space at the end. */
export const fitBefore = ({ score }: { score: number }) => `Fit ${formatNumber(score)}, `;
/** Beside a score that is one. */
export const match = 'Match';
export const matchMeaning = ({ score }: { score: number }) =>
  `Um match: Fit de ${formatNumber(score)} ou mais, sem conflito.`;
export const why = 'Motivos';
export const conflictsForOne = pluralText({
  one: '# conflito: um critério eliminatório de uma das duas pessoas',
  other: '# conflitos: critérios eliminatórios de uma das duas pessoas',
});
export const tooFewAnswers = 'Vocês têm poucas perguntas respondidas em comum';
export const nothingMatters = 'Uma das duas pessoas ainda não disse o que importa';
export const allDiffers = 'Vocês diferem em todas as perguntas que responderam';

// For those who have not answered anything.
export const stillComparing = 'Ainda estamos comparando os roomies com você';
export const justStarted =
  'Isso leva alguns minutos. Até lá, os roomies mais recentes vêm primeiro.';
export const invitation = 'Como seria morar junto?';
export const invitationText = pluralText({
  one: 'Responda a # pergunta rápida sobre como você vive, e todo mundo aqui aparece por ordem de compatibilidade, com os motivos. Leva dois minutos.',
  other:
    'Responda a # perguntas rápidas sobre como você vive, e todo mundo aqui aparece por ordem de compatibilidade, com os motivos. Leva dois minutos.',
});

// How well a room and those who live there fit the reader: two scores.
export const wouldItFit = ({ bold, profile }: { bold: Wrap; profile: Wrap }) =>
  rich`${bold('Combina com você?')} Para ver, adicione ${profile('ao seu perfil')} seu orçamento, suas datas e como você vive.`;
/** Beside its score; the long form is read out. */
export const theRoom = 'o quarto';
export const thePeople = 'as pessoas';
export const fitWithRoom = ({ score }: { score: number }) =>
  `Compatibilidade com o quarto: ${formatNumber(score)}`;
export const fitWithPeople = ({ score }: { score: number }) =>
  `Compatibilidade com as pessoas: ${formatNumber(score)}`;
export const whyAndConflicts = 'Motivos e conflitos';
export const yourGroup = 'Seu grupo';
export const groupConflict = 'Um conflito com alguém do seu grupo';
export const people = 'Pessoas';
export const conflictsThere = pluralText({
  one: '# conflito com quem mora lá',
  other: '# conflitos com quem mora lá',
});
export const loadingFit = 'Carregando a compatibilidade…';
export const howItFits = 'O quanto combina com você';
export const noRoomScore = ({ profile }: { profile: Wrap }) =>
  rich`Adicione ${profile('ao seu perfil')} seu orçamento, sua data de mudança e sua região para ver o quanto os quartos combinam com você.`;
/** `currency` is a code, such as EUR. */
export const rentNotCompared = ({ currency: code }: { currency: string }) =>
  `Seu orçamento está em ${code} e o aluguel não, então eles não são comparados.`;
export const budgetNotCompared = ({ currency: code }: { currency: string }) =>
  `Aluguel não comparado com seu orçamento em ${code}`;
export const rentCompared = ({ currency: code, day }: { currency: string; day: string }) =>
  `O aluguel é comparado com seu orçamento em ${code}, pelo câmbio de ${day}.`;
export const youAndHousehold = 'Você e quem mora lá';
/** `count` is at least two. */
export const leastContent = ({ count, name }: { count: number; name: string }) =>
  plural(count, {
    one: `De ${formatNumber(count)} dupla, a que menos combina seria você e ${name}. A pontuação é a dessa dupla.`,
    many: `De ${formatNumber(count)} de duplas, a que menos combina seria você e ${name}. A pontuação é a dessa dupla.`,
    other: `De ${formatNumber(count)} duplas, a que menos combina seria você e ${name}. A pontuação é a dessa dupla.`,
  });
export const compareWith = ({ name }: { name: string }) =>
  `Comparar todas as respostas com ${name}`;
export const moreAbout = ({ name }: { name: string }) => `Mais sobre ${name}`;
export const nobodyNamed = 'Ninguém que mora lá entrou nesta página ainda.';
export const answerToSee = ({ count, profile }: { count: number; profile: Wrap }) =>
  plural(count, {
    one: rich`${profile(`Responda a ${formatNumber(count)} pergunta rápida`)} sobre como você vive para ver o quanto vocês combinam.`,
    many: rich`${profile(`Responda a ${formatNumber(count)} de perguntas rápidas`)} sobre como você vive para ver o quanto vocês combinam.`,
    other: rich`${profile(`Responda a ${formatNumber(count)} perguntas rápidas`)} sobre como você vive para ver o quanto vocês combinam.`,
  });
export const theyLackAnswers =
  'Sem pontuação ainda: a pessoa não respondeu a perguntas suficientes sobre morar junto.';
export const noneHasAnswers =
  'Sem pontuação ainda: ninguém lá respondeu a perguntas suficientes sobre morar junto.';

// What a change in the profile would do, before it is saved.
export const whatIf = 'O que mudaria';
export const previewFailed = 'A prévia não está disponível agora.';
export const previewLoading = 'Calculando o que isto mudaria…';
/** `count` matches after the change; `difference` more or fewer than now. */
export const matchesSame = ({ count, bold }: { count: number; bold: Wrap }) =>
  plural(count, {
    one: rich`${bold(formatNumber(count))} match, como agora.`,
    many: rich`${bold(formatNumber(count))} de matches, como agora.`,
    other: rich`${bold(formatNumber(count))} matches, como agora.`,
  });
export const matchesMore = (given: { count: number; difference: number; bold: Wrap }) =>
  plural(given.count, {
    one: rich`${given.bold(formatNumber(given.count))} match: ${formatNumber(given.difference)} a mais que agora.`,
    many: rich`${given.bold(formatNumber(given.count))} de matches: ${formatNumber(given.difference)} a mais que agora.`,
    other: rich`${given.bold(formatNumber(given.count))} matches: ${formatNumber(given.difference)} a mais que agora.`,
  });
export const matchesFewer = (given: { count: number; difference: number; bold: Wrap }) =>
  plural(given.count, {
    one: rich`${given.bold(formatNumber(given.count))} match: ${formatNumber(given.difference)} a menos que agora.`,
    many: rich`${given.bold(formatNumber(given.count))} de matches: ${formatNumber(given.difference)} a menos que agora.`,
    other: rich`${given.bold(formatNumber(given.count))} matches: ${formatNumber(given.difference)} a menos que agora.`,
  });
export const nothingChanges = 'Nada muda no topo da sua lista';
export const changesAtTop = pluralText({
  one: 'O que muda no topo da sua lista (#)',
  many: 'O que muda no topo da sua lista (#)',
  other: 'O que muda no topo da sua lista (#)',
});
export const changes = 'O que muda';
export const previewMeaning = ({ score }: { score: number }) =>
  `Um match é um Fit de ${formatNumber(score)} ou mais, sem conflito. Nada foi salvo ainda.`;
// A score before and after: "Sem pontuação → 82", with "para" read out for the arrow (keep its space).
export const noScoreBefore = 'Sem pontuação';
export const scoreTo = 'para ';
export const noScoreAfter = 'sem pontuação';
export const outOfTop = pluralText({
  one: 'fora do top #',
  many: 'fora do top #',
  other: 'fora do top #',
});
export const nowNumber = ({ rank }: { rank: number }) => `agora nº ${formatNumber(rank)}`;
