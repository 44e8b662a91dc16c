// @vitest-environment jsdom
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { EmbeddedCard } from '#contract/embeds/embed.ts';
import { createAdviser } from '#remotes/listing-card/warn.ts';
import { defineCard, type RoomieListingCard } from '#remotes/listing-card/card-element.tsx';
import { Refusal, type LoadCard } from '#remotes/listing-card/load-cards.ts';
import { embeddedRoom, roomLabels } from './embedded-room.ts';

// As in the build of the element. Other files of this process import the card with React's elements,
// before this one and after it.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());
vi.mock('react/jsx-dev-runtime', async () => {
  const { jsx } = await import('#remotes/listing-card/dom-jsx.ts');
  return { jsxDEV: jsx, Fragment: null };
});

const active: EmbeddedCard = { id: 42, state: 'active', listing: embeddedRoom, labels: roomLabels };
const never = () => new Promise<EmbeddedCard>(() => undefined);
const fail = () => Promise.reject(new TypeError('Failed to fetch'));
const closed = (state: 'paused' | 'filled' | 'deleted' | 'unknown'): EmbeddedCard => ({
  id: 42,
  state,
  listing: null,
  labels: {
    lang: 'en',
    reason: 'It is not there.',
    others: 'See other rooms near Park Slope',
    others_url: 'https://rooms.example/?place=Park+Slope',
  },
});

/** Answers each request of the cards of a test. */
let load: LoadCard = never;

beforeAll(() => {
  // jsdom has neither constructed style sheets nor element internals.
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  );
  Object.assign(HTMLElement.prototype, { attachInternals: () => ({ shadowRoot: null }) });
  defineCard({
    origin: 'https://rooms.example',
    adviser: createAdviser('https://rooms.example'),
    load: (...asked) => load(...asked),
    remember: () => undefined,
    begin: () => undefined,
  });
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const settle = () => new Promise<void>((resolve) => void setTimeout(resolve));

/** A card on a partner's page, and the events that the page received. */
async function show(answers: LoadCard, listing: number | string = 42) {
  load = answers;
  const received: string[] = [];
  const card = document.createElement('roomie-listing-card');
  card.setAttribute('listing', String(listing));
  card.innerHTML = '<a href="https://partner.example/rooms">Rooms near you</a>';
  card.addEventListener('roomie:ready', () => received.push('ready'));
  card.addEventListener('roomie:error', ({ detail }) => received.push(detail.problem));
  document.body.append(card);
  await settle();
  return { card, received, inside: describeInside(card) };
}

const describeInside = (card: RoomieListingCard) => ({
  text: () => card.shadowRoot?.querySelector('[data-state]')?.textContent ?? '',
  link: () => card.shadowRoot?.querySelector('a')?.href,
  slot: () => card.shadowRoot?.querySelector('slot'),
});

test('while a listing loads, the card shows the partner’s link', async () => {
  const { card, received, inside } = await show(never);
  expect(card.shadowRoot?.querySelector('[aria-busy="true"]')).not.toBeNull();
  expect(inside.slot()?.hidden).toBe(false);
  expect(received).toEqual([]);
});

test('a loaded listing replaces the link, as text and one link', async () => {
  const { inside, received } = await show(async () => active);
  expect(inside.text()).toContain('Sunny room');
  expect(inside.text()).toContain('$1,240 a month');
  expect(inside.link()).toBe(embeddedRoom.url);
  expect(inside.slot()).toBeNull();
  expect(received).toEqual(['ready']);
});

test.each(['paused', 'filled', 'deleted', 'unknown'] as const)(
  'a room that is %s says so and leads to others like it',
  async (state) => {
    const { card, inside, received } = await show(async () => closed(state));
    expect(inside.text()).toContain('It is not there.');
    expect(inside.link()).toBe('https://rooms.example/?place=Park+Slope');
    expect(received).toEqual([state]);
    // A link to the room's own page would lead to nothing.
    expect(inside.slot()?.hidden).toBe(false);
    const link = card.querySelector('a');
    if (link) link.href = 'https://rooms.example/listings/42?utm_source=campus';
    await settle();
    expect(inside.slot()?.hidden).toBe(true);
    expect(inside.link()).toBe('https://rooms.example/?place=Park+Slope&utm_source=campus');
  },
);

test.each([0, -1, 1.5, 2_147_483_648, 'no number'])(
  'makes no request for listing id %s',
  async (id) => {
    const answers = vi.fn(never);
    const { received } = await show(answers, id);
    expect(answers).not.toHaveBeenCalled();
    expect(received).toEqual(['unknown']);
  },
);

test.each([
  ['de-CH', 'Das Zimmer kann gerade nicht gezeigt werden.', 'de'],
  ['ar', 'لا يمكن عرض الغرفة الآن.', 'ar'],
  ['fr', 'The room cannot be shown right now.', 'en'],
])(
  'on a page in %s, a failure is told in that language or in English',
  async (lang, text, language) => {
    document.documentElement.lang = lang;
    const { card, inside } = await show(fail);
    document.documentElement.lang = '';
    expect(inside.text()).toContain(text);
    const notice = card.shadowRoot?.querySelector('output')?.closest<HTMLElement>('[lang]');
    expect(notice?.lang).toBe(language);
  },
);

test('a server that fails leaves the link, and no error in the host', async () => {
  const { inside, received } = await show(fail);
  expect(inside.text()).toContain('cannot be shown right now');
  expect(inside.slot()?.hidden).toBe(false);
  expect(received).toEqual(['server']);
});

test('offline, it waits and fetches again when the network is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const answers = vi.fn<LoadCard>().mockImplementationOnce(fail).mockResolvedValue(active);
  const { inside, received } = await show(answers);
  expect(inside.text()).toContain('You are offline');
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await settle();
  expect(inside.text()).toContain('Sunny room');
  dispatchEvent(new Event('online'));
  expect(answers).toHaveBeenCalledTimes(2);
  expect(received).toEqual(['offline', 'ready']);
});

