import type { ListingFieldName } from '#contract/listings/listing-fields.ts';
import { roomTypeLabels } from '#locales/card.ts';
import { formatDay, formatList } from '#locales/format.ts';
import { fieldLabels } from '#locales/listing-fields.ts';
import { amenityLabels, houseRuleLabels, listingStatusLabels } from '#locales/vocabulary.ts';
import type { ListingDraft } from './listing-draft.ts';

type Fields = readonly ListingFieldName[];

const isDegrees = (field: ListingFieldName) => field === 'latitude' || field === 'longitude';

/** The fields of a group that people read; a pin on the map stands beside its address. */
const readFields = (fields: Fields) =>
  fields.length > 1 ? fields.filter((each) => !isDegrees(each)) : fields;

/** The name of fields that were saved elsewhere with other values. */
export const collisionLabel = (fields: Fields): string =>
  formatList(readFields(fields).map((field) => fieldLabels[field]));

/** The values of these fields as people read them; empty for none. */
export function formatCollision(fields: Fields, draft: ListingDraft): string {
  const place = [draft.latitude, draft.longitude].filter((degrees) => degrees !== null);
  const pin = fields.includes('latitude') ? [place.map((each) => each.toFixed(3)).join(' ')] : [];
  return formatList([...readFields(fields).map((field) => formatValue(field, draft)), ...pin]);
}

function formatValue(field: ListingFieldName, draft: ListingDraft): string {
  if (field === 'status') return listingStatusLabels[draft.status];
  if (field === 'room_type') return draft.room_type && roomTypeLabels[draft.room_type];
  if (field === 'amenities') return formatList(draft.amenities.map((each) => amenityLabels[each]));
  if (field === 'house_rules') {
    return formatList(draft.house_rules.map((each) => houseRuleLabels[each]));
  }
  if (field === 'available_from' || field === 'available_until') {
    return draft[field] && formatDay(draft[field]);
  }
  return String(draft[field] ?? '');
}
