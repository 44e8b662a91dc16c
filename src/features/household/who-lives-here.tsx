import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Household, HouseholdMember } from '#contract/matching/calls.ts';
import type { FitSummary } from '#contract/matching/fit.ts';
import { questionIds } from '#contract/questionnaire/questions.ts';
import { hasAnswers } from '#fit/answers.ts';
import { describeConfidence, describeReason } from '#src/shared/fit/fit-labels.ts';
import * as common from '#locales/common.ts';
import * as fitTexts from '#locales/fit.ts';
import * as t from '#locales/household.ts';
import { answerToSee } from '#locales/roomie-fit.ts';
import { notAnswered } from '#locales/roomies.ts';
import { useApi } from '#src/api/api-context.ts';
import { habitsQuery } from '#src/shared/api/answers.ts';
import { currentUserQuery } from '#src/shared/api/current-user.ts';
import { listingFitQuery } from '#src/shared/api/fit.ts';
import { LoadFailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { Avatar } from '#src/ui/avatar.tsx';
import { classes } from '#src/ui/classes.ts';
import { FitRing } from '#src/ui/fit-ring.tsx';
import { Section } from '#src/ui/page-layout.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import styles from './household.module.css';
import { LeaveButton } from './leave-button.tsx';
import { ManageHousehold, RemoveMemberButton } from './manage-household.tsx';

interface WhoLivesHereProps {
  /** The id of the listing. */
  id: number;
  isOwn: boolean;
}

/** Everyone who lives in a listing, each with the user's fit, for signed-in users; its owner changes it here. */
export function WhoLivesHere({ id, isOwn }: WhoLivesHereProps) {
  const api = useApi();
  const { data, error, refetch, isFetching } = useQuery(listingFitQuery(api, id));
  const user = useQuery(currentUserQuery(api)).data;
  // Imported listings have nobody who could say who lives there.
  if (data?.household === null) return null;
  return (
    <Section title={t.whoLivesHere}>
      {data?.household && (
        <Members id={id} household={data.household} isOwn={isOwn} ownId={user?.id ?? null} />
      )}
      {!data && error && (
        <LoadFailureNotice title={common.partFailed} query={{ error, isFetching, refetch }} />
      )}
      {!data && !error && (
        <Loading label={t.loading}>
          <div className={styles.member}>
            <Skeleton shape="circle" />
            <Skeleton width="half" />
          </div>
        </Loading>
      )}
    </Section>
  );
}

interface MembersProps extends WhoLivesHereProps {
  household: Household;
  ownId: number | null;
}

function Members({ id, household, isOwn, ownId }: MembersProps) {
  const { members, weakest_id: weakestId, is_member: isMember } = household;
  const others = members.filter((member) => member.id !== ownId);
  const mine = useQuery(habitsQuery(useApi())).data;
  const isUnanswered = mine && !hasAnswers({ habits: mine, preferences: {} });
  return (
    <div className={styles.stack}>
      {isUnanswered && others.length > 0 && (
        <p className={styles.soft}>
          {answerToSee({ count: questionIds.length, profile: toProfile })}
        </p>
      )}
      <Lede household={household} isOwn={isOwn} />
      {members.length > 0 && (
        <ul className={styles.members}>
          {members.map((member) => (
            <MemberRow
              key={member.id}
              member={member}
              isMe={member.id === ownId}
              // Without answers of the user, the others' are not told.
              unscored={mine && !isUnanswered ? notAnswered : ''}
              isWeakest={member.id === weakestId && countScored(household) > 1}
            >
              {isOwn && !member.is_owner && <RemoveMemberButton listingId={id} member={member} />}
            </MemberRow>
          ))}
        </ul>
      )}
      {isMember && (
        <div>
          <LeaveButton listingId={id} />
        </div>
      )}
      {isOwn && <ManageHousehold listingId={id} household={household} />}
    </div>
  );
}

const countScored = ({ members }: Household) =>
  members.filter(({ fit }) => fit !== null && fit.score !== null).length;

const toProfile = (text: ReactNode) => (
  <Link to="/profile/$section" params={{ section: 'habits' }}>
    {text}
  </Link>
);

/** What the scores below come to: a home is as good as its least content pair. */
function Lede({ household, isOwn }: { household: Household; isOwn: boolean }) {
  const { members, weakest_id: weakestId } = household;
  const weakest = members.find(({ id }) => id === weakestId);
  if (members.length === 0) {
    return <p className={styles.soft}>{t.nobodyNamed}</p>;
  }
  if (isOwn || !weakest?.fit || countScored(household) < 2) return null;
  const { score, conflicts } = weakest.fit;
  const given = { name: memberName(weakest), isolated };
  if (score === null) {
    return <p>{conflicts > 0 ? t.weakestPair.conflict(given) : t.weakestPair.plain(given)}</p>;
  }
  const pair = conflicts > 0 ? t.weakestPair.scoredConflict : t.weakestPair.scored;
  return <p>{pair({ ...given, score })}</p>;
}

const isolated = (text: ReactNode) => <bdi>{text}</bdi>;
const memberName = ({ first_name: name }: HouseholdMember) => name || common.aRoomie;

interface MemberRowProps {
  member: HouseholdMember;
  isMe: boolean;
  isWeakest: boolean;
  /** What stands in place of a score. */
  unscored: string;
  children: ReactNode;
}

function MemberRow({ member, isMe, isWeakest, unscored, children }: MemberRowProps) {
  const { id, is_owner: isOwner, profile_picture_url: photo, fit } = member;
  const name = memberName(member);
  return (
    <li className={styles.member}>
      <Avatar url={photo} name={name} size="l" />
      <div className={styles.words}>
        <p className={styles.names}>
          <Link to="/roomies/$id" params={{ id }} className={styles.name}>
            <bdi>{name}</bdi>
          </Link>
          {isMe && <span className={styles.badge}>{common.you}</span>}
          {isOwner && !isMe && <span className={styles.badge}>{t.offersRoom}</span>}
          {isWeakest && <span className={classes(styles.badge, styles.weakest)}>{t.weakest}</span>}
        </p>
        {!isMe && <p className={styles.soft}>{fit ? describeFit(fit) : unscored}</p>}
      </div>
      {fit && fit.score !== null && (
        <FitRing
          score={fit.score}
          label={fitTexts.fitOf100({ score: fit.score })}
          conflict={fit.conflicts > 0}
        />
      )}
      {children}
    </li>
  );
}

/** The one thing to know about a pair, and what the score rests on. */
function describeFit(fit: FitSummary): string {
  const { conflicts, reasons, score } = fit;
  if (score === null) return `${fitTexts.noScoreYet} · ${describeConfidence(fit)}`;
  const [reason] = reasons;
  const first = reason ? describeReason(reason) : t.allDiffers;
  return `${conflicts > 0 ? fitTexts.conflicts({ count: conflicts }) : first} · ${describeConfidence(fit)}`;
}
