import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import * as t from '#locales/listing.ts';
import { useSession } from '#src/shared/auth/auth-context.ts';
import { MarkButtons } from '#src/shared/marks/mark-buttons.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { share } from '#src/ui/share.ts';
import type { BackLink } from './back-link.ts';
import styles from './listing-page.module.css';

const nowhere: BackLink = {};

/** What the router keeps with this page about where it was opened; the same object until it changes. */
export function useBackLink(): BackLink {
  const { results, steps } = useLocation({ select: ({ state }) => state });
  // The server knows nothing of the history: until the app is there, all rooms are the way back.
  const isThere = useSession() !== 'settling';
  return useMemo(
    () => (isThere && results ? { results, steps: steps ?? 1 } : nowhere),
    [isThere, results, steps],
  );
}

interface TopRowProps {
  id: number;
  title: string;
  isOwn: boolean;
  backLink: BackLink;
}

/** Above a listing: back to the results as they were left, and the ways to keep, hide and share it. */
export function TopRow({ id, title, isOwn, backLink }: TopRowProps) {
  const { history, options } = useRouter();
  // Plain, so that it opens in the language of who gets it.
  const address = options.context.siteOrigin + useLocation({ select: ({ pathname }) => pathname });
  const { results, steps = 1 } = backLink;
  return (
    <div className={styles.top}>
      <Link
        to="/"
        search={results ?? {}}
        activeOptions={{ exact: true }}
        className={styles.topLink}
        onClick={(event) => {
          if (!results || event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          history.go(-steps);
        }}
      >
        <Icon name="chevron-left" />
        {t.allRooms}
      </Link>
      <div className={styles.topEnd}>
        {/* Their place stays: that a room is one's own is known late. */}
        <div className={isOwn ? styles.noMarks : undefined}>
          <MarkButtons kind="listings" id={id} title={title} />
        </div>
        <a
          // Without a script, as a mail.
          href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`}
          className={styles.topLink}
          onClick={(event) => {
            event.preventDefault();
            void share(title, address);
          }}
        >
          <Icon name="share" />
          {t.share}
        </a>
      </div>
    </div>
  );
}
