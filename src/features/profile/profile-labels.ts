import type { Preference, QuestionId } from '#contract/questionnaire/questions.ts';
import { formatAccepted } from '#src/shared/fit/answer-labels.ts';
import { formatStay } from '#src/shared/listings/stay.ts';
import * as t from '#locales/profile.ts';
import * as q from '#locales/questions.ts';

const usualMonths = [1, 3, 6, 9, 12, 18, 24, 36];

/** The lengths of stay to choose from; `chosen` (months, or empty) is among them. */
export function stayOptions(chosen: string): { value: string; label: string }[] {
  const own = Number(chosen);
  const months = [...new Set([...usualMonths, ...(own > 0 ? [own] : [])])].sort((a, b) => a - b);
  return [
    { value: '', label: q.notSure },
    ...months.map((count) => ({ value: String(count), label: formatStay(count) })),
  ];
}

/** What a user accepts of others on one question, and how much it matters. */
export function acceptedText(id: QuestionId, preference: Preference): string {
  const { acceptable, importance, is_dealbreaker } = preference;
  return t.acceptedAnswers({
    answers: formatAccepted(id, acceptable),
    weight: is_dealbreaker ? t.dealbreakerNote : t.importanceNotes[importance],
  });
}
