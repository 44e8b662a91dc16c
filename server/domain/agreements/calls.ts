import type { Agreement, agreementCalls } from '#contract/agreements/calls.ts';
import { requireMembership } from '#domain/groups/public.ts';
import type { CallHandlers } from '#platform/http/bind-calls.ts';
import type { QuotaDeps } from '#platform/http/quotas.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { listChanges, listVersions, readAgreement } from './read-agreement.ts';
import { acceptAgreement, draftAgreement, showAnswers } from './write-agreement.ts';
import {
  addRule,
  changeRule,
  noSuchAgreement,
  removeRule,
  undoChange,
  type GroupWriter,
} from './write-rules.ts';

/** Calls about the house agreements of groups, which only their members see. */
export function createAgreementHandlers({
  sql,
  quotas,
}: QuotaDeps): CallHandlers<typeof agreementCalls> {
  const writerIn = (viewer: Viewer, groupId: number) => ({ userId: viewer.user_id, groupId });

  async function answer({ userId, groupId }: GroupWriter): Promise<Agreement> {
    const agreement = await readAgreement(sql, userId, groupId);
    if (!agreement) throw noSuchAgreement();
    return agreement;
  }

  return {
    async getAgreement({ viewer: { user_id: userId }, params: { id } }) {
      await requireMembership(sql, id, userId);
      return { agreement: await readAgreement(sql, userId, id) };
    },
    async draftAgreement({ viewer, params: { id } }) {
      const writer = writerIn(viewer, id);
      await draftAgreement(sql, writer);
      return answer(writer);
    },
    async addAgreementRule({ viewer, params: { id }, body }) {
      const writer = writerIn(viewer, id);
      await addRule(sql, quotas, writer, body);
      return answer(writer);
    },
    async changeAgreementRule({ viewer, params: { id, rule_id: ruleId }, body }) {
      const writer = writerIn(viewer, id);
      await changeRule(sql, writer, ruleId, body);
      return answer(writer);
    },
    async removeAgreementRule({ viewer, params: { id, rule_id: ruleId }, query }) {
      const writer = writerIn(viewer, id);
      await removeRule(sql, writer, ruleId, query.version);
      return answer(writer);
    },
    async listAgreementChanges({ viewer: { user_id: userId }, params: { id }, query }) {
      await requireMembership(sql, id, userId);
      return listChanges(sql, userId, id, query);
    },
    async undoAgreementChange({ viewer, params: { id, change_id: changeId } }) {
      const writer = writerIn(viewer, id);
      await undoChange(sql, quotas, writer, changeId);
      return answer(writer);
    },
    async acceptAgreement({ viewer, params: { id }, body }) {
      const writer = writerIn(viewer, id);
      await acceptAgreement(sql, writer, body);
      return answer(writer);
    },
    async showAgreementAnswers({ viewer, params: { id }, body }) {
      const writer = writerIn(viewer, id);
      await showAnswers(sql, writer, body.shows_answers);
      return answer(writer);
    },
    async listAgreementVersions({ viewer: { user_id: userId }, params: { id }, query }) {
      await requireMembership(sql, id, userId);
      return listVersions(sql, userId, id, query);
    },
  };
}
