import { cardsPerRequest, cardThemes, listLimits, withUtm } from '#contract/embeds/card.ts';
import { listPath } from '#contract/embeds/data-path.ts';
import type { EmbeddedList } from '#contract/embeds/embed.ts';
import { listWordsIn } from '#catalogs/card-texts.ts';
import type { ListedCard } from '../card-element.tsx';
import { cardStyles } from '../card-styles.ts';
import { CardView } from '../card-view.tsx';
import {
  emit,
  isParsed,
  isPossibleId,
  elementLanguage,
  openRoot,
  requestOptions,
  reflect,
  refreshOnReturn,
  upgrade,
  write,
} from '../element-parts.ts';
import { fetchAnswer, preloadsHoldMs, type CardLoader } from '../load-cards.ts';
import { toHttpUrl } from '../partner-link.ts';
import { readCards } from '../read-cards.ts';
import { createRequests } from '../requests.ts';
import type { Adviser } from '../warn.ts';
import { checkAttributes } from './warn.ts';
import {
  attributes,
  isTrue,
  looks,
  sameProperties,
  unwritten,
  type RoomieListings,
} from './list-attributes.ts';
import listStyles from './list.css?inline';

const name = 'roomie-listings';
/** The parts of a card that a page styles through the list. */
const cardParts = 'card,photo,title,address,facts,price,reason';

interface Deps {
  /** The origin of RoomieRadar. */
  origin: string;
  adviser: Adviser;
}

/**
 * Defines `<roomie-listings search="place=Lisbon">`, whose cards are `<roomie-listing-card>`. The
 * page's card may be that of another script, or of an older one that remembers nothing.
 */
