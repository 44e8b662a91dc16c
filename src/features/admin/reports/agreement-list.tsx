import type { ReportedMessagePage } from '#contract/moderation/moderation.ts';
import * as t from '#locales/admin-reports.ts';
import { formatDay, formatMoney } from '#locales/format.ts';
import { modes } from '#locales/viewings.ts';
import { formatSlot } from '#src/shared/viewings/slot-times.ts';
import styles from './reports.module.css';

/** The viewings and offers of a reported inquiry. A link to a call is text: it may be a trap. */
export function AgreementList({
  viewings,
  offers,
}: Pick<ReportedMessagePage, 'viewings' | 'offers'>) {
  if (viewings.length + offers.length === 0) return null;
  return (
    <>
      <h3>{t.agreements}</h3>
      <ul className={styles.lines}>
        {viewings.map(({ id, status, mode, video_url: link, ...time }) => (
          <li key={`viewing-${id}`}>
            <p className={styles.soft}>
              {[t.viewing, formatSlot(time), modes[mode], t.viewingStatuses[status]].join(' · ')}
            </p>
            {link && (
              <p className={styles.said} dir="auto">
                {link}
              </p>
            )}
          </li>
        ))}
        {offers.map((offer) => (
          <li key={`offer-${offer.id}`}>
            <p className={styles.soft}>
              {[
                t.offer,
                t.offerTerms({
                  rent: formatMoney(offer.monthly_rent, offer.currency),
                  deposit: formatMoney(offer.deposit, offer.currency),
                  day: formatDay(offer.move_in),
                }),
                t.offerStatuses[offer.status],
              ].join(' · ')}
            </p>
            {offer.reason && (
              <p className={styles.said} dir="auto">
                {offer.reason}
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
