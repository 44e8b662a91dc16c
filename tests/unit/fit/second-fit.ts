import {
  easiestAnswer,
  isChoice,
  questionIds,
  questions,
  type Habits,
  type Hours,
  type Preferences,
  type QuestionId,
} from '#contract/questionnaire/questions.ts';

/*
 * A second implementation of Roomie Fit, written from docs/fit.md alone: sets of answers and of half
 * hours, and whole numbers instead of roots. It shares no rule with `fit/` or the contract, only the
 * names of questions and answers and their order.
 */

interface User {
  habits: Habits;
  preferences: Preferences;
}
type Answer = string | Hours;
/** What somebody accepts, as names of answers or as numbers of half hours. */
interface Wish {
  accepted: ReadonlySet<string | number>;
  weight: number;
  isDealbreaker: boolean;
}

const halfHour = (clock: string) => Number(clock.slice(0, 2)) * 2 + Number(clock.slice(3) === '30');

/** The half hours from one clock time to another, as often as they are needed from the start. */
function halfHours({ from, until }: Hours): number[] {
  const slots: number[] = [];
  for (let slot = halfHour(from); slot !== halfHour(until); slot = (slot + 1) % 48) {
    slots.push(slot);
  }
  return slots;
}

const run = (start: number, length: number) =>
  Array.from({ length }, (_, step) => (((start + step) % 48) + 48) % 48);

/** The shortest run that contains both; of two equally short ones that from the start of the first. */
function shortestRun(first: number[], second: number[]): number[] {
  for (let length = 1; length < 48; length += 1) {
    for (const start of [first[0]!, second[0]!]) {
      const slots = new Set(run(start, length));
      // Two ends that meet do not make one stay within the other: each must lie in one piece.
      const holds = (part: number[]) => {
        const offset = (part[0]! - start + 48) % 48;
        return slots.has(part[0]!) && offset + part.length <= length;
      };
      if (holds(first) && holds(second)) return [...slots];
    }
  }
  return run(second[0]!, 47);
}

const answersTo = (id: QuestionId): readonly string[] =>
  isChoice(id) ? questions[id].answers : [];

/** The answer and all that are easier to live with. */
function withEasier(id: QuestionId, answer: string): string[] {
  const all = answersTo(id);
  const easiest = isChoice(id) ? easiestAnswer(id) : null;
  if (easiest === null) return [answer];
  const at = all.indexOf(answer);
  return easiest === all[0] ? all.slice(0, at + 1) : all.slice(at);
}

const petsTable: Record<string, string[]> = {
  allergic: ['allergic', 'none', 'welcome'],
  none: ['allergic', 'none', 'welcome'],
  welcome: ['allergic', 'none', 'welcome', 'has'],
  has: ['welcome', 'has'],
};

function wishFor({ habits, preferences }: User, id: QuestionId): Wish | null {
  const own = habits[id] as Answer | undefined;
  if (own === undefined) return null;
  const stated = preferences[id];
  if (typeof own === 'object') {
    const night = halfHours(own);
    if (!stated) {
      // As much on both sides, so that at most 23.5 hours are accepted.
      const more = Math.min(2, Math.floor((47 - night.length) / 2));
      const accepted = new Set(run(night[0]! - more, night.length + 2 * more));
      return { accepted, weight: 1, isDealbreaker: false };
    }
    return {
      accepted: new Set(shortestRun(halfHours(stated.acceptable as Hours), night)),
      weight: stated.importance,
      isDealbreaker: stated.is_dealbreaker,
    };
  }
  const hasEasiest = isChoice(id) && easiestAnswer(id) !== null;
  if (!stated) {
    const accepted = id === 'pets' ? petsTable[own]! : withEasier(id, own);
    return { accepted: new Set(accepted), weight: hasEasiest ? 0 : 1, isDealbreaker: false };
  }
  const listed = [...(stated.acceptable as string[]), own];
  const accepted = stated.only_these ? listed : listed.flatMap((each) => withEasier(id, each));
  return {
    accepted: new Set(accepted),
    weight: stated.importance,
    isDealbreaker: stated.is_dealbreaker,
  };
}

/** How well an answer suits a wish, in percent, and whether it breaks a dealbreaker. */
function weigh(id: QuestionId, wish: Wish, answer: Answer): { percent: number; isBroken: boolean } {
  if (typeof answer === 'object') {
    const night = halfHours(answer);
    const inside = night.filter((slot) => wish.accepted.has(slot)).length;
    return {
      percent: Math.round((100 * inside) / night.length),
      isBroken: wish.isDealbreaker && inside * 2 < night.length,
    };
  }
  const isBroken = wish.isDealbreaker && !wish.accepted.has(answer);
  if (wish.accepted.has(answer)) return { percent: 100, isBroken };
  const all = answersTo(id);
  const at = all.indexOf(answer);
  const isNext =
    questions[id].kind === 'ordered' &&
    [all[at - 1], all[at + 1]].some((next) => next !== undefined && wish.accepted.has(next));
  return { percent: isNext ? 50 : 0, isBroken };
}

export interface SecondFit {
  score: number | null;
  shared: number;
  conflicts: number;
}

/** The score of two users by the second implementation; null when one answered nothing. */
export function secondFit(me: User, them: User): SecondFit | null {
  if (Object.keys(me.habits).length === 0 || Object.keys(them.habits).length === 0) return null;
  let [shared, conflicts] = [0, 0];
  let [mine, myWeight, theirs, theirWeight] = [0n, 0n, 0n, 0n];
  for (const id of questionIds) {
    const [iWish, theyWish] = [wishFor(me, id), wishFor(them, id)];
    if (!iWish || !theyWish) continue;
    shared += 1;
    const toMe = weigh(id, iWish, them.habits[id] as Answer);
    const toThem = weigh(id, theyWish, me.habits[id] as Answer);
    if (toMe.isBroken || toThem.isBroken) conflicts += 1;
    mine += BigInt(iWish.weight * toMe.percent);
    myWeight += BigInt(iWish.weight);
    theirs += BigInt(theyWish.weight * toThem.percent);
    theirWeight += BigInt(theyWish.weight);
  }
  const weights = myWeight * theirWeight;
  if (shared < 3 || weights === 0n) return { score: null, shared, conflicts };
  // The root of a quotient, halves up: the largest whole number whose lower bound it reaches.
  let score = 0;
  const reaches = (bound: bigint) => bound * bound * weights <= 4n * mine * theirs;
  while (reaches(2n * BigInt(score + 1) - 1n)) score += 1;
  return { score, shared, conflicts };
}
