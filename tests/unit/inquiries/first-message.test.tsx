// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import type { OnboardingStatus } from '#contract/vocabulary.ts';
import { ListingInquiry } from '#src/features/inquiries/first-message/first-message.tsx';
import { provideOnboarding } from '#src/features/profile/api/onboarding.ts';
import { NameSheet } from '#src/features/profile/onboarding/name-sheet.tsx';
import { RestOfOnboarding } from '#src/features/profile/onboarding/rest-of-onboarding.tsx';
import { click, find, type } from '../ui/mount.ts';
import {
  fakeApi,
  fillBrowser,
  findByText,
  mountScreen,
  typeText,
  waitFor,
} from './mount-screen.tsx';

beforeEach(() => fillBrowser());

const text = 'Could I come and see it one evening this week?';
const profile = {
  id: 5,
  first_name: '',
  last_name: '',
  birth_date: null,
  intent: null,
  area: '',
  latitude: null,
  longitude: null,
  budget_min: null,
  budget_max: null,
  budget_currency: 'USD',
  move_in_from: null,
  stay_months: null,
  occupation: '',
  bio: '',
};

/** The form of a user with this status of onboarding. */
async function mountForm(status: OnboardingStatus) {
  const server: { status: OnboardingStatus; inquiry: object } = {
    status,
    inquiry: { status: null, inquiry_id: null },
  };
  const { api, made } = fakeApi({
    getListing: () => ({ id: 7, title: 'A room', owner: { first_name: 'Mara' } }),
    getCurrentUser: () => ({ id: 5, first_name: '' }),
    getListingInquiryStatus: () => server.inquiry,
    getOnboarding: () => ({ status: server.status }),
    getProfile: () => profile,
    updateProfile({ body }: { body: object }) {
      server.status = 'habits';
      return { ...profile, ...body, onboarding_status: server.status };
    },
    skipOnboarding: () => ({ status: (server.status = 'skipped') }),
    sendListingInquiry() {
      server.inquiry = { status: 'sent', inquiry_id: 9 };
      return { id: 9, status: 'sent' };
    },
    listMessages: () => ({
      items: [{ id: 1, text, is_mine: true, created_at: '2026-01-01T00:00:00.000Z' }],
      page: 1,
      page_size: 20,
      total: 1,
    }),
  });
  const queryClient = new QueryClient();
  const processes = Promise.resolve({
    onboarding: provideOnboarding(api, queryClient),
    forgetDeletedAccount: () => undefined,
  });
  const screen = await mountScreen(
    <ListingInquiry
      id={7}
      renderNameSheet={(onClose) => <NameSheet loadProcesses={() => processes} onClose={onClose} />}
      next={<RestOfOnboarding loadProcesses={() => processes} onLeave={() => undefined} />}
    />,
    api,
  );
  const { host } = screen;
  await waitFor(() => find(host, 'textarea'));
  await typeText(find(host, 'textarea'), text);
  await click(find(host, '#write button[type=submit]'));
  const press = async (label: string) =>
    click(await waitFor(() => findByText(host, 'button', label)));
  return { host, made, press };
}

test('asks someone new for a name and a birth date, saves them, and sends', async () => {
  const { host, made, press } = await mountForm('profile');
  const field = (id: string) => waitFor(() => find(host, `#${id}`) as HTMLInputElement);
  await type(await field('first_name'), 'Vera');
  expect(made('sendListingInquiry')).toHaveLength(0);
  await press('Save and send');
  expect(host.textContent).toContain('Birth date is required');
  await type(await field('birth_date'), '2020-01-01');
  await press('Save and send');
  expect(made('updateProfile')).toHaveLength(0);
  await type(await field('birth_date'), '1990-12-10');
  await press('Save and send');
  await waitFor(() => expect(made('sendListingInquiry')).toHaveLength(1));
  expect(made('updateProfile')[0]?.input).toMatchObject({
    body: { first_name: 'Vera', birth_date: '1990-12-10' },
  });
  await waitFor(() => expect(host.querySelector('[role=log]')?.textContent).toContain(text));

  await press('Later');
  expect(made('skipOnboarding')).toHaveLength(1);
});

test('sends nothing when the sheet is closed, and keeps the text', async () => {
  const { host, made } = await mountForm('profile');
  await waitFor(() => find(host, '#first_name'));
  await click(find(host, 'dialog button[aria-label]'));
  expect(host.querySelector('dialog')).toBeNull();
  expect(made('sendListingInquiry')).toHaveLength(0);
  expect((find(host, 'textarea') as HTMLTextAreaElement).value).toBe(text);
});

test.each(['habits', 'skipped'] as const)('asks nobody in the status %s', async (status) => {
  const { host, made } = await mountForm(status);
  await waitFor(() => expect(made('sendListingInquiry')).toHaveLength(1));
  expect(host.querySelector('dialog')).toBeNull();
});
