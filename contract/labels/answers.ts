import { questions, type Hours, type QuestionId } from '../questionnaire/questions.ts';

/** An answer to a question: "The same day", "23:00 to 07:00". */
export function formatAnswer(id: QuestionId, answer: string | Hours): string {
  if (typeof answer !== 'string') return formatHours(answer);
  const { answers = {} } = questions[id] as { answers?: Readonly<Record<string, string>> };
  // An answer that this build does not know is shown as it is.
  return answers[answer] ?? answer;
}

/** The answers a user accepts in others, in the order they are asked. */
export function formatAccepted(id: QuestionId, accepted: readonly string[] | Hours): string {
  if ('from' in accepted) return formatHours(accepted);
  const { answers = {} } = questions[id] as { answers?: Readonly<Record<string, string>> };
  const all = Object.keys(answers);
  if (accepted.length > 0 && accepted.length === all.length) return 'Any answer';
  return accepted
    .toSorted((one, other) => all.indexOf(one) - all.indexOf(other))
    .map((answer) => formatAnswer(id, answer))
    .join('\u00A0· ');
}

const formatHours = ({ from, until }: Hours) => `${from} to ${until}`;
