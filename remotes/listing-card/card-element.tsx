import { cardThemes, withUtm } from '#contract/embeds/card.ts';
import type { EmbeddedListing } from '#contract/embeds/embed.ts';
import { createCounter } from './count-cards.ts';
import { toCardState, type CardProblem, type CardState, type OwnProblem } from './card-state.ts';
import { elementStyles } from './card-styles.ts';
import { CardView } from './card-view.tsx';
import {
  emit,
  findTemplate,
  isParsed,
  isPossibleId,
  elementLanguage,
  openRoot,
  requestOptions,
  reflect,
  refreshOnReturn,
  upgrade,
} from './element-parts.ts';
import type { CardLoader, WantedCard } from './load-cards.ts';
import { toHttpUrl } from './partner-link.ts';
import { readCards } from './read-cards.ts';
import { createRequests } from './requests.ts';
import { roomNumber, type Adviser } from './warn.ts';

/**
 * The events of the element. All bubble, and a click can be prevented. Each comes twice, with a
 * colon and with a hyphen, because some frameworks can bind only the latter.
 */
export interface RoomieEvents {
  'roomie:ready': CustomEvent<{ listing: EmbeddedListing }>;
  'roomie:error': CustomEvent<{ listing: number; problem: CardProblem }>;
  'roomie:click': CustomEvent<{ listing: number; href: string }>;
  'roomie-ready': RoomieEvents['roomie:ready'];
  'roomie-error': RoomieEvents['roomie:error'];
  'roomie-click': RoomieEvents['roomie:click'];
}

/** What scripts of a page may do with a card, besides setting its attributes. */
export interface RoomieListingCard extends HTMLElement {
  /** Id of the listing. */
  listing: number;
  theme: string;
  /** Also gives the price in this currency (ISO 4217). */
  currency: string;
  /** The name under which the site's cards are counted. */
  partner: string;
  /** Resolves with the listing as soon as the card shows it. */
  readonly ready: Promise<EmbeddedListing>;
}

/** What its list may do with a card besides. */
export interface ListedCard extends RoomieListingCard {
  /** Its list asks for what it shows. */
  isListed: boolean;
  /**
   * Asks again for what is missing or old, without hiding what is shown; in a list, only for what
   * the loader has been given.
   */
  refresh(hasNews?: boolean): void;
}

declare global {
  interface HTMLElementEventMap extends RoomieEvents {}
  interface HTMLElementTagNameMap {
    'roomie-listing-card': RoomieListingCard;
  }
}

const properties = {
  listing: Number,
  theme: String,
  // Otherwise that of all elements, in which frameworks would write "undefined".
  lang: String,
  currency: String,
  partner: String,
};
const attributes = Object.keys(properties);

interface Deps extends CardLoader {
  /** The name of the element; the documented one, unless another RoomieRadar has it on this page. */
  name?: string | null;
  /** The origin of RoomieRadar. */
  origin: string;
  adviser: Adviser;
}

