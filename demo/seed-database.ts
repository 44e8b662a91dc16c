import type { Database } from '#platform/database/database.ts';
import { listingImages } from '#platform/database/schema/listing-images.ts';
import { listings } from '#platform/database/schema/listings.ts';
import { users } from '#platform/database/schema/users.ts';
import type { RoomSketch } from './content/room-sketch.ts';
import { rooms } from './content/rooms.ts';
import { describeDemoPicture, roomSize } from './demo-pictures.ts';
import { roomPictureName } from './draw-demo.ts';
import { roomColour } from './drawing/draw-room.ts';
import { seedDesk } from './seed-desk.ts';
import { seedInquiries } from './seed-inquiries.ts';
import { dayAfter, seedPeople } from './seed-people.ts';

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

  await orm.transaction(async (transaction) => {
    const idOf = await seedPeople(transaction, mediaUrl, now);
    const insertedRooms = await transaction
      .insert(listings)
      .values(rooms.map((room) => roomRow(room, idOf.get(room.owner_email), now)))
      .returning({ id: listings.id, title: listings.title });
    await transaction
      .insert(listingImages)
      .values(insertedRooms.flatMap(({ id }, index) => pictureRows(index, id)));
    const roomsByTitle = new Map(insertedRooms.map(({ id, title }) => [title, id]));
    const known = { people: idOf, rooms: roomsByTitle, now };
    await seedInquiries(transaction, known);
    await seedDesk(transaction, known);
  });
  return true;
}

/** What is stored of the pictures of a room; `index` is its place in the demo. */
function pictureRows(index: number, listingId: number) {
  return (rooms[index]?.pictures ?? []).map(({ seed, kind, alt }, position) => ({
    ...describeDemoPicture(roomPictureName(index, position), roomColour(seed, kind), roomSize),
    listing_id: listingId,
    position,
    alt,
  }));
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
    available_from: dayAfter(now, room.available_from_days),
    amenities: [...room.amenities],
    house_rules: [...room.house_rules],
    created_at: postedAt,
    updated_at: postedAt,
    last_confirmed_at: postedAt,
  };
}
