import { importances } from '#contract/questionnaire/questions.ts';
import { isMostlyOutside, percentWithin, toSlots } from '#fit/hours.ts';
import { statedPreferences, type UserAnswers } from '#fit/answers.ts';
import { codes } from './answer-codes.ts';
import {
  choiceIds,
  choiceWords,
  codedChoice,
  hoursOfCode,
  sleepCodes,
  sleepWantedCodes,
  type AnswerPacking,
} from './packed-answers.ts';

/**
 * The sums of a comparison are in two integers of 32 bits, so that a question takes two additions.
 * `mine` has my weighted satisfaction (13 bits), my weight (6) and the number of shared questions
 * (4). `theirs` has their weighted satisfaction, their weight and the number of conflicts. There is
 * room for 15 questions.
 */
export const weightShift = 13;
export const countShift = 19;
export const gainMask = (1 << weightShift) - 1;
export const weightMask = (1 << (countShift - weightShift)) - 1;

/** What each code of a candidate adds to the sums of one viewer. */
export interface ViewerTables {
  /** By question and code: what the candidate's byte adds. */
  choiceMine: Int32Array;
  choiceTheirs: Int32Array;
  /**
   * By code of the candidate's hours of sleep. `sleepBreaks` says whether they break my
   * dealbreaker.
   */
  sleepMine: Int32Array;
  sleepBreaks: Uint8Array;
  /**
   * By code of the hours that the candidate accepts; includes a dealbreaker that my hours break.
   */
  sleepTheirs: Int32Array;
}

/** Computes the tables of a viewer: one entry for every possible answer of a candidate. */
export function viewerTables({ codebooks }: AnswerPacking, viewer: UserAnswers): ViewerTables {
  const wants = statedPreferences(viewer);
  const tables: ViewerTables = {
    choiceMine: new Int32Array(choiceWords * 4 * codes),
    choiceTheirs: new Int32Array(choiceWords * 4 * codes),
    sleepMine: new Int32Array(sleepCodes),
    sleepBreaks: new Uint8Array(sleepCodes),
    sleepTheirs: new Int32Array(sleepWantedCodes),
  };
  for (const [position, id] of choiceIds.entries()) {
    const mine = codedChoice(id, viewer.habits[id], wants[id]);
    const codebook = codebooks[position];
    if (!mine || !codebook) continue;
    const myWeight = importances[mine.importance] ?? 0;
    for (const [code, theirs] of codebook.decoded.entries()) {
      if (!theirs) continue;
      const theirWeight = importances[theirs.importance] ?? 0;
      const isConflict =
        (mine.isDealbreaker && !has(mine.wanted, theirs.answer)) ||
        (theirs.isDealbreaker && !has(theirs.wanted, mine.answer));
      const at = position * codes + code;
      tables.choiceMine[at] = packed(
        myWeight,
        codebook.satisfaction(mine.wanted, theirs.answer),
        1,
      );
      tables.choiceTheirs[at] = packed(
        theirWeight,
        codebook.satisfaction(theirs.wanted, mine.answer),
        Number(isConflict),
      );
    }
  }
  fillSleep(tables, viewer);
  return tables;
}

function fillSleep(tables: ViewerTables, viewer: UserAnswers): void {
  const wanted = statedPreferences(viewer).sleep;
  if (!viewer.habits.sleep || !wanted) return;
  const [sleep, window] = [toSlots(viewer.habits.sleep), toSlots(wanted.acceptable)];
  for (let code = 0; code < sleepCodes; code += 1) {
    const theirs = hoursOfCode(code);
    if (!theirs) continue;
    tables.sleepMine[code] = packed(wanted.importance, percentWithin(theirs, window), 1);
    tables.sleepBreaks[code] = Number(wanted.is_dealbreaker && isMostlyOutside(theirs, window));
    const percent = percentWithin(sleep, theirs);
    const isOutside = Number(isMostlyOutside(sleep, theirs));
    for (const [importance, weight] of importances.entries()) {
      const at = code * 8 + importance * 2;
      tables.sleepTheirs[at] = packed(weight, percent, 0);
      tables.sleepTheirs[at + 1] = packed(weight, percent, isOutside);
    }
  }
}

const packed = (weight: number, percent: number, count: number) =>
  weight * percent + (weight << weightShift) + (count << countShift);

const has = (mask: number, position: number) => (mask & (1 << position)) !== 0;