/** Defines `<roomie-listing-card listing="42">`. A second script on the page changes nothing. */
export function defineCard({
  origin,
  adviser,
  load,
  remember,
  begin,
  name: otherName,
}: Deps): void {
  const name = otherName ?? 'roomie-listing-card';
  if (customElements.get(name)) return;
  // All cards of the page are there: what they show is the first thing to ask for.
  if (document.readyState !== 'loading') begin(waitingCards(name));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(elementStyles);
  /** The cards on the page. */
  const cards = new Set<Card>();
  const counter = createCounter(origin);

  class Card extends HTMLElement implements ListedCard {
    static observedAttributes = attributes;
    /** For the federated modules of another RoomieRadar on the page. */
    static origin = origin;
    /** For the lists of another script on the page. */
    static remember = remember;

    declare listing: number;
    declare theme: string;
    declare currency: string;
    declare partner: string;
    isListed = false;
    ready!: Promise<EmbeddedListing>;
    #resolve: (listing: EmbeddedListing) => void = () => undefined;

    /** Absent until the card is parsed: the page's server may have rendered what it holds. */
    #root!: ShadowRoot;
    #state: CardState = { at: 'loading' };
    /** What is shown, to recognize an answer that changes nothing. */
    #shown = '';
    #requests = createRequests();
    /** The listing that was last counted, or waits to be seen. */
    #counted = 0;
    #links = new MutationObserver(() => {
      this.#begin();
      this.#link();
    });

    constructor() {
      super();
      this.#expect();
    }

    connectedCallback() {
      upgrade(this, attributes);
      cards.add(this);
      this.#links.observe(this, {
        childList: true,
        subtree: true,
        attributeFilter: ['href', 'target'],
      });
      this.#advise();
      if (!this.#root) {
        // A parser has not read what is in the card; its first child, or the end of the page, says so.
        if (isParsed(this)) this.#begin();
        else document.addEventListener('DOMContentLoaded', () => this.#begin(), { once: true });
        return;
      }
      // Moved, or shown again after it had been away.
      if (!this.#root.firstChild) this.#render();
      this.refresh();
    }

    #begin() {
      if (this.#root || !this.isConnected) return;
      this.#root = openRoot(this);
      this.#root.adoptedStyleSheets = [sheet];
      this.#root.addEventListener('click', (event) => this.#click(event));
      // The event does not bubble. Without its photo, the card keeps a plain ground.
      const hide = ({ target }: Event) => ((target as HTMLElement).hidden = true);
      this.#root.addEventListener('error', hide, true);
      this.#adopt();
      if (!this.#requests.hasBegun()) this.#ask();
    }

    /** Browsers that know this move the card as it is. */
    connectedMoveCallback() {}

    disconnectedCallback() {
      // A card that is only moved is back before this.
      queueMicrotask(() => {
        if (this.isConnected) return;
        cards.delete(this);
        counter.forget(this);
        this.#links.disconnect();
        this.#requests.stop();
        // A browser keeps images that it may still have to load, and with them the whole card.
        for (const image of this.#root?.querySelectorAll('img,source') ?? []) {
          for (const attribute of ['sizes', 'srcset', 'src', 'loading'])
            image.removeAttribute(attribute);
        }
        this.#root?.replaceChildren();
      });
    }

    attributeChangedCallback(attribute: string, before: string | null, after: string | null) {
      if (!this.#requests.hasBegun() || before === after) return;
      this.#advise();
      if (attribute === 'partner') this.#count();
      else if (attribute === 'theme') {
        this.#root.querySelector('[data-theme]')?.setAttribute('data-theme', this.#theme);
      } else {
        if (this.#state.at === 'shown') this.#expect();
        this.#ask();
      }
    }

    refresh(hasNews = false) {
      const { at } = this.#state;
      if (at === 'loading' || (this.isListed && !hasNews)) return;
      const isMissing = at === 'failed' && !this.#state.labels;
      if (hasNews || isMissing || this.#requests.isOld()) this.#ask(true);
    }

    /** Takes over what the page's server has rendered, with its data. */
    #adopt() {
      const data = this.#root.querySelector('script');
      if (!data) return;
      const { items, at_ms: atMs, options } = JSON.parse(data.text);
      const [card] = readCards({ items });
      if (card?.id !== this.#id || options !== requestOptions(this)) return;
      this.#requests.adopt(atMs);
      this.#state = toCardState(card);
      this.#shown = JSON.stringify(this.#state);
      this.#report();
      this.#link();
    }

    #ask(isQuiet = false) {
      const id = this.#id;
      if (!isQuiet) this.#show({ at: 'loading' });
      const written = this.getAttribute('listing');
      if (!isPossibleId(id)) {
        if (written !== null) adviser.warn(this, 'listing', written, roomNumber);
        this.#requests.drop();
        return this.#fail('unknown');
      }
      void this.#requests.make(() => load(id, requestOptions(this)), {
        answered: (card) => this.#show(toCardState(card)),
        failed: () => {
          // What is shown is better than nothing.
          if (isQuiet && this.#state.at === 'shown') return;
          this.#fail(navigator.onLine ? 'server' : 'offline');
        },
        again: () => this.#ask(true),
      });
    }

    #fail(problem: OwnProblem) {
      this.#show({ at: 'failed', problem, lang: elementLanguage(this) });
    }

    #show(state: CardState) {
      const text = JSON.stringify(state);
      if (text === this.#shown) return;
      this.#shown = text;
      this.#state = state;
      this.#render();
      this.#report();
    }

    /** Tells the page, and who counts, what is shown now. */
    #report() {
      const state = this.#state;
      if (state.at === 'shown') {
        this.#resolve(state.listing);
        this.#count();
        emit(this, 'ready', { listing: state.listing });
      }
      if (state.at === 'failed') emit(this, 'error', { listing: this.#id, problem: state.problem });
    }

    /** Each listing that the card shows is counted once, for the page that names its partner. */
    #count() {
      if (!this.partner || this.#state.at !== 'shown' || this.#counted === this.#id) return;
      this.#counted = this.#id;
      counter.watch(this);
    }

    #render() {
      const hadFocus = this.#root.activeElement;
      const view = (
        <CardView state={this.#state} theme={this.#theme} href="" fallback={<slot />} />
      ) as unknown as Node;
      this.#root.replaceChildren(view);
      this.#link();
      if (hadFocus) this.#root.querySelector('a')?.focus();
    }

    /** Gives our link what the page's own link has, and hides that one where it leads to nothing. */
    #link() {
      const own = this.querySelector('a');
      const state = this.#state;
      const isClosed = state.at === 'failed' && state.labels;
      const address = state.at === 'shown' ? state.listing.url : isClosed && isClosed.others_url;
      const link = toHttpUrl(own?.href);
      const ours = this.#root.querySelector('a');
      if (ours && address) {
        ours.href = withUtm(address, link);
        ours.target = own?.target ?? '';
      }
      const slot = this.#root.querySelector('slot');
      if (slot) slot.hidden = Boolean(isClosed) && link?.origin === origin;
    }

    #click(event: Event) {
      const link = (event.target as Element).closest('a');
      if (!link || !this.#root.contains(link)) return;
      if (this.partner && this.#state.at === 'shown') counter.followed(this);
      const isWanted = emit(this, 'click', { listing: this.#id, href: link.href });
      if (!isWanted) event.preventDefault();
    }

    /** A page that begins to listen late awaits `ready` instead. */
    #expect() {
      this.ready = new Promise((resolve) => {
        this.#resolve = resolve;
      });
    }

    /** A list says it of its cards. */
    #advise() {
      if (!this.isListed) adviser.check(this, attributes);
    }

    get #id() {
      return Number(this.getAttribute('listing'));
    }

    get #theme() {
      const wanted = this.getAttribute('theme');
      return cardThemes.find((theme) => theme === wanted) ?? 'auto';
    }
  }

  reflect(Card.prototype, properties);
  customElements.define(name, Card);
  refreshOnReturn(cards);
}

/** What the cards of the page will ask for, but those that its server has rendered. */
function waitingCards(name: string): WantedCard[] {
  return [...document.querySelectorAll(name)]
    .filter((card) => !card.shadowRoot && !findTemplate(card))
    .map((card) => ({ id: Number(card.getAttribute('listing')), options: requestOptions(card) }))
    .filter(({ id }) => isPossibleId(id));
}
