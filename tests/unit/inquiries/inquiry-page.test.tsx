// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import type { Inquiry } from '#contract/inquiries/calls.ts';
import { InquiriesPage } from '#src/features/inquiries/list/inquiries-page.tsx';
import { InquiryPage } from '#src/features/inquiries/inquiry/inquiry-page.tsx';
import { UserFitPanel } from '#src/features/roomies/fit/user-fit-panel.tsx';
import { click, find } from '../ui/mount.ts';
import {
  fakeApi,
  fillBrowser,
  findByText,
  mountScreen,
  typeText,
  waitFor,
} from './mount-screen.tsx';

const at = '2026-01-01T10:00:00.000Z';
const inquiry: Inquiry = {
  id: 9,
  kind: 'listing',
  side: 'sender',
  status: 'read',
  listing_id: 7,
  recipient_id: 4,
  listing: { id: 7, title: 'A room with a view', cover: null, status: 'active' },
  other_user: { id: 4, first_name: 'Mara', profile_picture_url: null, is_findable: true },
  is_blocked: false,
  is_away: false,
  is_suspended: false,
  message: 'Hello',
  last_message: { text: 'Hello', is_mine: true, created_at: at },
  is_archived: false,
  unread: 0,
  created_at: at,
  updated_at: at,
};
const fit = {
  score: 82,
  shared: 9,
  of: 12,
  confidence: 'high',
  ledger: [],
  conflicts: [],
  reasons: ['quiet'],
};

async function mountInquiry(changes: Partial<Inquiry> = {}) {
  const { api, made } = fakeApi({
    getInquiry: () => ({ ...inquiry, ...changes }),
    listMessages: () => ({
      items: [{ id: 1, text: 'Hello', is_mine: true, created_at: at }],
      page: 1,
      page_size: 20,
      total: 1,
    }),
    getUserFit: () => fit,
    getUserLedger: () => ({
      answer_time: { within_hours: 12, answers: 9, counted_on: '2026-01-01' },
    }),
    sendMessage: ({ body }: { body: { message: string } }) => ({
      id: 2,
      text: body.message,
      is_mine: true,
      created_at: at,
    }),
    archiveInquiry: ({ body }: { body: object }) => ({ ...inquiry, ...body }),
    updateInquiry: ({ body }: { body: object }) => ({ ...inquiry, ...body }),
  });
  const { host } = await mountScreen(
    <InquiryPage id={9} Viewing={() => null} Fit={UserFitPanel} />,
    api,
  );
  await waitFor(() => find(host, '[role=log]'));
  return { host, made };
}

const area = (host: HTMLElement) => find(host, 'textarea') as HTMLTextAreaElement;
async function pressEnter(host: HTMLElement, keys: KeyboardEventInit = {}) {
  const event = new KeyboardEvent('keydown', {
    key: 'Enter',
    bubbles: true,
    cancelable: true,
    ...keys,
  });
  await act(async () => area(host).dispatchEvent(event));
}
async function openMenu(host: HTMLElement) {
  const trigger = findByText(host, 'button', 'More');
  const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  await act(async () => trigger.dispatchEvent(event));
  return waitFor(() => [...host.querySelectorAll<HTMLElement>('[role=menuitem]')]);
}

beforeEach(() => fillBrowser());

test('shows the room and how well the two fit beside the messages', async () => {
  const { host } = await mountInquiry();
  await waitFor(() => expect(host.textContent).toContain('You and Mara'));
  await waitFor(() => expect(host.textContent).toContain('9 of 12'));
  expect(find(host, 'a[href="/listings/7"]').textContent).toBe('A room with a view');
});

test('compares nobody with whom nothing can be written any more', async () => {
  const { host, made } = await mountInquiry({ is_away: true });
  expect(made('getUserFit')).toHaveLength(0);
  expect(host.querySelector('textarea')).toBeNull();
});

