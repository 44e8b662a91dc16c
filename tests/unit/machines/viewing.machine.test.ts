import { expect, test } from 'vitest';
import { inquirySides, viewingStatuses, type ViewingStatus } from '#contract/vocabulary.ts';
import {
  allowedViewingTransitions,
  canMove,
  viewingAfter,
  viewingMachine,
  type ViewingEvent,
} from '#machines/viewing.machine.ts';

const columns = {
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
  'time passes': { type: 'viewing.expired' },
} as const satisfies Record<string, ViewingEvent>;
type Column = keyof typeof columns;

/** What follows on each event; the machine refuses all that is not here. */
const table: Record<ViewingStatus, Partial<Record<Column, ViewingStatus>>> = {
  agreed: {
    'sender moves it before': 'agreed',
    'sender cancels before': 'cancelled',
    'recipient cancels before': 'cancelled',
    'it took place': 'done',
    'somebody did not come': 'missed',
    'time passes': 'expired',
  },
  cancelled: {
    'sender cancels before': 'cancelled',
    'sender cancels later': 'cancelled',
    'recipient cancels before': 'cancelled',
  },
  done: {
    'it took place, too early': 'done',
    'it took place': 'done',
    'somebody did not come, too early': 'missed',
    'somebody did not come': 'missed',
  },
  missed: {
    'it took place, too early': 'done',
    'it took place': 'done',
    'somebody did not come, too early': 'missed',
    'somebody did not come': 'missed',
  },
  expired: {},
};

test.each(viewingStatuses)('a viewing that is %s allows exactly these events', (status) => {
  for (const [name, event] of Object.entries(columns)) {
    const expected = table[status][name as Column] ?? null;
    expect(viewingAfter(status, event), name).toBe(expected);
  }
});

test('a viewing begins as agreed, and every status can be reached', () => {
  expect(viewingMachine.getInitialSnapshot({} as never).value).toBe('agreed');
  const reached = Object.values(table).flatMap((row) => Object.values(row));
  expect([...new Set(reached)].toSorted()).toEqual([...viewingStatuses].toSorted());
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
