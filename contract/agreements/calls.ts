import { type } from '../type.ts';
import { defineCalls } from '../call.ts';
import { ownGroup } from '../call-targets.ts';
import { id, idInPath, instant, pageQuery, pageSchema, requiredText } from '../primitives.ts';
import { clauseIds, sections } from './clauses.ts';

/** The most characters of a rule in a group's own words, and of the name somebody accepts with. */
export const agreementLimits = { rule: 500, name: 120 } as const;

const section = type.enumerated(...sections);
const clause = type.enumerated(...clauseIds);
const ownText = requiredText(agreementLimits.rule, {
  required: 'Write the rule',
  max: 'That is more than fits',
});
/** Rises with each change of the rule: a write names the one that it is based on. */
const version = type('number.integer >= 1');

export const NewRule = type({ section, text: ownText });
export type NewRule = typeof NewRule.infer;

/** In own words, or by a clause of the catalogs, which everyone reads in their language. */
export const RuleChange = type({ version, 'text?': ownText, 'clause?': clause }).narrow(
  ({ text, clause: id }, ctx) =>
    (text === undefined) !== (id === undefined) ||
    ctx.reject({ path: ['text'], message: 'Write the rule' }),
);
export type RuleChange = typeof RuleChange.infer;

export const Acceptance = type({
  /** The revision of the agreement that I read: another one is not accepted by this. */
  revision: version,
  name: requiredText(agreementLimits.name, {
    required: 'Write your name',
    max: 'That is more than fits',
  }),
});
export type Acceptance = typeof Acceptance.infer;

/** A user as the others of a group see them; null for who cannot be shown. */
const Author = type({ id, first_name: 'string' }).or('null');

const wording = {
  /** One of `clause` and `text`, or neither while the rule is open. */
  clause: clause.or('null'),
  text: 'string | null',
} as const;

const AgreementRule = type({
  id,
  section,
  ...wording,
  version,
  /** The two closest proposals while the answers differ; empty for a rule that is decided. */
  proposals: type({
    clause,
    /** Members to whom it is closer than the other one, if they show that. */
    closer_to: 'string[]',
  }).array(),
  changed_by: Author,
  changed_at: instant,
});
export type AgreementRule = typeof AgreementRule.infer;

const AgreementMember = type({
  /** The id of the membership in the group. */
  id,
  is_me: 'boolean',
  first_name: 'string | null',
  /** When and by which name they accepted the current version. */
  accepted_at: instant.or('null'),
  accepted_as: 'string | null',
});
export type AgreementMember = typeof AgreementMember.infer;

export const Agreement = type({
  version,
  /** Rises with every change of the text. */
  revision: version,
  created_at: instant,
  rules: AgreementRule.array(),
  members: AgreementMember.array(),
  /** Whether I let the others see which proposals are closer to me. */
  shows_answers: 'boolean',
});
export type Agreement = typeof Agreement.infer;

/** Null until somebody of the group drafts it. */
export const AgreementState = type({ agreement: Agreement.or('null') });
export type AgreementState = typeof AgreementState.infer;

const AgreementChange = type({
  id,
  section,
  kind: type.enumerated('added', 'changed', 'removed', 'undone'),
  /** Null where there was no rule. */
  before: type(wording).or('null'),
  after: type(wording).or('null'),
  author: Author,
  created_at: instant,
  /** Whether nothing changed the rule since. */
  can_undo: 'boolean',
});
export type AgreementChange = typeof AgreementChange.infer;
export const AgreementChangePage = type(pageSchema(AgreementChange.array()));
export type AgreementChangePage = typeof AgreementChangePage.infer;

const AgreementVersion = type({
  version,
  /** Why it ended: something changed, or somebody joined. */
  ended_by: type.enumerated('change', 'new_member'),
  ended_at: instant,
  rules: type({ section, ...wording }).array(),
  /** Who accepted it and when; the name is null for members who cannot be shown. */
  acceptances: type({ name: 'string | null', accepted_at: instant }).array(),
});
export type AgreementVersion = typeof AgreementVersion.infer;
export const AgreementVersionPage = type(pageSchema(AgreementVersion.array()));
export type AgreementVersionPage = typeof AgreementVersionPage.infer;

const write = { access: 'user', quota: 'agreements', targets: [ownGroup] } as const;

/** The calls about house agreements of groups; part of calls.ts. */
export const agreementCalls = defineCalls({
  getAgreement: {
    route: 'GET /api/groups/{id}/agreement',
    summary: 'The house agreement of a group that I am in',
    access: 'user',
    targets: [ownGroup],
    answer: AgreementState,
  },
  draftAgreement: {
    ...write,
    route: 'POST /api/groups/{id}/agreement',
    summary: 'Draft the house agreement of my group from everyone’s answers, unless it has one',
    status: 201,
    answer: Agreement,
  },
  addAgreementRule: {
    ...write,
    route: 'POST /api/groups/{id}/agreement/rules',
    summary: 'Add a rule to the house agreement of my group',
    problems: ['too_many_rules'],
    status: 201,
    body: NewRule,
    answer: Agreement,
  },
  changeAgreementRule: {
    ...write,
    route: 'PATCH /api/groups/{id}/agreement/rules/{rule_id}',
    summary: 'Change a rule of the house agreement of my group, or decide an open one',
    problems: ['changed_meanwhile'],
    body: RuleChange,
    answer: Agreement,
  },
  removeAgreementRule: {
    ...write,
    route: 'DELETE /api/groups/{id}/agreement/rules/{rule_id}',
    summary: 'Take a rule out of the house agreement of my group',
    problems: ['changed_meanwhile'],
    query: type({ version: idInPath }),
    answer: Agreement,
  },
  listAgreementChanges: {
    route: 'GET /api/groups/{id}/agreement/changes',
    summary: 'Every change of the house agreement of my group, newest first',
    access: 'user',
    targets: [ownGroup],
    query: type(pageQuery),
    answer: AgreementChangePage,
  },
  undoAgreementChange: {
    ...write,
    route: 'POST /api/groups/{id}/agreement/changes/{change_id}/undo',
    summary: 'Undo a change of the house agreement of my group, unless the rule changed since',
    problems: ['changed_meanwhile', 'too_many_rules'],
    answer: Agreement,
  },
  acceptAgreement: {
    ...write,
    route: 'PUT /api/groups/{id}/agreement/acceptance',
    summary: 'Accept the house agreement of my group as I read it, with my name',
    problems: ['changed_meanwhile', 'transition_refused'],
    body: Acceptance,
    answer: Agreement,
  },
  showAgreementAnswers: {
    ...write,
    route: 'PUT /api/groups/{id}/agreement/shown-answers',
    summary: 'Say whether the others see which proposals are closer to me',
    body: type({ shows_answers: 'boolean' }),
    answer: Agreement,
  },
  listAgreementVersions: {
    route: 'GET /api/groups/{id}/agreement/versions',
    summary: 'Earlier versions of the house agreement of my group that somebody accepted',
    access: 'user',
    targets: [ownGroup],
    query: type(pageQuery),
    answer: AgreementVersionPage,
  },
});
