import { halfHoursPerDay } from '#contract/questionnaire/hours.ts';
import { defaultImportance, defaultPreferences } from '#contract/questionnaire/preference-rules.ts';
import {
  answerOptions,
  easiestAnswer,
  questionIds,
  questions,
  type ChoiceQuestionId,
  type Hours,
} from '#contract/questionnaire/questions.ts';
import { statedPreferences, type UserAnswers } from '#fit/answers.ts';
import { toSlots } from '#fit/hours.ts';
import { fragment, identifier, join, type Fragment } from '#platform/database/sql.ts';

/**
 * The score in SQL. It is independent of `fit/` on purpose: tests compare the two implementations.
 * The viewer's side consists of values. The candidate's side comes from columns of one row,
 * numbered by question from 1.
 */
export interface CandidateColumns {
  answer(position: number): Fragment;
  acceptable(position: number): Fragment;
  importance(position: number): Fragment;
  dealbreakers: Fragment;
  onlyThese: Fragment;
}

/**
 * Sums of whole numbers, and whether there is a conflict, as SQL expressions over one candidate.
 */
interface Terms {
  shared: Fragment;
  mine: Fragment;
  myWeight: Fragment;
  theirs: Fragment;
  theirWeight: Fragment;
  conflict: Fragment;
}

/** A whole number as an SQL value of type int. */
const int = (value: number) => fragment`${value}::int`;
const no = fragment`false`;

/**
 * A candidate's answers and preferences on the questions that the viewer answered, with defaults,
 * as columns of a row from which {@link scoreSums} computes. For each question, by position: `a` is
 * the answer, `w` the set of acceptable ones, `i` the importance, `d` whether it is a dealbreaker.
 */
export function candidateRow(viewer: UserAnswers, columns: CandidateColumns): Fragment {
  const each = questionIds.flatMap((id, index) => {
    if (viewer.habits[id] === undefined) return [];
    const position = index + 1;
    const [answer, accepted] = [columns.answer(position), columns.acceptable(position)];
    const as = (letter: string) => identifier(`${letter}${position}`);
    return [
      fragment`${answer}::int as ${as('a')}`,
      fragment`coalesce(${columns.importance(position)}, ${defaultImportance(id)})::int as ${as('i')}`,
      fragment`(${accepted} is not null and ${columns.dealbreakers} & ${int(1 << index)} <> 0) as ${as('d')}`,
      ...(id === 'sleep'
        ? sleepColumns(answer, accepted)
        : [
            fragment`${acceptedMask(id, {
              listed: fragment`(coalesce(${accepted}, ${defaultMask(id, answer)})::int | (1 << ${answer}))`,
              onlyThese: fragment`${columns.onlyThese} & ${int(1 << index)} <> 0`,
            })} as ${as('w')}`,
          ]),
    ];
  });
  return each.reduce((all, column) => fragment`${all}, ${column}`, fragment``);
}

/** The sums a viewer shares with a {@link candidateRow}. */
export function scoreSums(viewer: UserAnswers): Terms {
  const terms = questionIds.flatMap((id, index) => {
    if (viewer.habits[id] === undefined) return [];
    return [id === 'sleep' ? sleepTerms(viewer) : choiceTerms(viewer, index + 1, id)];
  });
  const sum = (part: keyof Terms) =>
    terms.reduce((all, term) => fragment`${all} + ${term[part]}`, fragment`0`);
  return {
    shared: sum('shared'),
    mine: sum('mine'),
    myWeight: sum('myWeight'),
    theirs: sum('theirs'),
    theirWeight: sum('theirWeight'),
    conflict: orConditions(terms.map(({ conflict }) => conflict)),
  };
}

function choiceTerms(viewer: UserAnswers, position: number, id: ChoiceQuestionId): Terms {
  const names: string[] = answerOptions(id);
  const own = names.indexOf(viewer.habits[id] ?? '');
  const wants = statedPreferences(viewer)[id];
  const weight = wants?.importance ?? 0;
  const acceptable: string[] = wants?.acceptable ?? [];
  const accepted = acceptable.map((name) => names.indexOf(name));
  const isOrdered = questions[id].kind === 'ordered';
  const near = isOrdered ? neighbors(accepted) : [];
  const ownNear = isOrdered ? bitMask(neighbors([own])) : 0;
  const column = (letter: string) => fragment`${identifier(`${letter}${position}`)}`;
  const [answer, wanted, theirWeight] = [column('a'), column('w'), column('i')];
  const isAccepted = hasOneBit(answer, accepted);
  const iAmAccepted = fragment`${wanted} & ${int(1 << own)} <> 0`;
  return whenAnswered(answer, {
    mine: fragment`${int(weight)} * case when ${isAccepted} then 100 when ${hasOneBit(answer, near)} then 50 else 0 end`,
    myWeight: int(weight),
    theirs: fragment`${theirWeight} * case when ${iAmAccepted} then 100
      when ${wanted} & ${int(ownNear)} <> 0 then 50 else 0 end`,
    theirWeight,
    conflict: [
      wants?.is_dealbreaker ? fragment`not ${isAccepted}` : no,
      fragment`${column('d')} and not (${iAmAccepted})`,
    ],
  });
}

