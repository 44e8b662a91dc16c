import {
  answerOptions,
  isChoice,
  type Hours,
  type QuestionId,
} from '#contract/questionnaire/questions.ts';
import { formatTime } from '#locales/format.ts';
import * as t from '#locales/questions.ts';

/** A clock time `HH:MM` as the language writes it. */
export function formatClock(time: string): string {
  const [hour, minute] = time.split(':').map(Number);
  return formatTime(hour ?? 0, minute ?? 0);
}

/** Both ends of a range of clock times. */
export const formatClocks = ({ from, until }: Hours): Hours => ({
  from: formatClock(from),
  until: formatClock(until),
});

/** An answer to a question: "The same day", "11:00 PM to 7:00 AM". */
export function formatAnswer(id: QuestionId, answer: string | Hours): string {
  if (typeof answer !== 'string') return t.hours(formatClocks(answer));
  const { answers = {} } = t.questions[id] as { answers?: Readonly<Record<string, string>> };
  // An answer that this build does not know is shown as it is.
  return answers[answer] ?? answer;
}

/** The answers a user accepts in others, in the order they are asked. */
export function formatAccepted(id: QuestionId, accepted: readonly string[] | Hours): string {
  if ('from' in accepted) return t.hours(formatClocks(accepted));
  const all: readonly string[] = isChoice(id) ? answerOptions(id) : [];
  if (accepted.length > 0 && accepted.length === all.length) return t.anyAnswer;
  return accepted
    .toSorted((one, other) => all.indexOf(one) - all.indexOf(other))
    .map((answer) => formatAnswer(id, answer))
    .join('\u00A0· ');
}
