import { expect, test } from 'vitest';
import { inquiryStatuses, type InquiryStatus } from '#contract/vocabulary.ts';
import type { InquiryEvent } from '#machines/inquiry.machine.ts';
import {
  inquiryMachine,
  canWrite,
  inquiryAfter,
  allowedTransitions,
} from '#machines/inquiry.machine.ts';

const columns = {
  'sender opens': { type: 'inquiry.opened', by: 'sender' },
  'recipient opens': { type: 'inquiry.opened', by: 'recipient' },
  'sender writes': { type: 'message.written', by: 'sender' },
  'recipient writes': { type: 'message.written', by: 'recipient' },
  'sender accepts': { type: 'inquiry.accepted', by: 'sender' },
  'recipient accepts': { type: 'inquiry.accepted', by: 'recipient' },
  'sender declines': { type: 'inquiry.declined', by: 'sender' },
  'recipient declines': { type: 'inquiry.declined', by: 'recipient' },
  'sender withdraws': { type: 'inquiry.withdrawn', by: 'sender' },
  'recipient withdraws': { type: 'inquiry.withdrawn', by: 'recipient' },
  'time passes': { type: 'inquiry.expired' },
} as const satisfies Record<string, InquiryEvent>;

const no = null;
const table: Record<InquiryStatus, Record<keyof typeof columns, InquiryStatus | null>> = {
  sent: {
    'sender opens': 'sent',
    'recipient opens': 'read',
    'sender writes': 'sent',
    'recipient writes': 'read',
    'sender accepts': no,
    'recipient accepts': 'accepted',
    'sender declines': no,
    'recipient declines': 'declined',
    'sender withdraws': 'withdrawn',
    'recipient withdraws': no,
    'time passes': 'expired',
  },
  read: {
    'sender opens': 'read',
    'recipient opens': 'read',
    'sender writes': 'read',
    'recipient writes': 'read',
    'sender accepts': no,
    'recipient accepts': 'accepted',
    'sender declines': no,
    'recipient declines': 'declined',
    'sender withdraws': 'withdrawn',
    'recipient withdraws': no,
    'time passes': 'expired',
  },
  accepted: {
    'sender opens': 'accepted',
    'recipient opens': 'accepted',
    'sender writes': 'accepted',
    'recipient writes': 'accepted',
    'sender accepts': no,
    'recipient accepts': 'accepted',
    'sender declines': no,
    'recipient declines': 'declined',
    'sender withdraws': 'withdrawn',
    'recipient withdraws': no,
    'time passes': no,
  },
  declined: {
    'sender opens': 'declined',
    'recipient opens': 'declined',
    'sender writes': no,
    'recipient writes': no,
    'sender accepts': no,
    'recipient accepts': no,
    'sender declines': no,
    'recipient declines': 'declined',
    'sender withdraws': no,
    'recipient withdraws': no,
    'time passes': no,
  },
  withdrawn: {
    'sender opens': 'withdrawn',
    'recipient opens': 'withdrawn',
    'sender writes': no,
    'recipient writes': no,
    'sender accepts': no,
    'recipient accepts': no,
    'sender declines': no,
    'recipient declines': no,
    'sender withdraws': 'withdrawn',
    'recipient withdraws': no,
    'time passes': no,
  },
  expired: {
    'sender opens': 'expired',
    'recipient opens': 'expired',
    'sender writes': no,
    'recipient writes': no,
    'sender accepts': no,
    'recipient accepts': no,
    'sender declines': no,
    'recipient declines': no,
    'sender withdraws': no,
    'recipient withdraws': no,
    'time passes': no,
  },
};

const cells = Object.entries(table).flatMap(([status, row]) =>
  Object.entries(row).map(([what, after]) => ({ status, what, after })),
);

test.each(cells)('$status, $what: $after', ({ status, what, after }) => {
  const event = columns[what as keyof typeof columns];
  expect(inquiryAfter(status as InquiryStatus, event)).toBe(after);
});

test('has exactly the statuses of the contract', () => {
  expect(Object.keys(inquiryMachine.states).sort()).toEqual([...inquiryStatuses].sort());
});

test('offers each side only transitions that change something', () => {
  const offered = (by: 'sender' | 'recipient') =>
    Object.fromEntries(
      inquiryStatuses.map((status) => [status, allowedTransitions(status, by).join(' ')]),
    );
  expect(offered('sender')).toEqual({
    sent: 'withdrawn',
    read: 'withdrawn',
    accepted: 'withdrawn',
    declined: '',
    withdrawn: '',
    expired: '',
  });
  expect(offered('recipient')).toEqual({
    sent: 'accepted declined',
    read: 'accepted declined',
    accepted: 'declined',
    declined: '',
    withdrawn: '',
    expired: '',
  });
});

test('lets both sides write until the inquiry is closed', () => {
  for (const by of ['sender', 'recipient'] as const) {
    const open = inquiryStatuses.filter((status) => canWrite(status, by));
    expect(open).toEqual(['sent', 'read', 'accepted']);
  }
});
