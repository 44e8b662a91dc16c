import { type } from 'arktype';
import { questions, type QuestionId } from '#contract/questionnaire.ts';

/** What the contract finds wrong with habits or preferences, led by the question it is about; or null. */
export function questionWithProblem(checked: unknown): string | null {
  if (!(checked instanceof type.errors)) return null;
  const [first] = checked;
  const id = String(first?.path[0] ?? '');
  const topic = id in questions ? `${questions[id as QuestionId].topic}: ` : '';
  return `${topic}${first?.message ?? 'Something is missing'}`;
}
