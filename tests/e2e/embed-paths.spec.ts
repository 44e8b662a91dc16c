import type { Page, Route } from '@playwright/test';
import { embeddedCardModel, type EmbeddedCardContext } from '#qa/traces/models/embedded-card.ts';
import { explore, findPaths, playPath, splitPaths, type Path } from '#xstate-paths';
import { buildFaultyCard, type CardFault } from './support/card-faults.ts';
import { expect, test } from './support/fixtures.ts';
import { openPartnerSite, type PartnerSite } from './support/partner-site.ts';

test.use({ expectedErrors: /net::ERR_FAILED|503/ });

const app = () => process.env['APP_URL'] ?? '';
let site: PartnerSite;
test.beforeAll(async () => {
  site = await openPartnerSite(app());
});
test.afterAll(() => site.close());

const graph = explore(embeddedCardModel);
// Every transition from every state. Every edge, some 600 steps, takes minutes.
const { paths: pairs } = findPaths(embeddedCardModel, 'tour', { cover: 'pairs' }, graph);
const paths = splitPaths(graph, pairs, 8);

/** A page of a partner with one card, whose requests are answered when the path says so. */
class CardPage {
  readonly #page: Page;
  /** Those that are under way, the newest last. */
  requests: Route[] = [];
  /** What the server says of each room. */
  #titles = new Map<number, string>();

  constructor(page: Page) {
    this.#page = page;
  }

  async open(script?: string): Promise<void> {
    for (const id of [1, 2]) {
      const answer = await this.#page.request.get(`${app()}/api/embed/listings/${id}`);
      this.#titles.set(id, ((await answer.json()) as { listing: { title: string } }).listing.title);
    }
    await this.#page.clock.install();
    await this.#page.route('**/api/embed/listings?*', (route) => void this.requests.push(route));
    if (script !== undefined) {
      await this.#page.route('**/embed/v1/listing-card.js', (route) =>
        route.fulfill({
          body: script,
          contentType: 'text/javascript',
          headers: { 'access-control-allow-origin': '*' },
        }),
      );
    }
    await site.open(this.#page, '<div id="place"></div><div id="elsewhere"></div>');
    await this.#page.evaluate(() => customElements.whenDefined('roomie-listing-card'));
  }

  /** A new card, as if the page was opened anew. */
  async begin(): Promise<void> {
    for (const route of this.requests) await route.abort();
    this.requests = [];
    await this.#page.evaluate((address) => {
      const card = document.createElement('roomie-listing-card');
      card.setAttribute('listing', '1');
      const link = document.createElement('a');
      link.href = `${address}/listings/1`;
      link.textContent = 'A room near the campus';
      card.append(link);
      document.querySelector('#elsewhere')?.replaceChildren();
      document.querySelector('#place')?.replaceChildren(card);
      Object.assign(window, { card });
    }, app());
    await this.#settle();
  }

  async act(type: string): Promise<void> {
    const before = [...this.requests];
    await this.#page.evaluate((event) => {
      const { card } = window as unknown as { card: HTMLElement };
      const place = document.querySelector('#place');
      if (event === 'listing.changed')
        card.setAttribute('listing', card.getAttribute('listing') === '1' ? '2' : '1');
      else if (event === 'theme.changed')
        card.setAttribute('theme', card.getAttribute('theme') === 'dark' ? 'auto' : 'dark');
      else if (event === 'visitor.returned') document.dispatchEvent(new Event('visibilitychange'));
      else if (event === 'element.removed') card.remove();
      else if (event === 'element.inserted') place?.append(card);
      else if (event === 'element.moved')
        (card.parentElement === place ? document.querySelector('#elsewhere') : place)?.append(card);
      else throw new Error(`Nothing does "${event}"`);
    }, type);
    await this.#settle();
    // An answer to what is no longer wanted comes late, and changes nothing.
    if (this.requests.length > before.length) {
      for (const route of before) await this.#answer(route);
    }
  }

  async elapse(ms: number): Promise<void> {
    await this.#page.clock.runFor(ms);
    await this.#settle();
  }

  async settle(outcome: 'done' | 'lost' | 'refused'): Promise<void> {
    const route = this.requests.at(-1);
    if (!route) throw new Error('Nothing is under way');
    if (outcome === 'done') return this.#answer(route);
    this.#forget(route);
    if (outcome === 'lost') await route.abort();
    else {
      const headers = {
        'access-control-allow-origin': '*',
        'access-control-expose-headers': 'Retry-After',
        'retry-after': '1',
      };
      await route.fulfill({ status: 503, headers, json: {} });
    }
    await this.#settle();
  }

  async expectShown(state: string, { listing, theme }: EmbeddedCardContext): Promise<void> {
    const seen = await this.#page.evaluate(() => {
      const { card } = window as unknown as { card: HTMLElement };
      const root = card.shadowRoot;
      return {
        title: root?.querySelector('article a')?.textContent ?? null,
        isFallback: card.querySelector('a')?.checkVisibility() ?? false,
        isEmpty: !root?.firstChild,
        theme: root?.querySelector('[data-theme]')?.getAttribute('data-theme') ?? null,
      };
    });
    const isAway = state.startsWith('away');
    const isShown = state === 'shown';
    const isAsking = /loading|retrying/i.test(state);
    expect(this.requests.length).toBe(isAsking ? 1 : 0);
    // What a card shows while nobody sees it is its own affair.
    if (isAway) return;
    expect(seen.title).toBe(isShown ? this.#titles.get(listing) : null);
    expect(seen.isEmpty).toBe(false);
    expect(seen.isFallback).toBe(!isShown);
    expect(seen.theme).toBe(theme);
  }

  #forget(route: Route): void {
    this.requests = this.requests.filter((each) => each !== route);
  }

  async #answer(route: Route): Promise<void> {
    this.#forget(route);
    await route.fulfill({ response: await route.fetch() });
    await this.#settle();
  }

  /** Cards that ask in one task share a request, which begins after it. */
  async #settle(): Promise<void> {
    for (let turn = 0; turn < 3; turn += 1) {
      await this.#page.clock.runFor(1);
      await this.#page.evaluate(async () => {
        const { port1, port2 } = new MessageChannel();
        await new Promise((resolve) => {
          port1.addEventListener('message', resolve, { once: true });
          port1.start();
          port2.postMessage(null);
        });
      });
    }
  }
}

