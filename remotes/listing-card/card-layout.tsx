import type { ReactNode } from 'react';
import appStyles from './card-in-app.module.css';
import styles from './listing-card.module.css';

export interface CardLink {
  className: string | undefined;
  children: ReactNode;
}

/** What the app and other sites decide for themselves. */
export interface CardParts {
  /** Renders the link of the card, for instance `(link) => <a href="…" {...link} />`. */
  renderLink: (link: CardLink) => ReactNode;
  /** The upper part. It is decorative: the title says everything. */
  photo: ReactNode;
  /** Shown over the photo: a fit ring with its number, or a few words. */
  badge?: ReactNode;
  /** On other sites the right level is unknown, so use `p`. */
  heading?: 'h1' | 'h2' | 'h3' | 'h4' | 'p';
}

export interface CardLayoutProps extends CardParts {
  title: string;
  address: string;
  facts: string[];
  /** What a month costs, and what follows this amount. */
  price: string;
  period: string;
  /** The same in another currency. */
  about?: string | null | undefined;
  /** The language of `facts`, `period` and `about`, where the page may have another. */
  lang?: string;
  /** Names the parts, so that other sites can style them. */
  hasParts?: boolean;
}

/** Photo, title and facts of a listing, in the app and on other sites. */
export function CardLayout(props: CardLayoutProps) {
  const { title, address, facts, price, period, about, lang, hasParts } = props;
  const { renderLink, photo, badge, heading: Heading = 'h3' } = props;
  const part = (name: string) => (hasParts ? name : undefined);
  return (
    <article className={`${styles.card} ${appStyles.card}`}>
      <div className={styles.photo} part={part('photo')}>
        <div className={styles.zoom}>{photo}</div>
        {badge && <span className={appStyles.badge}>{badge}</span>}
      </div>
      <div className={`${styles.text} ${appStyles.text}`}>
        <Heading className={`${styles.title} ${appStyles.title}`} part={part('title')} dir="auto">
          {renderLink({ className: styles.link, children: title })}
        </Heading>
        <p className={`${styles.soft} ${appStyles.place}`} part={part('address')} dir="auto">
          {address}
        </p>
        {facts.length > 0 && (
          <ul
            className={`${styles.soft} ${styles.facts} ${appStyles.facts}`}
            part={part('facts')}
            dir="auto"
            lang={lang}
          >
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
        <p className={styles.price} part={part('price')} dir="auto" lang={lang}>
          <bdi className={styles.rent}>{price}</bdi> {period}
          {about && ` · ${about}`}
        </p>
      </div>
    </article>
  );
}
