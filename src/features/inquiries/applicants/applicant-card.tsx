import { Link } from '@tanstack/react-router';
import type { Applicant, ApplicantPage } from '#contract/applicants/calls.ts';
import * as t from '#locales/applicants.ts';
import * as common from '#locales/common.ts';
import { formatList } from '#locales/format.ts';
import { lowestBetween } from '#locales/group-inquiries.ts';
import * as declines from '#locales/declines.ts';
import { removedMessage, saidByYou, unread as unreadLabel } from '#locales/inquiries.ts';
import { formatStay } from '#src/shared/listings/stay.ts';
import { Reasons, ScoreLine } from '#src/shared/fit/fit-summary.tsx';
import { Avatar } from '#src/ui/avatar.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { CountBadge } from '#src/ui/count-badge.tsx';
import { FitRing } from '#src/ui/fit-ring.tsx';
import { isolate } from '#src/ui/isolate.tsx';
import { formatMessageMoment } from '../message-time.ts';
import styles from './applicants.module.css';
import declineStyles from './declines.module.css';
import { describeMoveIn } from './describe-move-in.ts';
import { GroupPeople } from '../inquiry/group-people.tsx';
import { HouseholdVotes } from './household-votes.tsx';

interface ApplicantCardProps {
  applicant: Applicant;
  listing: ApplicantPage['listing'];
  nowMs: number;
  /** For the owner, where it can be declined. */
  selection?: {
    isSelected: boolean;
    onSelect: (isSelected: boolean) => void;
    onDecline: () => void;
  };
}

/** One applicant: who they are, how they fit those who live there, when they would come, what they wrote. */
export function ApplicantCard({ applicant, listing, nowMs, selection }: ApplicantCardProps) {
  const { user, fit, weakest, waiting_since: waiting, unread, stage, inquiry_id: id } = applicant;
  const { group } = applicant;
  const name = group
    ? formatList(group.members.map((member) => member.first_name || common.aRoomie))
    : user.first_name || common.aRoomie;
  return (
    <article className={styles.card} data-unread={unread > 0 || undefined}>
      <div className={styles.head}>
        <FitRing score={fit?.score ?? 0} size="l" conflict={fit !== null && fit.conflicts > 0}>
          <Avatar url={user.profile_picture_url} name={name} size="l" />
        </FitRing>
        <div className={styles.who}>
          <div className={styles.title}>
            <h2 className={styles.name}>
              {user.is_findable && !group ? (
                <Link to="/roomies/$id" params={{ id: user.id }}>
                  <bdi>{name}</bdi>
                </Link>
              ) : (
                <bdi>{name}</bdi>
              )}
            </h2>
            <CountBadge count={unread} label={unreadLabel} />
          </div>
          {group && <GroupPeople members={group.members} />}
          {fit ? <ScoreLine fit={fit} /> : <p className={styles.soft}>{t.notComparable}</p>}
          <p className={styles.marks}>
            <span className={styles.stage} data-stage={stage}>
              {t.stages[stage]}
            </span>
            {waiting !== null && (
              <span>{t.waitingSince({ moment: formatMessageMoment(waiting, nowMs) })}</span>
            )}
          </p>
        </div>
      </div>
      <ul className={styles.facts}>
        <li>{describeMoveIn(applicant, listing, nowMs)}</li>
        {applicant.stay_months !== null && (
          <li>{t.staysFor({ stay: formatStay(applicant.stay_months) })}</li>
        )}
      </ul>
      <LastLine applicant={applicant} />
      {fit && (
        <details className={styles.why}>
          <summary>{t.whyThisFit}</summary>
          {weakest && (
            <p className={styles.soft}>
              {group?.weakest
                ? lowestBetween({ one: group.weakest.first_name, other: weakest.first_name })
                : t.lowestWith({ name: weakest.first_name })}
            </p>
          )}
          <Reasons fit={fit} />
        </details>
      )}
      <HouseholdVotes applicant={applicant} listing={listing} />
      {listing.is_own && (
        <div className={styles.actions}>
          <Link
            to="/inquiries/$id"
            params={{ id }}
            className={buttonClass({ variant: waiting === null ? 'quiet' : 'primary', size: 's' })}
            aria-label={t.openConversation({ name })}
          >
            {waiting === null ? t.open : common.answer}
          </Link>
          {selection && (
            <>
              <Button
                variant="plain"
                size="s"
                aria-label={declines.declineOne({ name })}
                onClick={selection.onDecline}
              >
                {common.decline}
              </Button>
              <label className={declineStyles.select}>
                <input
                  type="checkbox"
                  checked={selection.isSelected}
                  onChange={(event) => selection.onSelect(event.currentTarget.checked)}
                />
                {isolate(declines.select({ name }), name)}
              </label>
            </>
          )}
        </div>
      )}
    </article>
  );
}

/** The newest message for the owner, for others of the household the first. */
function LastLine({ applicant: { message, last_message: last } }: { applicant: Applicant }) {
  const text = last?.text ?? message;
  return (
    // What is cut is cut at the end of the text, whichever way it reads.
    <p className={styles.message} dir={last?.is_mine ? undefined : 'auto'}>
      {last?.is_mine && <span>{saidByYou}</span>}
      {last?.is_mine ? <bdi>{text || removedMessage}</bdi> : text || removedMessage}
    </p>
  );
}
