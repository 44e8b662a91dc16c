import { useSession } from '#src/shared/auth/auth-context.ts';
import type { Listing } from '#contract/listings/listing.ts';
import { formatMonth, monthLabel } from '#src/shared/listings/listing-labels.ts';
import * as t from '#locales/listing.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { SignInButton } from './inquiry-entry.tsx';
import { OutsideLink } from './outside-link.tsx';
import { contactId } from './rent-panel.tsx';
import styles from './reach-bar.module.css';

interface ReachBarProps {
  listing: Listing;
  onLogin: () => void;
}

/** On phones, always in reach: the rent, and the way to write to the owner. */
export function ReachBar({ listing, onLogin }: ReachBarProps) {
  const isVisitor = useSession() === 'signedOut';
  return (
    <div className={styles.bar}>
      <p className={styles.rent}>
        <b>{formatMonth(listing)}</b> <span>{monthLabel(listing)}</span>
      </p>
      {listing.owner && !isVisitor && (
        <a href={`#${contactId}`} className={buttonClass()}>
          {t.write}
        </a>
      )}
      {listing.owner && isVisitor && (
        <SignInButton onLogin={onLogin}>{t.signInAndWrite}</SignInButton>
      )}
      {!listing.owner && <OutsideLink link={listing.external_link} look={{ wide: false }} />}
    </div>
  );
}
