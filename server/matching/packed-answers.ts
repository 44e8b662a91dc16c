import { halfHoursPerDay } from '#contract/hours.ts';
import {
  answersOf,
  importances,
  questionIds,
  questions,
  type ChoiceQuestionId,
  type Preference,
} from '#contract/questionnaire.ts';
import { slotsOf, type Slots } from '#fit/hours.ts';
import { wantsOf, type Person } from '#fit/person.ts';
import { codebookOf, type Codebook, type CodedChoice } from './answer-codes.ts';

/**
 * A person's answers and wishes in 16 bytes: one for each choice question, then two for the hours of
 * sleep and two for the hours accepted.
 */
export const bytesPerPerson = 16;
/** Where the two 16-bit codes of sleep are, counted in 16 bits. */
export const sleepAt = 6;
export const sleepWantedAt = 7;
/** How many codes there are of hours, and of hours with importance and dealbreaker. */
export const sleepCodes = halfHoursPerDay * halfHoursPerDay;
export const sleepWantedCodes = sleepCodes * 8;

export const choiceIds = questionIds.filter(
  (id): id is ChoiceQuestionId => questions[id].kind !== 'hours',
);

export interface AnswerPacking {
  codebooks: readonly Codebook[];
  /** Writes a person to the place `slot` of both views of one buffer. */
  write(bytes: Uint8Array, words: Uint16Array, slot: number, person: Person): void;
}

export interface SleepWanted {
  window: Slots;
  importance: number;
  isDealbreaker: boolean;
}

/** What turns people into bytes. Throws when the questionnaire has outgrown them. */
export function createPacking(): AnswerPacking {
  if (choiceIds.length > sleepAt * 2) throw new Error('More questions than bytes for them');
  const codebooks = choiceIds.map(codebookOf);
  return {
    codebooks,
    write(bytes, words, slot, person) {
      const wants = wantsOf(person);
      const at = slot * bytesPerPerson;
      for (const [position, id] of choiceIds.entries()) {
        const choice = codedChoice(id, person.habits[id], wants[id]);
        bytes[at + position] = choice ? (codebooks[position]?.encode(choice) ?? 0) : 0;
      }
      const { sleep } = person.habits;
      const word = slot * (bytesPerPerson / 2);
      words[word + sleepAt] = sleep ? hoursCode(slotsOf(sleep)) : 0;
      words[word + sleepWantedAt] = wants.sleep ? sleepWantedCode(wants.sleep) : 0;
    },
  };
}

/** A choice by positions; null when it was not answered. */
export function codedChoice(
  id: ChoiceQuestionId,
  answer: string | undefined,
  wanted: Preference<ChoiceQuestionId> | undefined,
): CodedChoice | null {
  if (answer === undefined || !wanted) return null;
  const answers: string[] = answersOf(id);
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
  const hours = hoursCode(slotsOf(acceptable));
  return hours * 8 + importances.indexOf(importance) * 2 + Number(is_dealbreaker);
}
