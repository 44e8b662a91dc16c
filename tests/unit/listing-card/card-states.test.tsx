// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { EmbeddedCard } from '#contract/embeds/embed.ts';
import type { CardProblem, LoadCard } from '#remotes/listing-card/card-state.ts';
import { EmbeddedCard as Card } from '#remotes/listing-card/embedded-card.tsx';
import { click, find, mount } from '#tests/unit/ui/mount.ts';
import { embeddedRoom } from './embedded-room.ts';

afterEach(() => vi.restoreAllMocks());

const active: EmbeddedCard = { id: 42, state: 'active', listing: embeddedRoom };
const link = <a href="https://partner.example/rooms">Rooms near you</a>;
const never = () => new Promise<EmbeddedCard>(() => undefined);
const fail = () => Promise.reject(new TypeError('Failed to fetch'));

/** A card on a partner's page, and the events that the page received. */
async function show(load: LoadCard, listing = 42) {
  const received: (CardProblem | 'ready')[] = [];
  const card = (id: number) => (
    <Card
      listing={id}
      load={load}
      fallback={link}
      onReady={() => received.push('ready')}
      onProblem={(problem) => received.push(problem)}
    />
  );
  const { host, show: next } = await mount(card(listing));
  return { host, received, showRoom: (id: number) => next(card(id)) };
}

test('while a listing loads, the card shows the partner’s link', async () => {
  const { host, received } = await show(never);
  expect(find(host, '[aria-busy="true"]').textContent).toBe('Rooms near you');
  expect(received).toEqual([]);
});

test('a loaded listing replaces the link, as text and one link', async () => {
  const { host, received } = await show(async () => active);
  expect(host.textContent).toContain('Sunny room');
  expect(host.textContent).toContain('$1,240 a month');
  expect([...host.querySelectorAll('a')].map(({ href }) => href)).toEqual([embeddedRoom.url]);
  expect(received).toEqual(['ready']);
});

test.each([
  ['paused', 'not offered at the moment'],
  ['filled', 'has been taken'],
  ['deleted', 'no longer offered'],
  ['unknown', 'could not be found'],
] as const)('a room that is %s says so beside the link', async (state, words) => {
  const { host, received } = await show(async (id) => ({ id, state, listing: null }));
  expect(host.textContent).toContain(words);
  expect(host.textContent).toContain('Rooms near you');
  expect(received).toEqual([state]);
});

test.each([0, -1, 1.5, Number.NaN])('makes no request for listing id %s', async (id) => {
  const load = vi.fn(never);
  const { received } = await show(load, id);
  expect(load).not.toHaveBeenCalled();
  expect(received).toEqual(['unknown']);
});

test('a server that fails leaves the link, and no error in the host', async () => {
  const { host, received } = await show(fail);
  expect(host.textContent).toContain('cannot be shown right now');
  expect(host.textContent).toContain('Rooms near you');
  expect(received).toEqual(['server']);
});

test('offline, it waits and fetches again when the network is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn<LoadCard>().mockImplementationOnce(fail).mockResolvedValue(active);
  const { host, received } = await show(load);
  expect(host.textContent).toContain('You are offline');
  online.mockReturnValue(true);
  await act(async () => dispatchEvent(new Event('online')));
  expect(host.textContent).toContain('Sunny room');
  await act(async () => dispatchEvent(new Event('online')));
  expect(load).toHaveBeenCalledTimes(2);
  expect(received).toEqual(['offline', 'ready']);
});

test('an answer about an earlier listing changes nothing', async () => {
  const answers = new Map<number, (card: EmbeddedCard) => void>();
  const { host, received, showRoom } = await show(
    (id) => new Promise((resolve) => void answers.set(id, resolve)),
  );
  await showRoom(7);
  const seventh = { ...embeddedRoom, id: 7, title: 'The seventh' };
  await act(async () => answers.get(7)?.({ id: 7, state: 'active', listing: seventh }));
  await act(async () => answers.get(42)?.(active));
  expect(host.textContent).toContain('The seventh');
  expect(received).toEqual(['ready']);
});

test('a photo that fails to load leaves a plain background', async () => {
  const { host } = await show(async () => active);
  const image = find(host, 'img');
  await act(async () => image.dispatchEvent(new Event('error')));
  expect(image.hidden).toBe(true);
  expect(host.querySelector('svg')).not.toBeNull();
});

test('a press is reported before the browser follows the link', async () => {
  const opened: string[] = [];
  const { host } = await mount(
    <Card
      listing={42}
      load={async () => active}
      fallback={link}
      toHref={(url) => `${url}?utm_source=campus`}
      onOpen={(event, href) => {
        event.preventDefault();
        opened.push(href);
      }}
    />,
  );
  await click(find(host, 'a'));
  expect(opened).toEqual([`${embeddedRoom.url}?utm_source=campus`]);
});
