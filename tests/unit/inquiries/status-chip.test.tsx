import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Inquiry } from '#contract/inquiries/calls.ts';
import { StatusChip } from '#src/features/inquiries/status-chip.tsx';

const renderChip = (changes: Pick<Inquiry, 'status' | 'is_away'> & Partial<Inquiry>) => {
  const inquiry = { side: 'recipient', ...changes } as Inquiry;
  return renderToStaticMarkup(<StatusChip inquiry={inquiry} />);
};

test('nobody is said to wait for an answer that reaches nobody', () => {
  expect(renderChip({ status: 'read', is_away: false })).toContain('Waiting for you');
  for (const status of ['sent', 'read'] as const) {
    expect(renderChip({ status, is_away: true })).toContain('Not available');
  }
  expect(renderChip({ status: 'accepted', is_away: true })).toContain('Accepted');
  for (const status of ['read', 'accepted'] as const) {
    expect(renderChip({ status, is_away: true, is_suspended: true })).toContain('Suspended');
  }
});