export function defineList({ origin, adviser }: Deps): void {
  if (customElements.get(name)) return;
  const loader: Partial<CardLoader> = Object(customElements.get('roomie-listing-card'));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(cardStyles + listStyles);
  /** The lists on the page. */
  const lists = new Set<List>();

  class List extends HTMLElement implements RoomieListings {
    static observedAttributes = attributes;

    declare listings: string;
    declare owner: number;
    declare search: string;
    declare count: number;
    declare theme: string;
    declare currency: string;
    declare partner: string;
    #resolve: (ids: number[]) => void = () => undefined;
    ready = new Promise<number[]>((resolve) => (this.#resolve = resolve));

    /** Absent until the list is parsed: the page's server may have rendered what it holds. */
    #root!: ShadowRoot;
    #frame = (
      <div className="list" data-state="loading">
        <search>
          <form part="search">
            <input
              part="field"
              type="search"
              maxLength={listLimits.fieldCharacters}
              enterKeyHint="search"
            />
            <button part="button">{unwritten}</button>
          </form>
        </search>
        <p>
          <slot /> <output part="found" />
        </p>
        <ul />
        <p className="all">
          <a part="all" href="/" rel="noopener">
            {unwritten}
          </a>
        </p>
      </div>
    ) as unknown as HTMLElement;
    #form = this.#part('form');
    #field = this.#part('input');
    #own = this.#part('slot');
    #said = this.#part('output');
    #rooms = this.#part('ul');
    #all = this.#part('a');
    /** The height that the page has given the list before there was one. */
    #reserved: number;
    /** What a visitor searches for. */
    #words: string | null = null;
    #requests = createRequests();
    #isFailed = false;
    /** The address of all rooms. */
    #url = '';
    #links = new MutationObserver(() => {
      this.#begin();
      this.#link();
    });
    /** Gives space back that no room needs, once no visitor sees it. */
    #away = new IntersectionObserver(([entry]) => {
      if (!entry || entry.isIntersecting || entry.boundingClientRect.top < 0) return;
      this.#frame.style.minBlockSize = '';
    });

    constructor() {
      super();
      // Its script has come to an element that is in the page, with what the page reserves for it.
      this.#reserved = this.isConnected ? this.offsetHeight : 0;
      this.#all.hidden = true;
      this.#form.addEventListener('submit', (event) => {
        event.preventDefault();
        this.#words = this.#field.value;
        this.#frame.style.minBlockSize = '';
        this.#ask();
      });
    }

    connectedCallback() {
      upgrade(this, [...Object.keys(sameProperties), 'searchBox']);
      this.#links.observe(this, {
        childList: true,
        subtree: true,
        attributeFilter: ['href', 'target'],
      });
      if (this.#root) {
        this.#watch();
        this.refresh();
      } else if (isParsed(this)) this.#begin();
      else document.addEventListener('DOMContentLoaded', () => this.#begin(), { once: true });
    }

    #watch() {
      lists.add(this);
      this.#away.observe(this);
    }

    #begin() {
      if (this.#root || !this.isConnected) return;
      this.#root = openRoot(this);
      this.#root.adoptedStyleSheets = [sheet];
      const data = this.#root.querySelector('script')?.text;
      this.#root.replaceChildren(this.#frame);
      this.#watch();
      this.#look();
      if (data && this.#adopt(data)) return;
      this.#wait();
      this.#ask();
    }

    /** Takes over the answer that the page's server has rendered. */
    #adopt(data: string): boolean {
      const { answer, at_ms: atMs, path } = JSON.parse(data);
      if (path !== this.#path) return false;
      this.#requests.adopt(atMs);
      this.#answer(answer);
      this.refresh();
      return true;
    }

    /** Browsers that know this move the list as it is. */
    connectedMoveCallback() {}

    disconnectedCallback() {
      queueMicrotask(() => {
        if (this.isConnected) return;
        lists.delete(this);
        this.#links.disconnect();
        this.#away.disconnect();
        this.#requests.stop();
      });
    }

    attributeChangedCallback(attribute: string, before: string | null, after: string | null) {
      if (!this.#requests.hasBegun() || before === after) return;
      this.#look();
      if (!looks.has(attribute)) this.#ask();
    }

    /** Asks again for what is missing or old, without hiding what is shown. */
    refresh() {
      if (this.#isFailed || this.#requests.isOld()) this.#ask();
    }

    /** What no answer decides. */
    #look() {
      const theme = cardThemes.find((each) => each === this.theme) ?? 'auto';
      this.#frame.dataset['theme'] = theme;
      for (const card of this.#cards()) {
        card.theme = theme;
        card.partner = this.partner;
      }
      this.#form.hidden = !this.searchBox;
      const { lang, words, search } = listWordsIn(elementLanguage(this));
      this.#form.lang = lang;
      this.#field.placeholder = this.#field.ariaLabel = words;
      this.#part('button').textContent = search;
      checkAttributes(this, adviser);
    }

    get searchBox() {
      return isTrue(this.getAttribute('search-box'));
    }

    set searchBox(value: boolean) {
      write(this, 'search-box', value);
    }

    /** Shows an empty card for each room that may come, so that nothing moves when they do. */
    #wait() {
      for (let each = 0; each < this.#expected; each += 1) {
        const blank = <CardView state={{ at: 'loading' }} theme="auto" href="" />;
        this.#rooms.append((<li>{blank}</li>) as unknown as Node);
      }
      this.#keep(this.#reserved);
    }

    #ask() {
      void this.#requests.make(
        async () => (await fetchAnswer(...this.#request())) as Partial<EmbeddedList>,
        {
          answered: (answer) => this.#answer(answer),
          failed: () => {
            this.#isFailed = true;
            this.#fail();
          },
          again: () => this.#ask(),
        },
      );
    }

    #answer(answer: Partial<EmbeddedList>) {
      const cards = readCards(answer).filter(({ state }) => state === 'active');
      this.#isFailed = false;
      adviser.pass(this, answer.notes);
      loader.remember?.(cards, requestOptions(this));
      this.#show(
        cards.map(({ id }) => id),
        answer,
      );
    }

    /** The address of the data; with the credentials by which the browser finds a preload. */
    #request(): [string, RequestCredentials] {
      const address = `${origin}/api/embed/${this.#path}`;
      const isPreloaded =
        performance.now() < preloadsHoldMs &&
        document.querySelector(`link[rel=preload][href="${CSS.escape(address)}"]`);
      return [address, isPreloaded ? 'same-origin' : 'omit'];
    }

    get #path(): string {
      return listPath({
        ids: this.hasAttribute('listings') ? this.#picked : null,
        owner: this.getAttribute('owner'),
        search: this.search,
        count: this.#most ? `${this.#most}` : this.getAttribute('count'),
        words: this.#words,
        lang: elementLanguage(this),
        currency: this.currency,
      });
    }

    /** The server says of a count that cannot be what is allowed, and shows as many as without. */
    get #most() {
      const { count } = this;
      return Number.isInteger(count) && count > 0 && count <= listLimits.cards.max && count;
    }

    /** How many rooms to reserve space for. */
    get #expected() {
      const { max, default: usual } = listLimits.cards;
      return this.#picked.length || this.#most || (this.count > max ? max : usual);
    }

    /** One number that cannot be would make the server refuse the others too. */
    get #picked(): number[] {
      const ids = new Set(this.listings.split(',').map(Number).filter(isPossibleId));
      return [...ids].slice(0, cardsPerRequest);
    }

    #show(ids: number[], { url, labels }: Partial<EmbeddedList>) {
      const shown = new Map<number, Element>();
      for (const card of this.#cards()) shown.set(card.listing, card.parentElement as Element);
      const rooms = ids.map((id) => shown.get(id) ?? this.#makeCard(id));
      for (const room of rooms) this.#wish(room.firstElementChild as ListedCard);
      this.#frame.lang = labels?.lang ?? elementLanguage(this) ?? '';
      this.#url = url ?? '';
      this.#replace(rooms, labels?.found, labels?.all);
      this.#resolve(ids);
      emit(this, 'ready', { listings: ids });
    }

    #makeCard(id: number): Element {
      const card = document.createElement('roomie-listing-card') as ListedCard;
      card.isListed = true;
      card.listing = id;
      card.setAttribute('exportparts', cardParts);
      card.append(
        (
          <a href={`${origin}/listings/${id}`}>{listWordsIn(elementLanguage(this)).seeRoom}</a>
        ) as unknown as Node,
      );
      return (<li>{card as never}</li>) as unknown as Element;
    }

    /**
     * Shows these rooms, how many there are or why there are none, and the link to all. What is no
     * longer needed stays reserved as long as something that a visitor sees would move.
     */
    #replace(rooms: Element[], found = '', all = '') {
      const reserved = this.#frame.offsetHeight;
      this.#rooms.replaceChildren(...rooms);
      this.#rooms.ariaLabel = found || null;
      this.#said.textContent = found;
      this.#all.textContent = all;
      delete this.#frame.dataset['state'];
      this.#look();
      this.#link();
      this.#keep(reserved);
    }

    #keep(height: number) {
      const { style } = this.#frame;
      style.minBlockSize = '';
      const { bottom } = this.#frame.getBoundingClientRect();
      if (this.#frame.offsetHeight < height && bottom < innerHeight) {
        style.minBlockSize = `${height}px`;
      }
    }

    /** A card in the shadow root does not see the page around the list, and asks for nothing. */
    #wish(card: ListedCard) {
      card.lang = elementLanguage(this) ?? '';
      if (this.currency) card.setAttribute('currency', this.currency);
      else card.removeAttribute('currency');
      card.refresh(true);
    }

    #fail() {
      emit(this, 'error', { problem: navigator.onLine ? 'server' : 'offline' });
      const isEmpty = this.#cards().length === 0;
      // What is shown is better than nothing; but who searches waits for an answer.
      if (!isEmpty && this.#words === null) return;
      const { lang, list } = listWordsIn(elementLanguage(this));
      this.#frame.lang = lang;
      this.#replace(
        [...this.#cards()].map((card) => card.parentElement as Element),
        list,
        this.#all.textContent,
      );
    }

    /** Gives our links what the page's own link has; with ours, that one is needed no more. */
    #link() {
      const own = this.querySelector('a');
      const link = toHttpUrl(own?.href);
      this.#all.hidden = !toHttpUrl(this.#url);
      if (!this.#all.hidden) this.#all.href = withUtm(this.#url, link);
      this.#all.target = own?.target ?? '';
      this.#own.hidden = !this.#all.hidden && link?.origin === origin;
      for (const ours of this.#rooms.getElementsByTagName('a')) {
        ours.href = withUtm(ours.href, link);
        ours.target = own?.target ?? '';
      }
    }

    #cards() {
      return this.#rooms.querySelectorAll('roomie-listing-card');
    }

    #part<Tag extends keyof HTMLElementTagNameMap>(tag: Tag): HTMLElementTagNameMap[Tag] {
      return this.#frame.querySelector(tag) as HTMLElementTagNameMap[Tag];
    }
  }

  reflect(List.prototype, sameProperties);
  customElements.define(name, List);

  refreshOnReturn(lists);
}
