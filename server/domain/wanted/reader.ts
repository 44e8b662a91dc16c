import type { UserAnswers } from '#fit/answers.ts';

/** Who reads wanted pages, with the answers that they are compared by. */
export interface Reader {
  id: number;
  answers: UserAnswers;
}
