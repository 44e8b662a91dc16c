import { Suspense } from 'react';
import type { Applicant, ApplicantPage, ApplicantVote } from '#contract/applicants/calls.ts';
import { openStatuses } from '#machines/inquiry.machine.ts';
import * as t from '#locales/applicant-votes.ts';
import * as common from '#locales/common.ts';
import { formatList } from '#locales/format.ts';
import { useUserId } from '#src/shared/drafts/use-draft.ts';
import { VoteEditor } from '#src/shared/votes/vote-editor.tsx';
import { Avatar } from '#src/ui/avatar.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import styles from './household-votes.module.css';
import { useVote } from '../api/votes.ts';

const ExclusionNotice = lazyComponent(() => import('#src/shared/trust/exclusion-notice.tsx'));

interface HouseholdVotesProps {
  applicant: Applicant;
  listing: ApplicantPage['listing'];
}

/**
 * What those of the household think of an applicant, who has not looked yet, and the user's own vote. Nothing
 * where the owner decides alone, once the application is closed, and about themselves.
 */
export function HouseholdVotes({ applicant, listing }: HouseholdVotesProps) {
  const { user, status, votes, not_looked: notLooked, inquiry_id: inquiryId } = applicant;
  const write = useVote(inquiryId);
  const isOpen = openStatuses.includes(status);
  const isAboutMe = useUserId() === user.id;
  if (!listing.has_members || !isOpen || isAboutMe) return null;
  const name = user.first_name || common.aRoomie;
  return (
    <section className={styles.votes} aria-label={t.householdThinks({ name })}>
      <h3 className={styles.title}>{common.yourHousehold}</h3>
      <ul className={styles.others}>
        {votes
          .filter((vote) => !vote.is_mine)
          .map((vote) => (
            <li key={vote.user.id}>
              <Opinion {...vote} />
            </li>
          ))}
      </ul>
      {notLooked.length > 0 && (
        <p className={styles.soft}>
          {t.notLooked({ names: formatList(notLooked.map((each) => isolated(each.first_name))) })}
        </p>
      )}
      <VoteEditor
        name={name}
        target={`vote-${inquiryId}`}
        stored={votes.find((vote) => vote.is_mine)}
        write={write}
        noteLabel={t.noteLabel}
        noteHint={t.noteHint}
        renderAdvice={(note) => (
          <Suspense>
            <ExclusionNotice text={note} place={listing.address} currency={listing.currency} />
          </Suspense>
        )}
      />
    </section>
  );
}

/** A name in its own direction, within a text that cannot hold elements. */
const isolated = (name: string) => `\u2068${name || common.aRoomie}\u2069`;

/** What one of the others thinks; their note is one tap away. */
function Opinion({ user, vote, note }: ApplicantVote) {
  const name = user.first_name || common.aRoomie;
  const line = (
    <>
      <Avatar url={user.profile_picture_url} name={name} size="s" />
      <bdi className={styles.voter}>{name}</bdi>
      <span className={styles.vote} data-vote={vote}>
        {t.votes[vote]}
      </span>
    </>
  );
  if (note === '') return <p className={styles.opinion}>{line}</p>;
  return (
    <details className={styles.withNote}>
      <summary className={styles.opinion}>
        {line}
        <span className={styles.soft}>{common.note}</span>
      </summary>
      <p className={styles.note} dir="auto">
        {note}
      </p>
    </details>
  );
}
