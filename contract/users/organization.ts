import { type } from '../type.ts';
import { defineCalls } from '../call.ts';
import { emailPattern, instant } from '../primitives.ts';

const noEmail = 'Enter an e-mail address';

/** An address at a university or company; the server refuses those that anyone can get. */
const email = type('string <= 254')
  .configure({ message: noEmail })
  .narrow(
    (value, ctx) =>
      emailPattern.test(value.trim().toLowerCase()) || ctx.reject({ message: noEmail }),
  );

export const freeEmail = 'Anyone can get such an address. Use one of a university or company';
export const wrongCode = 'This code is wrong, or an hour has passed';

/** Whether I have shown that I have an address at an organization. Never the address itself. */
export const OwnOrganization = type({
  confirmed: type({
    domain: 'string',
    university: 'string | null',
    confirmed_at: instant,
    expires_at: instant,
  }).or('null'),
  /** A code was sent to an address there. */
  pending: type({ domain: 'string', expires_at: instant }).or('null'),
});
export type OwnOrganization = typeof OwnOrganization.infer;

/** The calls about my address at an organization; part of calls.ts. */
export const organizationCalls = defineCalls({
  getOrganization: {
    route: 'GET /api/users/organization',
    summary: 'Where I have shown that I have an e-mail address',
    access: 'user',
    answer: OwnOrganization,
  },
  requestOrganizationCode: {
    route: 'POST /api/users/organization/code',
    summary: 'Send a code to my address at a university or company',
    access: 'user',
    problems: ['rate_limited'],
    body: type({ email }),
    answer: OwnOrganization,
  },
  confirmOrganization: {
    route: 'PUT /api/users/organization',
    summary: 'Confirm my address at a university or company with the code',
    access: 'user',
    changesPublic: true,
    body: type({ code: type('string <= 20') }),
    answer: OwnOrganization,
  },
  removeOrganization: {
    route: 'DELETE /api/users/organization',
    summary: 'Show no address at an organization any more',
    access: 'user',
    changesPublic: true,
  },
});
