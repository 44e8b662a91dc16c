import type { Applicant, ApplicantPage } from '#contract/applicants/calls.ts';
import { dayMs } from '#contract/days.ts';
import * as t from '#locales/applicants.ts';
import { formatDay } from '#locales/format.ts';

/**
 * When an applicant would move in, beside the day on which the room is free: "Moves in May 3, 2 days
 * after the room is free". Both are calendar days, so a clock change counts for nothing.
 */
export function describeMoveIn(
  { move_in_from: from }: Pick<Applicant, 'move_in_from'>,
  { available_from: free }: Pick<ApplicantPage['listing'], 'available_from'>,
  nowMs: number,
): string {
  if (from === null) return t.moveInUnknown;
  const day = formatDay(from, nowMs);
  if (free === null) return t.movesIn({ day });
  const days = Math.round((Date.parse(from) - Date.parse(free)) / dayMs);
  if (days === 0) return t.movesInThatDay({ day });
  return days < 0 ? t.movesInBefore({ day, count: -days }) : t.movesInAfter({ day, count: days });
}
