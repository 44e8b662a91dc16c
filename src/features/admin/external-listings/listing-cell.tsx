import { Link } from '@tanstack/react-router';
import type { ExternalListingRow } from '#contract/external-listings/external-listing.ts';
import { formatDay } from '#contract/labels/day.ts';
import { Icon } from '#src/ui/icon.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { changeWords } from './external-words.ts';
import styles from './listings-table.module.css';

/** Title, place, the way to where it came from, and what makes it doubtful. */
export function ListingCell({ listing }: { listing: ExternalListingRow }) {
  const { id, title, address, external_link: link, status, is_hidden: isHidden } = listing;
  const isShown = status === 'published' && !isHidden;
  return (
    <>
      <span className={styles.title}>
        {isShown ? (
          <Link to="/listings/$id" params={{ id }}>
            {title}
          </Link>
        ) : (
          title
        )}
        {link && (
          <a
            className={styles.outside}
            href={link}
            target="_blank"
            rel="noopener noreferrer nofollow"
          >
            <Icon name="external" />
            <VisuallyHidden>
              {title} at {listing.source} (opens a new tab)
            </VisuallyHidden>
          </a>
        )}
      </span>
      <span className={styles.soft}>{address}</span>
      {listing.gone_at && (
        <span className={styles.doubt}>
          <Icon name="clock" />
          Gone from its source since {formatDay(listing.gone_at)}
        </span>
      )}
      {listing.published_as && (
        <details className={styles.changes}>
          <summary>
            Changed since it was published
            <VisuallyHidden>: {title}</VisuallyHidden>
          </summary>
          <ul>
            {changeWords(listing.published_as).map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </details>
      )}
      {listing.duplicate_of && <Twin twin={listing.duplicate_of} />}
    </>
  );
}

function Twin({ twin }: { twin: NonNullable<ExternalListingRow['duplicate_of']> }) {
  const { id, title, is_shown: isShown } = twin;
  return (
    <span className={styles.doubt}>
      <Icon name="people" />
      <span>
        Same place and title as{' '}
        {isShown ? (
          <Link to="/listings/$id" params={{ id }}>
            “{title}”
          </Link>
        ) : (
          `“${title}”`
        )}
      </span>
    </span>
  );
}
