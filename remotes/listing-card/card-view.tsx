import type { ReactNode } from 'react';
import type { CardTheme } from '#contract/embeds/card.ts';
import { CardLayout } from './card-layout.tsx';
import { CardPhoto } from './card-photo.tsx';
import type { CardProblem, CardState } from './card-state.ts';
import styles from './card-view.module.css';

export interface CardViewProps {
  state: CardState;
  theme: CardTheme;
  /** The partner's own link, shown until there is a card and when there is none. */
  fallback?: ReactNode;
  /** The address of the listing's page, or of others like it. */
  href: string;
  target?: string | undefined;
  /** `h1` in a frame, which is a separate document. */
  heading?: 'h1' | 'p';
}

/** Reasons without an answer of the server; it gives those that it knows in the page's language. */
const reasons: Partial<Record<CardProblem, string>> = {
  unknown: 'This room could not be found.',
  offline: 'You are offline. The room appears once you are back.',
  server: 'The room cannot be shown right now.',
};

/** The card on another site in any of its states. All have the same size, so that nothing moves. */
export function CardView(props: CardViewProps) {
  const { state, theme, fallback, href, target, heading = 'p' } = props;
  return (
    <div className={styles.frame} data-theme={theme} data-state={state.at}>
      {state.at === 'shown' ? (
        <CardLayout
          {...state.labels}
          title={state.listing.title}
          address={state.listing.address}
          heading={heading}
          photo={<CardPhoto cover={state.listing.cover} />}
          renderLink={({ className, children }) => (
            <a className={className} href={href} target={target} rel="noopener">
              {children}
            </a>
          )}
        />
      ) : (
        <div className={styles.instead} aria-busy={state.at === 'loading'}>
          <div className={styles.blank}>
            <CardPhoto cover={null} />
          </div>
          <div className={styles.words}>
            {state.at === 'failed' && <Reason {...{ state, href, target }} />}
            {fallback}
          </div>
        </div>
      )}
    </div>
  );
}

function Reason(props: {
  state: Extract<CardState, { at: 'failed' }>;
  href: string;
  target: string | undefined;
}) {
  const { state, href, target } = props;
  const { lang, reason, others } = state.labels ?? { lang: 'en', reason: reasons[state.problem] };
  return (
    <div lang={lang} dir="auto">
      <output>{reason}</output>
      {others && (
        <a href={href} target={target} rel="noopener">
          {others}
        </a>
      )}
    </div>
  );
}
