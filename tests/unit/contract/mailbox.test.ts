import { expect, test } from 'vitest';
import { normalizeMailbox } from '#contract/users/mailbox.ts';

test.each([
  ['eve@example.com', 'eve@example.com'],
  ['Eve@Example.COM', 'eve@example.com'],
  ['eve+1@example.com', 'eve@example.com'],
  ['eve+rooms+2@example.com', 'eve@example.com'],
  ['e.v.e@example.com', 'e.v.e@example.com'],
  ['e.v.e+x@gmail.com', 'eve@gmail.com'],
  ['E.V.E@GoogleMail.com', 'eve@gmail.com'],
  ['e_v-e@pm.me', 'eve@proton.me'],
  ['e-v.e@ya.ru', 'eve@yandex.com'],
  ['eve@me.com', 'eve@icloud.com'],
  ['eve-rooms@yahoo.com', 'eve@yahoo.com'],
  ['eve-rooms@yahoo.example', 'eve-rooms@yahoo.example'],
  ['rooms@eve.fastmail.com', 'eve@fastmail.com'],
  ['+1@example.com', '+1@example.com'],
  ['...@gmail.com', '...@gmail.com'],
])('counts %s as %s', (email, mailbox) => {
  expect(normalizeMailbox(email)).toBe(mailbox);
  expect(normalizeMailbox(mailbox)).toBe(mailbox);
});
