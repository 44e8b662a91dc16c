import type { Database } from '../db/database.ts';
import { habits } from '../db/schema/habits.ts';
import { listingImages } from '../db/schema/listing-images.ts';
import { listings } from '../db/schema/listings.ts';
import { preferences } from '../db/schema/preferences.ts';
import { users } from '../db/schema/users.ts';
import { storeHabits, storePreferences } from '../people/stored-answers.ts';
import { localIssuer, localSubject } from '../sign-in/local-provider/subject.ts';
import { people } from './content/people.ts';
import type { PersonSketch } from './content/person-sketch.ts';
import type { RoomSketch } from './content/room-sketch.ts';
import { rooms } from './content/rooms.ts';
import { demoHabits, demoPreferences, seedOf } from './demo-answers.ts';
import { describeDemoPicture, faceSize, mainKey, roomSize } from './demo-pictures.ts';
import { faceName, roomPictureName } from './draw-demo.ts';
import { drawRoom } from './drawing/draw-room.ts';

const dayMs = 24 * 60 * 60_000;

/**
 * Fills an empty database with demo people and rooms, all or nothing; the files of their pictures
 * are drawn by `drawDemo`. False when people were there already.
 */
export async function seedDatabase(
  { orm }: Database,
  mediaUrl: string,
  now: Date,
): Promise<boolean> {
  const found = await orm.select({ id: users.id }).from(users).limit(1);
  if (found.length > 0) return false;
  const pictures = await Promise.all(rooms.map(describeRoomPictures));

  await orm.transaction(async (transaction) => {
    const inserted = await transaction
      .insert(users)
      .values(people.map((person) => personRow(person, mediaUrl, now)))
      .returning({ id: users.id, email: users.email });
    const idOf = new Map(inserted.map(({ id, email }) => [email, id]));
    await transaction.insert(habits).values(people.flatMap((person) => habitRows(person, idOf)));
    await transaction
      .insert(preferences)
      .values(people.flatMap((person) => preferenceRows(person, idOf)));
    const insertedRooms = await transaction
      .insert(listings)
      .values(rooms.map((room) => roomRow(room, idOf.get(room.owner_email), now)))
      .returning({ id: listings.id });
    await transaction
      .insert(listingImages)
      .values(insertedRooms.flatMap(({ id }, index) => pictures[index]?.(id) ?? []));
  });
  return true;
}

/** The picture rows of a room, once its id is known. */
async function describeRoomPictures(room: RoomSketch, index: number) {
  const rows = await Promise.all(
    room.pictures.map(({ seed, kind }, position) =>
      describeDemoPicture(roomPictureName(index, position), drawRoom(seed, kind), roomSize),
    ),
  );
  return (listingId: number) =>
    rows.map(({ key, width, height, placeholder, variants }, position) => ({
      listing_id: listingId,
      position,
      alt: room.pictures[position]?.alt ?? '',
      key,
      width,
      height,
      placeholder,
      variants,
    }));
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
    move_in_from: person.move_in_from_days === null ? null : day(now, person.move_in_from_days),
    stay_months: person.stay_months,
  };
}

type Ids = ReadonlyMap<string, number>;

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

function roomRow(room: RoomSketch, ownerId: number | undefined, now: Date) {
  if (ownerId === undefined) throw new Error(`No demo person owns "${room.title}"`);
  const postedAt = new Date(now.getTime() - room.posted_days_ago * dayMs);
  return {
    user_id: ownerId,
    title: room.title,
    description: room.description,
    address: room.address,
    latitude: room.latitude,
    longitude: room.longitude,
    monthly_rent: room.monthly_rent,
    total_bedrooms: room.total_bedrooms,
    total_bathrooms: room.total_bathrooms,
    current_roommates: room.current_roommates,
    looking_for_roommates: room.looking_for_roommates,
    available_from: day(now, room.available_from_days),
    amenities: [...room.amenities],
    house_rules: [...room.house_rules],
    created_at: postedAt,
    updated_at: postedAt,
    last_confirmed_at: postedAt,
  };
}

const day = (now: Date, daysAhead: number) =>
  new Date(now.getTime() + daysAhead * dayMs).toISOString().slice(0, 10);
