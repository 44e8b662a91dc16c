import type { ReactNode } from 'react';
import { Picture, type PictureImage } from './picture.tsx';
import { RoomStandIn } from './room-stand-in.tsx';
import styles from './room-card.module.css';

export interface CardLink {
  className: string | undefined;
  children: ReactNode;
}

export interface RoomCardProps {
  title: string;
  /** Renders the link of the card, for instance `(link) => <Link to="…" {...link} />`. */
  renderLink: (link: CardLink) => ReactNode;
  image?: PictureImage | null | undefined;
  sizes?: string;
  /** For the first cards of a page only: loads the picture at once. */
  priority?: boolean;
  place?: string | undefined;
  facts?: readonly string[];
  /** Already formatted, such as $1,240. */
  rent: string;
  rentUnit?: string;
  /** Over the picture: a fit ring with its number, or a word such as Paused. */
  badge?: ReactNode;
  /** One line under the rent, such as a conflict. */
  note?: ReactNode;
  heading?: 'h2' | 'h3' | 'h4';
}

/** What a card in `CardGrid` measures on screen, for the picture's `sizes`. */
const gridSizes =
  '(min-width: 75rem) 18rem, (min-width: 52rem) 31vw, (min-width: 36rem) 46vw, 95vw';

export function RoomCard(props: RoomCardProps) {
  const { title, renderLink, image, sizes = gridSizes, priority = false, place } = props;
  const { facts = [], rent, rentUnit, badge, note, heading: Heading = 'h3' } = props;
  return (
    <article className={styles.card}>
      <div className={styles.photo}>
        <div className={styles.zoom}>
          {image ? (
            <Picture
              // The title beside it says it all; a second reading of it helps nobody.
              image={{ ...image, alt: '' }}
              sizes={sizes}
              priority={priority}
              fill
              standIn={<RoomStandIn />}
            />
          ) : (
            <RoomStandIn />
          )}
        </div>
        {badge && <span className={styles.badge}>{badge}</span>}
      </div>
      <div className={styles.text}>
        <Heading className={styles.title}>
          {renderLink({ className: styles.link, children: title })}
        </Heading>
        {place && <p className={styles.soft}>{place}</p>}
        {facts.length > 0 && (
          <ul className={`${styles.soft} ${styles.facts}`}>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
        <p className={styles.price}>
          <span className={styles.rent}>{rent}</span> {rentUnit}
        </p>
        {note && <p className={styles.soft}>{note}</p>}
      </div>
    </article>
  );
}
