import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatDay } from '#locales/format.ts';
import * as t from '#locales/household.ts';
import * as titles from '#locales/titles.ts';
import { useApi } from '#src/api/api-context.ts';
import { ownHouseholdsQuery } from './api/household.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Section } from '#src/ui/page-layout.tsx';
import styles from './household.module.css';
import { LeaveButton } from './leave-button.tsx';

/** The households that the user joined, each with the way to leave. Nothing when there are none. */
export function OwnHouseholds() {
  const { data } = useQuery(ownHouseholdsQuery(useApi()));
  if (!data || data.items.length === 0) return null;
  return (
    <Section title={t.whereYouLive}>
      <ul className={styles.members}>
        {data.items.map(({ listing_id: id, listing_title: title, is_public, joined_at }) => (
          <li key={id} className={styles.member}>
            <div className={styles.words}>
              <p dir="auto">
                {is_public ? (
                  <Link to="/listings/$id" params={{ id }} className={styles.name}>
                    {title}
                  </Link>
                ) : (
                  title
                )}
              </p>
              <p className={styles.soft}>
                {(is_public ? t.joined : t.joinedHidden)({ day: formatDay(joined_at) })}
              </p>
            </div>
            <Link
              to="/listings/$id/applicants"
              params={{ id }}
              className={buttonClass({ variant: 'quiet', size: 's' })}
              aria-label={t.applicantsFor({ title })}
            >
              {titles.applicants}
            </Link>
            <LeaveButton listingId={id} title={title} />
          </li>
        ))}
      </ul>
      {data.total > data.items.length && (
        <p className={styles.soft}>{t.firstShown({ count: data.items.length })}</p>
      )}
    </Section>
  );
}
