import { expect, test } from 'vitest';
import { inquirySides, viewingStatuses, type ViewingStatus } from '#contract/vocabulary.ts';
import {
  allowedViewingTransitions,
  allowedWishAnswers,
  canCounter,
  canMove,
  openWishStatuses,
  viewingAfter,
  viewingMachine,
  type ViewingEvent,
} from '#machines/viewing.machine.ts';

/** About a time that the sender proposed. */
const proposed = { proposed_by: 'sender', has_begun: false } as const;
const past = { proposed_by: 'sender', has_begun: true } as const;

const columns = {
  'recipient agrees': { type: 'viewing.agreed', by: 'recipient', ...proposed },
  'recipient agrees later': { type: 'viewing.agreed', by: 'recipient', ...past },
  'sender agrees to their own': { type: 'viewing.agreed', by: 'sender', ...proposed },
  'recipient counters': { type: 'viewing.countered', by: 'recipient', ...proposed },
  'recipient counters later': { type: 'viewing.countered', by: 'recipient', ...past },
  'sender counters their own': { type: 'viewing.countered', by: 'sender', ...proposed },
  'recipient declines': { type: 'viewing.declined', by: 'recipient', ...proposed },
  'recipient declines later': { type: 'viewing.declined', by: 'recipient', ...past },
  'sender declines their own': { type: 'viewing.declined', by: 'sender', ...proposed },
  'sender takes it back': { type: 'viewing.cancelled', by: 'sender', ...proposed },
  'sender takes it back later': { type: 'viewing.cancelled', by: 'sender', ...past },
  'recipient takes it back': { type: 'viewing.cancelled', by: 'recipient', ...proposed },
  'sender moves it before': { type: 'viewing.moved', by: 'sender', has_begun: false },
  'sender moves it later': { type: 'viewing.moved', by: 'sender', has_begun: true },
  'recipient moves it before': { type: 'viewing.moved', by: 'recipient', has_begun: false },
  'sender cancels before': { type: 'viewing.cancelled', by: 'sender', has_begun: false },
  'sender cancels later': { type: 'viewing.cancelled', by: 'sender', has_begun: true },
  'recipient cancels before': { type: 'viewing.cancelled', by: 'recipient', has_begun: false },
  'it took place, too early': { type: 'viewing.done', by: 'recipient', has_begun: false },
  'it took place': { type: 'viewing.done', by: 'recipient', has_begun: true },
  'somebody did not come, too early': { type: 'viewing.missed', by: 'sender', has_begun: false },
  'somebody did not come': { type: 'viewing.missed', by: 'sender', has_begun: true },
  'it took place, a week later': {
    type: 'viewing.done',
    by: 'recipient',
    has_begun: true,
    is_settled: true,
  },
  'somebody did not come, a week later': {
    type: 'viewing.missed',
    by: 'sender',
    has_begun: true,
    is_settled: true,
  },
  'time passes': { type: 'viewing.expired' },
} as const satisfies Record<string, ViewingEvent>;
type Column = keyof typeof columns;

/** What follows on each event; the machine refuses all that is not here. */
const answers = {
  'recipient agrees': 'agreed',
  'recipient counters': 'countered',
  'recipient declines': 'declined',
  'sender takes it back': 'cancelled',
  'time passes': 'expired',
} as const;
const table: Record<ViewingStatus, Partial<Record<Column, ViewingStatus>>> = {
  proposed: answers,
  countered: answers,
  declined: {
    'recipient declines': 'declined',
    'recipient declines later': 'declined',
    'sender declines their own': 'declined',
  },
  agreed: {
    'recipient agrees': 'agreed',
    'recipient agrees later': 'agreed',
    'sender agrees to their own': 'agreed',
    'sender takes it back': 'cancelled',
    'recipient takes it back': 'cancelled',
    'sender moves it before': 'agreed',
    'sender cancels before': 'cancelled',
    'recipient cancels before': 'cancelled',
    'it took place': 'done',
    'somebody did not come': 'missed',
    'time passes': 'expired',
  },
  cancelled: {
    'sender takes it back': 'cancelled',
    'sender takes it back later': 'cancelled',
    'recipient takes it back': 'cancelled',
    'sender cancels before': 'cancelled',
    'sender cancels later': 'cancelled',
    'recipient cancels before': 'cancelled',
  },
  done: {
    'it took place, too early': 'done',
    'it took place': 'done',
    'it took place, a week later': 'done',
    'somebody did not come, too early': 'missed',
    'somebody did not come': 'missed',
  },
  missed: {
    'it took place, too early': 'done',
    'it took place': 'done',
    'somebody did not come, too early': 'missed',
    'somebody did not come': 'missed',
    'somebody did not come, a week later': 'missed',
  },
  expired: {},
};

