import {
  questions,
  type ChoiceQuestionId,
  type Habits,
  type Hours,
  type Importance,
  type Preference,
  type QuestionId,
} from '#contract/questionnaire/questions.ts';

/** What the two pickers of the sleep question show before anyone touched them. */
export const usualHours: Hours = { from: '23:00', until: '07:00' };

/** Is it answered by choosing, not by clock times? */
export const isChoice = (id: QuestionId): id is ChoiceQuestionId => questions[id].kind !== 'hours';

/** The words for one answer of a question. */
export function answerWords(id: ChoiceQuestionId, answer: string): string {
  return (questions[id].answers as Readonly<Record<string, string>>)[answer] ?? answer;
}

/** What someone answered, in a line. */
export function habitWords(id: QuestionId, answer: NonNullable<Habits[QuestionId]>): string {
  return isChoice(id) ? answerWords(id, answer as string) : hoursWords(answer as Hours);
}

/** What someone accepts in others, in a line. */
export function acceptableWords(id: QuestionId, { acceptable }: Preference): string {
  if (!isChoice(id)) return hoursWords(acceptable as Hours);
  const answers = acceptable as string[];
  const all = Object.keys(questions[id].answers);
  if (answers.length === all.length) return 'Anything';
  return all
    .filter((answer) => answers.includes(answer))
    .map((answer) => answerWords(id, answer))
    .join('\u00A0· ');
}

/** How much a question matters, in words. */
export const importanceWords: Record<Importance, string> = {
  0: 'Not at all',
  1: 'A little',
  2: 'Much',
  4: 'Very much',
};

const hoursWords = ({ from, until }: Hours) => `${from} to ${until}`;
