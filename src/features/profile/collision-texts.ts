import type { Habits, Preferences, QuestionId } from '#contract/questionnaire/questions.ts';
import * as common from '#locales/common.ts';
import { formatDay, formatList } from '#locales/format.ts';
import * as t from '#locales/profile.ts';
import * as q from '#locales/questions.ts';
import * as titles from '#locales/titles.ts';
import { publicIntentLabels } from '#locales/vocabulary.ts';
import { formatAnswer } from '#src/shared/fit/answer-labels.ts';
import { formatStay } from '#src/shared/listings/stay.ts';
import { acceptedText } from './profile-labels.ts';
import type { ProfileDraft } from './profile-draft.ts';

type Fields = readonly (keyof ProfileDraft)[];

const labels: Record<keyof ProfileDraft, string> = {
  intent: t.intent,
  first_name: q.firstName,
  last_name: q.lastName,
  birth_date: q.birthDate,
  area: common.area,
  latitude: '',
  longitude: '',
  budget_min: common.from,
  budget_max: common.upTo,
  budget_currency: common.currency,
  move_in_from: t.movingIn,
  stay_months: q.staying,
  occupation: q.occupation,
  bio: titles.aboutYou,
};

/** The name of fields of the profile that were saved elsewhere with other values. */
export const profileCollisionLabel = (fields: Fields): string =>
  formatList(fields.map((field) => labels[field]));

/** Their values as people read them; empty for none. */
export const formatProfileCollision = (fields: Fields, draft: ProfileDraft): string =>
  formatList(fields.map((field) => formatValue(field, draft)));

function formatValue(field: keyof ProfileDraft, draft: ProfileDraft): string {
  const { intent, stay_months: stay } = draft;
  if (field === 'intent') return intent === null ? '' : publicIntentLabels[intent];
  if (field === 'stay_months') return stay && formatStay(Number(stay));
  if (field === 'birth_date' || field === 'move_in_from')
    return draft[field] && formatDay(draft[field]);
  // The name of an area says where it is.
  return field === 'latitude' || field === 'longitude' ? '' : draft[field];
}

/** The topic of a question that was answered otherwise elsewhere. */
export const questionLabel = ([id]: readonly QuestionId[]): string =>
  id === undefined ? '' : q.questions[id].topic;

/** What was answered; empty for nothing. */
export function formatHabit([id]: readonly QuestionId[], habits: Habits): string {
  const answer = id && habits[id];
  return id && answer ? formatAnswer(id, answer) : '';
}

/** What is wanted of others; empty for nothing. */
export function formatPreference([id]: readonly QuestionId[], preferences: Preferences): string {
  const preference = id && preferences[id];
  return id && preference ? acceptedText(id, preference) : '';
}
