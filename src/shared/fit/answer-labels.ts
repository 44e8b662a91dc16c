import {
  answerOptions,
  isChoice,
  type Hours,
  type QuestionId,
} from '#contract/questionnaire/questions.ts';
import * as t from '#locales/questions.ts';

/** An answer to a question: "The same day", "23:00 to 07:00". */
export function formatAnswer(id: QuestionId, answer: string | Hours): string {
  if (typeof answer !== 'string') return t.hours(answer);
  const { answers = {} } = t.questions[id] as { answers?: Readonly<Record<string, string>> };
  // An answer that this build does not know is shown as it is.
  return answers[answer] ?? answer;
}

/** The answers a user accepts in others, in the order they are asked. */
export function formatAccepted(id: QuestionId, accepted: readonly string[] | Hours): string {
  if ('from' in accepted) return t.hours(accepted);
  const all: readonly string[] = isChoice(id) ? answerOptions(id) : [];
  if (accepted.length > 0 && accepted.length === all.length) return t.anyAnswer;
  return accepted
    .toSorted((one, other) => all.indexOf(one) - all.indexOf(other))
    .map((answer) => formatAnswer(id, answer))
    .join('\u00A0· ');
}
