import type { Amenity, HouseRule } from '#contract/vocabulary.ts';
import type { RoomKind } from '../drawing/draw-room.ts';

interface PictureSketch {
  seed: number;
  kind: RoomKind;
  alt: string;
}

/** One demo listing; dates are days from the day of seeding, rent whole currency units a month. */
export interface RoomSketch {
  owner_email: string;
  title: string;
  description: string;
  address: string;
  latitude: number;
  longitude: number;
  monthly_rent: number;
  total_bedrooms: number;
  total_bathrooms: number;
  current_roommates: number;
  looking_for_roommates: number;
  available_from_days: number;
  posted_days_ago: number;
  amenities: readonly Amenity[];
  house_rules: readonly HouseRule[];
  pictures: readonly PictureSketch[];
}
