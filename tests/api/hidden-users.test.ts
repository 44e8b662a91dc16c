// @module-tag essential

import { expect, test } from 'vitest';
import { testApp } from '#tests/support/test-app.ts';

test('a hidden user is found by nobody, sees themselves, and comes back', async () => {
  const app = await testApp();
  const [me, other] = [
    await app.user({ birth_date: '1995-05-05' }),
    await app.user({ birth_date: '1995-05-05' }),
  ];
  const change = async (is_hidden: boolean) =>
    (await app.call('updateProfile', { as: me, body: { is_hidden } })).answer.is_hidden;
  const seenBy = async (as: typeof me) => ({
    page: (await app.call('getUser', { as, params: { id: me.id } })).status,
    fit: (await app.call('getUserFit', { as, params: { id: me.id } })).status,
    inList: (await app.call('listUsers', { as })).answer.items.some(({ id }) => id === me.id),
    write: (
      await app.call('sendUserInquiry', {
        as,
        body: { recipient_id: me.id, message: 'May I ask you something about rooms?' },
      })
    ).status,
  });
  const page = async (as: typeof me) =>
    (await app.call('getUser', { as, params: { id: me.id } })).answer;
  // What I see of myself is what others see.
  expect(await page(me)).toEqual(await page(other));
  expect(await change(true)).toBe(true);
  expect(await seenBy(other)).toEqual({ page: 404, fit: 404, inList: false, write: 404 });
  expect((await app.call('getUser', { as: me, params: { id: me.id } })).status).toBe(200);
  expect(await change(false)).toBe(false);
  expect(await seenBy(other)).toEqual({ page: 200, fit: 200, inList: true, write: 201 });
});
