import { isLeaving as isOnTheWay } from '#machines/auth.selectors.ts';
import { useAuth, useAuthState, useSession } from '#src/actors/auth-context.ts';
import type { Listing } from '#contract/listings/listing.ts';
import { formatMoney } from '#contract/labels/money.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { OutsideLink } from './outside-link.tsx';
import { contactId } from './rent-panel.tsx';
import styles from './reach-bar.module.css';

interface ReachBarProps {
  listing: Listing;
  onLogin: () => void;
}

/** On phones, always in reach: the rent, and the way to write to the owner. */
export function ReachBar({ listing, onLogin }: ReachBarProps) {
  const auth = useAuth();
  const isVisitor = useSession() === 'signedOut';
  const isLeaving = useAuthState(isOnTheWay);
  return (
    <div className={styles.bar}>
      <p className={styles.rent}>
        <b>{formatMoney(listing.monthly_rent)}</b> <span>a month</span>
      </p>
      {listing.owner && !isVisitor && (
        <a href={`#${contactId}`} className={buttonClass()}>
          Write
        </a>
      )}
      {listing.owner && isVisitor && (
        <Button
          busy={isLeaving}
          busyLabel="Taking you to the sign-in page…"
          onClick={() => {
            onLogin();
            auth.send({ type: 'login.requested' });
          }}
        >
          Sign in and write
        </Button>
      )}
      {!listing.owner && <OutsideLink link={listing.external_link} look={{ wide: false }} />}
    </div>
  );
}
