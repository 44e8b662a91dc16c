import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, type ReactNode } from 'react';
import { factSeparator } from '#locales/card.ts';
import * as common from '#locales/common.ts';
import * as t from '#locales/roomies.ts';
import { useApi } from '#src/api/api-context.ts';
import { currentUserQuery } from '#src/shared/api/current-user.ts';
import { profileQuery } from '#src/shared/api/profile.ts';
import { roomieQuery } from '#src/shared/api/users.ts';
import { MarkButtons } from '#src/shared/marks/mark-buttons.tsx';
import { Avatar } from '#src/ui/avatar.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { Facts } from '#src/ui/facts.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { isolate } from '#src/ui/isolate.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Columns, Page, Panel } from '#src/ui/page-layout.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { SectionSkeleton } from '#src/ui/section-skeleton.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { displayName, userFacts } from '../user-facts.ts';
import { FitSection } from './fit-section.tsx';
import styles from './roomie-page.module.css';
import * as titles from '#locales/titles.ts';

const RoomieLedger = lazyComponent(() => import('./roomie-ledger.tsx'));
const RoomieArea = lazyComponent(() => import('./roomie-area.tsx'));

interface RoomiePageProps {
  id: number;
  /** Where a message to them is written, or what became of it. */
  messageForm: ReactNode;
  /** The way to tell the administrators about them. */
  report: ReactNode;
}

/** One roomie: who they are, how well we would live together and why, and the way to write. */
export function RoomiePage({ id, messageForm, report }: RoomiePageProps) {
  const api = useApi();
  const { data: roomie, dataUpdatedAt } = useQuery(roomieQuery(api, id));
  const user = useQuery(currentUserQuery(api)).data;
  const isMe = user?.id === id;
  const isHidden = useQuery({ ...profileQuery(api), enabled: isMe }).data?.is_hidden ?? false;
  if (!roomie) return <RoomieSkeleton />;
  const { age, occupation, bio, profile_picture_url: portrait } = roomie;
  const name = displayName(roomie);
  const facts = userFacts(roomie, dataUpdatedAt);

  return (
    <Page>
      <div className={styles.top}>
        <Link to="/roomies" activeOptions={{ exact: true }} className={styles.back}>
          {t.allRoomies}
        </Link>
        {!isMe && <MarkButtons kind="users" id={id} title={name} />}
      </div>
      <Columns
        aside={
          <>
            <Panel
              title={
                isMe ? (
                  t.thisIsYou
                ) : (
                  <span id="write">{isolate(common.writeTo({ name }), name)}</span>
                )
              }
            >
              {isMe ? (
                <div className={styles.stack}>
                  <p className={styles.soft}>{isHidden ? t.thisIsYouHidden : t.thisIsYouHint}</p>
                  <Link to="/profile" className={buttonClass({ variant: 'quiet' })}>
                    {t.changeProfile}
                  </Link>
                </div>
              ) : (
                messageForm
              )}
            </Panel>
            {!isMe && <div>{report}</div>}
          </>
        }
      >
        <div className={styles.head}>
          <Avatar url={portrait} name={name} size="xl" />
          <div className={styles.who}>
            <h1 className={styles.name}>
              <bdi>{name}</bdi>
              {age !== null && <span className={styles.age}>{factSeparator + age}</span>}
            </h1>
            {occupation && (
              <p className={styles.occupation} dir="auto">
                {occupation}
              </p>
            )}
            {facts.length > 0 && (
              <div className={styles.facts}>
                <Facts label={t.looksFor({ name })} facts={facts} />
              </div>
            )}
          </div>
        </div>
        {!isMe && (
          <a href="#write" className={`${buttonClass()} ${styles.jump}`}>
            <Icon name="message" />
            {isolate(common.writeTo({ name }), name)}
          </a>
        )}
        {/* Plain text; its line breaks are kept by the style. */}
        {bio && (
          <p className={styles.bio} dir="auto">
            {bio}
          </p>
        )}
        {isMe ? (
          <div className={styles.own}>
            <Notice>{t.othersSeeFit}</Notice>
          </div>
        ) : (
          <FitSection id={id} name={name} />
        )}
        <Suspense fallback={<SectionSkeleton />}>
          <RoomieLedger id={id} />
        </Suspense>
        {roomie.area && (
          <Suspense fallback={<SectionSkeleton />}>
            <RoomieArea area={roomie.area} />
          </Suspense>
        )}
      </Columns>
    </Page>
  );
}

/** A roomie's page before the roomie is there, block by block of the same size. */
export function RoomieSkeleton() {
  return (
    <Page>
      <Loading label={t.loadingRoomie}>
        <h1>
          <VisuallyHidden>{titles.roomie}</VisuallyHidden>
        </h1>
        <div className={styles.back} />
        <Columns aside={<Skeleton shape="panel" />}>
          <div className={styles.head}>
            <span className={styles.portrait}>
              <Skeleton shape="circle" />
            </span>
            <div className={styles.who}>
              <Skeleton shape="title" width="half" />
              <Skeleton width="short" />
              <span className={styles.line}>
                <Skeleton width="long" />
              </span>
            </div>
          </div>
          <div className={styles.bio}>
            <Skeleton />
            <Skeleton width="half" />
          </div>
        </Columns>
      </Loading>
    </Page>
  );
}
