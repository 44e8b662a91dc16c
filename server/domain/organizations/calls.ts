import { freeEmail, type organizationCalls } from '#contract/users/organization.ts';
import type { CallHandlers } from '#platform/http/bind-calls.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { QuotaDeps } from '#platform/http/quotas.ts';
import { confirmCode, requestCode } from './codes.ts';
import { createFreeDomains } from './free-domains.ts';
import { readOrganization, removeOrganization } from './organization.ts';

/** Calls about the address that a user has at a university or company. */
export function createOrganizationHandlers({
  sql,
  quotas,
}: QuotaDeps): CallHandlers<typeof organizationCalls> {
  const freeDomains = createFreeDomains();
  return {
    getOrganization: ({ viewer }) => readOrganization(sql, viewer.user_id),

    async requestOrganizationCode({ viewer, body }) {
      const email = body.email.trim().toLowerCase();
      if (freeDomains.has(email.slice(email.lastIndexOf('@') + 1))) {
        const errors = [{ path: 'email', message: freeEmail }];
        throw new ProblemError('validation_failed', { errors });
      }
      await requestCode(sql, quotas, viewer, email);
      return readOrganization(sql, viewer.user_id);
    },

    async confirmOrganization({ viewer, body }) {
      await confirmCode(sql, viewer, body.code);
      return readOrganization(sql, viewer.user_id);
    },

    removeOrganization: ({ viewer }) => removeOrganization(sql, viewer),
  };
}
