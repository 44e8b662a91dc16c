import {
  answerOptions,
  importances,
  type ChoiceQuestionId,
} from '#contract/questionnaire/questions.ts';
import { scoreSatisfaction } from '#fit/compare.ts';

/** One choice question as a user answered it, by position. */
export interface CodedChoice {
  answer: number;
  /** Bit n set: answer n is acceptable; the own answer always is. */
  wanted: number;
  /** Position among the importances. */
  importance: number;
  isDealbreaker: boolean;
}

export interface Codebook {
  /** Encodes an answer with its preference in one byte; 0 means "not answered". */
  encode(choice: CodedChoice): number;
  /** The choice of each code; null for 0 and for unused codes. */
  decoded: readonly (CodedChoice | null)[];
  /** How well `answer` suits a user who wants `wanted`, in whole percent. */
  satisfaction(wanted: number, answer: number): number;
}

/** How many codes a byte has. */
export const codes = 256;

/**
 * The codes of a question. With four answers there are 240: the user's own answer is always
 * acceptable, which saves a bit, and a dealbreaker that no answer breaks needs no code. Throws when
 * a byte is too small, which happens with a fifth answer.
 */
export function getCodebook(question: ChoiceQuestionId): Codebook {
  const answers: string[] = answerOptions(question);
  const all = (1 << answers.length) - 1;
  const decoded: (CodedChoice | null)[] = [null];
  const codeByKey = new Map<number, number>();
  for (const choice of everyChoice(answers.length)) {
    codeByKey.set(choiceKey(choice), decoded.length);
    decoded.push(choice);
  }
  if (decoded.length > codes) throw new Error(`${question} has too many answers for a byte`);

  const percents = Array.from({ length: all + 1 }, (_, wanted) =>
    answers.map((answer) => scoreSatisfaction(question, answersIn(answers, wanted), answer)),
  );
  return {
    encode(choice) {
      const isDealbreaker = choice.isDealbreaker && choice.wanted !== all;
      return codeByKey.get(choiceKey({ ...choice, isDealbreaker })) ?? 0;
    },
    decoded,
    satisfaction: (wanted, answer) => percents[wanted]?.[answer] ?? 0,
  };
}

function everyChoice(answerCount: number): CodedChoice[] {
  const all = (1 << answerCount) - 1;
  const choices: CodedChoice[] = [];
  for (let answer = 0; answer < answerCount; answer += 1) {
    for (let wanted = 0; wanted <= all; wanted += 1) {
      if ((wanted & (1 << answer)) === 0) continue;
      for (let importance = 0; importance < importances.length; importance += 1) {
        choices.push({ answer, wanted, importance, isDealbreaker: false });
        if (wanted !== all) choices.push({ answer, wanted, importance, isDealbreaker: true });
      }
    }
  }
  return choices;
}

const choiceKey = ({ answer, wanted, importance, isDealbreaker }: CodedChoice) =>
  ((wanted * 16 + answer) * 16 + importance) * 2 + Number(isDealbreaker);

const answersIn = (answers: string[], wanted: number) =>
  answers.filter((_, position) => (wanted & (1 << position)) !== 0);
