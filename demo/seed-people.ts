import { habits } from '#platform/database/schema/habits.ts';
import { preferences } from '#platform/database/schema/preferences.ts';
import { users } from '#platform/database/schema/users.ts';
import type { Transaction } from '#platform/database/database.ts';
import { storeHabits, storePreferences } from '#domain/users/stored-answers.ts';
import { localIssuer, localSubject } from '#domain/auth/local-provider/subject.ts';
import { people } from './content/people.ts';
import type { PersonSketch } from './content/person-sketch.ts';
import { demoHabits, demoPreferences, seedOf } from './demo-answers.ts';
import { faceSize, mainKey } from './demo-pictures.ts';
import { faceName } from './draw-demo.ts';

const dayMs = 24 * 60 * 60_000;
type Ids = ReadonlyMap<string, number>;

/** Stores the demo people with what they told; answers their ids by e-mail. */
export async function seedPeople(
  transaction: Pick<Transaction, 'insert'>,
  mediaUrl: string,
  now: Date,
): Promise<Ids> {
  const inserted = await transaction
    .insert(users)
    .values(
      people.map((person, index) => ({
        ...personRow(person, mediaUrl, now),
        // One every other day, the last of them the newest.
        created_at: new Date(now.getTime() - (people.length - index) * 2 * dayMs),
      })),
    )
    .returning({ id: users.id, email: users.email });
  const idOf = new Map(inserted.map(({ id, email }) => [email, id]));
  await transaction.insert(habits).values(people.flatMap((person) => habitRows(person, idOf)));
  await transaction
    .insert(preferences)
    .values(people.flatMap((person) => preferenceRows(person, idOf)));
  return idOf;
}

function personRow(person: PersonSketch, mediaUrl: string, now: Date) {
  const { face_seed: faceSeed } = person;
  return {
    issuer: localIssuer,
    subject: localSubject(person.email),
    email: person.email,
    first_name: person.first_name,
    last_name: person.last_name,
    is_admin: person.is_admin,
    onboarding_status: person.onboarding,
    profile_picture_url:
      faceSeed === null ? null : mediaUrl + mainKey(faceName(faceSeed), faceSize.widths),
    birth_date: person.birth_date,
    occupation: person.occupation,
    bio: person.bio,
    area: person.area,
    latitude: person.latitude,
    longitude: person.longitude,
    budget_min: person.budget_min,
    budget_max: person.budget_max,
    move_in_from:
      person.move_in_from_days === null ? null : dayAfter(now, person.move_in_from_days),
    stay_months: person.stay_months,
  };
}

/** Who got past that step of onboarding: a row, else none. */
function habitRows({ email, habits: sketch }: PersonSketch, idOf: Ids) {
  const userId = idOf.get(email);
  if (!sketch || userId === undefined) return [];
  return [{ user_id: userId, answers: storeHabits(demoHabits(sketch)) }];
}

function preferenceRows({ email, onboarding, habits: sketch }: PersonSketch, idOf: Ids) {
  const userId = idOf.get(email);
  if (!sketch || onboarding !== 'completed' || userId === undefined) return [];
  const wanted = demoPreferences(demoHabits(sketch), seedOf(email));
  return [{ user_id: userId, ...storePreferences(wanted) }];
}

/** The day so many days ahead of this moment, YYYY-MM-DD in UTC. */
export const dayAfter = (now: Date, days: number) =>
  new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);
