import { Link } from '@tanstack/react-router';
import { formatCount } from '#contract/labels/count.ts';
import type { ListingSuggestion, OwnListing } from '#contract/listings/own-listing.ts';
import styles from './own-listings.module.css';

const suggestions: Record<ListingSuggestion, string> = {
  add_images: 'Add photos: at least three show what it is like',
  add_location: 'Say where it is: only then it is found by place',
  describe_more: 'Describe it in a few sentences: the room, the home, the people',
  say_when_free: 'Say from when it is free',
  say_bills: 'Say what bills cost: people look for what a month costs in all',
  say_house_rules: 'Name the house rules',
  say_amenities: 'Name what there is, such as Wi-Fi or a washing machine',
};
/** More at once would be a list of faults. */
const mostSuggestions = 2;

/** How a listing of mine fares, and what would make it better. */
export function ListingFigures({ listing }: { listing: OwnListing }) {
  const { id, status, views, inquiries, open_inquiries: open } = listing;
  const shown = status === 'filled' ? [] : listing.suggestions.slice(0, mostSuggestions);
  return (
    <>
      <p className={styles.soft}>
        {views === 0 ? 'Not seen' : `Seen ${formatCount(views, 'time')}`} in 30 days ·{' '}
        {inquiries === 0 ? (
          'no inquiries yet'
        ) : (
          <Link to="/inquiries">{formatCount(inquiries, 'inquiry', 'inquiries')}</Link>
        )}
      </p>
      {open > 0 && (
        <p className={styles.soft}>
          <b>{formatCount(open, 'inquiry waits', 'inquiries wait')} for your answer</b>
        </p>
      )}
      {shown.length > 0 && (
        <div className={styles.suggestions}>
          <p>What would make it better:</p>
          <ul>
            {shown.map((suggestion) => (
              <li key={suggestion}>
                <Link to="/listings/$id/edit" params={{ id }}>
                  {suggestions[suggestion]}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
