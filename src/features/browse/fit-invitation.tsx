import { Link, useLocation } from '@tanstack/react-router';
import type { ListingPage } from '#contract/listings/listing.ts';
import { questionIds } from '#contract/questionnaire/questions.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import type { ListingSearch } from './listing-search.ts';
import styles from './search-page.module.css';

interface FitInvitationProps {
  search: ListingSearch;
  page: ListingPage | undefined;
  onRetry: () => void;
}

/** Who asks for the best fit and does not get it learns why, and what to do. */
export function FitInvitation({ search, page, onRetry }: FitInvitationProps) {
  const here = useLocation({ select: ({ href }) => href });
  if (search.sort !== 'fit' || !page || page.sorted_by === 'fit') return null;
  if (page.has_answers) {
    return (
      <div className={styles.invitation}>
        <Notice
          title="RoomieRadar is still comparing all rooms with you"
          actions={
            <Button variant="quiet" size="s" onClick={onRetry}>
              Try again
            </Button>
          }
        >
          It has just started. For some minutes, the newest rooms come first.
        </Notice>
      </div>
    );
  }
  const isVisitor = page.has_answers === undefined;
  const look = buttonClass({ size: 's' });
  return (
    <div className={styles.invitation}>
      <Notice
        title="These rooms are not sorted by fit yet"
        actions={
          isVisitor ? (
            <Link to="/login" search={{ redirect: here }} className={look}>
              Sign in
            </Link>
          ) : (
            <Link to="/profile" className={look}>
              Answer the questions
            </Link>
          )
        }
      >
        {isVisitor ? 'Sign in and answer' : 'Answer'} {questionIds.length} short questions about how
        you live, and you see how well you fit with the people in each room. Until then, the newest
        come first.
      </Notice>
    </div>
  );
}
