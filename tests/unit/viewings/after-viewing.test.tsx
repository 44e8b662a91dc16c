// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import type { Inquiry } from '#contract/inquiries/calls.ts';
import type { InquiryViewings, Viewing } from '#contract/viewings/viewing.ts';
import { InquiryViewing } from '#src/features/viewings/inquiry-viewing.tsx';
import {
  fakeApi,
  fillBrowser,
  findByText,
  mountScreen,
  waitFor,
} from '../inquiries/mount-screen.tsx';
import { click } from '../ui/mount.ts';

beforeEach(() => fillBrowser());

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** The conversation of an applicant who has this viewing. */
async function mountViewing(changes: Partial<Viewing>, missed = 0, listingStatus = 'active') {
  const viewing = {
    id: 3,
    inquiry_id: 9,
    slot_id: 5,
    listing_id: 7,
    side: 'sender',
    status: 'agreed',
    starts_at: inHours(-3),
    ends_at: inHours(-2),
    time_zone: 'UTC',
    mode: 'in_person',
    video_url: null,
    overlaps: false,
    has_confirmed: false,
    other_has_confirmed: false,
    ...changes,
  };
  const viewings = {
    viewing,
    slots: [],
    missed,
    address: null,
    shows_house_number: false,
    house_number_at: null,
  } satisfies Partial<Record<keyof InquiryViewings, unknown>>;
  const { api, made } = fakeApi({
    getInquiryViewings: () => viewings,
    changeViewing: () => viewing,
    confirmViewing: () => viewing,
  });
  const inquiry = {
    id: 9,
    side: 'sender',
    listing_id: 7,
    listing: { status: listingStatus },
    other_user: { first_name: 'Mei' },
  } as Inquiry;
  const { host } = await mountScreen(<InquiryViewing inquiry={inquiry} />, api);
  return { host, made };
}

test('within a day before, who is to come is asked, and reads that the other one does', async () => {
  const times = { starts_at: inHours(20), ends_at: inHours(21) };
  const { host, made } = await mountViewing({ ...times, other_has_confirmed: true });
  await waitFor(() => expect(host.textContent).toContain('Mei confirmed and is coming.'));
  await click(findByText(host, 'button', 'I’m coming'));
  expect(made('confirmViewing')[0]?.input).toEqual({ params: { id: 3 }, body: { slot_id: 5 } });
  findByText(host, 'button', 'I can’t come');

  const later = await mountViewing({ starts_at: inHours(26), ends_at: inHours(27) });
  await waitFor(() => findByText(later.host, 'button', 'Cancel the viewing'));
  expect(later.host.textContent).not.toContain('I’m coming');
});

test('once it is over, either says whether it took place', async () => {
  const { host, made } = await mountViewing({});
  await waitFor(() => expect(host.textContent).toContain('Did the viewing take place?'));
  expect(host.textContent).toContain('Only the two of you see this');
  await click(findByText(host, 'button', 'They did not come'));
  expect(made('changeViewing')[0]?.input).toEqual({
    params: { id: 3 },
    body: { status: 'missed' },
  });
});

test('both read what was said, how often, and can correct it', async () => {
  const { host, made } = await mountViewing({ status: 'missed' }, 2);
  await waitFor(() => expect(host.textContent).toContain('did not take place.'));
  expect(host.textContent).toContain('2 viewings did not take place');
  await click(findByText(host, 'button', 'It took place'));
  expect(made('changeViewing')[0]?.input).toEqual({ params: { id: 3 }, body: { status: 'done' } });
  const done = await mountViewing({ status: 'done' }, 0);
  await waitFor(() => expect(done.host.textContent).toContain('took place.'));
  findByText(done.host, 'button', 'They did not come');
  expect(done.host.textContent).toContain('Both of you can correct it until');
  const times = { starts_at: inHours(-170), ends_at: inHours(-169) };
  const settled = await mountViewing({ status: 'done', ...times }, 0);
  await waitFor(() => expect(settled.host.textContent).toContain('took place.'));
  expect(settled.host.textContent).toContain('Only the two of you see this.');
  expect(settled.host.textContent).not.toContain('can correct it');
  expect(settled.host.textContent).not.toContain('They did not come');
});

test('while the room is paused or filled, both read that the viewing stays', async () => {
  const times = { starts_at: inHours(30), ends_at: inHours(31) };
  for (const status of ['paused', 'filled']) {
    const { host } = await mountViewing(times, 0, status);
    await waitFor(() => expect(host.textContent).toContain('Your viewing stays as agreed'));
  }
  const { host } = await mountViewing(times);
  await waitFor(() => findByText(host, 'button', 'Cancel the viewing'));
  expect(host.textContent).not.toContain('Your viewing stays as agreed');
});

test('who comes reads how to meet safely, and what a call does not show', async () => {
  const times = { starts_at: inHours(30), ends_at: inHours(31) };
  const atRoom = await mountViewing(times);
  await waitFor(() => expect(atRoom.host.textContent).toContain('Meet at the room'));
  const video = { mode: 'video', video_url: 'https://meet.example/room' } as const;
  const byVideo = await mountViewing({ ...times, ...video });
  await waitFor(() => expect(byVideo.host.textContent).toContain('A call shows only'));
  expect(byVideo.host.textContent).not.toContain('Meet at the room');
});
