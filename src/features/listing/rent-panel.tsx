import type { ComponentType } from 'react';
import { daysSince, isUnconfirmed } from '#contract/listings/freshness.ts';
import type { Listing } from '#contract/listings/listing.ts';
import { formatDay } from '#locales/format.ts';
import { formatMonth, monthLabel } from '#src/shared/listings/listing-labels.ts';
import * as t from '#locales/listing.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Panel } from '#src/ui/page-layout.tsx';
import { InquiryEntry } from './inquiry-entry.tsx';
import { outsideAddress } from './outside-address.ts';
import { OutsideLink } from './outside-link.tsx';
import styles from './rent-panel.module.css';

/** The id of the place where one writes to the owner. */
export const contactId = 'contact';

export interface RentPanelProps {
  listing: Listing;
  isOwn: boolean;
  nowMs: number;
  /** Called before a visitor leaves to sign in. */
  onLogin: () => void;
  /** Where signed-in users write to the owner, or see the status of their inquiry. */
  Inquiry: ComponentType<Pick<Listing, 'id'>>;
}

/** Beside a listing: what it costs, who offers it, how to reach them, and how fresh all this is. */
export function RentPanel({ listing, isOwn, nowMs, onLogin, Inquiry }: RentPanelProps) {
  const { owner, source, last_confirmed_at: confirmedAt } = listing;
  const isStale = isUnconfirmed(listing, nowMs);
  const site = outsideAddress(listing.external_link)?.host ?? source;
  return (
    <Panel>
      <div className={styles.stack} id={contactId}>
        <p className={styles.rent}>
          <b>{formatMonth(listing)}</b> <span className={styles.period}>{monthLabel(listing)}</span>
        </p>
        {owner && (
          <p className={styles.owner}>
            <Avatar url={owner.profile_picture_url} name={owner.first_name} />
            <span>{isOwn ? t.offeredByYou : offeredBy(owner.first_name)}</span>
          </p>
        )}
        {!owner && (
          <p className={styles.soft}>
            {site ? t.foundOn({ site: <bdi>{site}</bdi> }) : t.foundElsewhere}
          </p>
        )}
        {/* Their bar tells owners what to do about it. */}
        {!(isOwn && isStale) && (
          <p className={styles.soft}>
            {isStale
              ? t.notConfirmedSince({ day: formatDay(confirmedAt, nowMs) })
              : t.confirmedDaysAgo({ count: daysSince(confirmedAt, nowMs) })}
          </p>
        )}
        {owner && !isOwn && (
          <InquiryEntry name={owner.first_name} onLogin={onLogin}>
            <Inquiry id={listing.id} />
          </InquiryEntry>
        )}
        <OutsideLink link={listing.external_link} look={owner ? { variant: 'quiet' } : {}} />
      </div>
    </Panel>
  );
}

const offeredBy = (name: string) =>
  name ? t.offeredBy({ name: <bdi>{name}</bdi> }) : t.offeredByMember;
