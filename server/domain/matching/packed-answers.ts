import { createHash } from 'node:crypto';
import { halfHoursPerDay } from '#contract/questionnaire/hours.ts';
import { defaultPreferences } from '#contract/questionnaire/preference-rules.ts';
import {
  answerOptions,
  easiestAnswer,
  importances,
  questionIds,
  questions,
  type ChoiceQuestionId,
  type Preference,
} from '#contract/questionnaire/questions.ts';
import { toSlots, type Slots } from '#fit/hours.ts';
import { statedPreferences, type UserAnswers } from '#fit/answers.ts';
import { getCodebook, type Codebook, type CodedChoice } from './answer-codes.ts';

/**
 * A user's answers and preferences take four words of 32 bits. The first three words have a byte
 * for each choice question, up to twelve, from the lowest byte of the first word on. The last word
 * has the hours of sleep (lower half) and the accepted hours.
 */
export const wordsPerUser = 4;
const choicesPerWord = 4;
export const choiceWords = 3;
/** The number of codes for hours, and for hours with importance and dealbreaker. */
export const sleepCodes = halfHoursPerDay * halfHoursPerDay;
export const sleepWantedCodes = sleepCodes * 8;

export const choiceIds = questionIds.filter(
  (id): id is ChoiceQuestionId => questions[id].kind !== 'hours',
);

export interface AnswerPacking {
  codebooks: readonly Codebook[];
  /** Writes a user to `slot`. */
  write(words: Uint32Array, slot: number, person: UserAnswers): void;
}

/** Encodes users as bytes. Throws when the questionnaire has too many questions or answers. */
export function createPacking(): AnswerPacking {
  if (choiceIds.length > choiceWords * choicesPerWord)
    throw new Error('The index has fewer bytes than there are questions');
  const codebooks = choiceIds.map(getCodebook);
  return {
    codebooks,
    write(words, slot, person) {
      const wants = statedPreferences(person);
      const at = slot * wordsPerUser;
      words.fill(0, at, at + wordsPerUser);
      for (const [position, id] of choiceIds.entries()) {
        const choice = codedChoice(id, person.habits[id], wants[id]);
        const code = choice ? (codebooks[position]?.encode(choice) ?? 0) : 0;
        const word = at + Math.floor(position / choicesPerWord);
        words[word] = (words[word] ?? 0) | (code << ((position % choicesPerWord) * 8));
      }
      const { sleep } = person.habits;
      const hours = sleep ? hoursCode(toSlots(sleep)) : 0;
      const wanted = wants.sleep ? sleepWantedCode(wants.sleep) : 0;
      words[at + choiceWords] = hours | (wanted << 16);
    },
  };
}

/** Turns answers into positions; null when the question was not answered. */
export function codedChoice(
  id: ChoiceQuestionId,
  answer: string | undefined,
  wanted: Preference<ChoiceQuestionId> | undefined,
): CodedChoice | null {
  if (answer === undefined || !wanted) return null;
  const answers: string[] = answerOptions(id);
  const acceptable: string[] = wanted.acceptable;
  return {
    answer: answers.indexOf(answer),
    wanted: acceptable.reduce((mask, each) => mask | (1 << answers.indexOf(each)), 0),
    importance: importances.indexOf(wanted.importance),
    isDealbreaker: wanted.is_dealbreaker,
  };
}

/** Hours as one number below {@link sleepCodes}; 0, which has no length, stands for none. */
export const hoursCode = ({ start, length }: Slots) => start * halfHoursPerDay + length;

/** The reverse of {@link hoursCode}; null for numbers that are no hours. */
export function hoursOfCode(code: number): Slots | null {
  const length = code % halfHoursPerDay;
  return length === 0 ? null : { start: Math.floor(code / halfHoursPerDay), length };
}

function sleepWantedCode({ acceptable, importance, is_dealbreaker }: Preference<'sleep'>): number {
  const hours = hoursCode(toSlots(acceptable));
  return hours * 8 + importances.indexOf(importance) * 2 + Number(is_dealbreaker);
}

/**
 * Raise it when the meaning of a byte changes. Changed questions, answers or defaults are detected
 * anyway.
 */
const layoutVersion = 3;

/** A hash of everything that the codes depend on, and of `more`. */
export function layoutFingerprint(...more: unknown[]): string {
  const meaning = choiceIds.map((id) => [
    id,
    questions[id].kind,
    answerOptions(id),
    easiestAnswer(id),
    // The bytes hold the defaults of users who stated nothing.
    answerOptions(id).map((answer) => defaultPreferences({ [id]: answer })),
  ]);
  return createHash('sha1')
    .update(JSON.stringify([layoutVersion, questionIds, importances, meaning, more]))
    .digest('hex');
}