/** Sleep is the first question; its row also has the hours as start and length. */
function sleepTerms(viewer: UserAnswers): Terms {
  const sleep = toSlots(viewer.habits.sleep as Hours);
  const wants = statedPreferences(viewer).sleep;
  const weight = int(wants?.importance ?? 0);
  const window = toSlots(wants?.acceptable as Hours);
  const mine = { start: int(sleep.start), length: int(sleep.length) };
  const iAccept = { start: int(window.start), length: int(window.length) };
  const within = overlap({ start: fragment`s1`, length: fragment`l1` }, iAccept);
  const mineWithin = overlap(mine, { start: fragment`ws1`, length: fragment`wl1` });
  return whenAnswered(fragment`a1`, {
    mine: fragment`${weight} * ((200 * ${within} + l1) / (2 * l1))`,
    myWeight: weight,
    theirs: fragment`i1 * ((200 * ${mineWithin} + ${mine.length}) / (2 * ${mine.length}))`,
    theirWeight: fragment`i1`,
    conflict: [
      wants?.is_dealbreaker ? fragment`2 * ${within} < l1` : no,
      fragment`d1 and 2 * ${mineWithin} < ${mine.length}`,
    ],
  });
}

/** The accepted hours; by default an hour earlier to an hour later, 23.5 hours at most. */
function sleepColumns(answer: Fragment, accepted: Fragment): Fragment[] {
  const [theirs, window] = [partOfDay(answer), partOfDay(accepted)];
  return [
    fragment`${theirs.start} as s1`,
    fragment`${theirs.length} as l1`,
    fragment`case when ${accepted} is null then (${theirs.start} + 46) % 48 else ${window.start} end as ws1`,
    fragment`case when ${accepted} is null then least(${theirs.length} + 4, 47) else ${window.length} end as wl1`,
  ];
}

/** The listed answers and, unless the user refused them, all that are easier than one of them. */
function acceptedMask(
  id: ChoiceQuestionId,
  { listed, onlyThese }: { listed: Fragment; onlyThese: Fragment },
): Fragment {
  const names: string[] = answerOptions(id);
  const easiest = easiestAnswer(id);
  if (!easiest) return listed;
  const shift = names.indexOf(easiest) === 0 ? fragment`>>` : fragment`<<`;
  const shifted = names.map((_, by) => fragment`(${listed} ${shift} ${int(by)})`);
  const all = int((1 << names.length) - 1);
  return fragment`case when ${onlyThese} then ${listed}
    else (${join(shifted, fragment` | `)}) & ${all} end`;
}

/** The answers that a user accepts by default, from their own answer. */
function defaultMask(id: ChoiceQuestionId, answer: Fragment): Fragment {
  const names: string[] = answerOptions(id);
  const masks = names.map((name, own) => {
    const accepted: string[] = defaultPreferences({ [id]: name })[id]?.acceptable ?? [];
    const mask = bitMask(accepted.map((each) => names.indexOf(each)));
    return fragment`when ${int(own)} then ${int(mask)}`;
  });
  return fragment`case ${answer} ${join(masks, fragment` `)} end`;
}

interface PartOfDay {
  start: Fragment;
  length: Fragment;
}

const partOfDay = (stored: Fragment): PartOfDay => ({
  start: fragment`(${stored} / ${int(halfHoursPerDay)})`,
  length: fragment`((${stored} % 48 - ${stored} / 48 + 48) % 48)`,
});

/** Half hours that two parts of a day have in common. */
function overlap(one: PartOfDay, other: PartOfDay): Fragment {
  const offset = fragment`((${one.start} - (${other.start}) + 48) % 48)`;
  const end = fragment`(${offset} + (${one.length}))`;
  return fragment`(greatest(0, least(${end}, ${other.length}) - ${offset})
    + greatest(0, least(${end} - 48, ${other.length})))`;
}

function whenAnswered(
  answer: Fragment,
  terms: Omit<Terms, 'shared' | 'conflict'> & { conflict: Fragment[] },
): Terms {
  const orZero = (value: Fragment) =>
    fragment`case when ${answer} is null then 0 else ${value} end`;
  const { mine, myWeight, theirs, theirWeight, conflict } = terms;
  return {
    shared: orZero(fragment`1`),
    mine: orZero(mine),
    myWeight: orZero(myWeight),
    theirs: orZero(theirs),
    theirWeight: orZero(theirWeight),
    conflict: fragment`(${answer} is not null and (${orConditions(conflict)}))`,
  };
}

const neighbors = (positions: number[]) => positions.flatMap((at) => [at - 1, at + 1]);
const bitMask = (positions: number[]) =>
  positions.filter((at) => at >= 0).reduce((mask, at) => mask | (1 << at), 0);
const orConditions = (conditions: Fragment[]) =>
  conditions.reduce((all, condition) => fragment`${all} or (${condition})`, no);
const hasOneBit = (value: Fragment, positions: number[]) =>
  positions.length === 0 ? no : fragment`(${value} = any(${positions}::int[]))`;
