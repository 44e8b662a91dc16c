import { type } from '#contract/type.ts';
import { questions, type Hours, type QuestionId } from '#contract/questionnaire/questions.ts';
import { formatMessage } from '#src/ui/format-message.ts';
import * as t from '#locales/questions.ts';

/** What the two pickers of the sleep question show before the user changes them. */
export const usualHours: Hours = { from: '23:00', until: '07:00' };

/** The first problem that the contract finds in habits or preferences, with its question; or null. */
export function questionWithProblem(checked: unknown): string | null {
  if (!(checked instanceof type.errors)) return null;
  const [first] = checked;
  return problemLabel(String(first?.path[0] ?? ''), first?.message ?? t.somethingIsMissing);
}

/** A message that begins with the topic of its question; `path` is dotted. */
export function problemLabel(path: string, message: string): string {
  const [id = ''] = path.split('.');
  return id in questions
    ? t.problemOfTopic({
        topic: t.questions[id as QuestionId].topic,
        problem: formatMessage(message),
      })
    : formatMessage(message);
}
