import { expect, test } from 'vitest';
import { reasonsInMessages } from '#guards/scams/in-messages.ts';

/** A conversation: what begins with ">" I wrote myself. */
function findReasons(...texts: string[]) {
  const messages = texts.map((text, id) => ({
    id,
    is_mine: text.startsWith('>'),
    text: text.replace(/^> ?/, ''),
  }));
  const found = reasonsInMessages(messages);
  return messages.map(({ id }) => found.get(id) ?? []);
}

test('a scam in pieces is warned of where the last piece stands, across my answers', () => {
  const pieces = ['please pay', '> For what?', 'the deposit', '> And then?', 'before the viewing'];
  expect(findReasons(...pieces)).toEqual([[], [], [], [], ['deposit']]);
});

test.each([
  ['German', 'zahl bitte', 'die Kaution', 'vor der Besichtigung'],
  ['Spanish', 'paga por favor', 'la fianza', 'antes de la visita'],
  ['Portuguese', 'pague por favor', 'a caução', 'antes da visita'],
  ['Arabic', 'من فضلك ادفع', 'العربون', 'قبل المعاينة'],
])('also in %s', (_, ...pieces) => {
  expect(findReasons(...pieces).at(-1)).toContain('deposit');
  expect(findReasons(...pieces).slice(0, -1)).toEqual([[], []]);
});

test('whole sentences of several messages are read together', () => {
  const found = findReasons(
    'I took a job in Norway and will not be back before June.',
    '> Who shows me the room?',
    'Nobody can show it, but my agent brings you the keys once the deposit is here.',
  );
  expect(found[0]).toEqual([]);
  expect(found[2]).toContain('abroad');
});

test('warns once, not again at each later message', () => {
  const found = findReasons('please pay', 'the deposit', 'before the viewing', 'ok?', 'Hello?');
  expect(found).toEqual([[], [], ['deposit'], [], []]);
});

test('own and removed messages count for no warning', () => {
  expect(findReasons('You pay the deposit', '> before the viewing?').flat()).toEqual([]);
  const removed = { id: 1, is_mine: false, is_removed: true, text: 'Wire me the deposit first.' };
  const later = { id: 2, is_mine: false, text: 'Hello, is anybody there?' };
  expect(reasonsInMessages([removed, later])).toEqual(new Map([[2, []]]));
});

test('an honest conversation about all of it has no warning', () => {
  const found = findReasons(
    'Hi! The room is free from May, 540 with bills.',
    '> Can I see it? And how high is the deposit?',
    'Sure, come by on Saturday, my flatmate and I are at home.',
    'The deposit is one month. You pay it when we sign the contract, after you saw the room.',
    '> I am abroad until Friday, is Sunday fine too?',
    'Sunday at three works. Ring twice, the bell is a bit quiet.',
    'You get two keys when you move in.',
  );
  expect(found.flat()).toEqual([]);
});
