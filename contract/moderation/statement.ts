import { type } from '../type.ts';
import { defineCalls } from '../call.ts';
import { anyAppeal } from '../call-targets.ts';
import { limits } from '../limits.ts';
import { id, instant, pageSchema, pageQuery, requiredText } from '../primitives.ts';
import { appealDecisions, moderationRules, reportKinds, statementActions } from '../vocabulary.ts';

const Decision = type.enumerated(...appealDecisions);

/** A statement of reasons: what administrators decided about a user's room or account, and why. */
const statement = {
  id,
  action: type.enumerated(...statementActions),
  /** The rule that it breaks; `note` says how, and may be empty. */
  rule: type.enumerated(...moderationRules),
  note: 'string',
  target_kind: type.enumerated(...reportKinds),
  /** Title of the room, or name of the user, at the time. */
  target_label: 'string',
  created_at: instant,
} as const;

/** A statement as the user reads it whom it is about. */
export const OwnStatement = type({
  ...statement,
  /** The page where they read it, and appeal, without signing in. */
  url: 'string',
  can_appeal: 'boolean',
  /** Until when they can or could appeal. */
  appeal_until: instant,
  appealed_at: instant.or('null'),
  decision: Decision.or('null'),
  target_id: id,
  /** Does it hide a room or a wanted page that is still hidden? */
  is_hiding: 'boolean',
});
export type OwnStatement = typeof OwnStatement.infer;
export const OwnStatementPage = type(pageSchema(OwnStatement.array()));
export type OwnStatementPage = typeof OwnStatementPage.infer;

/** An appeal as administrators read it, with the statement that it is against. */
export const Appeal = type({
  ...statement,
  target_id: id,
  user: { id, first_name: 'string' },
  text: 'string',
  appealed_at: instant,
  decision: Decision.or('null'),
  decision_note: 'string | null',
  decided_at: instant.or('null'),
  /** Whether the viewer may decide it: not who made the statement, while there is somebody else. */
  can_decide: 'boolean',
});
export type Appeal = typeof Appeal.infer;
export const AppealPage = type({
  ...pageSchema(Appeal.array()),
  /** All that wait for a decision, whatever the filter. */
  open: 'number',
});
export type AppealPage = typeof AppealPage.infer;
export const AppealQuery = type({ ...pageQuery, 'status?': "'open' | 'decided'" });
export type AppealQuery = typeof AppealQuery.infer;

export const AppealDecision = type({
  decision: Decision,
  /** Why; the user reads it. */
  note: requiredText(limits.moderationNote.max, {
    required: 'Write why',
    max: 'That is more than fits',
  }),
});
export type AppealDecision = typeof AppealDecision.infer;

/** The calls about statements of reasons and appeals. A page of the server takes the appeals. */
export const statementCalls = defineCalls({
  listStatements: {
    route: 'GET /api/users/statements',
    summary: 'The statements of reasons about me, newest first',
    access: 'user',
    query: type(pageQuery),
    answer: OwnStatementPage,
  },
  listAppeals: {
    route: 'GET /api/admin/appeals',
    summary: 'Appeals, newest first',
    access: 'admin',
    query: AppealQuery,
    answer: AppealPage,
  },
  decideAppeal: {
    route: 'PATCH /api/admin/appeals/{id}',
    summary: 'Uphold or reverse what the appeal is against; reversing undoes it',
    access: 'admin',
    changesPublic: true,
    problems: ['conflict', 'own_target'],
    targets: [anyAppeal],
    body: AppealDecision,
  },
});
