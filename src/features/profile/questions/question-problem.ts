import { type } from 'arktype';
import { questions, type QuestionId } from '#contract/questionnaire/questions.ts';

/** What the contract finds wrong with habits or preferences, led by the question it is about; or null. */
export function questionWithProblem(checked: unknown): string | null {
  if (!(checked instanceof type.errors)) return null;
  const [first] = checked;
  return problemWords(String(first?.path[0] ?? ''), first?.message ?? 'Something is missing');
}

/** A message led by the topic of the question that it is about; `path` is dotted. */
export function problemWords(path: string, message: string): string {
  const [id = ''] = path.split('.');
  return id in questions ? `${questions[id as QuestionId].topic}: ${message}` : message;
}
