import { Link } from '@tanstack/react-router';
import type { ExternalListingRow } from '#contract/external-listings/external-listing.ts';
import { importProblemLabel } from '../shared/import-problem.ts';
import * as t from '#locales/admin-external.ts';
import * as admin from '#locales/admin.ts';
import { formatDay } from '#locales/format.ts';
import { Icon } from '#src/ui/icon.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { changeTexts, sourceLabel } from './external-labels.tsx';
import styles from './listings-table.module.css';
import badges from '../shared/badges.module.css';

/** Title, address, link to the source and warnings. */
export function ListingCell({ listing }: { listing: ExternalListingRow }) {
  const { id, title, address, external_link: link, status, is_hidden: isHidden } = listing;
  const isShown = status === 'published' && !isHidden;
  return (
    <>
      <span className={styles.title} dir="auto">
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
              {t.atSource({ room: title, source: sourceLabel(listing.source) })}
            </VisuallyHidden>
          </a>
        )}
      </span>
      <span className={styles.soft} dir="auto">
        {address}
      </span>
      {listing.gone_at && (
        <span className={styles.warning}>
          <Icon name={laterIcons.clock} />
          {t.goneSince({ day: formatDay(listing.gone_at) })}
        </span>
      )}
      {listing.published_as && (
        <details className={styles.changes}>
          <summary>
            {t.changed}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </summary>
          <ul>
            {changeTexts(listing.published_as).map(({ field, text }) => (
              <li key={field}>{text}</li>
            ))}
          </ul>
        </details>
      )}
      {listing.duplicate_of && <Duplicate of={listing.duplicate_of} />}
    </>
  );
}

function Duplicate({ of }: { of: NonNullable<ExternalListingRow['duplicate_of']> }) {
  const { id, title, is_shown: isShown } = of;
  return (
    <span className={styles.warning}>
      <Icon name="people" />
      <span>
        {t.sameAs({
          room: isShown ? (
            <Link to="/listings/$id" params={{ id }}>
              <bdi>{title}</bdi>
            </Link>
          ) : (
            <bdi>{title}</bdi>
          ),
        })}
      </span>
    </span>
  );
}

/** The number of problems; opens to list them. */
export function ProblemsCell({ listing: { problems, title } }: { listing: ExternalListingRow }) {
  if (problems.length === 0) return <span className={styles.soft}>{t.noProblems}</span>;
  return (
    <details className={styles.problems}>
      <summary>
        {admin.countedProblems({ count: problems.length })}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </summary>
      <ul>
        {problems.map(importProblemLabel).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </details>
  );
}

/** The review status, and whether moderation hides the listing. */
export function StatusBadge({ listing }: { listing: ExternalListingRow }) {
  const { status, is_hidden: isHidden } = listing;
  return (
    <span className={badges.badges}>
      <span className={badges.badge} data-tone={status}>
        {t.statusLabels[status]}
      </span>
      {isHidden && <span className={badges.badge}>{t.hidden}</span>}
    </span>
  );
}
