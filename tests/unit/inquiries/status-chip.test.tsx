import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Inquiry } from '#contract/inquiries/calls.ts';
import { StatusChip } from '#src/features/inquiries/status-chip.tsx';

const renderChip = (changes: Pick<Inquiry, 'status' | 'is_away'> & Partial<Inquiry>) => {
  const last = { is_mine: false };
  const inquiry = { side: 'recipient', last_message: last, ...changes } as Inquiry;
  return renderToStaticMarkup(<StatusChip inquiry={inquiry} />);
};

test('nobody is said to wait for an answer that reaches nobody', () => {
  expect(renderChip({ status: 'read', is_away: false })).toContain('Waiting for you');
  for (const status of ['sent', 'read'] as const) {
    expect(renderChip({ status, is_away: true })).toContain('Not available');
  }
  expect(renderChip({ status: 'accepted', is_away: true })).toContain('In conversation');
  for (const status of ['read', 'accepted'] as const) {
    expect(renderChip({ status, is_away: true, is_suspended: true })).toContain('Suspended');
  }
});

test('whoever did not write last is the one who is waited for', () => {
  const mine = { text: '', is_mine: true, created_at: '' };
  const at = { is_away: false } as const;
  expect(renderChip({ ...at, status: 'read', last_message: mine })).toContain('Waiting for them');
  expect(renderChip({ ...at, status: 'read', side: 'sender' })).toContain('Waiting for you');
  expect(renderChip({ ...at, status: 'read', side: 'sender', last_message: mine })).toContain(
    'Seen',
  );
  expect(renderChip({ ...at, status: 'accepted' })).toMatch(/In conversation.*Waiting for you/);
  const answered = renderChip({ ...at, status: 'accepted', last_message: mine });
  expect(answered).toMatch(/In conversation.*Waiting for them/);
  expect(renderChip({ ...at, status: 'declined' })).not.toContain('Waiting');
});

test("the sender reads 'Not chosen' about a room and 'Declined' from a person", () => {
  const declined = { status: 'declined', is_away: false, side: 'sender' } as const;
  expect(renderChip({ ...declined, kind: 'listing' })).toContain('Not chosen');
  expect(renderChip({ ...declined, kind: 'user' })).toContain('Declined');
  expect(renderChip({ ...declined, kind: 'listing', side: 'recipient' })).toContain('Declined');
});

test('while a viewing is agreed, both read its day by the clocks of the place', () => {
  const viewing = { starts_at: '2099-06-02T03:00:00.000Z', time_zone: 'America/New_York' };
  const other_user = { id: 4, first_name: 'Mara', profile_picture_url: null, is_findable: true };
  const at = { is_away: false, viewing, other_user } as const;
  for (const side of ['sender', 'recipient'] as const) {
    for (const status of ['sent', 'read', 'accepted'] as const) {
      const chips = renderChip({ ...at, side, status });
      expect(chips).toContain('Viewing on Mon, Jun 1, 2099');
      expect(chips).not.toMatch(/In conversation|Seen|New|Not seen/);
    }
  }
  // Whoever cannot be reached is not met either.
  expect(renderChip({ ...at, status: 'accepted', is_away: true })).not.toContain('Viewing on');
  expect(renderChip({ ...at, status: 'declined' })).not.toContain('Viewing on');
});