test.each(viewingStatuses)('a viewing that is %s allows exactly these events', (status) => {
  for (const [name, event] of Object.entries(columns)) {
    const expected = table[status][name as Column] ?? null;
    expect(viewingAfter(status, event), name).toBe(expected);
  }
});

test('a viewing begins as proposed, and every other status can be reached', () => {
  expect(viewingMachine.getInitialSnapshot({} as never).value).toBe('proposed');
  const reached = Object.values(table).flatMap((row) => Object.values(row));
  expect(['proposed', ...new Set(reached)].toSorted()).toEqual([...viewingStatuses].toSorted());
});

test.each(openWishStatuses)('one side answers a %s time, and the other takes it back', (status) => {
  for (const by of inquirySides) {
    const others = inquirySides.find((side) => side !== by)!;
    const wish = { status, proposed_by: others, has_begun: false };
    expect(allowedWishAnswers(wish, by)).toEqual(['agreed', 'declined']);
    expect(allowedWishAnswers(wish, others)).toEqual(['cancelled']);
    expect([canCounter(wish, by), canCounter(wish, others)]).toEqual([true, false]);
    expect(allowedWishAnswers({ ...wish, has_begun: true }, by)).toEqual([]);
    expect(canCounter({ ...wish, has_begun: true }, by)).toBe(false);
  }
});

test('nobody is asked again about a time that is agreed, declined or taken back', () => {
  for (const status of ['declined', 'cancelled', 'expired'] as const) {
    const wish = { status, proposed_by: 'sender', has_begun: false } as const;
    expect(allowedWishAnswers(wish, 'recipient')).toEqual([]);
    expect(canCounter(wish, 'recipient')).toBe(false);
  }
  const agreed = { status: 'agreed', proposed_by: 'sender', has_begun: false } as const;
  expect(allowedWishAnswers(agreed, 'sender')).toEqual(['cancelled']);
});

test('either side can cancel before it begins, and say afterwards whether it took place', () => {
  for (const by of inquirySides) {
    expect(allowedViewingTransitions('agreed', by, false)).toEqual(['cancelled']);
    expect(allowedViewingTransitions('agreed', by, true)).toEqual(['done', 'missed']);
    expect(allowedViewingTransitions('done', by, true)).toEqual(['missed']);
    expect(allowedViewingTransitions('cancelled', by, false)).toEqual([]);
  }
});

test('only the sender can move it, and only before it begins', () => {
  expect(canMove('agreed', 'sender', false)).toBe(true);
  expect(canMove('agreed', 'sender', true)).toBe(false);
  expect(canMove('agreed', 'recipient', false)).toBe(false);
  expect(canMove('cancelled', 'sender', false)).toBe(false);
});

test('what was said can be corrected until it is settled', () => {
  expect(allowedViewingTransitions('done', 'sender', true)).toEqual(['missed']);
  expect(allowedViewingTransitions('done', 'sender', true, true)).toEqual([]);
  expect(allowedViewingTransitions('agreed', 'sender', true, true)).toEqual([]);
});
