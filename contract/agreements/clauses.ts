import { answerOptions, type ChoiceQuestionId } from '../questionnaire/questions.ts';

/** The sections of a house agreement, in their order. */
export const sections = [
  'quiet',
  'guests',
  'cleaning',
  'kitchen',
  'money',
  'pets',
  'smoking',
  'moving_out',
] as const;
export type Section = (typeof sections)[number];

/**
 * The questions that a house needs a rule about, each with its section. When somebody sleeps, how
 * often they drink or work at home, and how they argue is their own business.
 */
export const ruledQuestions = {
  quiet: 'quiet',
  overnight_guests: 'guests',
  gatherings: 'guests',
  cleaning: 'cleaning',
  chores: 'cleaning',
  sharing: 'kitchen',
  smoking: 'smoking',
} as const satisfies Partial<Record<ChoiceQuestionId, Section>>;
export type RuledQuestion = keyof typeof ruledQuestions;
export const ruledQuestionIds = Object.keys(ruledQuestions) as RuledQuestion[];

/** What nobody is asked about and most agreements say: a suggestion for everyone. */
const suggestedClauses = {
  'money.equal': 'money',
  'money.on_time': 'money',
  'moving_out.notice': 'moving_out',
  'moving_out.clean': 'moving_out',
} as const satisfies Record<string, Section>;
type SuggestedClause = keyof typeof suggestedClauses;
export const suggestedClauseIds = Object.keys(suggestedClauses) as SuggestedClause[];

type AnswerClause = {
  [Q in RuledQuestion]: `${Q}.${ReturnType<typeof answerOptions<Q>>[number]}`;
}[RuledQuestion];
type PetClause = 'pets.none' | 'pets.welcome';

/** A rule whose text is in the catalogs, so that everyone reads it in their language. */
export type ClauseId = AnswerClause | PetClause | SuggestedClause;

/** The clause for an answer to a question. */
export const answerClause = (question: RuledQuestion, answer: string): ClauseId =>
  `${question}.${answer}` as ClauseId;

/** Every clause, with its section. */
export const clauseSections: Record<ClauseId, Section> = {
  ...(Object.fromEntries(
    ruledQuestionIds.flatMap((question) =>
      answerOptions(question).map((answer) => [
        answerClause(question, answer),
        ruledQuestions[question],
      ]),
    ),
  ) as Record<AnswerClause, Section>),
  'pets.none': 'pets',
  'pets.welcome': 'pets',
  ...suggestedClauses,
};
export const clauseIds = Object.keys(clauseSections) as ClauseId[];
