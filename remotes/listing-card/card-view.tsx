import type { ReactNode } from 'react';
import type { CardTheme } from '#contract/embeds/card.ts';
import { cardWordsIn } from '#catalogs/card-texts.ts';
import { CardLayout } from './card-layout.tsx';
import { CardPhoto } from './card-photo.tsx';
import type { AnyCardState } from './card-state.ts';
import styles from './card-view.module.css';

export interface CardViewProps {
  state: AnyCardState;
  theme: CardTheme;
  /** The partner's own link, shown until there is a card and when there is none. */
  fallback?: ReactNode;
  /** The address of the listing's page, or of others like it. */
  href: string;
  target?: string | undefined;
  /** `h1` in a frame, which is a separate document. */
  heading?: 'h1' | 'p';
}

type Unanswered = Extract<AnyCardState, { lang: string | undefined }>;
interface Words {
  lang: string;
  reason: string;
  /** A link. */
  others?: string;
}

/** The card on another site in any of its states. All have the same size, so that nothing moves. */
export function CardView(props: CardViewProps) {
  const { state, theme, fallback, href, target, heading: Heading = 'p' } = props;
  const words: Words | false = state.at === 'failed' && (state.labels ?? ownWords(state));
  return (
    <div className={styles.frame} part="card" data-theme={theme} data-state={state.at}>
      {state.at === 'shown' ? (
        <CardLayout
          {...state.labels}
          hasParts
          title={state.listing.title}
          address={state.listing.address}
          heading={Heading}
          photo={<CardPhoto cover={state.listing.cover} />}
          renderLink={({ className, children }) => (
            <a className={className} href={href} target={target} rel="noopener">
              {children}
            </a>
          )}
        />
      ) : (
        <div className={styles.instead} aria-busy={state.at === 'loading'}>
          <div className={styles.blank} part="photo">
            <CardPhoto cover={null} />
          </div>
          <div className={styles.words}>
            {words && (
              <div part="reason" lang={words.lang} dir="auto">
                <Heading className={styles.reason}>
                  <output>{words.reason}</output>
                </Heading>
                {words.others && (
                  <a href={href} target={target} rel="noopener">
                    {words.others}
                  </a>
                )}
              </div>
            )}
            {fallback}
          </div>
        </div>
      )}
    </div>
  );
}

/** What the card says where the server cannot. */
function ownWords({ problem, lang: wanted }: Unanswered): Words {
  const { lang, unknown, offline, failed } = cardWordsIn(wanted);
  const reasons = { unknown, offline: `${offline} ${failed}`, server: failed };
  return { lang, reason: reasons[problem] };
}
