import { createRoot, type Root } from 'react-dom/client';
import { cardThemes, withUtm } from '#contract/embeds/card.ts';
import type { EmbeddedListing } from '#contract/embeds/embed.ts';
import { followCard, loading, type CardProblem, type CardState } from './card-state.ts';
import { cardStyles } from './card-styles.ts';
import { CardView } from './card-view.tsx';
import { createCardLoader } from './load-cards.ts';
import { toHttpUrl } from './partner-link.ts';

/** The events of the element. All bubble, and `roomie:click` can be prevented. */
export interface RoomieEvents {
  'roomie:ready': CustomEvent<{ listing: EmbeddedListing }>;
  'roomie:error': CustomEvent<{ listing: number; problem: CardProblem }>;
  'roomie:click': CustomEvent<{ listing: number; href: string }>;
}

declare global {
  interface HTMLElementEventMap extends RoomieEvents {}
  interface HTMLElementTagNameMap {
    'roomie-listing-card': HTMLElement;
  }
}

const name = 'roomie-listing-card';

/** Defines `<roomie-listing-card listing="42">`. A second script on the page changes nothing. */
function defineCard(origin: string): void {
  if (customElements.get(name)) return;
  const load = createCardLoader(origin);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:host{display:block;min-inline-size:15rem;contain:layout}${cardStyles}`);

  customElements.define(
    name,
    class extends HTMLElement {
      static observedAttributes = ['listing', 'theme'];
      #root: Root | null = null;
      #stop: (() => void) | null = null;

      connectedCallback() {
        const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
        shadow.adoptedStyleSheets = [sheet];
        this.#root = createRoot(shadow);
        this.#follow();
      }

      disconnectedCallback() {
        this.#stop?.();
        this.#root?.unmount();
        this.#root = null;
      }

      attributeChangedCallback(attribute: string, before: string | null, after: string | null) {
        if (!this.#root || before === after) return;
        if (attribute === 'listing') this.#follow();
        else this.#show();
      }

      #follow() {
        const listing = this.#listing;
        this.#stop?.();
        this.#show(loading);
        this.#stop = followCard(load, listing, (state) => {
          this.#show(state);
          if (state.at === 'shown') this.#emit('roomie:ready', { listing: state.listing });
          if (state.at === 'failed') {
            this.#emit('roomie:error', { listing, problem: state.problem });
          }
        });
      }

      get #listing() {
        return Number(this.getAttribute('listing'));
      }

      #state: CardState = loading;
      #show(state = this.#state) {
        this.#state = state;
        const wanted = this.getAttribute('theme');
        const link = this.querySelector('a');
        this.#root?.render(
          <CardView
            state={state}
            theme={cardThemes.find((theme) => theme === wanted) ?? 'auto'}
            fallback={<slot />}
            toHref={(url) => withUtm(url, toHttpUrl(link?.href))}
            target={link?.target}
            onOpen={(event, href) => {
              const isWanted = this.#emit('roomie:click', { listing: this.#listing, href });
              if (!isWanted) event.preventDefault();
            }}
          />,
        );
      }

      #emit<Type extends keyof RoomieEvents>(type: Type, detail: RoomieEvents[Type]['detail']) {
        const event = new CustomEvent(type, {
          detail,
          bubbles: true,
          composed: true,
          cancelable: type === 'roomie:click',
        });
        return this.dispatchEvent(event);
      }
    },
  );
}

defineCard(new URL(import.meta.url).origin);
