import { Link, useLocation } from '@tanstack/react-router';
import type { ListingPage } from '#contract/listings/listing.ts';
import { questionIds } from '#contract/questionnaire/questions.ts';
import * as t from '#locales/browse-later.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import type { ListingSearch } from './listing-search.ts';
import styles from './search-page.module.css';
import * as common from '#locales/common.ts';
import * as titles from '#locales/titles.ts';

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
        <Notice title={t.stillComparing} onRetry={onRetry}>
          {t.justStarted}
        </Notice>
      </div>
    );
  }
  const isVisitor = page.has_answers === undefined;
  const look = buttonClass({ size: 's' });
  return (
    <div className={styles.invitation}>
      <Notice
        title={t.notSortedByFit}
        actions={
          isVisitor ? (
            <Link to="/login" search={{ redirect: here }} className={look}>
              {titles.signIn}
            </Link>
          ) : (
            <Link to="/profile/$section" params={{ section: 'habits' }} className={look}>
              {common.answerQuestions}
            </Link>
          )
        }
      >
        {(isVisitor ? t.signInAndAnswer : t.answerToSort)({ count: questionIds.length })}
      </Notice>
    </div>
  );
}
