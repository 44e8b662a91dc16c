import type { MouseEvent, ReactNode } from 'react';
import type { CardTheme } from '#contract/embeds/card.ts';
import { CardPhoto } from './card-photo.tsx';
import type { CardProblem, CardState } from './card-state.ts';
import styles from './card-view.module.css';
import { ListingCard } from './listing-card.tsx';

export interface CardViewProps {
  state: CardState;
  theme: CardTheme;
  /** The partner's own link, shown until there is a card and when there is none. */
  fallback: ReactNode;
  /** Returns the link of the card, from the address of the listing's page. */
  toHref: (url: string) => string;
  target?: string | undefined;
  /** `h1` in a frame, which is a separate document. */
  heading?: 'h1' | 'p';
  onOpen?: ((event: MouseEvent, href: string) => void) | undefined;
}

const words: Record<CardProblem, string> = {
  paused: 'This room is not offered at the moment.',
  filled: 'This room has been taken.',
  deleted: 'This room is no longer offered.',
  unknown: 'This room could not be found.',
  offline: 'You are offline. The room appears once you are back.',
  server: 'The room cannot be shown right now.',
};

/** The card on another site in any of its states. All have the same size, so that nothing moves. */
export function CardView(props: CardViewProps) {
  const { state, theme, fallback, toHref, target, onOpen, heading = 'p' } = props;
  return (
    <div className={styles.frame} data-theme={theme} data-state={state.at}>
      {state.at === 'shown' ? (
        <ListingCard
          listing={state.listing}
          nowMs={state.nowMs}
          heading={heading}
          photo={<CardPhoto cover={state.listing.cover} />}
          renderLink={({ className, children }) => {
            const href = toHref(state.listing.url);
            return (
              <a
                className={className}
                href={href}
                target={target}
                rel="noopener"
                onClick={(event) => onOpen?.(event, href)}
              >
                {children}
              </a>
            );
          }}
        />
      ) : (
        <div className={styles.instead} aria-busy={state.at === 'loading'}>
          <div className={styles.blank}>
            <CardPhoto cover={null} />
          </div>
          <div className={styles.words}>
            {state.at === 'failed' && <output dir="auto">{words[state.problem]}</output>}
            {fallback}
          </div>
        </div>
      )}
    </div>
  );
}
