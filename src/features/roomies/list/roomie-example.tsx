import { questionIds } from '#contract/questionnaire/questions.ts';
import type { Roomie } from '#contract/matching/calls.ts';
import * as t from '#locales/roomies.ts';
import { RoomieCard } from './roomie-card.tsx';
import styles from './roomie-example.module.css';

const roomie: Roomie = {
  ...t.exampleRoomie,
  id: 0,
  intent: 'looking',
  age: 29,
  bio: '',
  budget_min: 450,
  budget_max: 650,
  budget_currency: 'EUR',
  move_in_from: null,
  stay_months: 12,
  profile_picture_url: null,
  fit: {
    score: 92,
    shared: questionIds.length - 1,
    of: questionIds.length,
    conflicts: 0,
    reasons: ['cleaning', 'quiet', 'sleep'],
  },
};

/** What the card of a roomie looks like, for those who see no real one yet. */
export default function RoomieExample() {
  return (
    <figure className={styles.example}>
      <figcaption>
        <h2 className={styles.caption}>{t.anExample}</h2>
      </figcaption>
      <RoomieCard roomie={roomie} nowMs={0} isScored isExample />
    </figure>
  );
}
