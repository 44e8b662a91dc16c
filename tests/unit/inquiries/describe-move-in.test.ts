import { expect, test } from 'vitest';
import { describeMoveIn } from '#src/features/inquiries/applicants/describe-move-in.ts';

const now = Date.parse('2027-01-15T12:00:00Z');
const describeDays = (from: string | null, free: string | null) =>
  describeMoveIn({ move_in_from: from }, { available_from: free }, now);

test.each([
  [null, '2027-03-01', 'Has not said when they would move in'],
  ['2027-03-15', null, 'Moves in Mar 15'],
  ['2027-03-01', '2027-03-01', 'Moves in Mar 1, the day the room is free'],
  ['2027-02-28', '2027-03-01', 'Moves in Feb 28, 1 day before the room is free'],
  ['2027-03-15', '2027-03-01', 'Moves in Mar 15, 14 days after the room is free'],
  // The clocks change on March 28 in Europe, and on March 14 in the United States.
  ['2027-04-01', '2027-03-01', 'Moves in Apr 1, 31 days after the room is free'],
])('who would come on %s to a room that is free on %s: %s', (from, free, text) => {
  expect(describeDays(from, free)).toBe(text);
});
