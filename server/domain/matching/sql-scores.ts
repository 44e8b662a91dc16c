import { halfHoursPerDay } from '#contract/questionnaire/hours.ts';
import { defaultPreferences } from '#contract/questionnaire/preference-rules.ts';
import {
  answersOf,
  questionIds,
  questions,
  type ChoiceQuestionId,
  type Hours,
} from '#contract/questionnaire/questions.ts';
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

/** Sums of whole numbers, and whether there is a conflict, as SQL expressions over one candidate. */
interface Terms {
  shared: string;
  mine: string;
  myWeight: string;
  theirs: string;
  theirWeight: string;
  conflict: string;
}

/**
 * What a candidate answered and wants on the questions the viewer answered, defaults filled in, as
 * columns of a row to compute {@link scoreSums} from: by position `a` the answer, `w` the set of
 * acceptable ones, `i` the importance, `d` whether it is a dealbreaker.
 */
export function candidateRow(viewer: Person, columns: CandidateColumns): string {
  const each = questionIds.flatMap((id, index) => {
    if (viewer.habits[id] === undefined) return [];
    const position = index + 1;
    const [answer, accepted] = [columns.answer(position), columns.acceptable(position)];
    return [
      `${answer}::int as a${position}`,
      `coalesce(${columns.importance(position)}, 1)::int as i${position}`,
      `(${accepted} is not null and ${columns.dealbreakers} & ${1 << index} <> 0) as d${position}`,
      ...(id === 'sleep'
        ? sleepColumns(answer, accepted)
        : [
            `(coalesce(${accepted}, ${defaultMask(id, answer)})::int | (1 << ${answer})) as w${position}`,
          ]),
    ];
  });
  return each.map((column) => `, ${column}`).join('');
}

/** The sums a viewer shares with a {@link candidateRow}. */
export function scoreSums(viewer: Person): Terms {
  const terms = questionIds.flatMap((id, index) => {
    if (viewer.habits[id] === undefined) return [];
    return [id === 'sleep' ? sleepTerms(viewer) : choiceTerms(viewer, index + 1, id)];
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

function choiceTerms(viewer: Person, position: number, id: ChoiceQuestionId): Terms {
  const names: string[] = answersOf(id);
  const own = names.indexOf(viewer.habits[id] ?? '');
  const wants = wantsOf(viewer)[id];
  const acceptable: string[] = wants?.acceptable ?? [];
  const accepted = acceptable.map((name) => names.indexOf(name));
  const isOrdered = questions[id].kind === 'ordered';
  const near = isOrdered ? neighbours(accepted) : [];
  const ownNear = isOrdered ? maskOf(neighbours([own])) : 0;
  const [answer, wanted, weight] = [`a${position}`, `w${position}`, `i${position}`];
  const iWant = `case when ${oneOf(answer, accepted)} then 100 when ${oneOf(answer, near)} then 50 else 0 end`;
  const theyWant = `case when ${wanted} & ${1 << own} <> 0 then 100 when ${wanted} & ${ownNear} <> 0 then 50 else 0 end`;
  return whenAnswered(answer, {
    mine: `${wants?.importance} * ${iWant}`,
    myWeight: String(wants?.importance),
    theirs: `${weight} * ${theyWant}`,
    theirWeight: weight,
    conflict: [
      wants?.is_dealbreaker ? `not ${oneOf(answer, accepted)}` : 'false',
      `d${position} and ${wanted} & ${1 << own} = 0`,
    ],
  });
}

/** Sleep is the first question; its row has the hours as start and length besides. */
function sleepTerms(viewer: Person): Terms {
  const sleep = slotsOf(viewer.habits.sleep as Hours);
  const wants = wantsOf(viewer).sleep;
  const window = slotsOf(wants?.acceptable as Hours);
  const mine = { start: String(sleep.start), length: String(sleep.length) };
  const iAccept = { start: String(window.start), length: String(window.length) };
  const within = overlap({ start: 's1', length: 'l1' }, iAccept);
  const mineWithin = overlap(mine, { start: 'ws1', length: 'wl1' });
  return whenAnswered('a1', {
    mine: `${wants?.importance} * ((200 * ${within} + l1) / (2 * l1))`,
    myWeight: String(wants?.importance),
    theirs: `i1 * ((200 * ${mineWithin} + ${mine.length}) / (2 * ${mine.length}))`,
    theirWeight: 'i1',
    conflict: [
      wants?.is_dealbreaker ? `2 * ${within} < l1` : 'false',
      `d1 and 2 * ${mineWithin} < ${mine.length}`,
    ],
  });
}

/** Without a preference: an hour earlier to an hour later, 23.5 hours at most. */
function sleepColumns(answer: string, accepted: string): string[] {
  const [theirs, window] = [partOfDay(answer), partOfDay(accepted)];
  return [
    `${theirs.start} as s1`,
    `${theirs.length} as l1`,
    `case when ${accepted} is null then (${theirs.start} + 46) % 48 else ${window.start} end as ws1`,
    `case when ${accepted} is null then least(${theirs.length} + 4, 47) else ${window.length} end as wl1`,
  ];
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

const neighbours = (positions: number[]) => positions.flatMap((at) => [at - 1, at + 1]);
const maskOf = (positions: number[]) =>
  positions.filter((at) => at >= 0).reduce((mask, at) => mask | (1 << at), 0);
const oneOf = (value: string, positions: number[]) =>
  positions.length === 0 ? 'false' : `(${value} in (${positions.join(', ')}))`;