async function play(card: CardPage, path: Path): Promise<void> {
  await card.begin();
  await playPath(path, {
    async act({ type, error }, { from, to }) {
      if (type.startsWith('xstate.after')) await card.elapse(1000);
      else if (type.startsWith('xstate.done')) await card.settle('done');
      else if (type.startsWith('xstate.error')) await card.settle(error as 'lost' | 'refused');
      else await card.act(type);
      // Nothing is left of a refusal: another request takes its place.
      const isAsking = to.value === 'loading' || to.value === 'retrying';
      if (from.value === 'refused' && isAsking && !type.startsWith('xstate.after')) {
        await card.elapse(1000);
      }
    },
    async expectState({ value, context }) {
      // Longer than a server asks for patience.
      if (value === 'awayFailed') await card.elapse(1000);
      await card.expectShown(value as string, context as EmbeddedCardContext);
    },
  });
}

test('a card lives through every path of its model', async ({ page }) => {
  expect(paths.flatMap(({ steps }) => steps).length).toBeGreaterThan(50);
  const card = new CardPage(page);
  await card.open();
  for (const path of paths) await play(card, path);
});

const faults: Record<string, CardFault> = {
  'an answer about the listing of before is shown': {
    file: 'requests.ts',
    find: 'if (turn !== this.#turn) return;\n      outcome.answered',
    replace: 'outcome.answered',
  },
  'a card that failed never asks again': {
    file: 'card-element.tsx',
    find: "const isMissing = at === 'failed' && !this.#state.labels;",
    replace: 'const isMissing = false;',
  },
  'another room is shown until the wanted one comes': {
    file: 'card-element.tsx',
    find: "if (!isQuiet) this.#show({ at: 'loading' });",
    replace: '',
  },
  'a card that comes back is empty': {
    file: 'card-element.tsx',
    find: 'if (!this.#root.firstChild) this.#render();',
    replace: '',
  },
  'moving a card empties it': {
    file: 'card-element.tsx',
    find: 'queueMicrotask(() => {\n        if (this.isConnected) return;',
    replace: 'queueMicrotask(() => {',
  },
  'how it looks is asked of the server': {
    file: 'card-element.tsx',
    find: "else if (attribute === 'theme') {",
    replace: "else if (attribute === 'shade') {",
  },
  'a refused request is made again though another one was made': {
    file: 'requests.ts',
    find: 'this.#turn += 1;\n    this.stop();',
    replace: 'this.#turn += 1;',
  },
  'a refused card asks on where it is away': {
    file: 'card-element.tsx',
    find: 'this.#links.disconnect();\n        this.#requests.stop();',
    replace: 'this.#links.disconnect();',
  },
};

for (const [name, fault] of Object.entries(faults)) {
  test(`a fault is noticed by a path: ${name}`, async ({ page }) => {
    const card = new CardPage(page);
    await card.open(await buildFaultyCard(fault));
    let noticed = '';
    for (const path of paths) {
      if (noticed) break;
      await play(card, path).catch((error: unknown) => (noticed = String(error)));
    }
    expect(noticed).toMatch(/Step \d+ of \d+|The start/);
  });
}
