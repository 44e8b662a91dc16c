import { defaultPreferences, withOwnAnswers } from '#contract/questionnaire/preference-rules.ts';
import {
  questionIds,
  type Habits,
  type Preferences,
  type QuestionId,
} from '#contract/questionnaire/questions.ts';
import { PreferenceRow } from './preference-row.tsx';
import styles from './questionnaire.module.css';

/** What a user said they want, and for the questions they said nothing about, what is likely. */
export function startingPreferences(habits: Habits, said: Preferences): Preferences {
  return { ...defaultPreferences(habits), ...withOwnAnswers(habits, said) };
}

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
