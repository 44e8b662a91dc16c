import { Link } from '@tanstack/react-router';
import type { OwnListing } from '#contract/listings/own-listing.ts';
import * as common from '#locales/common.ts';
import * as t from '#locales/own-listings.ts';
import { suggestedParts } from '#src/shared/listings/listing-steps.ts';
import styles from './own-listings.module.css';

/** More at once would be a list of faults. */
const maxSuggestions = 2;

interface ListingFiguresProps {
  listing: OwnListing;
  /** Not while something else comes first. */
  withSuggestions: boolean;
}

/** How a listing of the user fares, and what would make it better. */
export function ListingFigures({ listing, withSuggestions }: ListingFiguresProps) {
  const { id, status, views, inquiries, open_inquiries: open } = listing;
  const isShown = withSuggestions && status !== 'filled';
  const shown = isShown ? listing.suggestions.slice(0, maxSuggestions) : [];
  return (
    <>
      <p className={styles.soft}>
        {views === 0 ? t.notSeen : t.seen({ count: views })}
        {'\u{a0}· '}
        {inquiries === 0 ? (
          t.noInquiries
        ) : (
          <Link to="/listings/$id/applicants" params={{ id }}>
            {common.inquiries({ count: inquiries })}
          </Link>
        )}
      </p>
      {open > 0 && (
        <p className={styles.soft}>
          <b>{t.openInquiries({ count: open })}</b>
        </p>
      )}
      {shown.length > 0 && (
        <div className={styles.suggestions}>
          <p>{t.whatWouldHelp}</p>
          <ul>
            {shown.map((suggestion) => (
              <li key={suggestion}>
                <Link to="/listings/$id/edit" params={{ id }} {...suggestedParts[suggestion]}>
                  {t.suggestions[suggestion]}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
