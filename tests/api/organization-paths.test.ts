import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCode, readRequest, type CodeRequest } from '#domain/organizations/codes.ts';
import {
  organizationAddressModel,
  type AddressContext,
} from '#qa/traces/models/organization-address.ts';
import { pathsToPlay } from '#tests/support/model-paths.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { playPath, type Path } from '#xstate-paths';
import { done } from './inquiries/steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());

/** The code that a mail to this user has. */
async function readCode(user: TestUser): Promise<string> {
  const request = await readRequest(app.database.sql, user.id);
  if (!request) throw new Error('No code is on its way');
  return makeCode(app.database.sql, request);
}
const domainIn = (email: string) => email.slice(email.indexOf('@') + 1);

async function play(path: Path): Promise<void> {
  const [user, reader] = [await app.user(), await app.user()];
  const { sql } = app.database;
  /** Where the codes go, one after the other: every second one to another organization. */
  const emails: string[] = [];
  /** The code that was sent last, also when its time is over, or it was used. */
  let code = '000000';
  let shown = '';
  const request = async (as: TestUser, email: string) => {
    await done(app, 'requestOrganizationCode', { as, body: { email } });
    return readCode(as);
  };

  await playPath(path, {
    async act({ type, isRight }, { from }) {
      switch (type) {
        case 'code.requested':
          emails.push(`ada.${user.id}@${emails.length % 2 === 0 ? 'tum.de' : 'lmu.de'}`);
          code = await request(user, emails.at(-1)!);
          break;
        case 'code.typed': {
          const wrong = code === '111111' ? '222222' : '111111';
          const body = { code: isRight ? code : wrong };
          const { status } = await app.call('confirmOrganization', { as: user, body });
          const isExpected = from.value === 'pending' && isRight === true;
          expect(status).toBe(isExpected ? 200 : 422);
          if (isExpected) shown = emails.at(-1)!;
          break;
        }
        case 'code.expired': {
          // The code follows from the moment, so an earlier one has another.
          const [earlier] = await sql<CodeRequest[]>`
            update organization_codes set requested_at = requested_at - interval '1 hour'
            where user_id = ${user.id} returning user_id, email,
              (extract(epoch from requested_at) * 1000000)::bigint::text as requested_at`;
          if (earlier) code = await makeCode(sql, earlier);
          break;
        }
        case 'address.removed':
          await done(app, 'removeOrganization', { as: user });
          break;
        case 'address.expired':
          await sql`update organization_addresses set confirmed_at = confirmed_at - interval '5 years'
            where user_id = ${user.id}`;
          break;
        case 'address.taken_over': {
          const other = await app.user();
          const body = { code: await request(other, shown) };
          await done(app, 'confirmOrganization', { as: other, body });
          break;
        }
        default:
          throw new Error(`Nothing does "${type}"`);
      }
    },
    async expectState({ value, context }) {
      const { isShown } = context as AddressContext;
      const isOut = value === 'pending' || value === 'spent';
      const { confirmed, pending } = await done(app, 'getOrganization', { as: user });
      expect(confirmed?.domain).toBe(isShown ? domainIn(shown) : undefined);
      expect(pending?.domain).toBe(isOut ? domainIn(emails.at(-1)!) : undefined);
      const ledger = await done(app, 'getUserLedger', { as: reader, params: { id: user.id } });
      expect(ledger.organization?.domain).toBe(confirmed?.domain);
    },
  });
}

test.each(pathsToPlay(organizationAddressModel))(
  'the server shows an organization to whoever proved the address, on path %s',
  async (_, path) => {
    await play(path);
  },
);
