import { expect, test } from 'vitest';
import { messageRisks } from '#src/features/inquiries/risk-notice.tsx';

test.each([
  'Please wire the deposit and I will mail you the keys.',
  'You can do a bank transfer before you come.',
  'Send the first rent by Western Union.',
  'I take Zelle or Cash App.',
  'Pay the deposit today to hold the room',
  'Could you send 500 euros in advance?',
  'The deposit is due before you see the flat.',
  'It costs two gift cards',
  'Here is my IBAN, just in case.',
  'You pay the reservation fee first, then we meet',
])('notices requests for money: %s', (text) => {
  expect(messageRisks(text)).toContain('money');
});

test.each([
  'Send me a copy of your passport.',
  'I need a photo of your ID first',
  'What is your social security number?',
  'a scan of both sides with your credit card',
  'Please bring your driver’s license number here',
  'Attach your last three bank statements',
])('notices requests for identity papers: %s', (text) => {
  expect(messageRisks(text)).toContain('identity');
});

test.each([
  'Let us talk on WhatsApp',
  'Write me on Telegram instead',
  'Whatsapp me at +351 912 345 678',
  'My number is 917-555-0134',
  'Email me: anna.b@example.com',
  'anna (at) example (dot) com',
  'I would rather continue outside of this site',
  'text me, I am faster there',
])('notices requests to continue elsewhere: %s', (text) => {
  expect(messageRisks(text)).toContain('elsewhere');
});

test.each([
  'Hi Maya, I am Sam. I like the look of your room because it is close to my work.',
  'Could I come and see it one evening this week? I finish at 18:00 on 12/05/2027.',
  'My rent can be up to 1,200 a month and I would move in on May 1, 2027.',
  'How do you split bills and the deposit?',
  'Is the deposit paid back at the end?',
  'I work at a bank and transfer between two offices.',
  'I have an idea: we cook together. Do you have a photo of the kitchen?',
  'The internet signal in the room is fine for calls?',
  'I can send you more about me. Call it luck, but I saw yours first!',
  'I pay my rent on time and I am tidy.',
  'The house is at 1250 Fulton Street, 11216 Brooklyn.',
])('finds no risk in ordinary messages: %s', (text) => {
  expect(messageRisks(text)).toEqual([]);
});

test('names every risk once, in a fixed order', () => {
  const text = 'Wire the deposit, send your passport and WhatsApp me. Wire the deposit!';
  expect(messageRisks(text)).toEqual(['money', 'identity', 'elsewhere']);
});

test('checks a long message of spaces and digits quickly', () => {
  const text = `${'send 1 '.repeat(280)}x`;
  const start = performance.now();
  messageRisks(text);
  expect(performance.now() - start).toBeLessThan(100);
});
