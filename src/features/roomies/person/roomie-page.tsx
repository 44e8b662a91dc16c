import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useApi } from '#src/api/api-context.ts';
import { currentUserQuery } from '#src/queries/current-user.ts';
import { roomieQuery } from '#src/queries/users.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { Facts } from '#src/ui/facts.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Columns, Page, Panel } from '#src/ui/page-layout.tsx';
import { nameOf, personFacts } from '../person-facts.ts';
import { FitSection } from './fit-section.tsx';
import styles from './roomie-page.module.css';
import { RoomieSkeleton } from './roomie-skeleton.tsx';

interface RoomiePageProps {
  id: number;
  /** Where a message to them is written, or what became of it. */
  messageForm: ReactNode;
  /** The way to tell the administrators about them. */
  report: ReactNode;
}

/** One person: who they are, how well we would live together and why, and the way to write. */
export function RoomiePage({ id, messageForm, report }: RoomiePageProps) {
  const api = useApi();
  const { data: person, dataUpdatedAt } = useQuery(roomieQuery(api, id));
  const user = useQuery(currentUserQuery(api)).data;
  if (!person) return <RoomieSkeleton />;
  const { age, occupation, bio, profile_picture_url: portrait } = person;
  const name = nameOf(person);
  const isMe = user?.id === id;
  const facts = personFacts(person, dataUpdatedAt);

  return (
    <Page>
      <Link to="/roomies" activeOptions={{ exact: true }} className={styles.back}>
        All roomies
      </Link>
      <Columns
        aside={
          <>
            <Panel title={isMe ? 'This is you' : <span id="write">Write to {name}</span>}>
              {isMe ? (
                <div className={styles.stack}>
                  <p className={styles.soft}>This is what others see of you.</p>
                  <Link to="/profile" className={buttonClass({ variant: 'quiet' })}>
                    Change your profile
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
              {name}
              {age !== null && <span className={styles.age}>, {age}</span>}
            </h1>
            {occupation && <p className={styles.occupation}>{occupation}</p>}
            {facts.length > 0 && (
              <div className={styles.facts}>
                <Facts label={`What ${name} looks for`} facts={facts} />
              </div>
            )}
          </div>
        </div>
        {!isMe && (
          <a href="#write" className={`${buttonClass()} ${styles.jump}`}>
            <Icon name="message" />
            Write to {name}
          </a>
        )}
        {/* Plain text; its line breaks are kept by the style. */}
        {bio && <p className={styles.bio}>{bio}</p>}
        {isMe ? (
          <div className={styles.own}>
            <Notice>Others see here how well they fit with you, and why.</Notice>
          </div>
        ) : (
          <FitSection id={id} name={name} />
        )}
      </Columns>
    </Page>
  );
}
