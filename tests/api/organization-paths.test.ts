import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCode, readRequest } from '#domain/organizations/codes.ts';
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

/** The code that a mail to this user has, and one that it does not have. */
async function codesFor(user: TestUser): Promise<{ right: string; wrong: string }> {
  const request = await readRequest(app.database.sql, user.id);
  const right = request ? await makeCode(app.database.sql, request) : '000000';
  return { right, wrong: right === '111111' ? '222222' : '111111' };
}

async function play(path: Path): Promise<void> {
  const user = await app.user();
  const { sql } = app.database;
  const email = `ada.${user.id}@tum.de`;
  const prove = async (as: TestUser) => {
    await done(app, 'requestOrganizationCode', { as, body: { email } });
    const { right } = await codesFor(as);
    await done(app, 'confirmOrganization', { as, body: { code: right } });
  };

  await playPath(path, {
    async act({ type, isRight }, { from }) {
      switch (type) {
        case 'code.requested':
          await done(app, 'requestOrganizationCode', { as: user, body: { email } });
          break;
        case 'code.typed': {
          const { right, wrong } = await codesFor(user);
          const code = isRight ? right : wrong;
          const { status } = await app.call('confirmOrganization', { as: user, body: { code } });
          expect(status).toBe(from.value === 'pending' && isRight ? 200 : 422);
          break;
        }
        case 'code.expired':
          await sql`update organization_codes set requested_at = requested_at - interval '1 hour'
            where user_id = ${user.id}`;
          break;
        case 'address.removed':
          await done(app, 'removeOrganization', { as: user });
          break;
        case 'address.expired':
          await sql`update organization_addresses set confirmed_at = confirmed_at - interval '5 years'
            where user_id = ${user.id}`;
          break;
        case 'address.taken_over':
          await prove(await app.user());
          break;
        default:
          throw new Error(`Nothing does "${type}"`);
      }
    },
    async expectState({ value, context }) {
      const { isShown } = context as AddressContext;
      const { confirmed, pending } = await done(app, 'getOrganization', { as: user });
      expect(confirmed?.domain).toBe(isShown ? 'tum.de' : undefined);
      expect(pending?.domain).toBe(value === 'none' ? undefined : 'tum.de');
    },
  });
}

test.each(pathsToPlay(organizationAddressModel))(
  'the server shows an organization to whoever proved the address, on path %s',
  async (_, path) => {
    await play(path);
  },
);
