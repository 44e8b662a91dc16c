import {
  answerClause,
  clauseSections,
  ruledQuestionIds,
  suggestedClauseIds,
  type ClauseId,
  type RuledQuestion,
  type Section,
} from '#contract/agreements/clauses.ts';
import { answerOptions, easiestAnswer } from '#contract/questionnaire/questions.ts';
import { statedPreferences, type UserAnswers } from '#fit/answers.ts';

/** The answers of one who will live there. */
export interface MemberAnswers extends UserAnswers {
  user_id: number;
}

/** A rule of a draft: one that suits everybody, or two proposals between which they decide. */
export interface DraftRule {
  section: Section;
  /** Null while it is open. */
  clause: ClauseId | null;
  /** The two that ask the least of everybody together, the closer one first; empty when agreed. */
  proposals: ClauseId[];
  /** To whom only one of the two proposals is closer. */
  leanings: { user_id: number; clause: ClauseId }[];
}

/** A clause with how far each member is from it, in steps of the question; 0 suits them. */
interface Candidate {
  clause: ClauseId;
  distances: Map<number, number>;
}

/**
 * Drafts a house agreement from answers. A question that nobody answered gets no rule. Where a clause
 * suits all who answered, it becomes the rule, and of several the one that is closest to how they
 * live. Otherwise both of the closest become proposals.
 */
export function draftRules(members: readonly MemberAnswers[]): DraftRule[] {
  const asked = ruledQuestionIds.map((question) => rateAnswers(question, members));
  const decided = [...asked, ratePets(members)]
    .filter((candidates) => (candidates[0]?.distances.size ?? 0) > 0)
    .map(decide);
  const suggested = suggestedClauseIds.map((clause) => agreed(clause));
  return [...decided, ...suggested];
}

function decide(candidates: Candidate[]): DraftRule {
  const [best, next] = candidates.toSorted((a, b) => total(a) - total(b));
  if (!best) throw new Error('A question has answers');
  if (total(best) === 0 || !next) return agreed(best.clause);
  const leanings = [...best.distances].flatMap(([user_id, distance]) => {
    const other = next.distances.get(user_id) ?? 0;
    if (distance === other) return [];
    return [{ user_id, clause: distance < other ? best.clause : next.clause }];
  });
  const { section } = agreed(best.clause);
  return { section, clause: null, proposals: [best.clause, next.clause], leanings };
}

const agreed = (clause: ClauseId): DraftRule => ({
  section: clauseSections[clause],
  clause,
  proposals: [],
  leanings: [],
});

const total = ({ distances }: Candidate) =>
  [...distances.values()].reduce((sum, distance) => sum + distance, 0);

/**
 * Every answer as a clause. Where one end is easier on others, a clause allows up to its answer: who
 * lives less easily has to change, and who accepts less has to accept more. Elsewhere a clause is how
 * all do it. They are in the order in which they win a tie: first those close to how the members
 * live, then the easier ones.
 */
function rateAnswers(question: RuledQuestion, members: readonly MemberAnswers[]): Candidate[] {
  const answers: string[] = answerOptions(question);
  const easiest = easiestAnswer(question);
  const burden = (answer: string) =>
    easiest === null
      ? answers.indexOf(answer)
      : Math.abs(answers.indexOf(answer) - answers.indexOf(easiest));
  const habits = members.flatMap((member) => {
    const own = member.habits[question];
    const accepted = statedPreferences(member)[question]?.acceptable;
    if (own === undefined || accepted === undefined) return [];
    return [{ user_id: member.user_id, own: burden(own), accepted: accepted.map(burden) }];
  });
  const fromHabits = (answer: string) =>
    habits.reduce((sum, { own }) => sum + Math.abs(own - burden(answer)), 0);
  return answers
    .toSorted((a, b) => fromHabits(a) - fromHabits(b) || burden(a) - burden(b))
    .map((answer) => {
      const distances = habits.map(({ user_id, own, accepted }) => {
        const toAccept = Math.min(...accepted.map((each) => Math.abs(each - burden(answer))));
        const toChange = easiest === null ? 0 : Math.max(0, own - burden(answer));
        return [user_id, toAccept + toChange] as const;
      });
      return { clause: answerClause(question, answer), distances: new Map(distances) };
    });
}

/** No pets is hard for who has one, and pets for who would not live with one. */
function ratePets(members: readonly MemberAnswers[]): Candidate[] {
  const answers = members.flatMap((member) => {
    const { habits, user_id } = member;
    if (habits.pets === undefined) return [];
    const accepts = statedPreferences(member).pets?.acceptable.includes('has') ?? false;
    return [{ user_id, has: habits.pets === 'has', accepts }];
  });
  const rate = (clause: ClauseId, isHard: (answer: (typeof answers)[number]) => boolean) => ({
    clause,
    distances: new Map(answers.map((answer) => [answer.user_id, Number(isHard(answer))])),
  });
  return [rate('pets.welcome', ({ accepts }) => !accepts), rate('pets.none', ({ has }) => has)];
}
