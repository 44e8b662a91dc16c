import {
  questionIds,
  type Habits,
  type Preferences,
  type QuestionId,
} from '#contract/questionnaire/questions.ts';
import { PreferenceRow } from './preference-row.tsx';
import styles from './questionnaire.module.css';

export interface PreferencesListProps {
  habits: Habits;
  preferences: Preferences;
  onChange: (preferences: Preferences) => void;
}

/** Everything a user answered about themselves, as a question about others; each opens by itself. */
export function PreferencesList({ habits, preferences, onChange }: PreferencesListProps) {
  return (
    <ul className={styles.preferences}>
      {questionIds.flatMap((id: QuestionId) => {
        const own = habits[id];
        const preference = preferences[id];
        if (own === undefined || !preference) return [];
        return [
          <PreferenceRow
            key={id}
            id={id}
            own={own}
            preference={preference}
            onChange={(next) => onChange({ ...preferences, [id]: next })}
          />,
        ];
      })}
    </ul>
  );
}
