import type { Sql } from '#platform/database/sql.ts';
import { halfHoursPerDay } from '#contract/questionnaire/hours.ts';
import {
  importances,
  questionIds,
  questions,
  type QuestionId,
} from '#contract/questionnaire/questions.ts';
import { insertRows } from './insert-rows.ts';

type Cell = string | number | null;

/** A user as the tables hold them. */
interface StoredRow {
  user: Cell[];
  answers: (number | null)[] | null;
  preferences: {
    acceptable: (number | null)[];
    importance: (number | null)[];
    dealbreakers: number;
    only_these: number;
  } | null;
}

const userColumns = [
  'id', 'issuer', 'subject', 'email', 'first_name', 'onboarding_status', 'area', 'latitude',
  'longitude', 'budget_min', 'budget_max', 'move_in_from', 'stay_months', 'created_at',
]; // oxfmt-ignore
const rowsAtOnce = 500;

/**
 * Inserts `count` users, the same for the same seed: most answered most questions, some none; some
 * have preferences with dealbreakers; some have not finished onboarding.
 */
export async function insertUsers(sql: Sql, count: number, seed = 1): Promise<void> {
  for (let first = 1; first <= count; first += rowsAtOnce) {
    const length = Math.min(rowsAtOnce, count + 1 - first);
    const rows = Array.from({ length }, (_, nth) => userRow(first + nth, seed));
    await insertRows(
      sql,
      'users',
      userColumns,
      rows.map(({ user }) => user),
    );
    await insertRows(
      sql,
      'habits',
      ['user_id', 'answers'],
      rows.flatMap(({ user, answers }) => (answers ? [[user[0], answers]] : [])),
    );
    await insertRows(
      sql,
      'preferences',
      ['user_id', 'acceptable', 'importance', 'dealbreakers', 'only_these'],
      rows.flatMap(({ user, preferences: wants }) =>
        wants
          ? [[user[0], wants.acceptable, wants.importance, wants.dealbreakers, wants.only_these]]
          : [],
      ),
    );
  }
  await sql`select setval(pg_get_serial_sequence('users', 'id'), ${count})`;
  await sql`analyze users, habits, preferences`;
}

function userRow(id: number, seed: number): StoredRow {
  const random = createRandom(id * 31 + seed);
  const upTo = (limit: number) => Math.floor(random() * limit);
  const maybe = <T>(share: number, value: T) => (random() < share ? value : null);
  const user = userCells(id, upTo, maybe);
  if (random() < 0.05) return { user, answers: null, preferences: null };

  const answers = questionIds.map((question) =>
    maybe(0.85, question === 'sleep' ? sleepAnswer(upTo) : upTo(answerCount(question))),
  );
  if (answers.every((answer) => answer === null)) return { user, answers: null, preferences: null };
  if (random() < 0.2) return { user, answers, preferences: null };

  const isStated = answers.map((answer) => answer !== null && random() < 0.7);
  const acceptable = answers.map((answer, position) => {
    if (answer === null || !isStated[position]) return null;
    const question = questionIds[position] as QuestionId;
    return question === 'sleep'
      ? widerThan(answer, upTo)
      : (1 << answer) | upTo(1 << answerCount(question));
  });
  const importance = isStated.map((stated) => (stated ? (importances[upTo(4)] ?? 1) : null));
  const someStated = (share: number) =>
    isStated.reduce(
      (bits, stated, position) => bits | (stated && random() < share ? 1 << position : 0),
      0,
    );
  const [dealbreakers, only_these] = [someStated(0.08), someStated(0.2)];
  return { user, answers, preferences: { acceptable, importance, dealbreakers, only_these } };
}

function userCells(
  id: number,
  upTo: (limit: number) => number,
  maybe: <T>(share: number, value: T) => T | null,
): Cell[] {
  const isSomewhere = maybe(0.9, true);
  const least = 200 + upTo(80) * 20;
  const status = maybe(0.95, maybe(0.9, 'completed') ?? 'skipped') ?? 'habits';
  return [
    id, 'synthetic', `person-${id}`, `person-${id}@roomieradar.test`, `Person ${id}`, status,
    'Brooklyn, New York',
    isSomewhere && 40.5 + upTo(50_000) / 100_000,
    isSomewhere && -74.2 + upTo(50_000) / 100_000,
    maybe(0.6, least), maybe(0.8, least + 100 + upTo(60) * 20),
    maybe(0.7, `2026-${String(1 + upTo(12)).padStart(2, '0')}-01`), maybe(0.7, 1 + upTo(24)),
    new Date(Date.UTC(2020, 0, 1) + id * 1000).toISOString(),
  ]; // oxfmt-ignore
}

/** A night of five to ten hours that begins between 20:00 and 04:00. */
function sleepAnswer(upTo: (limit: number) => number): number {
  const start = (40 + upTo(17)) % halfHoursPerDay;
  return start * halfHoursPerDay + ((start + 10 + upTo(11)) % halfHoursPerDay);
}

/** Hours that include these, with up to three more on each side. */
function widerThan(hours: number, upTo: (limit: number) => number): number {
  const start = Math.floor(hours / halfHoursPerDay) - upTo(7) + halfHoursPerDay;
  const until = hours + upTo(7);
  return (start % halfHoursPerDay) * halfHoursPerDay + (until % halfHoursPerDay);
}

function answerCount(id: QuestionId): number {
  const question = questions[id];
  return 'answers' in question ? Object.keys(question.answers).length : 0;
}

/** Mulberry32: small, fast, and random enough for synthetic users. */
function createRandom(seed: number): () => number {
  let state = Math.imul(seed, 0x9e37_79b1);
  return () => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
