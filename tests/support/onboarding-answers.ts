import type { ProfileForm } from '#contract/users/user.ts';
import { defaultPreferences } from '#contract/questionnaire/preference-rules.ts';
import type { Habits, Preferences } from '#contract/questionnaire/questions.ts';

/** A valid profile form, with changes. */
export function profileForm(changes: Partial<ProfileForm> = {}): ProfileForm {
  return {
    intent: 'looking',
    first_name: 'Ines',
    last_name: 'Almeida',
    birth_date: '1994-03-08',
    occupation: 'Sound engineer',
    bio: 'Quiet at home, loud at work.',
    area: 'Graça, Lisbon',
    latitude: 38.7167,
    longitude: -9.1333,
    budget_min: 400,
    budget_max: 650,
    move_in_from: '2027-01-15',
    stay_months: 12,
    ...changes,
  };
}

/** An answer to each question, with changes. */
export function habitAnswers(changes: Habits = {}): Habits {
  return {
    sleep: { from: '23:30', until: '07:30' },
    cleaning: 'same_day',
    quiet: 'by_22',
    overnight_guests: 'monthly',
    gatherings: 'few_a_year',
    smoking: 'never',
    alcohol: 'weekly',
    pets: 'welcome',
    home_working: 'some_days',
    sharing: 'basics',
    chores: 'by_turns',
    conflict: 'within_days',
    ...changes,
  };
}

/** The default preferences for those answers, with changes. */
export function wantedAnswers(changes: Preferences = {}): Preferences {
  return { ...defaultPreferences(habitAnswers()), ...changes };
}
