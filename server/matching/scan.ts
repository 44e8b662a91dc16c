import { limits } from '#contract/limits.ts';
import { rankingKey } from '#fit/score.ts';
import { codes } from './answer-codes.ts';
import { bytesPerPerson, choiceIds, sleepAt, sleepWantedAt } from './packed-answers.ts';
import { nowhere, type Columns } from './people-columns.ts';
import type { RoomieFilters } from './roomie-filters.ts';
import { TopPlaces, type Place } from './top-places.ts';
import {
  countShift,
  gainMask,
  weightMask,
  weightShift,
  type ViewerTables,
} from './viewer-tables.ts';

export interface ScanRequest {
  tables: ViewerTables;
  filters: RoomieFilters;
  /** Slots to leave out, as the viewer's own and those of blocked people. */
  without: ReadonlySet<number>;
  /** How many places from the first are wanted. */
  top: number;
}

export interface ScanResult {
  /** Best first, at most `top`. */
  places: Place[];
  /** How many pass the filters. */
  total: number;
  /** How many of them are a match ({@link limits.fit.match}, no conflict). */
  matches: number;
}

/** From this unrounded score on, people read a match. */
const matchFrom = limits.fit.match - 0.5;

/**
 * Compares the viewer with everyone: no candidate is skipped by a guess, so the answer is exact.
 * Written as one loop over plain arrays: a call or an object for each of a million people would
 * cost more than comparing them.
 */
export function scan(columns: Columns, request: ScanRequest): ScanResult {
  const { tables, filters, without, top } = request;
  const { answers, answerWords, ids } = columns;
  const { choiceMine, choiceTheirs, sleepMine, sleepTheirs } = tables;
  const { sleepBreaksMine, sleepBreaksTheirs } = tables;
  const questionCount = choiceIds.length;
  const passes = facts(columns, filters);
  const best = new TopPlaces(top);
  let total = 0;
  let matches = 0;
  for (let slot = 0; slot < columns.count; slot += 1) {
    if (passes !== null && !passes(slot)) continue;
    if (without.size > 0 && without.has(slot)) continue;
    let mine = 0;
    let theirs = 0;
    const at = slot * bytesPerPerson;
    for (let question = 0; question < questionCount; question += 1) {
      const code = question * codes + answers[at + question]!;
      mine += choiceMine[code]!;
      theirs += choiceTheirs[code]!;
    }
    const sleep = answerWords[(at >> 1) + sleepAt]!;
    const sleepWanted = answerWords[(at >> 1) + sleepWantedAt]!;
    mine += sleepMine[sleep]!;
    theirs += sleepTheirs[sleepWanted]!;
    const conflicts =
      (theirs >> countShift) + (sleepBreaksMine[sleep]! | sleepBreaksTheirs[sleepWanted]!);
    if (conflicts > 0 && filters.noConflicts) continue;
    total += 1;

    const shared = mine >> countShift;
    const weights = ((mine >> weightShift) & weightMask) * ((theirs >> weightShift) & weightMask);
    const hasScore = shared >= limits.fit.minShared && weights !== 0;
    const group = (conflicts > 0 ? 2 : 0) + (hasScore ? 0 : 1);
    if (group > best.worstGroup && group !== 0) continue;
    let key = 0;
    if (hasScore) {
      // The steps of exactFit, on the same whole numbers.
      const fit = Math.sqrt(((mine & gainMask) * (theirs & gainMask)) / weights);
      if (group === 0 && fit >= matchFrom) matches += 1;
      key = rankingKey(fit, shared);
    }
    if (group > best.worstGroup || (group === best.worstGroup && key < best.worstKey)) continue;
    best.add({ id: ids[slot]!, group, key });
  }
  return { places: best.sorted(), total, matches };
}

/** Which slots pass what is filtered besides answers; null when everyone does. */
function facts(columns: Columns, filters: RoomieFilters): ((slot: number) => boolean) | null {
  const { near, budget, moveInBy, stayMonths } = filters;
  if (!near && !budget && moveInBy === null && stayMonths === null) return null;
  return (slot) => {
    if (budget) {
      if (columns.budgetMin[slot]! > budget.max || columns.budgetMax[slot]! < budget.min) {
        return false;
      }
    }
    if (moveInBy !== null && columns.moveInDay[slot]! > moveInBy) return false;
    if (stayMonths !== null && columns.stayMonths[slot]! < stayMonths) return false;
    if (!near) return true;
    const latitude = columns.latitude[slot]!;
    if (latitude === nowhere) return false;
    const north = latitude / 100 - near.latitude;
    let east = columns.longitude[slot]! / 100 - near.longitude;
    if (east > 180) east -= 360;
    if (east < -180) east += 360;
    const scaled = east * near.longitudeScale;
    return north * north + scaled * scaled <= near.reach2;
  };
}
