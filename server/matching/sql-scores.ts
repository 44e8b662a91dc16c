import { halfHoursPerDay } from '#contract/hours.ts';
import { defaultPreferences } from '#contract/preference-rules.ts';
import {
  answersOf,
  questionIds,
  questions,
  type ChoiceQuestionId,
  type Hours,
} from '#contract/questionnaire.ts';
import { slotsOf } from '#fit/hours.ts';
import { wantsOf, type Person } from '#fit/person.ts';

/**
 * The score in SQL, apart from `fit/` on purpose: the same sums come from other code, so that each
 * can be held against the other. The viewer's side is written in as numbers; the candidate's comes
 * from columns of one row, by number of the question from 1.
 */
export interface CandidateColumns {
  answer(position: number): string;
  acceptable(position: number): string;
  importance(position: number): string;
  dealbreakers: string;
}

interface Terms {
  shared: string;
  mine: string;
  myWeight: string;
  theirs: string;
  theirWeight: string;
  conflict: string;
}

/** SQL expressions of the sums a viewer shares with each candidate. */
export function scoreSums(viewer: Person, columns: CandidateColumns): Terms {
  const terms = questionIds.flatMap((id, position) => {
    if (viewer.habits[id] === undefined) return [];
    return [
      id === 'sleep'
        ? sleepTerms(viewer, columns, position)
        : choiceTerms(viewer, columns, position, id),
    ];
  });
  const sum = (part: keyof Terms) => terms.map((term) => term[part]).join(' + ') || '0';
  return {
    shared: sum('shared'),
    mine: sum('mine'),
    myWeight: sum('myWeight'),
    theirs: sum('theirs'),
    theirWeight: sum('theirWeight'),
    conflict: terms.map(({ conflict }) => conflict).join(' or ') || 'false',
  };
}

function choiceTerms(
  viewer: Person,
  columns: CandidateColumns,
  position: number,
  id: ChoiceQuestionId,
): Terms {
  const names: string[] = answersOf(id);
  const own = names.indexOf(viewer.habits[id] ?? '');
  const wants = wantsOf(viewer)[id];
  const accepted = names.flatMap((name, bit) =>
    ((wants?.acceptable ?? []) as string[]).includes(name) ? [bit] : [],
  );
  const near = questions[id].kind === 'ordered' ? neighbours(accepted) : [];
  const answer = columns.answer(position + 1);
  const wanted = `(coalesce(${columns.acceptable(position + 1)}, ${defaultMask(id, answer)})::int | (1 << ${answer}))`;
  const weight = `coalesce(${columns.importance(position + 1)}, 1)`;
  const ownNear = questions[id].kind === 'ordered' ? maskOf(neighbours([own])) : 0;
  const iWant = `case when ${oneOf(answer, accepted)} then 100 when ${oneOf(answer, near)} then 50 else 0 end`;
  const theyWant = `case when ${wanted} & ${1 << own} <> 0 then 100 when ${wanted} & ${ownNear} <> 0 then 50 else 0 end`;
  return whenAnswered(answer, {
    mine: `${wants?.importance} * ${iWant}`,
    myWeight: String(wants?.importance),
    theirs: `${weight} * ${theyWant}`,
    theirWeight: weight,
    conflict: [
      wants?.is_dealbreaker ? `not ${oneOf(answer, accepted)}` : 'false',
      `${breaks(columns, position)} and ${wanted} & ${1 << own} = 0`,
    ],
  });
}

function sleepTerms(viewer: Person, columns: CandidateColumns, position: number): Terms {
  const sleep = slotsOf(viewer.habits.sleep as Hours);
  const wants = wantsOf(viewer).sleep;
  const window = slotsOf(wants?.acceptable as Hours);
  const answer = columns.answer(position + 1);
  const accepted = columns.acceptable(position + 1);
  const theirs = partOfDay(answer);
  // Without a preference: an hour earlier to an hour later, 23.5 hours at most.
  const theirWindow = {
    start: `case when ${accepted} is null then (${theirs.start} + 46) % 48 else ${partOfDay(accepted).start} end`,
    length: `case when ${accepted} is null then least(${theirs.length} + 4, 47) else ${partOfDay(accepted).length} end`,
  };
  const weight = `coalesce(${columns.importance(position + 1)}, 1)`;
  const mine = { start: String(sleep.start), length: String(sleep.length) };
  const within = overlap(theirs, { start: String(window.start), length: String(window.length) });
  const mineWithin = overlap(mine, theirWindow);
  return whenAnswered(answer, {
    mine: `${wants?.importance} * ((200 * ${within} + ${theirs.length}) / (2 * ${theirs.length}))`,
    myWeight: String(wants?.importance),
    theirs: `${weight} * ((200 * ${mineWithin} + ${mine.length}) / (2 * ${mine.length}))`,
    theirWeight: weight,
    conflict: [
      wants?.is_dealbreaker ? `2 * ${within} < ${theirs.length}` : 'false',
      `${breaks(columns, position)} and 2 * ${mineWithin} < ${mine.length}`,
    ],
  });
}

/** What a person accepts by default, by their own answer. */
function defaultMask(id: ChoiceQuestionId, answer: string): string {
  const names: string[] = answersOf(id);
  const masks = names.map((name, own) => {
    const accepted: string[] = defaultPreferences({ [id]: name })[id]?.acceptable ?? [];
    return `when ${own} then ${maskOf(accepted.map((each) => names.indexOf(each)))}`;
  });
  return `case ${answer} ${masks.join(' ')} end`;
}

interface PartOfDay {
  start: string;
  length: string;
}

const partOfDay = (stored: string): PartOfDay => ({
  start: `(${stored} / ${halfHoursPerDay})`,
  length: `((${stored} % 48 - ${stored} / 48 + 48) % 48)`,
});

/** Half hours that two parts of a day have in common. */
function overlap(one: PartOfDay, other: PartOfDay): string {
  const offset = `((${one.start} - (${other.start}) + 48) % 48)`;
  const end = `(${offset} + (${one.length}))`;
  return `(greatest(0, least(${end}, ${other.length}) - ${offset})
    + greatest(0, least(${end} - 48, ${other.length})))`;
}

function whenAnswered(
  answer: string,
  terms: Omit<Terms, 'shared' | 'conflict'> & { conflict: string[] },
): Terms {
  const orZero = (value: string) => `case when ${answer} is null then 0 else ${value} end`;
  const { mine, myWeight, theirs, theirWeight, conflict } = terms;
  return {
    shared: orZero('1'),
    mine: orZero(mine),
    myWeight: orZero(myWeight),
    theirs: orZero(theirs),
    theirWeight: orZero(theirWeight),
    conflict: `(${answer} is not null and (${conflict.map((each) => `(${each})`).join(' or ')}))`,
  };
}

/** Only with a preference there is a dealbreaker. */
const breaks = ({ acceptable, dealbreakers }: CandidateColumns, position: number) =>
  `${acceptable(position + 1)} is not null and ${dealbreakers} & ${1 << position} <> 0`;

const neighbours = (positions: number[]) => positions.flatMap((at) => [at - 1, at + 1]);
const maskOf = (positions: number[]) =>
  positions.filter((at) => at >= 0).reduce((mask, at) => mask | (1 << at), 0);
const oneOf = (value: string, positions: number[]) =>
  positions.length === 0 ? 'false' : `(${value} in (${positions.join(', ')}))`;