test('Enter sends where there is a mouse, Shift + Enter and a composition do not', async () => {
  const { host, made } = await mountInquiry();
  expect(host.textContent).toContain('Enter sends');
  await pressEnter(host);
  await typeText(area(host), 'Is there a desk?');
  await pressEnter(host, { shiftKey: true });
  await pressEnter(host, { isComposing: true });
  expect(made('sendMessage')).toHaveLength(0);
  await pressEnter(host);
  await waitFor(() => expect(made('sendMessage')).toHaveLength(1));
  await waitFor(() => expect(area(host).value).toBe(''));
});

test('without a mouse only Ctrl + Enter sends', async () => {
  fillBrowser({ hasMouse: false });
  const { host, made } = await mountInquiry();
  expect(host.textContent).not.toContain('Enter sends');
  await typeText(area(host), 'Is there a desk?');
  await pressEnter(host);
  expect(made('sendMessage')).toHaveLength(0);
  await pressEnter(host, { ctrlKey: true });
  await waitFor(() => expect(made('sendMessage')).toHaveLength(1));
});

test('the menu ends an inquiry and archives it', async () => {
  const { host, made } = await mountInquiry();
  const items = await openMenu(host);
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Withdraw',
    'Archive',
    'Report',
    'Block Mara',
  ]);
  await act(async () => items[1]?.click());
  await waitFor(() => expect(made('archiveInquiry')).toHaveLength(1));
});

test('a recipient answers by buttons first, and later by the menu', async () => {
  const waiting = await mountInquiry({ side: 'recipient' });
  expect(findByText(waiting.host, 'button', 'Decline')).toBeDefined();
  const first = await openMenu(waiting.host);
  expect(first.map(({ textContent }) => textContent)).not.toContain('Decline');
  const answered = await mountInquiry({ side: 'recipient', status: 'accepted' });
  expect(() => findByText(answered.host, 'button', 'Decline')).toThrow('No Decline');
  const items = await openMenu(answered.host);
  expect(items[0]?.textContent).toBe('Decline');
  await act(async () => items[0]?.click());
  await click(await waitFor(() => findByText(answered.host, 'dialog button', 'Decline')));
  expect(answered.made('updateInquiry')[0]?.input).toMatchObject({ body: { status: 'declined' } });
});

test('the inbox shows whose turn it is and how well the other one fits', async () => {
  const { api, made } = fakeApi({
    countInquiries: () => ({ sent: 1, received: 0, unread_sent: 0, unread_received: 0 }),
    listOwnInquiries: () => ({
      items: [{ ...inquiry, last_message: { text: 'Yes!', is_mine: false, created_at: at } }],
      page: 1,
      page_size: 20,
      total: 1,
    }),
    listChosenUsers: () => ({ items: [{ id: 4, roomie: { id: 4, fit } }] }),
  });
  const { host } = await mountScreen(
    <InquiriesPage search={{ folder: 'sent', filter: 'waiting' }} />,
    api,
  );
  await waitFor(() => expect(find(host, 'article').textContent).toContain('Waiting for you'));
  await waitFor(() => expect(find(host, 'article').textContent).toContain('Fit 82'));
  expect(made('listOwnInquiries')[0]?.input).toEqual({ query: { page: 1, filter: 'waiting' } });
  expect(find(host, '[aria-label=Show] [aria-current]').textContent).toBe('Waiting for you');
});

test('whoever waits reads how fast the other side usually answers, and nobody else does', async () => {
  const text = 'Usually answers within 12 hours';
  const waiting = await mountInquiry();
  await waitFor(() => expect(waiting.host.textContent).toContain(text));
  for (const changes of [
    { status: 'accepted' },
    { last_message: { ...inquiry.last_message, is_mine: false } },
    { side: 'recipient' },
  ] as const) {
    const { host, made } = await mountInquiry(changes);
    expect(host.textContent).not.toContain(text);
    expect(made('getUserLedger')).toEqual([]);
  }
});