test('asks again after the time that the server asked for', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const answers = vi
    .fn<LoadCard>()
    .mockRejectedValueOnce(new Refusal(30))
    .mockResolvedValue(active);
  const { inside } = await show(answers);
  expect(inside.text()).toContain('cannot be shown right now');
  await vi.advanceTimersByTimeAsync(29_000);
  expect(answers).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(inside.text()).toContain('Sunny room');
});

test('on return to the page, an old card becomes fresh without being hidden', async () => {
  const { card, inside, received } = await show(async () => active);
  const [before] = card.shadowRoot?.children ?? [];
  const answers = vi.fn<LoadCard>(async () => active);
  load = answers;
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(answers).not.toHaveBeenCalled();

  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 301_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(answers).toHaveBeenCalledTimes(1);
  expect(card.shadowRoot?.firstElementChild).toBe(before);

  load = async () => ({ ...active, listing: { ...embeddedRoom, title: 'Sunnier room' } });
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 602_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(inside.text()).toContain('Sunnier room');
  expect(received).toEqual(['ready', 'ready']);
});

test('an answer about an earlier listing changes nothing', async () => {
  const answers = new Map<number, (card: EmbeddedCard) => void>();
  const { card, inside, received } = await show(
    (id) => new Promise((resolve) => void answers.set(id, resolve)),
  );
  card.listing = 7;
  const seventh = { ...embeddedRoom, id: 7, title: 'The seventh' };
  answers.get(7)?.({ id: 7, state: 'active', listing: seventh, labels: roomLabels });
  await settle();
  answers.get(42)?.(active);
  await settle();
  expect(inside.text()).toContain('The seventh');
  expect(received).toEqual(['ready']);
});

test('a card that is moved keeps what it shows and asks nothing', async () => {
  const answers = vi.fn<LoadCard>(async () => active);
  const { card } = await show(answers);
  const [before] = card.shadowRoot?.children ?? [];
  document.body.prepend(document.createElement('hr'), card);
  expect(card.shadowRoot?.firstElementChild).toBe(before);
  card.remove();
  await settle();
  expect(card.shadowRoot?.childElementCount).toBe(0);
  document.body.append(card);
  expect(describeInside(card).text()).toContain('Sunny room');
  expect(answers).toHaveBeenCalledTimes(1);
});

test('properties that were set before the script came count', async () => {
  load = async (id) => ({ ...active, id });
  const card = document.createElement('roomie-listing-card');
  Object.defineProperty(card, 'listing', { value: 7, configurable: true, writable: true });
  document.body.append(card);
  expect(card.getAttribute('listing')).toBe('7');
  expect(card.listing).toBe(7);
});

test('a page that listens late awaits the card', async () => {
  const { card } = await show(async () => active);
  expect((await card.ready).title).toBe('Sunny room');
});

test('a photo that fails to load leaves a plain background', async () => {
  const { card } = await show(async () => active);
  const image = card.shadowRoot?.querySelector('img');
  image?.dispatchEvent(new Event('error'));
  expect(image?.hidden).toBe(true);
  expect(card.shadowRoot?.querySelector('svg')).not.toBeNull();
});

test('a press is reported before the browser follows the link', async () => {
  const { card } = await show(async () => active);
  const link = card.querySelector('a');
  if (link) link.href = 'https://rooms.example/listings/42?utm_source=campus';
  await settle();
  const pressed: string[] = [];
  card.addEventListener('roomie-click', (event) => {
    event.preventDefault();
    pressed.push(event.detail.href);
  });
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true });
  card.shadowRoot?.querySelector('a')?.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(true);
  expect(pressed).toEqual([`${embeddedRoom.url}?utm_source=campus`]);
});

test('asks in the language of the page and in the currency of the card', async () => {
  const answers = vi.fn<LoadCard>(async () => active);
  document.documentElement.lang = 'de-AT';
  const { card } = await show(answers);
  card.currency = 'EUR';
  card.lang = 'es';
  document.documentElement.lang = '';
  expect(answers.mock.calls).toEqual([
    [42, '&lang=de'],
    [42, '&lang=de&currency=EUR'],
    [42, '&lang=es&currency=EUR'],
  ]);
});

test('a language that a page of React takes back is that of the page again', async () => {
  const answers = vi.fn<LoadCard>(async () => active);
  load = answers;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  for (const lang of ['es', undefined]) {
    flushSync(() => root.render(createElement('roomie-listing-card', { listing: 42, lang })));
  }
  expect(place.firstElementChild?.hasAttribute('lang')).toBe(false);
  expect(answers.mock.calls).toEqual([
    [42, '&lang=es'],
    [42, ''],
  ]);
  root.unmount();
});
