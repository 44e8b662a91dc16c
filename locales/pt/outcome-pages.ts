import type { Rating } from '#contract/outcomes/outcome-terms.ts';
import { pluralText } from './plural.ts';

export const title = 'Convivência';
export const heading = ({ name }: { name: string }) => `Como está sendo morar com ${name}?`;
export const lede = ({ name }: { name: string }) =>
  `Suas respostas ajudam a descobrir se a pontuação acerta. ${name} nunca as vê.`;
export const stillTogether = 'Vocês ainda moram na mesma casa?';
export const yes = 'Sim';
export const no = 'Não';
export const howIsIt = 'Como está sendo, ou como foi?';
export const ratingLabels: Record<Rating, string> = {
  1: 'Ruim',
  2: 'Um pouco ruim',
  3: 'Razoável',
  4: 'Bom',
  5: 'Muito bom',
};
export const habitByHabit = 'Hábito por hábito, se quiser';
export const habitHint = 'Como vocês se entendem em cada ponto?';
export const noRating = 'Sem resposta';
export const send = 'Enviar as respostas';
export const thanks =
  'Agradecemos. Se você enviar a página de novo, as novas respostas substituem as anteriores.';
export const answerBoth = 'Responda às duas perguntas.';
export const surveyOver = 'Esta pesquisa acabou';
export const surveyOverHint = pluralText({
  one: 'Ela podia ser respondida por # dia, e só enquanto você participa.',
  other: 'Ela podia ser respondida por # dias, e só enquanto você participa.',
});
